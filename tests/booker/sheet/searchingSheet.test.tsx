/** The sheet while the list is searched. */
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { pageOf } from '../pageFixtures.ts';
import { atTables, button, field } from '../renderBooker.tsx';

test.each(['100%', '200%'])(
  'does not move under a finger when the search field loses the focus, at %s text',
  async (size) => {
    const root = document.documentElement;
    root.style.fontSize = size;
    onTestFinished(() => {
      root.style.fontSize = '';
    });
    const { user } = await atTables(pageOf('first'));
    await user.click(button(messages.yourTables));
    await user.type(field(messages.find), 'lighthouse');
    await screen.findByText(new RegExp(messages.noResults({ query: 'lighthouse' })));
    await user.clear(field(messages.find));
    const toggle = button(messages.yourTables);
    const body = screen.getByRole('region', { name: messages.yourReservation }).querySelector('.booker-sheet-body');
    await waitFor(() => {
      expect(body?.getAnimations()).toEqual([]);
    });
    const { y } = toggle.getBoundingClientRect();
    field(messages.find).blur();
    expect(toggle.getBoundingClientRect().y).toBe(y);
  },
);

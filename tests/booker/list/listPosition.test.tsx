/** The list stays under the pointer, and search results are in sight. */
import { screen, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { selectedKeysAtom } from '../../../src/booker/reservation/selection.ts';
import { offering } from '../fakeHost.ts';
import { pageOf, room } from '../pageFixtures.ts';
import { type Visit, atTables, button, cards, listed } from '../renderBooker.tsx';

afterEach(() => page.viewport(412, 915));

const withLines = (count: number): Promise<Visit> =>
  atTables(
    pageOf('first'),
    offering(...Array.from({ length: count }, (_, index) => room(index + 1, `Line ${index + 1}`, 1))),
  );

const frames = async (): Promise<void> => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
};

/** Returns whether a press in the middle of an element reaches it. */
function isInSight(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

describe('a row of the list', () => {
  test('stays under the pointer when a card appears above the list, and a double click selects one table', async () => {
    await page.viewport(1366, 768);
    const { user, store } = await withLines(20);
    const row = await listed('Line 2');
    await user.hover(row);
    const before = row.getBoundingClientRect().top;
    await user.dblClick(row);
    await frames();
    expect(row.getBoundingClientRect().top).toBeCloseTo(before, 0);
    expect(store.get(selectedKeysAtom)).toEqual(['2']);
    await user.click(await listed('Line 3'));
    await frames();
    expect(row.getBoundingClientRect().top).toBeCloseTo(before, 0);
    expect(cards()).toHaveLength(2);
  });
});

describe('a search', () => {
  test.each([
    [320, 568],
    [360, 740],
    [740, 360],
  ])(
    'a search at %i × %i shows results that can be tapped, and does not move under the finger',
    async (width, height) => {
      await page.viewport(width, height);
      const { user } = await withLines(30);
      if (button(messages.yourTables).ariaExpanded === 'false') await user.click(button(messages.yourTables));
      const list = screen.getByRole('region', { name: messages.list });
      await user.type(within(list).getByRole('searchbox', { name: messages.find }), 'Line 2');
      const result = await listed('Line 2');
      await frames();
      for (const animation of document.getAnimations()) animation.finish();
      expect(isInSight(result)).toBe(true);
      const before = result.getBoundingClientRect().top;
      result.focus();
      await frames();
      expect(result.getBoundingClientRect().top).toBeCloseTo(before, 0);
    },
  );
});

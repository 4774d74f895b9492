/** The card of the table under the mouse. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { offering } from '../fakeHost.ts';
import { pageOf, room } from '../pageFixtures.ts';
import { atTables, pointOf } from '../renderBooker.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const hoverCard = (): Element | null => document.querySelector('.booker-hover-card');

test('names the table, its seats and its state with its picture, until the mouse leaves', async () => {
  const rooms = [
    room(1, 'Terrace 1', 2, { picture: PICTURE, price: 'from €25 a day\nPaid at the venue' }),
    room(3, 'Terrace 3', 4, { available: false }),
    room(24, 'Corner', 2),
  ];
  const visited = await atTables(pageOf('second'), offering(...rooms));
  await visited.user.pointer(await pointOf({ x: 150, y: 50 }));
  await waitFor(() => {
    expect(hoverCard()).toHaveTextContent(
      `Terrace 1${messages.seats({ count: 2 })} · ${messages.spokenStates.available}from €25 a day Paid at the venue`,
    );
  });
  expect(hoverCard()?.querySelector('img')).toHaveAttribute('src', PICTURE);
  await visited.user.pointer(await pointOf({ x: 350, y: 50 }));
  await waitFor(() => {
    expect(hoverCard()).toHaveTextContent(
      `Terrace 3${messages.seats({ count: 4 })} · ${messages.spokenStates.unavailable}`,
    );
  });
  await visited.user.pointer({ target: screen.getByRole('heading', { name: messages.tablesHeading }) });
  await waitFor(() => {
    expect(hoverCard()).toBeNull();
  });
});

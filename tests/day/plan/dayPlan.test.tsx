/** The plan of the day: taps, keys, the time that it shows, and blocks. */
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { messages } from '../../../src/day/messages.ts';
import { badgesAtom, linksAtom } from '../../../src/day/plan/tableBadges.ts';
import { startModeAtom } from '../../../src/day/state/selection.ts';
import { DATE, NOW, TABLES, dayOf, partyOf, showDay } from './dayPlanDriver.tsx';

const MINUTE_MS = 60_000;
const [first, second, third] = TABLES as unknown as [
  (typeof TABLES)[number],
  (typeof TABLES)[number],
  (typeof TABLES)[number],
];
const twin = (): HTMLElement => screen.getByRole('region', { name: messages.tablesRegion });

test('seats guests who walk in with two taps, table first', async () => {
  const day = await showDay(dayOf([]));
  day.tap(first.key);
  const card = await screen.findByRole('region', { name: first.name });
  await userEvent.click(within(card).getByRole('button', { name: messages.guests({ count: 2 }) }));
  await waitFor(() =>
    expect(day.actions).toEqual([{ type: 'walk_in', guests: 2, tables: [first.key], until: 21 * 60 }]),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: first.name })).toBeNull());
});

test('a tap on a table does not seat anybody where guests stay longer than promised', async () => {
  const over = partyOf(1, [first.key], {
    status: 'seated',
    arrived: 2,
    time: 15 * 60,
    seatedAt: NOW - 240 * MINUTE_MS,
  });
  const day = await showDay(dayOf([over]));
  day.store.set(startModeAtom, { type: 'walk_in', guests: 2 });
  day.tap(first.key);
  await screen.findByRole('region', { name: messages.party });
  expect(day.actions).toEqual([]);
});

test('warns of a closed area, and takes its table anyway, but no blocked one', async () => {
  const [closed, blocked] = TABLES.map(({ key }) => key) as [string, string];
  const facts = { from: DATE, until: DATE, fromTime: null, untilTime: null, reason: 'Rain' };
  const day = await showDay(
    dayOf(
      [],
      [
        { ...facts, id: -1, tables: [closed] },
        { ...facts, id: 1, tables: [blocked] },
      ],
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: messages.guests({ count: 2 }) }));
  day.tap(blocked);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Rain'));
  expect(screen.queryByRole('button', { name: messages.insist })).toBeNull();
  day.tap(closed);
  await userEvent.click(await screen.findByRole('button', { name: messages.insist }));
  await waitFor(() => expect(day.actions).toMatchObject([{ type: 'walk_in', tables: [closed], override: true }]));
});

test('shows who sits where, how long, and who comes next', async () => {
  const day = await showDay(
    dayOf(
      [
        partyOf(1, [first.key], {
          name: 'Anna Maier',
          status: 'seated',
          arrived: 2,
          time: 18 * 60,
          seatedAt: NOW - 60 * MINUTE_MS,
        }),
        partyOf(2, [second.key, third.key], { name: 'Bob', status: 'arrived', arrived: 1 }),
        partyOf(3, [first.key], { time: 21 * 60 }),
      ],
      [{ id: 1, tables: [TABLES[3]!.key], from: DATE, until: DATE, fromTime: null, untilTime: null, reason: 'Storm' }],
    ),
  );
  const badges = day.store.get(badgesAtom);
  expect(badges.get(first.key)).toMatchObject({ tone: 'solid', title: 'Anna Maier', figure: '2', progress: 0.5 });
  expect(badges.get(second.key)).toMatchObject({ tone: 'striped', figure: '1/2' });
  expect(badges.get(TABLES[3]!.key)).toMatchObject({ tone: 'closed', title: 'Storm' });
  expect(day.store.get(linksAtom).map((keys) => keys.toSorted())).toEqual([[second.key, third.key].toSorted()]);
});

test('shows how it will be at another time', async () => {
  const late = partyOf(1, [first.key], { time: 21 * 60 });
  const day = await showDay(dayOf([late, partyOf(2, [second.key], { time: 18 * 60 + 30 })]));
  expect(day.store.get(badgesAtom).get(first.key)?.tone).toBe('open');
  expect(day.store.get(badgesAtom).get(second.key)?.tone).toBe('urgent');
  fireEvent.change(screen.getByRole('slider', { name: messages.planTime }), {
    target: { value: String(21 * 60 + 15) },
  });
  await waitFor(() => expect(day.store.get(badgesAtom).get(first.key)?.tone).toBe('pale'));
  expect(day.store.get(badgesAtom).has(second.key)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: messages.now }));
  expect(day.store.get(badgesAtom).get(first.key)?.tone).toBe('open');
});

test('the plan of the day has a button for each table, which says who sits there', async () => {
  await showDay(dayOf([partyOf(1, [first.key], { name: 'Anna' })]));
  const buttons = within(twin()).getAllByRole('button');
  expect(buttons).toHaveLength(TABLES.length);
  expect(buttons[0]!.textContent).toMatch(new RegExp(`^${first.name}`));
  expect(buttons[0]!.textContent).toContain('Anna');
  expect(buttons[1]!.textContent).toContain(messages.free);
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

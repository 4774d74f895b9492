/** Dragging parties and tables over the plan of the day. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { modeAtom } from '../../../src/day/state/selection.ts';
import { dragAtom } from '../../../src/day/plan/dragState.ts';
import { NOW, TABLES, dayOf, partyOf, showDay } from './dayPlanDriver.tsx';

const twoSeats = TABLES.filter(({ seats }) => seats === 2).map(({ key }) => key);
const [one, other, third] = twoSeats as [string, string, string];
const nameOf = (key: string): string => TABLES.find((table) => table.key === key)!.name;

const ANNA = partyOf(1, [one], { name: 'Anna' });
const BOB = partyOf(2, [other], { name: 'Bob', revision: 7 });

test('moves a party that is dropped on a free table', async () => {
  const day = await showDay(dayOf([ANNA]));
  await day.drag(day.middleOf(one), day.middleOf(third), () => {
    screen.getByText(messages.moveTo({ table: nameOf(third) }));
  });
  await waitFor(() => expect(day.actions).toEqual([{ type: 'tables', party: 1, revision: 3, tables: [third] }]));
});

test('moves a party that is dropped in passing, before the page says where it would go', async () => {
  const day = await showDay(dayOf([ANNA]));
  await day.drag(day.middleOf(one), day.middleOf(third));
  await waitFor(() => expect(day.actions).toEqual([{ type: 'tables', party: 1, revision: 3, tables: [third] }]));
});

test('says who has a table before the party is dropped, and offers to swap after it', async () => {
  const day = await showDay(dayOf([ANNA, BOB]));
  await day.drag(day.middleOf(one), day.middleOf(other), () => {
    screen.getByText(messages.tableTaken({ table: nameOf(other), name: 'Bob', time: messages.time(19 * 60) }));
  });
  expect(day.actions).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: messages.swapWith({ name: 'Bob' }) }));
  await waitFor(() =>
    expect(day.actions).toEqual([{ type: 'swap', party: 1, revision: 3, other: 2, otherRevision: 7 }]),
  );
});

test('joins the table that a party rests on to its own', async () => {
  const day = await showDay(dayOf([ANNA]));
  await day.drag(
    day.middleOf(one),
    day.middleOf(third),
    () => screen.getByText(messages.joinWith({ table: nameOf(third) })),
    { restMs: 1000 },
  );
  await waitFor(() => expect(day.actions).toEqual([{ type: 'tables', party: 1, revision: 3, tables: [one, third] }]));
});

test('does nothing when a party is dropped beside all tables, on its own table, or given up with Escape', async () => {
  const day = await showDay(dayOf([ANNA]));
  const corner = day.element.getBoundingClientRect();
  await day.drag(day.middleOf(one), { x: corner.left + 4, y: corner.bottom - 4 });
  const { x, y } = day.middleOf(one);
  await day.drag({ x, y }, { x: x + 6, y });
  await day.drag(day.middleOf(one), day.middleOf(third), () => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(day.store.get(dragAtom)).toBeUndefined();
  expect(day.actions).toEqual([]);
});

test('shows only tables as targets that are free and large enough', async () => {
  const large = partyOf(1, [one], { guests: 6 });
  const day = await showDay(dayOf([large, BOB]));
  await day.drag(day.middleOf(one), day.middleOf(third), () => {
    screen.getByText(
      messages.tooSmall({
        tables: nameOf(third),
        room: messages.seats({ count: 2 }),
        size: messages.guests({ count: 6 }),
      }),
      { exact: false },
    );
  });
  expect(day.actions).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: messages.insist }));
  await waitFor(() => expect(day.actions).toMatchObject([{ type: 'tables', tables: [third] }]));
});

test('opens a party that is tapped, and not after a drag', async () => {
  const day = await showDay(dayOf([ANNA]));
  await day.drag(day.middleOf(one), { x: day.middleOf(one).x + 8, y: day.middleOf(one).y });
  expect(screen.queryByRole('region', { name: messages.party })).toBeNull();
  day.tap(one);
  await screen.findByRole('region', { name: messages.party });
});

test('a finger that rests on a free table drags it to a party, whose table it joins', async () => {
  const seated = partyOf(1, [one], { name: 'Anna', status: 'seated', arrived: 2, seatedAt: NOW });
  const day = await showDay(dayOf([seated]));
  await day.drag(day.middleOf(third), day.middleOf(one), undefined, { pointerType: 'touch' });
  expect(day.actions, 'a swipe is no drag').toEqual([]);
  await waitFor(() => expect(day.element.dataset['still']).toBe('true'));
  await day.drag(
    day.middleOf(third),
    day.middleOf(one),
    () => {
      screen.getByText(messages.joinTo({ name: 'Anna' }));
    },
    { pointerType: 'touch', isLongPress: true },
  );
  await waitFor(() => expect(day.actions).toEqual([{ type: 'tables', party: 1, revision: 3, tables: [one, third] }]));
});

test('a second finger ends the drag and zooms', async () => {
  const day = await showDay(dayOf([ANNA]));
  await day.drag(day.middleOf(one), day.middleOf(third), () => {
    expect(day.store.get(dragAtom)).toBeDefined();
    day.send('pointerdown', { x: 300, y: 300 }, { pointerId: 6, isPrimary: false });
    expect(day.store.get(dragAtom)).toBeUndefined();
    day.send('pointerup', { x: 300, y: 300 }, { pointerId: 6, isPrimary: false });
  });
  expect(day.actions).toEqual([]);
});

test('a long press picks a party up, and the next tap says where to', async () => {
  const day = await showDay(dayOf([ANNA]));
  await day.drag(day.middleOf(one), day.middleOf(one), undefined, { isLongPress: true });
  await screen.findByText(messages.tapTable);
  await waitFor(() => expect(day.element.dataset['still']).toBe('true'));
  day.tap(third);
  await waitFor(() => expect(day.actions).toEqual([{ type: 'tables', party: 1, revision: 3, tables: [third] }]));
});

test('a refused drop only says why for a moment, however long it was held, and Escape ends that', async () => {
  const day = await showDay(dayOf([ANNA, BOB]));
  const bar = (): HTMLElement | null =>
    screen.queryByRole('region', { name: messages.stays({ name: 'Anna', tables: nameOf(one) }) });
  const taken = messages.tableTaken({ table: nameOf(other), name: 'Bob', time: messages.time(19 * 60) });
  await day.drag(day.middleOf(one), day.middleOf(other), () => screen.getByText(taken), { restMs: 1_500 });
  expect(await screen.findByRole('alert')).toHaveTextContent(taken);
  expect(bar()).toBeVisible();
  expect(day.store.get(modeAtom)).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(bar()).toBeNull());
  // A tap opens the party as ever.
  await day.drag(day.middleOf(one), day.middleOf(other));
  await waitFor(() => expect(bar()).toBeVisible());
  await waitFor(() => expect(day.element.dataset['still']).toBe('true'));
  day.tap(other);
  await screen.findByRole('region', { name: messages.party });
  expect(bar()).toBeNull();
  expect(day.actions).toEqual([]);
});

test('a free table is not joined to a party that it is taken from later', async () => {
  const seated = partyOf(1, [one], { name: 'Anna', status: 'seated', arrived: 2, seatedAt: NOW });
  const day = await showDay(dayOf([seated, partyOf(2, [third], { name: 'Bob', time: 20 * 60 })]));
  const taken = messages.tableTaken({ table: nameOf(third), name: 'Bob', time: messages.time(20 * 60) });
  await day.drag(day.middleOf(third), day.middleOf(one), () => screen.getByText(taken), { isLongPress: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(taken);
  expect(day.store.get(modeAtom)).toBeUndefined();
  expect(day.actions).toEqual([]);
});

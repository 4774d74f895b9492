/** Blocks of tables. */
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '../../../src/day/messages.ts';
import { addProblemAtom } from '../../../src/day/state/notices.ts';
import { DATE, NOW, TABLES, dayOf, partyOf, showDay } from './dayPlanDriver.tsx';

const [first] = TABLES as unknown as [(typeof TABLES)[number]];
const areaKeys = TABLES.filter(({ area }) => area === first.area).map(({ key }) => key);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const panel = (): HTMLElement => screen.getByRole('region', { name: messages.blockTables });

test('blocks an area for hours of the day with a reason', async () => {
  const day = await showDay(dayOf([]));
  await press(messages.block);
  await userEvent.click(within(panel()).getByRole('button', { name: first.area }));
  await press(messages.blockReasons.usual[0]);
  await userEvent.click(within(panel()).getByRole('checkbox', { name: messages.blockAllDay }));
  const time = messages.time(19 * 60 + 15);
  await userEvent.selectOptions(within(panel()).getByLabelText(messages.blockFromTime), time);
  await press(messages.blockNow({ tables: messages.tables({ count: areaKeys.length }) }));
  await waitFor(() => expect(day.actions).toHaveLength(1));
  expect(day.actions[0]).toEqual({
    type: 'block',
    tables: areaKeys,
    from: DATE,
    until: DATE,
    fromTime: 19 * 60 + 15,
    untilTime: 24 * 60,
    reason: messages.blockReasons.usual[0],
  });
});

test('selects and releases tables by tapping, and by drawing around them', async () => {
  const day = await showDay(dayOf([]));
  await press(messages.block);
  await screen.findByText(messages.blockNone);
  await waitFor(() => expect(day.element.dataset['still']).toBe('true'));
  day.tap(first.key);
  await screen.findByRole('button', { name: messages.blockNow({ tables: messages.tables({ count: 1 }) }) });
  day.tap(first.key);
  await screen.findByText(messages.blockNone);
  const at = day.middleOf(first.key);
  const around = (dx: number, dy: number): { x: number; y: number } => ({ x: at.x + dx, y: at.y + dy });
  day.send('pointerdown', around(-8, -8));
  for (const point of [around(8, -8), around(8, 8), around(-8, 8)]) day.send('pointermove', point);
  day.send('pointerup', around(-8, 7));
  await screen.findByRole('button', { name: messages.blockNow({ tables: messages.tables({ count: 1 }) }) });
});

test('seats guests who walk in while tables are being blocked, and goes on with the block', async () => {
  const day = await showDay(dayOf([]));
  await press(messages.block);
  await waitFor(() => expect(day.element.dataset['still']).toBe('true'));
  day.tap(first.key);
  await screen.findByRole('button', { name: messages.blockNow({ tables: messages.tables({ count: 1 }) }) });
  await press(messages.guests({ count: 2 }));
  day.tap(TABLES[1]!.key);
  await waitFor(() => expect(day.actions).toMatchObject([{ type: 'walk_in', guests: 2, tables: [TABLES[1]!.key] }]));
  await screen.findByRole('button', { name: messages.blockNow({ tables: messages.tables({ count: 1 }) }) });
});

test('lists the parties concerned, and staff choose for each of them', async () => {
  const parties = [
    partyOf(1, [first.key], { name: 'Anna' }),
    partyOf(2, [TABLES[1]!.key], { name: 'Bob' }),
    partyOf(3, [TABLES[2]!.key], { name: 'Cleo', email: '' }),
  ];
  const day = await showDay(dayOf(parties));
  const action = {
    type: 'block',
    tables: areaKeys,
    from: DATE,
    until: DATE,
    fromTime: 21 * 60,
    untilTime: 24 * 60,
    reason: '',
  } as const;
  const [best, second] = [TABLES.at(-1)!, TABLES.at(-2)!];
  const end = 21 * 60;
  const choices = [
    { party: 1, revision: 3, offers: [[best.key], [second.key]], end, isGone: false },
    { party: 2, revision: 3, offers: [], end, isGone: true },
    { party: 3, revision: 3, offers: [], end: null, isGone: false },
  ];
  const step = { id: 'step-0001', date: DATE, action: { ...action, tables: [...areaKeys] }, at: NOW };
  day.store.set(addProblemAtom, { step, text: 'Blocked', kind: 'affected', parties, choices });
  const dialog = await screen.findByRole('dialog', {
    name: messages.affectedTitle({ affected: messages.parties({ count: 3 }) }),
  });
  const chosen = (): (string | null)[] =>
    within(dialog)
      .getAllByRole<HTMLSelectElement>('combobox')
      .map(({ selectedOptions }) => selectedOptions[0]!.textContent);
  const stays = messages.affectedEnd({ time: messages.time(end) });
  expect(chosen()).toEqual([messages.affectedMove({ table: best.name }), stays, messages.affectedLater]);
  await userEvent.selectOptions(
    within(dialog).getByRole('combobox', { name: /^Anna/ }),
    messages.affectedMove({ table: second.name }),
  );
  await userEvent.selectOptions(
    within(dialog).getByRole('combobox', { name: /^Cleo/ }),
    messages.affectedLeave({ how: 'call' }),
  );
  await press(messages.blockNow({ tables: messages.tables({ count: areaKeys.length }) }));
  const moves = [{ party: 1, revision: 3, tables: [second.key] }];
  await waitFor(() =>
    expect(day.actions).toEqual([{ ...action, moves, ends: [{ party: 2, revision: 3 }], tell: [3] }]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows a block and removes it', async () => {
  const block = {
    id: 9,
    tables: [first.key],
    from: DATE,
    until: '2026-11-30',
    fromTime: null,
    untilTime: null,
    reason: 'High tide',
  };
  const day = await showDay(dayOf([], [block]));
  day.tap(first.key);
  const card = await screen.findByRole('region', { name: first.name });
  expect(card.textContent).toContain('High tide');
  await press(messages.unblock);
  await waitFor(() => expect(day.actions).toEqual([{ type: 'unblock', block: 9 }]));
});

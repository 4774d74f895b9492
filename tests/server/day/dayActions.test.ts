import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/booking/time.ts';
import type { DayActionOf } from '../../../src/domain/day/action.ts';
import { changesOf } from '../../../src/server/booking/visits/dayLog.ts';
import { openHarness } from '../openHarness.ts';
import { STAYS, type ServerHarness, type ServerHarnessOptions } from '../serverHarness.ts';
import { DATE, type DaySession, openDaySession, blockAction } from './daySession.ts';

let harness: ServerHarness;

const BY_STAY = { occupancy: 'stay', stays: STAYS, turn_times: [{ guests: 2, minutes: 90 }] };

async function open(venue: ServerHarnessOptions['venue'] = {}): Promise<DaySession> {
  harness = await openHarness({ venue });
  return openDaySession(harness);
}

const ADD: DayActionOf<'add'> = { type: 'add', guests: 2, name: 'Ines', time: 19 * 60, tables: ['1'] };

it('a party moves to another date with its tables, or to others if somebody has them there', async () => {
  const day = await open();
  const next = addDays(DATE, 1);
  await day.act({ ...ADD, email: 'ines@example.com' });
  await day.act({ ...ADD, name: 'Noah' }, undefined, next);
  const { id, revision } = await day.party('Ines');
  const move: DayActionOf<'edit'> = { type: 'edit', party: id, revision, date: next, tables: ['1'] };
  const before = await harness.contents();
  const refused = await day.act(move);
  expect(refused).toMatchObject({ type: 'collision', collisions: [{ table: '1', name: 'Noah' }] });
  expect(await harness.contents()).toBe(before);
  expect((await day.act({ ...move, date: addDays(DATE, -1) })).errors).toHaveProperty('date');
  const [nearest] = refused.nearest!;
  const moved = await day.act({ ...move, tables: [...nearest!] });
  expect(moved.state.parties, 'of the date that it had').toEqual([]);
  expect((await day.state(next)).parties).toContainEqual(expect.objectContaining({ id, tables: nearest }));
  expect((await harness.rows('outbox')).map(({ kind }) => kind)).toEqual(['guest', 'changed']);
  expect((await day.act({ ...ADD, name: 'Mei' })).ok, 'its table is free').toBe(true);
  await day.act({ type: 'cancel', party: (await day.party('Mei')).id, revision: 0, tell: false });
  expect((await day.act({ type: 'undo', log: moved.log! })).ok).toBe(true);
  expect(await day.party('Ines')).toMatchObject({ date: DATE, tables: ['1'] });
});

it('a party is told of a cancellation only if staff say so, and not while it can be undone', async () => {
  const day = await open();
  await day.act({ ...ADD, email: 'ines@example.com' });
  await day.act({ ...ADD, name: 'Noah', tables: ['2'], email: 'noah@example.com' });
  const [ines, noah] = [await day.party('Ines'), await day.party('Noah')];
  await day.act({ type: 'cancel', party: ines.id, revision: 0, tell: true });
  const { log } = await day.act({ type: 'cancel', party: noah.id, revision: 0, tell: false });
  const mails = await harness.rows('outbox');
  expect(mails.map(({ kind, reservation_id: id }) => [kind, id])).toEqual([['cancelled', ines.id]]);
  expect(mails.every(({ due_at: due }) => Number(due) > Date.now())).toBe(true);
  await day.act({ type: 'undo', log: log! });
  expect(await day.party('Noah')).toMatchObject({ cancelled: false, tables: ['2'] });
});

it('undo brings back what a step has changed, personal data and all', async () => {
  const day = await open();
  await day.act({ ...ADD, phone: '0771234567' });
  const { id } = await day.party('Ines');
  const { log } = await day.act({
    type: 'edit',
    party: id,
    revision: 0,
    name: 'Wrong',
    phone: '',
    guests: 4,
    time: 600,
  });
  const undone = await day.act({ type: 'undo', log: log! });
  expect(undone.state.parties).toMatchObject([
    { name: 'Ines', phone: '+94771234567', guests: 2, time: 19 * 60, revision: 2 },
  ]);
  expect((await day.act({ type: 'undo', log: log! })).errors).toHaveProperty('log');
});

describe('a block', () => {
  const BLOCK = blockAction({ tables: ['1', '2'], until: '2026-11-25', reason: 'Spring tide' });

  it('a block never moves a party silently: it proposes, then moves all or tells them', async () => {
    const day = await open();
    await harness.reserve({ selected_tables: [1] });
    await day.act({ ...ADD, name: 'Noah', tables: ['2'], email: 'noah@example.com' });
    const refused = await day.act(BLOCK);
    expect(refused).toMatchObject({ type: 'affected', parties: [{ name: 'Ada Silva' }, { name: 'Noah' }] });
    const [choice] = refused.choices!;
    expect(refused.choices!.map(({ offers, end }) => [offers.length, end])).toEqual([
      [3, null],
      [3, null],
    ]);
    const noah = await day.party('Noah');
    const { party, revision, offers } = choice!;
    const move = { party, revision, tables: offers[2]! };
    const { state, log } = await day.act({ ...BLOCK, moves: [move], tell: [noah.id] });
    expect(state.parties.map(({ name, cancelled, tables }) => [name, cancelled, tables])).toEqual([
      ['Ada Silva', false, move.tables],
      ['Noah', true, ['2']],
    ]);
    expect((await harness.rows('outbox')).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['changed', 'cancelled']),
    );
    const undone = await day.act({ type: 'undo', log: log! });
    expect(undone.state.blocks).toEqual([]);
    expect(undone.state.parties.map(({ cancelled, tables }) => [cancelled, tables])).toEqual([
      [false, ['1']],
      [false, ['2']],
    ]);
  });

  it('a block offers the parties that it concerns no table that another block has', async () => {
    const day = await open();
    await harness.reserve({ selected_tables: [1] });
    const offersOf = async () => (await day.act(BLOCK)).choices![0]!.offers;
    const [nearest] = await offersOf();
    await day.act(blockAction({ tables: nearest! }));
    expect((await offersOf()).flat()).not.toEqual(expect.arrayContaining(nearest!));
  });
});

describe('a block of some hours', () => {
  const EVENING: DayActionOf<'block'> = {
    type: 'block',
    tables: ['1', '2'],
    from: DATE,
    until: DATE,
    fromTime: 21 * 60,
    untilTime: 24 * 60,
    reason: 'Storm',
  };

  it('a block of some hours moves only who is concerned, to tables of the same kind and access', async () => {
    const day = await open({
      ...BY_STAY,
      table_access: [{ tables: ['3', '12'], access: 'walk_in' }],
    });
    // Until 21:15 by the default stay, and gone by 20:45 by the turn time.
    await day.act({ ...ADD, time: 19 * 60 + 15, stay: 120, email: 'ines@example.com' });
    await day.act({ ...ADD, time: 18 * 60, name: 'Mei' });
    await day.act({ ...ADD, time: 20 * 60 + 30, name: 'Noah', tables: ['2'] });
    const refused = await day.act(EVENING);
    const [ines, noah] = [await day.party('Ines'), await day.party('Noah')];
    expect(refused.choices).toEqual([
      { party: ines.id, revision: 0, offers: [], end: 21 * 60, isGone: true },
      { party: noah.id, revision: 0, offers: [['11'], ['13'], ['4']], end: 21 * 60, isGone: false },
    ]);
    const moves = [{ party: noah.id, revision: 0, tables: ['13'] }];
    const { ok, log } = await day.act({ ...EVENING, moves, ends: [{ party: ines.id, revision: 0 }] });
    expect(ok).toBe(true);
    expect(await day.party('Ines')).toMatchObject({ tables: ['1'], time: 19 * 60 + 15, stay: 105 });
    expect((await harness.rows('outbox')).filter(({ kind }) => kind === 'changed')).toHaveLength(1);
    await day.act({ type: 'undo', log: log! });
    expect(await day.party('Ines')).toMatchObject({ stay: 120 });
  });

  it('a block of some hours ends no visit that begins when it does', async () => {
    const day = await open(BY_STAY);
    await day.act({ ...ADD, time: 21 * 60 });
    const { id } = await day.party('Ines');
    expect((await day.act(EVENING)).choices).toMatchObject([{ party: id, end: null }]);
  });
});

const seat = (day: DaySession, name: string, tables = ['1']) =>
  day.act({ type: 'walk_in', guests: 2, name, tables, override: true });

it('tables that others have are taken from those who give them up, whom the log names', async () => {
  const day = await open(BY_STAY);
  await seat(day, 'Noah');
  await day.act({ ...ADD, time: 10 * 60, tables: ['2', '3'], email: 'ines@example.com' });
  const [noah, ines] = [await day.party('Noah'), await day.party('Ines')];
  const walkIn = await seat(day, 'Mei');
  expect(await day.party('Noah')).toMatchObject({ status: 'left' });
  await day.act({ ...ADD, name: 'Ada', time: 10 * 60, tables: ['3'], override: true });
  expect(await day.party('Ines')).toMatchObject({ tables: ['2'], stay: 90 });
  await day.act({ ...ADD, name: 'Tom', time: 10 * 60 + 30, tables: ['2'], override: true });
  expect(await day.party('Ines')).toMatchObject({ tables: ['2'], stay: 30 });
  const mails = (await harness.rows('outbox')).filter(({ kind }) => kind === 'changed');
  expect(mails.map(({ reservation_id: id }) => id)).toEqual([ines.id]);
  const { entries } = (await day.call('GET', `/log?date=${DATE}`)).json();
  const [added, , walkedIn] = entries;
  expect(added).toMatchObject({ type: 'add', changes: [{ id: ines.id, overridden: true }, { before: null }] });
  expect(walkedIn).toMatchObject({ type: 'walk_in', changes: [{ id: noah.id, overridden: true }, {}] });
  await day.act({ type: 'undo', log: walkIn.log! });
  expect(await day.party('Noah')).toMatchObject({ status: 'seated', stay: 90 });
  expect(await day.party('Mei')).toMatchObject({ cancelled: true });
});

it('online reservations respect tables of the house, pacing, and a pause of today', async () => {
  const day = await open({
    max_covers_per_slot: 4,
    table_access: [
      { tables: ['Line 9'], access: 'in_house' },
      { tables: ['10'], access: 'walk_in' },
    ],
  });
  const rooms = (await harness.tables()).json()[0].rooms as { name: string; available: boolean }[];
  expect(rooms.filter(({ available }) => !available).map(({ name }) => name)).toEqual(['Line 9', 'Line 10']);
  expect((await harness.reserve({ selected_tables: [9] })).json().errors.selected_tables[0]).toContain('Line 9');
  // What staff enter takes nothing from the guests who reserve online.
  await day.act({ ...ADD, time: 9 * 60 + 5, guests: 3 });
  const other = { email: 'b@example.com', phone: '771234569' };
  expect((await harness.reserve({ selected_tables: [7], time: '09:00 AM', guests: '2' })).json().success).toBe(true);
  expect((await harness.reserve({ ...other, selected_tables: [8], time: '09:00 AM' })).json().success).toBe(true);
  const full = await harness.reserve({ selected_tables: [5], time: '09:00 AM' });
  expect(full.json().errors.time).toHaveLength(1);
  expect((await harness.reserve({ selected_tables: [5], time: '09:15 AM' })).json().success).toBe(true);
  const { now } = await day.state();
  await day.act({ type: 'pause', until: now + 1 });
  const paused = await harness.reserve({ selected_tables: [6], time: '10:00 AM' });
  expect(paused.json().errors.date[0]).toContain('today');
  expect((await harness.reserve({ selected_tables: [6], date: '24.11.2026' })).json().success).toBe(true);
});

it('online reservations of one slot never exceed its covers, however many arrive at once', async () => {
  await open({ max_covers_per_slot: 4 });
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      harness.reserve({ selected_tables: [i + 1], email: `g${i}@example.com`, phone: `77123456${i}` }),
    ),
  );
  expect(replies.filter((reply) => reply.json().success)).toHaveLength(2);
});

it('the log contains no names and no contact details', async () => {
  const day = await open();
  await harness.reserve({ selected_tables: [5] });
  await day.act({ ...ADD, phone: '0771234567', email: 'ines@example.com', notes: 'Birthday' });
  await day.act({ type: 'wait_add', name: 'Mei', guests: 2, email: 'mei@example.com', quotedMinutes: 20 });
  const rows = await harness.store.selectFrom('day_log').selectAll().where('tenant', '=', 'shell-bay').execute();
  expect(rows.flatMap(changesOf)).toHaveLength(3);
  const text = JSON.stringify(rows);
  for (const word of ['Ada', 'Silva', 'Ines', '0771234567', 'Birthday', 'Mei', 'example.com'])
    expect(text).not.toContain(word);
});

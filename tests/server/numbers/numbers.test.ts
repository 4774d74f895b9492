/** The owner's numbers: sums that follow every change of a reservation, and stay when it is erased. */
import { describe, expect, test } from 'vitest';
import { type Numbers, numbersSchema } from '../../../src/api/numbersContract.ts';
import type { DayLogRow } from '../../../src/server/store/store.ts';
import { sumChangedDays } from '../../../src/server/booking/dailySums.ts';
import { eraseExpired, eraseReservations, findPersonalData } from '../../../src/server/booking/personalData.ts';
import { type Reservation, insertReservation } from '../../../src/server/booking/reservations.ts';
import { type DaySession, openDaySession } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import {
  AJAX,
  type JsonObject,
  NOW,
  type ServerHarness,
  type ServerHarnessOptions,
  TEST_PLAN,
  room,
} from '../serverHarness.ts';
import { STORED_RESERVATION } from '../storedReservation.ts';

const DATE = '2026-11-23';
let harness: ServerHarness;
let owner: DaySession;

async function open(options: ServerHarnessOptions = {}, ...visits: readonly Partial<Reservation>[]): Promise<void> {
  harness = await openHarness(options);
  owner = await openDaySession(harness, { role: 'owner', name: 'Ada' });
  for (const [at, visit] of visits.entries())
    await harness.store
      .transaction()
      .execute((trx) =>
        insertReservation(trx, { ...STORED_RESERVATION, id: at + 1, code: `CODE${at}`, created_at: MORNING, ...visit }),
      );
}
const MORNING = Date.parse('2026-11-23T02:00:00Z');

const get = (path: string, query: Record<string, string>, cookie = owner.cookie) =>
  harness.app.inject({ url: path, query, headers: { Host: 'localhost', ...AJAX, ...(cookie && { Cookie: cookie }) } });
const MONTH = { from: '2026-11-01', until: '2026-11-30', step: 'month' };
async function numbers(query: Record<string, string> = {}): Promise<Numbers> {
  return numbersSchema.parse((await get('/api/numbers/shell-bay', { ...MONTH, ...query })).json());
}
const today = async () => (await numbers({ from: DATE, until: DATE, step: 'day' })).periods[0];

test('the numbers follow each step from the reservation to the end of the evening', async () => {
  await open();
  expect((await numbers()).isNew).toBe(true);
  await harness.reserve({ guests: '4', selected_tables: [1, 2] });
  await harness.reserve({ guests: '2', selected_tables: [3], time: '07:45 PM' });
  await harness.reserve({ guests: '2', selected_tables: [4], email: 'bo@example.com', phone: '772223333' });
  const counted = await numbers();
  expect(counted).toMatchObject({
    isNew: false,
    periods: [{ from: '2026-11-01', until: '2026-11-30', reservations: 3, covers: 8, walk_ins: 0 }],
    unmet: [],
    // Up to today.
    services: 23,
  });
  expect(counted.starts.reduce((sum, { covers }) => sum + covers, 0)).toBe(8);
  expect(counted.starts).toContainEqual({ service: '', hour: 1140, covers: 2 });
  expect(counted.ahead.map(({ reservations }) => reservations)).toEqual([3, 0, 0, 0, 0, 0]);
  expect(counted.tables.filter(({ taken }) => taken > 0).map(({ name, area }) => `${name}, ${area}`)).toEqual(
    ['1', '2', '3', '4'].map((number) => `Line ${number}, Lines`),
  );
  const [first, second, third] = (await owner.state()).parties;
  await owner.act({ type: 'walk_in', guests: 3, tables: ['10', '11'] });
  await owner.act({ type: 'cancel', party: first!.id, revision: first!.revision, tell: false });
  await owner.act({ type: 'status', party: second!.id, revision: second!.revision, status: 'no_show' });
  expect(await today()).toMatchObject({ walk_ins: 1, no_shows: 1, cancellations: 1, reservations: 2 });
  expect((await today())?.covers).toBe(3 + third!.guests);
});

test('the numbers follow a step that changes several dates', async () => {
  await open({ venue: { occupancy: 'days', days: { max: 7 } } });
  await harness.reserve({ date: '24.11.2026', until: '28.11.2026', selected_tables: [1] });
  expect((await numbers()).periods).toMatchObject([{ reservations: 5, cancellations: 0 }]);
  const [party] = (await owner.state('2026-11-25')).parties;
  const { id, revision } = party!;
  const { log } = await owner.act({ type: 'cancel', party: id, revision, tell: false, rest: true });
  expect((await numbers()).periods).toMatchObject([{ reservations: 1, cancellations: 4 }]);
  await owner.act({ type: 'undo', log: log! });
  expect((await numbers()).periods).toMatchObject([{ reservations: 5, cancellations: 0 }]);
});

test('the numbers have what was reserved before the log began, and no hold that nobody has confirmed', async () => {
  await open({}, { date: '2026-11-02', guests: 3 }, { date: '2026-11-03', held_until: 0 }, { date: '2026-10-31' });
  expect((await numbers()).periods).toMatchObject([{ reservations: 1, covers: 3 }]);
  expect((await numbers({ from: '2026-10-31', until: '2026-11-01', step: 'day' })).periods[0]?.covers).toBe(2);
});

test('the numbers are summed again only for dates that have changed', async () => {
  await open({}, { date: '2026-11-02' });
  await numbers();
  // No step of the log says so: nothing else changes a reservation.
  await harness.setAll('reservations', { guests: 7 });
  await harness.reserve({ guests: '2', selected_tables: [3] });
  await sumChangedDays(harness.store, harness.venues.get('shell-bay')!);
  expect((await numbers()).periods[0]?.covers).toBe(4);
});

test('dates that were noted before the host ended are summed by the next one, and noted no longer', async () => {
  await open({}, { date: '2026-11-02' }, { date: '2026-11-03' });
  await numbers();
  await harness.setAll('reservations', { guests: 7 });
  await harness.store.insertInto('changed_days').values({ tenant: 'shell-bay', date: '2026-11-02' }).execute();
  await sumChangedDays(harness.store, harness.venues.get('shell-bay')!);
  const { periods } = await numbers({ from: '2026-11-02', until: '2026-11-03', step: 'day' });
  expect(periods.map(({ covers }) => covers)).toEqual([7, 2]);
  expect(await harness.rows('changed_days')).toEqual([]);
});

test('a log of more steps than one transaction takes is summed once for each date', async () => {
  await open();
  await numbers();
  for (const table of [1, 2]) await harness.reserve({ selected_tables: [table], email: `a${table}@example.com` });
  const [first] = await harness.rows('day_log');
  const steps = Array.from({ length: 1_500 }, (_, index) => ({ ...first, id: 10 + index }) as DayLogRow);
  for (let at = 0; at < steps.length; at += 500)
    await harness.store
      .insertInto('day_log')
      .values(steps.slice(at, at + 500))
      .execute();
  expect((await numbers()).periods[0]).toMatchObject({ reservations: 2, covers: 4 });
  expect(await harness.rows('summed_steps')).toMatchObject([{ log_id: 1_509 }]);
});

describe('the calls', () => {
  test('the calls of the numbers page answer owners of the venue only', async () => {
    await open();
    const staff = await openDaySession(harness);
    const foreign = await openDaySession(harness, { role: 'owner', tenant: 'reef' });
    for (const path of ['/api/numbers/shell-bay', '/api/numbers/shell-bay/export.csv', '/numbers/shell-bay']) {
      expect((await get(path, MONTH)).statusCode, path).toBe(200);
      expect((await get(path, MONTH, '')).statusCode, path).toBe(401);
      expect((await get(path, MONTH, foreign.cookie)).statusCode, path).toBe(401);
      expect((await get(path, MONTH, staff.cookie)).statusCode, path).toBe(403);
    }
    expect((await get('/numbers/shell-bay', {})).body).toContain(`data-today="${DATE}"`);
    expect((await get('/numbers/shell-bay/sign-in', {}, '')).body).toContain('data-next="/numbers/shell-bay"');
    expect((await get('/api/numbers/nowhere', MONTH)).statusCode).toBe(401);
  });

  test.each([
    { from: '2026-11-31' },
    { until: '2026-10-31' },
    { until: '2028-11-01' },
    { step: 'hour' },
    { from: "'; drop table daily_sums" },
  ])('the calls of the numbers page refuse %j', async (wrong) => {
    await open();
    expect((await get('/api/numbers/shell-bay', { ...MONTH, ...wrong })).statusCode).toBe(400);
    expect((await get('/api/numbers/shell-bay/export.csv', { ...MONTH, ...wrong })).statusCode).toBe(400);
  });

  test('the calls of the numbers page say nothing of a guest, also as CSV', async () => {
    await open(
      {},
      { first_name: 'Zelda', last_name: 'Quartz', notes: 'Peanuts', staff_note: 'Loud', email: 'z@q.example' },
    );
    const csv = await get('/api/numbers/shell-bay/export.csv', { ...MONTH, step: 'week' });
    expect(csv.headers['content-disposition']).toBe('attachment; filename="shell-bay-2026-11-01-2026-11-30.csv"');
    const lines = csv.body.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe('figure,from,until,item,count,of');
    expect(lines).toContain('covers,2026-11-23,2026-11-29,,2,');
    expect(lines).toContain('table_taken,2026-11-01,2026-11-30,Line 1 (Lines),1,23');
    expect(csv.body + JSON.stringify([await numbers(), await harness.rows('daily_sums')])).not.toMatch(
      /Zelda|Quartz|Peanuts|Loud|z@q|CODE|77123/,
    );
  });
});

describe('what is erased', () => {
  const erase = (days: number, now: string) =>
    eraseExpired(harness.store, harness.venues, { days, now: Date.parse(now), outboxDir: harness.dataDir });

  test('what is erased after the retention time leaves the sums of its days as they were', async () => {
    await open(
      {},
      { date: '2026-11-02', guests: 5 },
      { date: '2026-11-02', status: 'no_show' },
      { date: '2026-10-20' },
    );
    await harness.reserve({ guests: '2', selected_tables: [3] });
    // Some are summed before they are erased, the others never were.
    const before = await numbers({ from: '2026-11-01' });
    expect(before.periods[0]).toMatchObject({ reservations: 3, covers: 7, no_shows: 1 });
    expect(await erase(10, NOW)).toBe(3);
    expect(await numbers()).toEqual(before);
    expect((await numbers({ from: '2026-10-01', until: '2026-10-31' })).periods[0]?.covers).toBe(2);
    expect(await erase(30, '2027-02-01T00:00:00Z')).toBe(1);
    expect(await harness.rows('day_log')).toEqual([]);
    // The log begins at 1 again, before anybody has looked at the numbers.
    await harness.reserve({ guests: '4', selected_tables: [5, 6], email: 'bo@example.com', phone: '772223333' });
    expect((await numbers()).periods[0]?.covers).toBe(11);
    expect(await erase(-3, NOW)).toBe(1);
    expect((await numbers()).periods[0]?.covers).toBe(11);
  });

  test('what is erased of one guest still counts when another party of the date changes', async () => {
    await open();
    for (const table of [1, 2, 3])
      await harness.reserve({ guests: '2', selected_tables: [table], email: `${table}@x.example` });
    await numbers();
    const [gone] = await findPersonalData(harness.store, 'shell-bay', '1@x.example');
    await eraseReservations(harness.store, harness.venues.get('shell-bay')!, [gone!], harness.dataDir);
    expect((await today())?.covers).toBe(6);
    const [party] = (await owner.state()).parties;
    await owner.act({ type: 'status', party: party!.id, revision: party!.revision, status: 'no_show' });
    expect(await today()).toMatchObject({ reservations: 3, covers: 4, no_shows: 1 });
  });
});

describe('what guests look for in vain', () => {
  /** Three tables of 2 seats, and one of 12 for parties of 5 or more. */
  const PLAN = {
    ...TEST_PLAN,
    areas: [
      {
        id: 1,
        name: 'Lines',
        rooms: [1, 2, 3].map((id) => room(id, `Line ${id}`, 2, 70)).concat(room(4, 'Long', 12, 75)),
      },
    ],
    decor: [],
  };
  const search = async (changes: JsonObject, remoteAddress = '192.0.2.1') => {
    const payload = harness.payload({ step: 1, selected_tables: [], ...changes });
    const reply = await harness.post('/reservation/validation', payload, AJAX, remoteAddress);
    expect(reply.json()).toMatchObject({ success: true });
  };

  test('what guests look for in vain is counted by date, time and party size, once for each network', async () => {
    await open({ plan: PLAN });
    await harness.reserve({ guests: '8', selected_tables: [4] });
    for (const guests of ['2', '6']) await search({ guests });
    expect((await numbers()).unmet).toEqual([]);
    // Six seats are left.
    for (const address of ['192.0.2.1', '192.0.2.1', '198.51.100.7']) await search({ guests: '7' }, address);
    await search({ guests: '8', time: '07:45 PM' });
    await search({ guests: '8', date: '24.11.2026' });
    await harness.reserve({ guests: '2', selected_tables: [1], email: 'bo@example.com', phone: '772223333' });
    await search({ guests: '6' });
    expect((await numbers()).unmet).toEqual([
      { date: DATE, time: 600, guests: 7, count: 2 },
      { date: DATE, time: 600, guests: 6, count: 1 },
      { date: DATE, time: 1185, guests: 8, count: 1 },
    ]);
    expect(JSON.stringify(await harness.rows('unmet_demand'))).not.toMatch(/192|198|Ada|@/);
    expect((await get('/api/numbers/shell-bay/export.csv', MONTH)).body).toContain(
      'unmet_demand,2026-11-23,2026-11-23,"10:00 AM, 7",2,',
    );
  });

  test('what guests look for in vain is counted at a time with as many guests as the venue takes at once', async () => {
    await open({ plan: PLAN, venue: { max_covers_per_slot: 6 } });
    await harness.reserve({ guests: '5', selected_tables: [4] });
    const payload = harness.payload({ step: 1, selected_tables: [], guests: '2' });
    const full = await harness.post('/reservation/validation', payload);
    expect(full.statusCode).toBe(422);
    expect((await numbers()).unmet).toMatchObject([{ time: 600, guests: 2, count: 1 }]);
  });

  test('takes no more from one network than a guest may look for', async () => {
    await open({ plan: { ...PLAN, areas: [{ id: 1, name: 'Lines', rooms: [room(1, 'Line 1', 1, 70)] }] } });
    for (let minutes = 0; minutes < 30 * 15; minutes += 15) {
      const hour = 9 + Math.floor(minutes / 60);
      const time = `${String(hour > 12 ? hour - 12 : hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
      await search({ time });
    }
    expect(await harness.rows('unmet_demand')).toHaveLength(20);
    await search({ time: '06:00 PM' }, '203.0.113.9');
    expect(await harness.rows('unmet_demand')).toHaveLength(21);
  });
});

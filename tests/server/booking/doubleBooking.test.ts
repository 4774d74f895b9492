/** Double bookings, duplicate reservations and overlapping stays, as other booking systems have had them. */
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { slotsFrom } from '../../../src/domain/booking/occupancy.ts';
import { formatWireTime } from '../../../src/domain/booking/time.ts';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { reconcileClaims } from '../../../src/server/booking/reclaim.ts';
import { reserve } from '../../../src/server/booking/makeReservation.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { openHarness } from '../openHarness.ts';
import { type JsonObject, NOW, STAYS, type ServerHarness, TEST_PLAN, room } from '../serverHarness.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness();
});

type Tally = { made: number; lost: number; other: number };

async function race(houses: readonly ServerHarness[], count: number, table: (guest: number) => number): Promise<Tally> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, guest) =>
      houses[guest % houses.length]!.reserve({ selected_tables: [table(guest)], email: `guest${guest}@example.com` }),
    ),
  );
  const tally: Tally = { made: 0, lost: 0, other: 0 };
  for (const answer of answers) {
    const { success, errors } = answer.json();
    if (answer.statusCode === 200 && success) tally.made++;
    else if (
      answer.statusCode === 422 &&
      JSON.stringify(errors) ===
        JSON.stringify({ selected_tables: ['Line 3 has just been taken. Please choose another table.'] })
    )
      tally.lost++;
    else tally.other++;
  }
  return tally;
}

describe('double booking', () => {
  test('double booking is impossible: of 40 simultaneous guests, one gets the table and the others a refusal', async () => {
    expect(await race([harness], 40, () => 3)).toEqual({ made: 1, lost: 39, other: 0 });
    expect(await harness.rows('reservations')).toHaveLength(1);
    expect(await harness.rows('outbox')).toHaveLength(2);
    expect(harness.reservationCount()).toBe(1);
  });

  test('double booking is impossible for joined tables: parties who share one get all of theirs or none', async () => {
    const joined = [1, 2, 3].map((id) => ({
      ...room(id, `Line ${id}`, 2, 70),
      ...(id < 3 ? { joins: [{ with: [id + 1], seats: 1 }] } : {}),
    }));
    harness = await openHarness({
      plan: {
        ...TEST_PLAN,
        areas: [{ id: 1, name: 'Lines', rooms: [...joined, room(4, 'Long Table', 12, 75)] }],
        decor: [],
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guest) =>
        harness.reserve({
          selected_tables: [1 + (guest % 2), 2 + (guest % 2)],
          guests: '5',
          email: `guest${guest}@example.com`,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await harness.rows('claims')).toHaveLength(2);
    const apart = await harness.reserve({ selected_tables: [1, 3], guests: '5' });
    expect(apart.json()).toMatchObject({ success: false, errors: { selected_tables: [expect.any(String)] } });
  });

  test('double booking happens without the unique key, which proves that the race above can fail', async () => {
    await sql`create table loose as select * from claims`.execute(harness.store);
    await sql`drop table claims`.execute(harness.store);
    await sql`alter table loose rename to claims`.execute(harness.store);
    expect((await race([harness], 40, () => 3)).made).toBeGreaterThan(10);
  });

  test('double booking is impossible with two hosts on one database: of 40 simultaneous guests, one gets the table', async () => {
    const second = await openHarness({ database: harness.database });
    expect(await race([harness, second], 40, () => 3)).toEqual({ made: 1, lost: 39, other: 0 });
    expect(await harness.rows('reservations')).toHaveLength(1);
  });

  test('40 simultaneous guests get 40 free tables, and none is refused', async () => {
    expect(await race([harness], 40, (guest) => guest + 1)).toEqual({ made: 40, lost: 0, other: 0 });
  });

  test('assigns a party all of its tables or none', async () => {
    await harness.reserve({ selected_tables: [2] });
    const before = await harness.contents();
    const answer = await harness.reserve({ selected_tables: [1, 2, 3], guests: '6' });
    expect(answer.json()).toEqual({
      success: false,
      errors: { selected_tables: ['Line 2 has just been taken. Please choose another table.'] },
    });
    expect(await harness.contents()).toBe(before);
    expect((await harness.reserve({ selected_tables: [1, 3], guests: '4' })).statusCode).toBe(200);
  });

  test('frees exactly the tables of a canceled reservation', async () => {
    const { code } = (await harness.reserve({ selected_tables: [1] })).json<{ code: string }>();
    await harness.reserve({ selected_tables: [2] });
    const served = harness.venues.get('shell-bay')!;
    expect(await cancelReservation(harness.store, served, code, Date.parse(NOW))).toMatchObject({
      ok: true,
      reservation: { code },
    });
    expect(await cancelReservation(harness.store, served, code, Date.parse(NOW))).toEqual({
      ok: false,
      error: 'already-canceled',
    });
    expect(await cancelReservation(harness.store, served, 'NOPE', Date.parse(NOW))).toEqual({
      ok: false,
      error: 'unknown',
    });
    expect(await cancelReservation(harness.store, harness.venues.get('reef')!, code, Date.parse(NOW))).toEqual({
      ok: false,
      error: 'unknown',
    });
    expect((await harness.reserve({ selected_tables: [1] })).statusCode).toBe(200);
    expect((await harness.reserve({ selected_tables: [2] })).statusCode).toBe(422);
    expect((await harness.rows('outbox')).filter((row) => row['kind'] === 'cancelled')).toHaveLength(1);
  });
});

test('guests who have waited in line are answered for their own date, and with what is free by then', async () => {
  const { store, venues } = harness;
  const submit = (changes: JsonObject) =>
    reserve(store, venues, 'shell-bay', harness.payload(changes), {
      mails: false,
      mayBeLate: true,
      now: Date.parse(NOW),
    });
  const { code } = (await harness.reserve()).json<{ code: string }>();
  const both = await Promise.all([submit({}), submit({ date: '28.11.2026' })]);
  expect(both.map(({ ok }) => ok)).toEqual([false, true]);
  await cancelReservation(store, venues.get('shell-bay')!, code, Date.parse(NOW));
  expect((await submit({})).ok).toBe(true);
});

describe('impatient clicks', () => {
  const key = 'submit-0001';

  test('impatient clicks make one reservation, and all get its code', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => harness.reserve({ idempotency_key: key })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 11 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json().code)).size).toBe(1);
    expect(await harness.rows('reservations')).toHaveLength(1);
    expect(await harness.rows('outbox')).toHaveLength(2);
  });

  test('impatient clicks get the first answer again even after the slot has lapsed', async () => {
    const first = (await harness.reserve({ idempotency_key: key })).json();
    const later = await openHarness({ database: harness.database, now: '2026-11-24T02:30:00Z' });
    expect((await later.reserve({ idempotency_key: key })).json()).toEqual(first);
    expect((await later.reserve({ idempotency_key: 'submit-0002' })).json().errors).toHaveProperty('date');
  });

  test('impatient clicks get the first answer again even after the venue has paused online reservations', async () => {
    const first = (await harness.reserve({ idempotency_key: key })).json();
    const paused = { tenant: 'shell-bay', until_at: Date.parse(NOW) + 3_600_000, revision: 1 };
    await harness.store.insertInto('pauses').values(paused).execute();
    expect((await harness.reserve({ idempotency_key: key })).json()).toEqual(first);
    expect((await harness.reserve({ idempotency_key: 'submit-0002' })).json().errors).toHaveProperty('date');
  });

  test('impatient clicks get the first answer again after a wait in line, which looks at the tables first', async () => {
    const { store, venues } = harness;
    const options = { mails: false, mayBeLate: true };
    const submit = (changes: JsonObject, now = NOW) =>
      reserve(store, venues, 'shell-bay', harness.payload(changes), { ...options, now: Date.parse(now) });
    const first = await submit({ idempotency_key: key });
    expect(first.ok).toBe(true);
    const again = { ...first, isRepeated: true };
    expect(await submit({ idempotency_key: key })).toEqual(again);
    expect(await submit({ idempotency_key: key }, '2026-11-24T02:30:00Z')).toEqual(again);
    const refusals = [{ idempotency_key: key, selected_tables: [2] }, { idempotency_key: 'submit-0002' }].map(
      refusedFields,
    );
    expect(await Promise.all(refusals)).toEqual([['idempotency_key'], ['selected_tables']]);
    await cancelReservation(store, venues.get('shell-bay')!, first.ok ? first.code : '', Date.parse(NOW));
    expect(await submit({ idempotency_key: key })).toMatchObject({
      errors: { selected_tables: [{ code: 'cancelled_since' }] },
    });

    async function refusedFields(changes: JsonObject): Promise<string[]> {
      const result = await submit(changes);
      return result.ok ? [] : Object.keys(result.errors);
    }
  });

  test('impatient clicks are separate submits at two venues, even with one key', async () => {
    await harness.reserve({ idempotency_key: key });
    expect((await harness.reserve({ idempotency_key: key, location_id: '8', selected_tables: [900] })).statusCode).toBe(
      200,
    );
  });
});

describe('overlapping stays', () => {
  test('overlapping stays collide exactly if a brute-force oracle finds a common minute', async () => {
    const stays = await openHarness({
      venue: { occupancy: 'stay', stays: STAYS, hours: { first: '09:00', last: '24:00' } },
    });
    const held: { table: number; from: number; to: number }[] = [];
    const random = seededRandom(7);
    const draw = (below: number): number => Math.floor(random() * below);
    for (let guest = 0; guest < 250; guest++) {
      const table = 1 + draw(3);
      const from = 9 * 60 + draw(61) * 15;
      const stay = STAYS[draw(20) === 0 ? 2 : draw(2)]!;
      // The slot at midnight lasts a quarter of an hour like any other, and is the date's last.
      const to = Math.min(stay.minutes === null ? Infinity : from + stay.minutes, 1455);
      const minutes = Array.from({ length: to - from }, (_, i) => from + i);
      const free = !held.some(
        (other) => other.table === table && minutes.some((minute) => minute >= other.from && minute < other.to),
      );
      const query = { time: formatWireTime(from), stay: stay.name, date: '24.11.2026' };
      const isAvailable = (await stays.tables(query))
        .json()[0]
        .rooms.find(({ id }: { id: number }) => id === table).available;
      const answer = await stays.reserve({ selected_tables: [table], ...query });
      expect([isAvailable, answer.statusCode], `table ${table} from ${query.time} for ${stay.name}`).toEqual([
        free,
        free ? 200 : 422,
      ]);
      if (free) held.push({ table, from, to });
    }
    expect(held.length).toBeGreaterThan(15);
    expect(held.length).toBeLessThan(200);
  });

  test('without a time in the query, a table is free only if it is free all day', async () => {
    const stays = await openHarness({ venue: { occupancy: 'stay', stays: STAYS } });
    await stays.reserve({ selected_tables: [1], time: '08:00 PM' });
    const rooms = (await stays.tables()).json()[0].rooms as { id: number; available: boolean }[];
    expect(rooms.filter(({ available }) => !available).map(({ id }) => id)).toEqual([1]);
    const wrong = await stays.tables({ time: '10:05 AM', stay: 'a week' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['time', 'stay']]);
  });

  test('a very long stay claims thousands of slots in one reservation', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => i + 1);
    const stays = await openHarness({
      venue: {
        occupancy: 'stay',
        stays: [{ name: 'Full day', minutes: null }],
        hours: { first: '00:00', last: '20:00' },
        guests: { max: 200 },
      },
      plan: {
        ...TEST_PLAN,
        areas: [{ id: 1, name: 'Lines', rooms: ids.map((id) => room(id, `Line ${id}`, 2, 70)) }],
        decor: [],
      },
    });
    const answer = await stays.reserve({
      selected_tables: ids,
      guests: '200',
      stay: 'Full day',
      date: '24.11.2026',
      time: '12:00 AM',
    });
    expect(answer.statusCode).toBe(200);
    expect(await stays.rows('claims')).toHaveLength(100 * slotsFrom(0, null).length);
  });
});

describe("a change of a venue's occupancy", () => {
  test('a change of a venue’s occupancy keeps the tables of upcoming reservations and reports collisions', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
    const database = join(folder, 'shared.sqlite');
    const byStay = await openHarness({ database, venue: { occupancy: 'stay', stays: STAYS } });
    await byStay.reserve({ selected_tables: [1], time: '10:00 AM' });
    const second = (await byStay.reserve({ selected_tables: [1], time: '02:00 PM' })).json<{ code: string }>();
    await byStay.reserve({ selected_tables: [2], time: '10:00 AM' });

    const byDate = await openHarness({ database });
    const served = byDate.venues.get('shell-bay')!;
    expect(await reconcileClaims(byDate.store, served, '2026-11-23')).toEqual([second.code]);
    expect(await reconcileClaims(byDate.store, served, '2026-11-23')).toEqual([]);
    for (const table of [1, 2])
      expect((await byDate.reserve({ selected_tables: [table], time: '06:00 PM' })).statusCode).toBe(422);
    expect((await byDate.reserve({ selected_tables: [3] })).statusCode).toBe(200);
    // The one without a claim takes it when the other is canceled.
    const first = (await byDate.rows('reservations'))[0]!['code'] as string;
    await cancelReservation(byDate.store, served, first, Date.parse(NOW));
    expect((await byDate.reserve({ selected_tables: [1], time: '06:00 PM' })).statusCode).toBe(422);

    const again = byStay.venues.get('shell-bay')!;
    expect(await reconcileClaims(byStay.store, again, '2026-11-23')).toEqual([]);
    expect((await byStay.reserve({ selected_tables: [1], time: '03:00 PM' })).statusCode).toBe(422);
    expect((await byStay.reserve({ selected_tables: [1], time: '04:00 PM' })).statusCode).toBe(200);
    rmSync(folder, { recursive: true });
  });
});

/** Stays of several days: a reservation a day, made, held, changed and canceled as one. */
import { beforeEach, describe, expect, test } from 'vitest';
import { buildMail } from '../../../src/server/mail/reservationMail.ts';
import { cancelReservation, changeReservation } from '../../../src/server/booking/changeReservation.ts';
import { enqueueReminders } from '../../../src/server/mail/reminders.ts';
import { confirmReservation, createConfirmationSecret } from '../../../src/server/booking/heldReservations.ts';
import { readVisitBefore } from '../../../src/server/booking/mailQueue.ts';
import { type Reservation, withDays } from '../../../src/server/booking/reservations.ts';
import { type Price, planSchema } from '../../../src/domain/plan/plan.ts';
import type { DayLog } from '../../../src/api/day/dayContract.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { openDaySession } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, TEST_PLAN, type ServerHarness } from '../serverHarness.ts';

const DAYS_VENUE = {
  occupancy: 'days',
  days: { min: 2, max: 7, rules: [{ areas: ['2'], min: 4 }] },
  closed_dates: ['2026-12-10'],
};
const WEEK = { date: '24.11.2026', until: '28.11.2026' };
const moveTo = (date: string, ...tables: number[]) => ({ moves: [{ date, selected_tables: tables }] });

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness({ venue: DAYS_VENUE });
});

const reserved = async (): Promise<Reservation[]> =>
  (await harness.rows('reservations')).toSorted((a, b) =>
    String(a['date']) < String(b['date']) ? -1 : 1,
  ) as unknown as Reservation[];
const claimedDays = async (): Promise<string[]> =>
  (await harness.rows('claims'))
    .map((claim) => `${String(claim['date']).slice(8)} ${String(claim['table_key'])}`)
    .toSorted();
const refusalOf = async (changes: Record<string, unknown>): Promise<unknown> => {
  const reply = await harness.reserve(changes);
  expect(reply.statusCode).toBe(422);
  return reply.json().errors;
};
const roomsOn = async (query: Record<string, unknown>): Promise<Record<string, unknown>[]> =>
  (await harness.tables(query)).json()[0].rooms;

describe('a stay of several days', () => {
  test('a stay of several days takes its table on all days, with one confirmation, and once for the same key', async () => {
    const request = { ...WEEK, selected_tables: [1], idempotency_key: 'a-whole-week' };
    const { code } = (await harness.reserve(request)).json();
    expect(await claimedDays()).toEqual(['24 1', '25 1', '26 1', '27 1', '28 1']);
    const days = await reserved();
    expect(new Set(days.map(({ series }) => series))).toEqual(new Set([days[0]!.id]));
    expect(days[0]!.code).toBe(code);
    expect((await harness.rows('outbox')).map(({ kind, reservation_id: id }) => [kind, id])).toEqual([
      ['guest', days[0]!.id],
      ['notice', days[0]!.id],
    ]);
    expect((await harness.reserve(request)).json()).toMatchObject({ success: true, code });
    expect(await claimedDays()).toHaveLength(5);
  });

  test('a stay of several days is made whole or not at all', async () => {
    await harness.reserve({ date: '26.11.2026', until: '27.11.2026', selected_tables: [1] });
    expect(await refusalOf({ ...WEEK, selected_tables: [1] })).toHaveProperty('selected_tables');
    expect(await claimedDays()).toEqual(['26 1', '27 1']);
    expect(await reserved()).toHaveLength(2);
  });

  test('a stay of several days has limits that do not count for tables which are reserved for a visit', async () => {
    harness = await openHarness({ venue: { ...DAYS_VENUE, area_occupancy: { '2': 'service' } } });
    const visit = { date: '24.11.2026', selected_tables: [2] };
    const other = 42;
    expect((await harness.post('/reservation/validation', harness.payload({ ...visit, step: 1 }))).json()).toEqual({
      success: true,
    });
    expect((await harness.reserve({ ...visit, selected_tables: [other] })).statusCode).toBe(200);
    const [reservation] = await reserved();
    const { venue } = harness.venues.get('shell-bay')!;
    const mail = buildMail('guest', reservation!, venue, { from: 'a@example.com', now: () => Date.now() });
    expect(mail.text).toMatch(/Time: .*10:00 AM/);
    expect(await refusalOf(visit)).toHaveProperty('until');
    expect(await refusalOf({ ...WEEK, selected_tables: [other] })).toHaveProperty('selected_tables');
  });

  test('a stay of several days moves to another table where the guest says so', async () => {
    const stay = { ...WEEK, selected_tables: [1], ...moveTo('26.11.2026', 2) };
    expect((await harness.reserve(stay)).statusCode).toBe(200);
    expect(await claimedDays()).toEqual(['24 1', '25 1', '26 2', '27 2', '28 2']);
    const [first] = await reserved();
    const mail = buildMail('guest', await withDays(harness.store, first!), harness.venues.get('shell-bay')!.venue, {
      from: 'reservations@tidetable.example',
      now: () => Date.now(),
    });
    expect(mail.subject).toMatch(/: Tuesday, 24 November 2026 – Saturday, 28 November 2026, 5 days$/);
    expect(mail.text).not.toContain('after the reservation time');
    expect(mail.text).toMatch(/Arrival: .*24.*\nDeparture: .*28.*\nDays: .*5/);
    expect(mail.text).toMatch(/Tables: .*Line 1.*24.*25.*Line 2.*26.*28/);
    const calendar = (mail.attachments![0] as { content: string }).content;
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261129\r\n');
  });

  test.each([
    ['departure before arrival', { until: '23.11.2026' }, 'until', /before the first/],
    ['too few days of an area', { until: '26.11.2026', selected_tables: [42] }, 'until', /at least 4 days/],
    ['a last day that is none', { until: 7 }, 'until', /not a valid date/],
    ['moves that are no list', { moves: 'tomorrow' }, 'moves', /days of your stay/],
    ['a move after the last day', moveTo('29.11.2026', 2), 'moves', /days of your stay/],
    ['a move to a table that does not exist', moveTo('25.11.2026', 77), 'selected_tables', /no longer exists/],
  ])('a stay of several days is refused for %s, with nothing taken', async (_, changes, field, text) => {
    const errors = (await refusalOf({ ...WEEK, selected_tables: [1], ...changes })) as Record<string, string[]>;
    expect(errors[field]?.join(' ')).toMatch(text);
    expect(await claimedDays()).toEqual([]);
  });

  test('a stay of several days is unknown to a venue that reserves single dates', async () => {
    harness = await openHarness();
    expect(await refusalOf(WEEK)).toHaveProperty('until');
  });
});

test('availability for several days lists the days on which a table is taken', async () => {
  await harness.reserve({ date: '26.11.2026', until: '27.11.2026', selected_tables: [1] });
  const [first, second] = await roomsOn(WEEK);
  expect(first).toMatchObject({ available: false, taken_on: ['26.11.2026', '27.11.2026'] });
  expect(second).toMatchObject({ available: true });
  expect(second).not.toHaveProperty('taken_on');
  expect((await roomsOn({ date: '24.11.2026', until: '25.11.2026' }))[0]).toMatchObject({ available: true });
  // Its area takes stays of four days or more.
  const isCouchFree = async (until: string) => (await harness.freeTables({ ...WEEK, until })).includes(42);
  expect([await isCouchFree('26.11.2026'), await isCouchFree('27.11.2026')]).toEqual([false, true]);
  // The answer that was kept is made again once a later day changes.
  await harness.reserve({ date: '27.11.2026', until: '28.11.2026', selected_tables: [2] });
  expect((await roomsOn(WEEK))[1]).toMatchObject({ taken_on: ['27.11.2026', '28.11.2026'] });
});

test('availability for several days offers only places that are reserved by the day', async () => {
  harness = await openHarness({ venue: { area_occupancy: { 1: 'days' } } });
  const free = await harness.freeTables(WEEK);
  expect([free.includes(1), free.includes(41)]).toEqual([true, false]);
  expect(await refusalOf({ ...WEEK, guests: '5', selected_tables: [41] })).toMatchObject({
    selected_tables: [expect.stringMatching(/Long Table can't be reserved for several days/)],
  });
});

test('staff read which day of a stay it is', async () => {
  await harness.reserve({ ...WEEK, selected_tables: [1] });
  const day = await openDaySession(harness);
  const dayOn = async (date: string) => (await day.state(date)).parties[0]?.dayOfStay;
  expect(await dayOn('2026-11-24')).toEqual({ day: 1, days: 5 });
  const [, second] = await reserved();
  await cancelReservation(harness.store, harness.venues.get('shell-bay')!, second!.code, Date.parse(NOW));
  expect(await dayOn('2026-11-26')).toEqual({ day: 2, days: 4 });
});

test('staff cancel the rest of a stay in one step, with one mail, and take it back', async () => {
  await harness.reserve({ ...WEEK, selected_tables: [1] });
  const day = await openDaySession(harness);
  const [, , third, fourth] = await reserved();
  await cancelReservation(harness.store, harness.venues.get('shell-bay')!, fourth!.code, Date.parse(NOW));
  await harness.store.deleteFrom('outbox').where('tenant', '=', 'shell-bay').execute();
  const seen = { party: third!.id, revision: third!.revision };
  const act = (action: DayAction) => day.act(action, undefined, third!.date);
  const stale = await act({ type: 'cancel', ...seen, revision: seen.revision + 1, tell: true, rest: true });
  expect(stale).toMatchObject({ ok: false, type: 'conflict' });
  expect(await claimedDays()).toEqual(['24 1', '25 1', '26 1', '28 1']);
  const { log } = await act({ type: 'cancel', ...seen, tell: true, rest: true });
  expect(await claimedDays()).toEqual(['24 1', '25 1']);
  expect((await harness.rows('outbox')).map(({ kind, reservation_id: id }) => [kind, id])).toEqual([
    ['cancelled', third!.id],
  ]);
  // Its first and its last date show it, and no others.
  const stepsOn = async (date: string) =>
    (await day.call('GET', `/log?date=${date}`)).json<DayLog>().entries.filter((entry) => entry.log === log);
  const shown = await Promise.all(['25', '26', '27', '28'].map((date) => stepsOn(`2026-11-${date}`)));
  expect(shown.map((steps) => steps.map(({ changes }) => changes.length))).toEqual([[], [2], [], [2]]);
  expect(await act({ type: 'undo', log: log! })).toMatchObject({ ok: true });
  expect(await claimedDays()).toEqual(['24 1', '25 1', '26 1', '28 1']);
  expect(await harness.rows('outbox')).toEqual([]);
});

describe('the guest of a stay', () => {
  const cancel = async (path: string) => harness.press(`${path}/cancel`);
  let manage: string;
  beforeEach(async () => {
    ({ manage } = (await harness.reserve({ ...WEEK, selected_tables: [1] })).json());
  });

  test('the guest of a stay sees all days, cancels one, and then the others', async () => {
    const { body } = await harness.app.inject({ url: manage });
    for (const other of ['.2026-11-30', '.x'])
      expect((await harness.app.inject({ url: manage + other })).statusCode).toBe(404);
    expect([...body.matchAll(/\.2026-11-(\d\d)"/g)].map(([, day]) => day)).toEqual(['24', '25', '26', '27', '28']);
    await cancel(`${manage}.2026-11-26`);
    expect(await claimedDays()).toEqual(['24 1', '25 1', '27 1', '28 1']);
    expect((await harness.app.inject({ url: manage })).body).not.toContain('.2026-11-26');
    await cancel(manage);
    expect(await claimedDays()).toEqual([]);
    expect((await reserved()).every(({ cancelled_at: at }) => at !== null)).toBe(true);
    expect((await harness.app.inject({ url: manage })).body).toContain('Canceled.');
  });

  test('the guest of a stay changes a single day', async () => {
    const day = `${manage}.2026-11-26`;
    expect((await harness.app.inject({ url: `${day}/change` })).statusCode).toBe(200);
    const change = harness.payload({ email: '', phone: '', date: '26.11.2026', selected_tables: [5] });
    expect((await harness.post(`${day}/reservation`, change)).json()).toMatchObject({ success: true });
    expect(await claimedDays()).toEqual(['24 1', '25 1', '26 5', '27 1', '28 1']);
  });
});

describe('the guest of a stay changes it whole', () => {
  let manage: string;
  beforeEach(async () => {
    ({ manage } = (await harness.reserve({ ...WEEK, selected_tables: [1] })).json());
  });
  const change = (changes: Record<string, unknown>) =>
    harness.post(
      `${manage}/reservation`,
      harness.payload({ email: '', phone: '', ...WEEK, selected_tables: [1], ...changes }),
    );
  const refusedChange = async (changes: Record<string, unknown>): Promise<Record<string, string[]>> => {
    const before = [await harness.rows('reservations'), await harness.rows('claims'), await harness.rows('outbox')];
    const reply = await change(changes);
    expect(reply.statusCode).toBe(422);
    expect([await harness.rows('reservations'), await harness.rows('claims'), await harness.rows('outbox')]).toEqual(
      before,
    );
    return reply.json().errors;
  };
  const days = (from: number, until: number, table = 1): string[] =>
    Array.from({ length: until - from + 1 }, (_, at) => `${from + at} ${table}`);

  test('a whole stay moves by a day, over days of its own, with one mail and one notice that say what was before', async () => {
    const earlier = await reserved();
    await harness.store.deleteFrom('outbox').where('tenant', '=', 'shell-bay').execute();
    const reply = await change({ date: '25.11.2026', until: '29.11.2026' });
    expect(reply.json()).toMatchObject({ success: true, code: earlier[0]!.code, manage: `${manage}?changed` });
    expect(await claimedDays()).toEqual(days(25, 29));
    const later = await reserved();
    expect(later.map(({ id }) => id)).toEqual(earlier.map(({ id }) => id));
    const mails = await harness.rows('outbox');
    expect(mails.map(({ kind, reservation_id: id }) => [kind, id])).toEqual([
      ['changed', earlier[0]!.id],
      ['change_notice', earlier[0]!.id],
    ]);
    const { venue } = harness.venues.get('shell-bay')!;
    const stay = await withDays(harness.store, later[0]!);
    for (const mail of mails) {
      const { text } = buildMail(mail['kind'] as 'changed', stay, venue, {
        from: 'a@example.com',
        now: () => Date.now(),
        before: readVisitBefore(stay, mail['letter'] as string),
      });
      expect(text).toMatch(/Arrival: .*25 November.*before: .*24 November.*\nDeparture: .*29 .*before: .*28 /);
    }
    expect((await harness.app.inject({ url: `${manage}?changed` })).body).toMatch(
      /29 November 2026.*before.*28 November/,
    );
  });

  test('a whole stay has one step in the log of the day, whose events tell of each day that has changed', async () => {
    await change({ until: '27.11.2026' });
    const steps = await harness.rows('day_log');
    const last = steps.filter(({ type }) => type === 'change');
    expect(last).toHaveLength(1);
    expect(JSON.parse(last[0]!['changes'] as string)).toMatchObject([
      { before: { date: '2026-11-28', cancelled: false }, after: { date: '2026-11-28', cancelled: true } },
    ]);
  });

  test('a whole stay becomes shorter, longer, or a single day where the rules of days allow it', async () => {
    expect((await change({ until: '26.11.2026' })).statusCode).toBe(200);
    expect(await claimedDays()).toEqual(days(24, 26));
    expect(await refusedChange({ until: '26.11.2026', ...moveTo('26.11.2026', 42) })).toHaveProperty('until');
    expect((await change({ until: '29.11.2026', guests: '1' })).statusCode).toBe(200);
    expect(await claimedDays()).toEqual(days(24, 29));
    const left = (await reserved()).filter(({ cancelled_at: at }) => at === null);
    expect(new Set(left.map(({ guests, series }) => `${guests} ${series}`)).size).toBe(1);
    expect(new Set(left.map(({ code }) => code)).size).toBe(6);
    expect((await harness.app.inject({ url: manage })).body.match(/\.2026-11-\d\d"/g)).toHaveLength(6);
  });

  test('a whole stay gets another table, or moves from one to another', async () => {
    expect((await change({ selected_tables: [2] })).statusCode).toBe(200);
    expect(await claimedDays()).toEqual(days(24, 28, 2));
    expect((await change({ selected_tables: [1], ...moveTo('26.11.2026', 2) })).statusCode).toBe(200);
    expect(await claimedDays()).toEqual([...days(24, 25), ...days(26, 28, 2)]);
    const { body } = await harness.app.inject({ url: `${manage}/change` });
    expect(JSON.parse(body.match(/data-change="([^"]*)"/)![1]!.replaceAll('&quot;', '"'))).toMatchObject({
      days: 5,
      stretches: [
        { dates: ['24.11.2026', '25.11.2026'], tables: ['1'] },
        { dates: ['26.11.2026', '27.11.2026', '28.11.2026'], tables: ['2'] },
      ],
    });
  });

  test('a whole stay is not lengthened into days that somebody else has: nothing is lost, and the guest reads which', async () => {
    await harness.reserve({ date: '29.11.2026', until: '30.11.2026', selected_tables: [1] });
    const { selected_tables: errors } = await refusedChange({ until: '30.11.2026', guests: '1' });
    expect(errors).toEqual([expect.stringContaining('Line 1 is taken on 29.11.2026 – 30.11.2026.')]);
    const free = async (query: string): Promise<Record<string, unknown>> =>
      (await harness.app.inject({ url: `${manage}/api/reservations/tables?${query}&guests=2` })).json()[0].rooms[0];
    expect(await free('date=24.11.2026&until=28.11.2026')).toMatchObject({ available: true });
    expect(await free('date=25.11.2026&until=30.11.2026')).toMatchObject({
      available: false,
      taken_on: ['29.11.2026', '30.11.2026'],
    });
  });

  test.each([
    ['too few days', { until: '24.11.2026' }],
    ['too few days of an area', { until: '26.11.2026', selected_tables: [42] }],
    ['too many days', { until: '03.12.2026' }],
    ['a day on which the venue is closed', { date: '08.12.2026', until: '11.12.2026' }],
    ['departure before arrival', { until: '23.11.2026' }],
    ['a table that does not exist', moveTo('25.11.2026', 77)],
    ['a move after the last day', moveTo('29.11.2026', 2)],
    ['a party that its table does not seat', { guests: '5' }],
    [
      'a party for which its second table is too small',
      { guests: '4', selected_tables: [41], ...moveTo('26.11.2026', 2) },
    ],
  ])('a whole stay is refused for %s, in the words of a new one', async (_, changes) => {
    const words = (errors: unknown): unknown[] => Object.values(errors as object).flat();
    const refusal = words(await refusedChange(changes));
    expect(refusal).toEqual(words(await refusalOf({ ...WEEK, selected_tables: [1], ...changes })));
    expect(refusal).not.toEqual([]);
  });

  test('of two whole stays that want the same day at once, one gets it, and the other stays as it was', async () => {
    const other = (await harness.reserve({ date: '30.11.2026', until: '01.12.2026', selected_tables: [1] })).json()
      .manage;
    const mine = harness.payload({ ...WEEK, until: '29.11.2026', selected_tables: [1] });
    const others = harness.payload({ date: '29.11.2026', until: '01.12.2026', selected_tables: [1] });
    const replies = await Promise.all([
      harness.post(`${manage}/reservation`, mine),
      harness.post(`${other}/reservation`, others),
    ]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
    const all = [...days(24, 30), '01 1'].toSorted();
    expect(await claimedDays()).toEqual(all);
  });

  test('a whole stay has its canceled first day again, in place of the next, and its days in a row', async () => {
    const [first, second] = await reserved();
    await harness.press(`${manage}.2026-11-24/cancel`);
    await harness.press(`${manage}.2026-11-27/cancel`);
    expect((await change({ date: '25.11.2026', until: '29.11.2026' })).statusCode).toBe(200);
    expect(await claimedDays()).toEqual(days(25, 29));
    const left = (await reserved()).filter(({ cancelled_at: at }) => at === null);
    expect(left[0]).toMatchObject({ id: first!.id, date: '2026-11-25', status: 'reserved' });
    expect(left.map(({ id }) => id)).not.toContain(second!.id);
    expect((await harness.app.inject({ url: manage })).body).toContain(first!.code);
  });

  test('a whole stay is changed ten times at most, and never once it has begun', async () => {
    const { code } = (await reserved())[0]!;
    const changeTo = (until: string, options: { readonly now?: number } = {}) =>
      changeReservation(
        harness.store,
        harness.venues,
        'shell-bay',
        code,
        { ...WEEK, until, selected_tables: [1] },
        {
          now: Date.parse(NOW),
          by: 'guest',
          isWholeStay: true,
          limits: { network: undefined, site: undefined, realNow: Date.now() },
          ...options,
        },
      );
    for (let count = 0; count < 5; count++)
      for (const until of ['27.11.2026', '28.11.2026']) expect(await changeTo(until)).toMatchObject({ ok: true });
    expect(await changeTo('27.11.2026')).toMatchObject({ errors: { email: [{ code: 'limit_person' }] } });
    const late = Date.parse('2026-11-24T20:00:00Z');
    expect(await changeTo('27.11.2026', { now: late })).toEqual({ ok: false, error: 'visit-begun' });
  });

  test('the same change of a whole stay does nothing', async () => {
    expect((await change({})).json()).toMatchObject({ success: true, manage });
    expect((await harness.rows('day_log')).filter(({ type }) => type === 'change')).toEqual([]);
  });
});

test('a stay is reminded of once, before its first day that is left', async () => {
  harness = await openHarness({ venue: { ...DAYS_VENUE, reminders: ['day'] } });
  const { manage } = (await harness.reserve({ ...WEEK, selected_tables: [1] })).json();
  await harness.press(`${manage}.2026-11-24/cancel`);
  const remind = (day: string) =>
    enqueueReminders(harness.store, harness.venues, Date.parse(`2026-11-${day}T15:00:00Z`));
  expect([await remind('23'), await remind('24'), await remind('25'), await remind('26')]).toEqual([0, 1, 0, 0]);
});

describe('a stay that is held', () => {
  let days: Reservation[];
  const hold = (until: number) => harness.setAll('reservations', { held_until: until });
  beforeEach(async () => {
    await harness.reserve({ ...WEEK, selected_tables: [1] });
    days = await reserved();
  });

  test('a stay that is held is confirmed as a whole', async () => {
    await hold(Date.now() + 60_000);
    const secret = await createConfirmationSecret(harness.store, 'shell-bay', days[0]!.id);
    const served = harness.venues.get('shell-bay')!;
    expect(await confirmReservation(harness.store, served, secret, Date.parse(NOW))).toMatchObject({ id: days[0]!.id });
    expect((await reserved()).map(({ held_until: until }) => until)).toEqual([null, null, null, null, null]);
  });

  test('a stay that is held gives all days back when it expires', async () => {
    await hold(Date.now() - 1);
    expect((await harness.reserve({ ...WEEK, selected_tables: [1] })).statusCode).toBe(200);
    expect(await claimedDays()).toHaveLength(5);
  });
});

test('tables say what all days cost, in the words of the table, else of its category or its area', async () => {
  const perDay = { amount: 25, currency: 'EUR', per: 'day' };
  const plan = planSchema.parse(structuredClone(TEST_PLAN));
  const [lines, inside] = plan.areas;
  lines!.price = { text: 'from €25 a day, second row', ...perDay } as Price;
  lines!.rooms[0]!.price = { text: '€100 a week', amount: 100, currency: 'EUR', per: 'week' };
  plan.categories[1]!.price = { text: 'Ask us' };
  inside!.price = { text: 'never read' };
  const priced = await openHarness({ venue: DAYS_VENUE, plan });
  const pricesOn = async (query: Record<string, unknown>): Promise<unknown[]> => {
    const [first, second] = (await priced.tables(query)).json();
    return [first.rooms[0].price, first.rooms[1].price, second.rooms[0].price, first.price];
  };
  expect(await pricesOn(WEEK)).toEqual([
    '€100 a week\nPaid at the venue',
    'from €25 a day, second row\nTotal €125 · Paid at the venue',
    'Ask us\nPaid at the venue',
    undefined,
  ]);
  expect((await pricesOn({ date: '24.11.2026', until: '30.11.2026' }))[0]).toBe(
    '€100 a week\nTotal €100 · Paid at the venue',
  );
});

/** Reminders before a visit: when they are due, and that each is sent once. */
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, zonedTime, zonedTimeToInstant } from '../../../src/domain/booking/time.ts';
import { changeReservation } from '../../../src/server/booking/changeReservation.ts';
import { type ReminderKind, enqueueReminders, isReminderDue } from '../../../src/server/mail/reminders.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness } from '../serverHarness.ts';

const HOUR_MS = 3_600_000;
const BOTH = { reminders: ['day', 'two_hours'] as ('day' | 'two_hours')[] };
const ALWAYS_OPEN = {
  ...BOTH,
  hours: { first: 0, last: 1440 },
  special_days: [],
  slot_minutes: 15,
  closed_weekdays: [],
  closed_dates: [],
  lead_minutes: 0,
  farthest_days: 365,
  area_closures: [],
};
const BOTH_KINDS = ['reminder_day', 'reminder_hours'] as const;

const reservation = (date: string, time: number, changes: object = {}) => ({
  date,
  time,
  created_at: 0,
  changed_at: null,
  cancelled_at: null,
  held_until: null,
  kept_at: null,
  messages_at: null,
  messages_ended_at: null,
  tables: '[]',
  email: 'ada@example.com',
  ...changes,
});

describe('a reminder is due', () => {
  const zone = 'Asia/Colombo';
  const visit = zonedTimeToInstant('2026-11-25', 600, zone);
  const kindsAt = (
    now: number,
    changes: object = {},
    venue: Parameters<typeof isReminderDue>[2] = { time_zone: zone, ...ALWAYS_OPEN },
  ): ReminderKind[] =>
    BOTH_KINDS.filter((kind) => isReminderDue(kind, reservation('2026-11-25', 600, changes), venue, now));

  test('a reminder is due from a day before, then from two hours before, and never both', () => {
    expect(kindsAt(visit - 24 * HOUR_MS - 1)).toEqual([]);
    expect(kindsAt(visit - 24 * HOUR_MS)).toEqual(['reminder_day']);
    expect(kindsAt(visit - 2 * HOUR_MS - 1)).toEqual(['reminder_day']);
    expect(kindsAt(visit - 2 * HOUR_MS)).toEqual(['reminder_hours']);
    expect(kindsAt(visit - 1)).toEqual(['reminder_hours']);
    expect(kindsAt(visit)).toEqual([]);
  });

  test('a reminder is due only if the venue wants it', () => {
    const venue = { ...ALWAYS_OPEN, time_zone: zone, reminders: ['day'] as 'day'[] };
    expect(kindsAt(visit - 3 * HOUR_MS, {}, venue)).toEqual(['reminder_day']);
    expect(kindsAt(visit - HOUR_MS, {}, venue)).toEqual([]);
    expect(kindsAt(visit - HOUR_MS, {}, { ...ALWAYS_OPEN, time_zone: zone, reminders: [] })).toEqual([]);
  });

  test('no reminder is due for guests who have reserved or changed after its time', () => {
    const day = visit - 24 * HOUR_MS;
    expect(kindsAt(day + 1, { created_at: day - 1 })).toEqual(['reminder_day']);
    expect(kindsAt(day + 1, { created_at: day })).toEqual([]);
    expect(kindsAt(day + 1, { changed_at: day })).toEqual([]);
    expect(kindsAt(visit - HOUR_MS, { created_at: day })).toEqual(['reminder_hours']);
  });

  test('no reminder is due for a reservation that is canceled, held, or made without an address', () => {
    for (const changes of [{ cancelled_at: 1 }, { held_until: 1 }, { email: '' }])
      expect(kindsAt(visit - HOUR_MS, changes)).toEqual([]);
  });

  test('no reminder is due while the venue has to decide about a visit that its hours no longer cover', () => {
    for (const closed of [
      { closed_dates: ['2026-11-25'] },
      { closed_weekdays: [3] },
      { hours: { first: 615, last: 1200 } },
      { hours: { first: 480, last: 585 } },
    ]) {
      const venue = { ...ALWAYS_OPEN, time_zone: zone, ...closed };
      expect(kindsAt(visit - HOUR_MS, {}, venue)).toEqual([]);
      expect(kindsAt(visit - HOUR_MS, { kept_at: 1 }, venue)).toEqual(['reminder_hours']);
    }
  });

  test('the reminder of a day before has the same time of the previous date, also where the clock changes', () => {
    for (const [date, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
      ['2026-10-26', 24],
    ] as const) {
      const venue = { time_zone: 'Europe/Berlin', ...ALWAYS_OPEN };
      const start = zonedTimeToInstant(date, 12 * 60, venue.time_zone);
      const isDue = (now: number) => isReminderDue('reminder_day', reservation(date, 12 * 60), venue, now);
      expect([isDue(start - hours * HOUR_MS - 1), isDue(start - hours * HOUR_MS)]).toEqual([false, true]);
      expect(zonedTime(start - hours * HOUR_MS, venue.time_zone)).toMatchObject({ date: addDays(date, -1) });
      expect(isReminderDue('reminder_hours', reservation(date, 12 * 60), venue, start - 2 * HOUR_MS)).toBe(true);
    }
  });
});

describe('reminders in the outbox', () => {
  let harness: ServerHarness;
  beforeEach(async () => {
    harness = await openHarness({ venue: BOTH });
  });

  const at = (date: string, hour: number): number => zonedTimeToInstant(date, hour * 60, 'Asia/Colombo');
  const remind = (now: number) => enqueueReminders(harness.store, harness.venues, now);
  const reminders = async (): Promise<unknown[]> =>
    (await harness.rows('outbox'))
      .filter(({ visit_date: date }) => date !== null)
      .map(({ kind, visit_date: date }) => `${String(kind)} ${String(date)}`);
  const reserve = async (changes: object): Promise<string> =>
    (await harness.reserve({ ...changes })).json<{ code: string }>().code;

  test('reminders in the outbox are added once for each kind, however often and by however many processes they are looked for', async () => {
    await reserve({ date: '25.11.2026' });
    expect(await remind(at('2026-11-24', 9))).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => remind(at('2026-11-24', 10))));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await remind(at('2026-11-24', 12))).toBe(0);
    await Promise.all([1, 2].map(() => remind(at('2026-11-25', 8))));
    expect(await reminders()).toEqual(['reminder_day 2026-11-25', 'reminder_hours 2026-11-25']);
  });

  test('reminders in the outbox come again for another date, and not for another table', async () => {
    const code = await reserve({ date: '25.11.2026' });
    const change = (fields: object, now: number) =>
      changeReservation(harness.store, harness.venues, 'shell-bay', code, fields, { now });
    await remind(at('2026-11-24', 10));
    await change({ selected_tables: [2] }, at('2026-11-24', 11));
    await remind(at('2026-11-24', 12));
    expect(await reminders()).toEqual(['reminder_day 2026-11-25']);
    await change({ date: '28.11.2026' }, at('2026-11-24', 13));
    await remind(at('2026-11-25', 8));
    await remind(at('2026-11-27', 10));
    expect(await reminders()).toEqual(['reminder_day 2026-11-25', 'reminder_day 2026-11-28']);
  });
});

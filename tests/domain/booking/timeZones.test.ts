/** Time zone arithmetic compared with Temporal, in every zone of the platform, around every kind of clock change. */
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { MINUTES_PER_DAY } from '../../../src/domain/plan/timeOfDay.ts';
import {
  type BookingCalendar,
  isOpenSlot,
  nextSlotExpiry,
  openSlots,
  allSlots,
} from '../../../src/domain/booking/bookingCalendar.ts';
import {
  addDays,
  existsInZone,
  startOfEvenDate,
  zoneOffsets,
  zonedTimeToInstant,
  zonedTime,
  formatWireTime,
} from '../../../src/domain/booking/time.ts';
import { everyDay } from '../../support/opening.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const MINUTE = 60_000;
/** Timeout of tests that visit all zones, generous enough for a very slow machine. */
const ALL_ZONES = { timeout: 60_000 };

/** Zones with unusual changes: by half an hour, by a day, at midnight, twice a year, by two hours. */
const ODD = [
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kwajalein',
  'Pacific/Enderbury',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'Antarctica/Troll',
  'Africa/Cairo',
  'Asia/Gaza',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Pyongyang',
  'America/Caracas',
  'America/St_Johns',
  'America/Godthab',
  'America/Scoresbysund',
  'America/Havana',
  'America/Santiago',
  'America/Asuncion',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Europe/Dublin',
  'Asia/Kathmandu',
  'Asia/Colombo',
  'Africa/Monrovia',
  'Antarctica/Casey',
];

type Change = { readonly at: number; readonly before: number; readonly after: number };

/** The clock changes of a zone between the starts of two years; offsets in milliseconds. */
function changesOf(zone: string, fromYear: number, toYear: number): Change[] {
  const changes: Change[] = [];
  let here = Temporal.Instant.fromEpochMilliseconds(Date.UTC(fromYear)).toZonedDateTimeISO(zone);
  for (;;) {
    const next = here.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds >= Date.UTC(toYear)) return changes;
    changes.push({
      at: next.epochMilliseconds,
      before: here.offsetNanoseconds / 1e6,
      after: next.offsetNanoseconds / 1e6,
    });
    here = next;
  }
}

/** One zone of those whose clocks show the same times between the starts of two years. */
function distinctZones(fromYear: number, toYear: number): { zone: string; changes: Change[] }[] {
  const start = Temporal.Instant.fromEpochMilliseconds(Date.UTC(fromYear));
  const distinct = new Map<string, { zone: string; changes: Change[] }>();
  for (const zone of ZONES) {
    const changes = changesOf(zone, fromYear, toYear);
    const clock = JSON.stringify([start.toZonedDateTimeISO(zone).offsetNanoseconds, changes]);
    if (!distinct.has(clock)) distinct.set(clock, { zone, changes });
  }
  return [...distinct.values()];
}

/** Quarter hours of local time around a change, as date and minutes; midnight also as the end of the date before. */
function wallTimesAround({ at, before, after }: Change): { date: string; minutes: number }[] {
  const low = at + Math.min(before, after);
  const high = at + Math.max(before, after);
  const quarter = 15 * MINUTE;
  const times: { date: string; minutes: number }[] = [];
  for (let wall = Math.floor(low / quarter) * quarter - 2 * quarter; wall <= high + 2 * quarter; wall += quarter) {
    const date = new Date(wall).toISOString().slice(0, 10);
    const minutes = (wall - Date.parse(`${date}T00:00:00Z`)) / MINUTE;
    times.push({ date, minutes });
    if (minutes === 0) times.push({ date: addDays(date, -1), minutes: MINUTES_PER_DAY });
  }
  return times;
}

/** Temporal's answer: a skipped time moves on by the gap, a repeated time means its first occurrence. */
function temporalInstant(date: string, minutes: number, zone: string): number {
  return Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes })
    .toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}

function disagreements(zone: string, times: readonly { date: string; minutes: number }[]): string[] {
  return times
    .filter(({ date, minutes }) => zonedTimeToInstant(date, minutes, zone) !== temporalInstant(date, minutes, zone))
    .map(({ date, minutes }) => `${zone} ${date} ${minutes}`);
}

describe('an instant (wrong or unbookable slots: calcom/cal.diy#1092, #6217, #10517, #12137)', () => {
  test('an instant matches Temporal in every zone, around its recent clock changes', ALL_ZONES, () => {
    expect(ZONES.length).toBeGreaterThan(400);
    const zones = distinctZones(2025, 2029);
    for (const { zone, changes } of zones) expect(disagreements(zone, changes.flatMap(wallTimesAround))).toEqual([]);
    expect(zones.flatMap(({ changes }) => changes).length).toBeGreaterThan(200);
  });

  test('an instant matches Temporal in every zone, around some of its past clock changes', ALL_ZONES, () => {
    let changes = 0;
    ZONES.forEach((zone, n) => {
      const year = 1970 + ((n * 13) % 53);
      const found = changesOf(zone, year, year + 2);
      changes += found.length;
      expect(disagreements(zone, found.flatMap(wallTimesAround))).toEqual([]);
    });
    expect(changes).toBeGreaterThan(300);
  });

  test.each(ODD)('an instant matches Temporal in %s, around each change from 1970 to 2100', (zone) => {
    const found = changesOf(zone, 1970, 2100);
    expect(found.length).toBeGreaterThan(0);
    // Rules that repeat unchanged add nothing: test every eighth.
    const recent = found.filter((change, n) => change.at < Date.UTC(2030) || n % 8 === 0);
    expect(disagreements(zone, recent.flatMap(wallTimesAround))).toEqual([]);
  });

  test('no zone changes its clock twice within two days, so that a look a day before and after suffices', () => {
    for (const zone of ODD) {
      const changes = changesOf(zone, 1970, 2040);
      changes
        .slice(1)
        .forEach((change, n) =>
          expect(change.at - changes[n]!.at, `${zone} ${new Date(change.at).toISOString()}`).toBeGreaterThan(
            48 * 60 * MINUTE,
          ),
        );
    }
  });

  test('an instant matches Temporal at any date and time in any zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 47_480 }),
        fc.integer({ min: 0, max: MINUTES_PER_DAY }),
        (zone, day, minutes) => {
          const date = addDays('1970-01-02', day);
          expect(zonedTimeToInstant(date, minutes, zone)).toBe(temporalInstant(date, minutes, zone));
        },
      ),
      { seed: SEED, numRuns: 4_000 },
    );
  });
});

describe('local time', () => {
  test('local time matches Temporal for an instant in every zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (instant) => {
        for (const zone of ZONES.filter((_, n) => n % 20 === instant % 20)) {
          const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
          expect(zonedTime(instant, zone)).toEqual({
            date: local.toPlainDate().toString(),
            minutes: local.hour * 60 + local.minute,
          });
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  test('local time round-trips through its instant', ALL_ZONES, () => {
    for (const zone of ZONES) {
      const [change] = changesOf(zone, 2025, 2027);
      const times = change
        ? wallTimesAround(change)
        : [
            { date: '2026-11-21', minutes: 540 },
            { date: '2026-06-21', minutes: 0 },
          ];
      for (const { date, minutes } of times) {
        const plain = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes });
        if (!plain.toZonedDateTime(zone).toPlainDateTime().equals(plain)) continue;
        const shown = minutes === MINUTES_PER_DAY ? { date: addDays(date, 1), minutes: 0 } : { date, minutes };
        expect(zonedTime(zonedTimeToInstant(date, minutes, zone), zone), `${zone} ${date} ${minutes}`).toEqual(shown);
      }
    }
  });
});

function calendarIn(zone: string, first: number, last: number): BookingCalendar & { readonly timeZone: string } {
  return {
    timeZone: zone,
    ...everyDay({ first, last }),
    leadMinutes: 60,
    maxDaysAhead: 400,
  };
}

/** The rules of a slot list, by Temporal alone. */
function expectSound(calendar: BookingCalendar & { readonly timeZone: string }, date: string, now: number): void {
  const { timeZone: zone, leadMinutes: lead } = calendar;
  const slots = openSlots(calendar, date, now);
  const expected = allSlots(calendar, date).filter((slot) => {
    const plain = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: slot });
    const zoned = plain.toZonedDateTime(zone, { disambiguation: 'compatible' });
    const exists = slot === MINUTES_PER_DAY || zoned.toPlainDateTime().equals(plain);
    return exists && zoned.epochMilliseconds - Math.floor(now / MINUTE) * MINUTE >= lead * MINUTE;
  });
  expect(slots, `${zone} ${date}`).toEqual(expected);
  expect(slots).toEqual([...new Set(slots)].toSorted((a, b) => a - b));
  expect(new Set(slots.map(formatWireTime)).size).toBe(slots.length);
  const lapse = nextSlotExpiry(calendar, date, now);
  if (slots.length === 0) return;
  expect(isOpenSlot(calendar, date, slots[0]!, lapse!)).toBe(false);
  // A date ends at its midnight.
  if (zonedTime(lapse! - 1, zone).date === date) expect(isOpenSlot(calendar, date, slots[0]!, lapse! - 1)).toBe(true);
}

describe('offered slots', () => {
  test(
    'offered slots exist, respect the lead time, and are sorted without duplicates, in every zone on the days of its next changes',
    ALL_ZONES,
    () => {
      distinctZones(2026, 2027).forEach(({ zone, changes }, n) => {
        for (const { at } of changes) {
          // Three hours around the change, with a now that ends the lead before, within and after them.
          const { date, minutes } = zonedTime(at, zone);
          const quarter = Math.floor(minutes / 15) * 15;
          expectSound(
            calendarIn(zone, Math.max(quarter - 120, 0), Math.min(quarter + 60, MINUTES_PER_DAY)),
            date,
            at - (n % 7) * 31 * MINUTE,
          );
          expectSound(
            calendarIn(zone, MINUTES_PER_DAY - 90, MINUTES_PER_DAY),
            addDays(date, -1),
            at - (n % 7) * 31 * MINUTE,
          );
        }
      });
    },
  );

  test('offered slots match Temporal at any instant, in any zone, for any hours', ALL_ZONES, () => {
    const quarter = fc.integer({ min: 0, max: 96 }).map((count) => count * 15);
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.UTC(2024), max: Date.UTC(2032) }),
        quarter,
        quarter,
        fc.integer({ min: 0, max: 2 }),
        (zone, now, a, b, days) => {
          fc.pre(Math.min(a, b) > 0 || Math.max(a, b) < MINUTES_PER_DAY);
          expectSound(calendarIn(zone, Math.min(a, b), Math.max(a, b)), addDays(zonedTime(now, zone).date, days), now);
        },
      ),
      { seed: SEED, numRuns: 250 },
    );
  });

  test(
    '24:00 is the end of the chosen date and never its start, in every zone and on the days of its changes',
    ALL_ZONES,
    () => {
      for (const { zone, changes } of distinctZones(2026, 2028)) {
        const dates = [
          '2026-11-21',
          ...changes.flatMap(({ at }) => [-1, 0].map((days) => addDays(zonedTime(at, zone).date, days))),
        ];
        for (const date of dates) {
          const end = zonedTimeToInstant(date, MINUTES_PER_DAY, zone);
          expect(end).toBe(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds);
          expect(end - zonedTimeToInstant(date, 0, zone), `${zone} ${date}`).toBeGreaterThanOrEqual(22 * 60 * MINUTE);
          expect(
            openSlots(
              calendarIn(zone, MINUTES_PER_DAY - 15, MINUTES_PER_DAY),
              date,
              zonedTimeToInstant(date, 0, zone) - MINUTES_PER_DAY * MINUTE,
            ).at(-1),
          ).toBe(MINUTES_PER_DAY);
        }
      }
    },
  );

  test('offered slots are empty on a date that the zone skipped', () => {
    const now = Date.parse('2011-12-20T00:00:00Z');
    const apia = calendarIn('Pacific/Apia', 420, MINUTES_PER_DAY);
    expect(openSlots(apia, '2011-12-30', now)).toEqual([]);
    expect(openSlots(apia, '2011-12-29', now)).toHaveLength(69);
    expect(openSlots(apia, '2011-12-31', now)).toHaveLength(69);
  });
});

test("a zone's offsets tell all that its name does, to the minute of each change", ALL_ZONES, () => {
  for (const { zone, changes } of distinctZones(2026, 2028)) {
    const offsets = zoneOffsets(zone, '2026-01-01', '2027-12-31');
    const first = { from: offsets[0]!.from, minutes: (changes[0]?.before ?? offsets[0]!.minutes * MINUTE) / MINUTE };
    expect(offsets, zone).toEqual([first, ...changes.map(({ at, after }) => ({ from: at, minutes: after / MINUTE }))]);
    const times = [
      { date: '2026-01-01', minutes: 0 },
      { date: '2027-12-31', minutes: MINUTES_PER_DAY },
    ];
    for (const { date, minutes } of [...times, ...changes.flatMap(wallTimesAround)]) {
      const instant = zonedTimeToInstant(date, minutes, zone);
      expect(
        [
          zonedTimeToInstant(date, minutes, offsets),
          zonedTime(instant, offsets),
          existsInZone(date, minutes, offsets),
          startOfEvenDate(date, offsets),
        ],
        `${zone} ${date} ${minutes}`,
      ).toEqual([instant, zonedTime(instant, zone), existsInZone(date, minutes, zone), startOfEvenDate(date, zone)]);
    }
  }
});

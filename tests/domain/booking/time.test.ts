import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { parseTimeOfDay } from '../../../src/domain/plan/timeOfDay.ts';
import {
  type BookingCalendar,
  type Hours,
  defaultSlot,
  firstOpenDate,
  isOpenDate,
  isOpenSlot,
  isReservableSlot,
  nextSlotChange,
  nextSlotExpiry,
  openSlots,
  parseWireTime,
  allSlots,
} from '../../../src/domain/booking/bookingCalendar.ts';
import {
  addDays,
  daysBetween,
  farthestDate,
  formatDisplayDate,
  parseWireDate,
  formatWireDate,
  zonedTimeToInstant,
  existsInZone,
  isPlainDate,
  isTimeZone,
  zonedTime,
  formatDisplayTime,
  formatWireTime,
  isoWeekday,
  startOfEvenDate,
  utcOffset,
  zoneOffsets,
} from '../../../src/domain/booking/time.ts';
import { everyDay } from '../../support/opening.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const CAMP: BookingCalendar = {
  timeZone: 'Asia/Colombo',
  ...everyDay({ first: 540, last: 1200 }),
  leadMinutes: 60,
  maxDaysAhead: 365,
};
const TERRACE: BookingCalendar = {
  ...CAMP,
  timeZone: 'Asia/Makassar',
  ...everyDay({ first: 420, last: 1440 }),
  leadMinutes: 120,
};
const at = (iso: string): number => Date.parse(iso);
const DAY = '2026-11-25';
const slotsOf = (hours: Hours): number[] => allSlots(everyDay(hours), DAY);
const parseSlot = (text: string, hours: Hours): number | undefined => parseWireTime(text, everyDay(hours), DAY);

describe('slots of a day', () => {
  test('slots of a day include both ends: 45 from 09:00 to 20:00', () => {
    const slots = slotsOf({ first: 540, last: 1200 }).map(formatWireTime);
    expect(slots).toHaveLength(45);
    expect(slots.slice(0, 3)).toEqual(['09:00 AM', '09:15 AM', '09:30 AM']);
    expect(slots.slice(-2)).toEqual(['07:45 PM', '08:00 PM']);
  });

  test('slots of a day may end at midnight: 69 from 07:00 to 24:00', () => {
    const slots = slotsOf({ first: 420, last: 1440 }).map(formatDisplayTime);
    expect(slots).toHaveLength(69);
    expect(slots[0]).toBe('07:00 AM');
    expect(slots.slice(-2)).toEqual(['11:45 PM', '12:00 AM (midnight)']);
  });

  test('slots of a day end before a last slot that is off the quarter hour', () => {
    expect(slotsOf({ first: 540, last: 560 })).toEqual([540, 555]);
    expect(slotsOf({ first: 540, last: 540 })).toEqual([540]);
  });
});

describe('the text of a time', () => {
  test.each([
    [0, '12:00 AM'],
    [15, '12:15 AM'],
    [60, '01:00 AM'],
    [540, '09:00 AM'],
    [719, '11:59 AM'],
    [720, '12:00 PM'],
    [735, '12:15 PM'],
    [780, '01:00 PM'],
    [1200, '08:00 PM'],
    [1425, '11:45 PM'],
    [1440, '12:00 AM'],
  ])('%i minutes are sent as %s', (minutes, text) => expect(formatWireTime(minutes)).toBe(text));

  test('the text of a time names the midnight that is meant', () => {
    expect(formatDisplayTime(1440)).toBe('12:00 AM (midnight)');
    expect(formatDisplayTime(0)).toBe('12:00 AM');
    expect(formatDisplayTime(720)).toBe('12:00 PM');
  });

  test.each([
    ['07:00', 420],
    ['00:00', 0],
    ['24:00', 1440],
    ['23:59', 1439],
  ])('parses %s', (text, minutes) => {
    expect(parseTimeOfDay(text)).toBe(minutes);
  });

  test.each(['24:01', '24:15', '25:00', '12:60', '7:00', '07:00 ', ' 07:00', '07:00:00', '0700', '', '-1:00', '٠٧:٠٠'])(
    'rejects %o as a clock time',
    (text) => {
      expect(parseTimeOfDay(text)).toBeUndefined();
    },
  );
});

describe('a time on the wire', () => {
  test('reads 12:00 AM by the hours of the venue (taken for closed: alextselegidis/easyappointments#1822)', () => {
    expect(parseSlot('12:00 AM', { first: 420, last: 1440 })).toBe(1440);
    expect(parseSlot('12:00 AM', { first: 0, last: 600 })).toBe(0);
    expect(parseSlot('12:00 AM', { first: 540, last: 1200 })).toBeUndefined();
    expect(parseSlot('12:00 AM', { first: 1440, last: 1440 })).toBe(1440);
    expect(parseSlot('12:00 AM', { first: 0, last: 1440 })).toBe(1440);
  });

  test('a time on the wire must be a slot of the venue, in its exact text', () => {
    const hours = { first: 540, last: 1200 };
    expect(parseSlot('09:00 AM', hours)).toBe(540);
    expect(parseSlot('08:00 PM', hours)).toBe(1200);
    for (const text of [
      '08:45 AM',
      '08:15 PM',
      '09:05 AM',
      '9:00 AM',
      '09:00 am',
      '09:00',
      '09:00 AM ',
      '21:00 PM',
      '00:00 AM',
      '',
    ]) {
      expect(parseSlot(text, hours), text).toBeUndefined();
    }
  });

  test('a time on the wire round-trips each slot through its text, for any hours', () => {
    const quarter = fc.integer({ min: 0, max: 96 }).map((n) => n * 15);
    fc.assert(
      fc.property(quarter, quarter, (a, b) => {
        const hours = { first: Math.min(a, b), last: Math.max(a, b) };
        fc.pre(!(hours.first === 0 && hours.last === 1440));
        const slots = slotsOf(hours);
        expect(new Set(slots.map(formatWireTime)).size).toBe(slots.length);
        expect(slots.map((slot) => parseSlot(formatWireTime(slot), hours))).toEqual(slots);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });
});

describe('dates', () => {
  test.each([
    ['21.11.2026', '2026-11-21'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['31.12.2026', '2026-12-31'],
    ['01.01.1900', '1900-01-01'],
  ])('%s is %s, in both directions', (wire, date) => {
    expect(parseWireDate(wire)).toBe(date);
    expect(formatWireDate(date)).toBe(wire);
  });

  test.each([
    '31.02.2026',
    '29.02.2026',
    '29.02.2100',
    '31.04.2026',
    '00.01.2026',
    '01.00.2026',
    '01.13.2026',
    '32.01.2026',
    '1.1.2026',
    '01.01.26',
    '2026-11-21',
    '21/11/2026',
    '11.21.2026',
    '21.11.2026 ',
    ' 21.11.2026',
    '21.11.2026T',
    '01.01.0026',
    '31.12.1899',
    '',
    'today',
    '٢١.١١.٢٠٢٦',
    '21.11.20266',
  ])('rejects %o as a date', (text) => expect(parseWireDate(text)).toBeUndefined());

  test('a plain date has exactly one form', () => {
    expect(isPlainDate('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-2-9', '2026-13-01', '21.11.2026', '2026-11-21T00:00:00Z', ''])
      expect(isPlainDate(text), text).toBe(false);
  });

  test('days are counted across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
    expect(addDays('2026-11-21', 365)).toBe('2027-11-21');
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  });

  test.each(['2026-11-21', '2028-02-29', '1900-01-01', '9999-12-31'])(
    'counts the days between %s and others',
    (date) => {
      for (const days of [0, 1, -1, 59, -366].filter((each) => date !== '9999-12-31' || each <= 0))
        expect(daysBetween(date, addDays(date, days))).toBe(days);
    },
  );

  test('dates beyond the year 9999 or before the year 0, which would sort before all others, are errors', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
    expect(() => farthestDate('9999-01-01')).toThrow(RangeError);
    expect(() => zonedTime(Date.parse('9999-12-31T23:00:00Z'), 'Asia/Colombo')).toThrow(RangeError);
    expect(isPlainDate('9999-12-31')).toBe(true);
    for (const text of ['+010000-01-01', '+010000-01', '10000-01-01', '0026-01-01'])
      expect(isPlainDate(text), text).toBe(false);
  });

  test('weekdays begin with Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22'].map(isoWeekday)).toEqual([1, 5, 6, 7]);
  });

  test.each([
    [undefined, /^Saturday,? 7 November 2026$/],
    ['en', /^Saturday,? 7 November 2026$/],
    ['de', /^Samstag, 7\. November 2026$/],
    ['id', /^Sabtu, 7 November 2026$/],
    ['en-US', /^Saturday, November 7, 2026$/],
    ['th', /2026/],
  ])('writes a date in %s with a month name and the Gregorian year', (language, expected) =>
    expect(formatDisplayDate('2026-11-07', language)).toMatch(expected),
  );

  test('writes a date in English where the browser knows no names of months in the language', () => {
    const { DateTimeFormat } = Intl;
    // As in Chromium where Sinhala is its own language.
    class FormatWithoutNames extends DateTimeFormat {
      override format = (date?: Date | number): string =>
        this.resolvedOptions().locale === 'si' ? 'M11 7' : super.format(date);
    }
    Intl.DateTimeFormat = FormatWithoutNames as typeof DateTimeFormat;
    try {
      expect(formatDisplayDate('2026-11-07', 'si', { day: 'numeric', month: 'short' })).toBe('7 Nov');
    } finally {
      Intl.DateTimeFormat = DateTimeFormat;
    }
  });

  test('writes parts of a date, in the Gregorian calendar', () => {
    expect(formatDisplayDate('2026-11-07', 'en', { month: 'long' })).toBe('November');
    expect(formatDisplayDate('2026-11-07', 'de', { weekday: 'short', day: 'numeric' })).toMatch(/^Sa\.?, 7\.?$/);
    expect(formatDisplayDate('2026-11-07', 'th', { year: 'numeric' })).toMatch(/2026$/);
  });

  test('accepts only time zones that the platform supports', () => {
    expect(['Asia/Colombo', 'Asia/Makassar', 'UTC'].every(isTimeZone)).toBe(true);
    for (const zone of ['Asia/Atlantis', '', 'Colombo', 'Asia/Colombo ']) expect(isTimeZone(zone)).toBe(false);
  });
});

describe('a clock', () => {
  test.each([
    ['2026-01-15T11:59:59.999Z', 'America/New_York', '2026-01-15', 419],
    ['2026-07-15T11:00:00Z', 'America/New_York', '2026-07-15', 420],
    ['2027-01-01T04:59:00Z', 'America/New_York', '2026-12-31', 1439],
    ['2026-12-31T18:30:00Z', 'Asia/Colombo', '2027-01-01', 0],
    ['2026-11-21T00:00:00Z', 'Asia/Kathmandu', '2026-11-21', 345],
  ])('a clock at %s in %s shows %s and %i minutes', (instant, zone, date, minutes) => {
    expect(zonedTime(at(instant), zone)).toEqual({ date, minutes });
  });

  test.each([
    // An hour before a change, in the gap, and after it.
    ['2026-03-29', 60, 'Europe/Berlin', '2026-03-29T00:00:00Z', true],
    ['2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30:00Z', false],
    ['2026-03-29', 180, 'Europe/Berlin', '2026-03-29T01:00:00Z', true],
    ['2026-03-28', 720, 'Europe/Berlin', '2026-03-28T11:00:00Z', true],
    ['2026-03-30', 720, 'Europe/Berlin', '2026-03-30T10:00:00Z', true],
    // The repeated hour and what is around it.
    ['2026-10-25', 60, 'Europe/Berlin', '2026-10-24T23:00:00Z', true],
    ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00Z', true],
    ['2026-10-25', 180, 'Europe/Berlin', '2026-10-25T02:00:00Z', true],
    ['2026-03-08', 150, 'America/New_York', '2026-03-08T07:30:00Z', false],
    ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00Z', true],
    ['2026-10-04', 135, 'Australia/Lord_Howe', '2026-10-03T15:45:00Z', false],
    // Midnight is skipped at the start of the date, so that its end is the start of the next one.
    ['2018-11-04', 0, 'America/Sao_Paulo', '2018-11-04T03:00:00Z', false],
    ['2018-11-03', 1440, 'America/Sao_Paulo', '2018-11-04T03:00:00Z', true],
    // Apia skipped 30 December 2011.
    ['2011-12-30', 720, 'Pacific/Apia', '2011-12-30T22:00:00Z', false],
    ['2011-12-30', 1440, 'Pacific/Apia', '2011-12-30T10:00:00Z', false],
    ['2011-12-29', 1440, 'Pacific/Apia', '2011-12-30T10:00:00Z', true],
    ['2026-11-21', 1440, 'Asia/Colombo', '2026-11-21T18:30:00Z', true],
  ])(
    'a clock shows %s and %i minutes in %s at the instant %s; the time exists: %s',
    (date, minutes, zone, instant, exists) => {
      expect(new Date(zonedTimeToInstant(date, minutes, zone)).toISOString()).toBe(new Date(instant).toISOString());
      expect(existsInZone(date, minutes, zone)).toBe(exists);
    },
  );
});

describe('the offsets of a zone', () => {
  const table = (zone: string) =>
    zoneOffsets(zone, '2026-01-01', '2026-12-31').map(({ from, minutes }) => [new Date(from).toISOString(), minutes]);

  test.each([
    ['Asia/Colombo', [['2025-12-30T00:00:00.000Z', 330]]],
    [
      'Europe/Berlin',
      [
        ['2025-12-30T00:00:00.000Z', 60],
        ['2026-03-29T01:00:00.000Z', 120],
        ['2026-10-25T01:00:00.000Z', 60],
      ],
    ],
    [
      'Australia/Lord_Howe',
      [
        ['2025-12-30T00:00:00.000Z', 660],
        ['2026-04-04T15:00:00.000Z', 630],
        ['2026-10-03T15:30:00.000Z', 660],
      ],
    ],
  ])('the offsets of a zone list each change of its clocks in %s', (zone, changes) => {
    expect(table(zone)).toEqual(changes);
    // From memory.
    expect(table(zone)).toEqual(changes);
  });

  test('the offsets of a zone reach three days beyond the last date, where another table begins', () => {
    const berlin = (until: string) => zoneOffsets('Europe/Berlin', '2026-01-01', until).length;
    expect([berlin('2026-03-25'), berlin('2026-03-27')]).toEqual([1, 2]);
  });

  test('the offsets of a zone tell times as the name of the zone does', () => {
    const offsets = zoneOffsets('Europe/Berlin', '2026-01-01', '2026-12-31');
    for (const iso of ['2026-01-01T00:00:00Z', '2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-12-31T22:59:00Z'])
      expect([zonedTime(at(iso), offsets), utcOffset(at(iso), offsets)], iso).toEqual([
        zonedTime(at(iso), 'Europe/Berlin'),
        utcOffset(at(iso), 'Europe/Berlin'),
      ]);
    expect(utcOffset(at('2026-07-01T12:00:00.500Z'), 'Europe/Berlin')).toBe(120);
    expect(zonedTimeToInstant('2026-10-25', 150, offsets)).toBe(at('2026-10-25T00:30:00Z'));
    // Before the first change, the first offset holds.
    expect(zonedTime(at('2024-01-01T00:00:00Z'), offsets)).toEqual({ date: '2024-01-01', minutes: 60 });
    expect(zonedTime(at('2026-01-01T00:00:00Z'), [])).toEqual({ date: '2026-01-01', minutes: 0 });
  });
});

test('a date is even where no clock changes from the day before to the day after', () => {
  const start = (date: string): string | undefined => {
    const instant = startOfEvenDate(date, 'Europe/Berlin');
    return instant === undefined ? undefined : new Date(instant).toISOString();
  };
  expect(start('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
  expect(start('2026-03-26')).toBe('2026-03-25T23:00:00.000Z');
  expect(['2026-03-28', '2026-03-29', '2026-03-30'].map(start)).toEqual([undefined, undefined, undefined]);
  expect(start('2026-03-31')).toBe('2026-03-30T22:00:00.000Z');
});

describe('the lead time', () => {
  test('the lead time keeps a slot open that is exactly the lead away, for that whole minute', () => {
    // 12:00 in Colombo is 06:30 UTC.
    expect(openSlots(CAMP, '2026-11-21', at('2026-11-21T05:30:00.000Z'))[0]).toBe(720);
    expect(openSlots(CAMP, '2026-11-21', at('2026-11-21T05:30:59.999Z'))[0]).toBe(720);
    expect(openSlots(CAMP, '2026-11-21', at('2026-11-21T05:31:00.000Z'))[0]).toBe(735);
    expect(openSlots(CAMP, '2026-11-21', at('2026-11-21T05:29:59.999Z'))[0]).toBe(720);
  });

  test('the lead time closes the last slot when its lead runs out', () => {
    expect(openSlots(CAMP, '2026-11-21', at('2026-11-21T13:30:00Z'))).toEqual([1200]);
    expect(openSlots(CAMP, '2026-11-21', at('2026-11-21T13:31:00Z'))).toEqual([]);
  });

  test('the lead time keeps midnight at the end of the date open until two hours before', () => {
    expect(openSlots(TERRACE, '2026-11-21', at('2026-11-21T14:00:00Z'))).toEqual([1440]);
    expect(openSlots(TERRACE, '2026-11-21', at('2026-11-21T14:01:00Z'))).toEqual([]);
  });

  test('the lead time closes tomorrow morning if it is longer than a day', () => {
    const slow = { ...CAMP, leadMinutes: 36 * 60 };
    expect(openSlots(slow, '2026-11-22', at('2026-11-21T00:30:00Z'))[0]).toBe(1080);
  });

  test('the next lapse is the instant at which the first slot closes', () => {
    const now = at('2026-11-21T05:11:00Z');
    const lapse = nextSlotExpiry(CAMP, '2026-11-21', now)!;
    expect(new Date(lapse).toISOString()).toBe('2026-11-21T05:16:00.000Z');
    expect(openSlots(CAMP, '2026-11-21', lapse - 1)[0]).toBe(openSlots(CAMP, '2026-11-21', now)[0]);
    expect(openSlots(CAMP, '2026-11-21', lapse)[0]).toBe(openSlots(CAMP, '2026-11-21', now)[0]! + 15);
    expect(nextSlotExpiry(CAMP, '2026-11-22', now)).toBe(at('2026-11-22T02:31:00Z'));
    expect(nextSlotExpiry(CAMP, '2026-11-21', at('2026-11-21T15:00:00Z'))).toBeUndefined();
  });
});

describe('a chosen slot', () => {
  // 12:00 in Colombo is 06:30 UTC, and lapses at 05:31 UTC.
  test('a chosen slot can be reserved for five minutes after it has lapsed', () => {
    const lapsed = at('2026-11-21T05:31:00Z');
    expect(openSlots(CAMP, '2026-11-21', lapsed)[0]).toBe(735);
    expect(isReservableSlot(CAMP, '2026-11-21', 720, lapsed)).toBe(true);
    expect(isReservableSlot(CAMP, '2026-11-21', 720, at('2026-11-21T05:35:59Z'))).toBe(true);
    expect(isReservableSlot(CAMP, '2026-11-21', 720, at('2026-11-21T05:36:00Z'))).toBe(false);
  });

  test('a chosen slot makes the page look again when it lapses, and when it is lost', () => {
    const next = (time: string): string =>
      new Date(nextSlotChange(CAMP, '2026-11-21', at(`2026-11-21T${time}Z`))!).toISOString();
    expect(next('05:25:00')).toBe('2026-11-21T05:31:00.000Z');
    expect(next('05:31:00')).toBe('2026-11-21T05:36:00.000Z');
    expect(next('05:36:00')).toBe('2026-11-21T05:46:00.000Z');
    expect(nextSlotChange(CAMP, '2026-11-21', at('2026-11-21T15:00:00Z'))).toBeUndefined();
  });
});

describe('dates that can be reserved', () => {
  const now = at('2026-11-21T02:00:00Z');

  test('dates that can be reserved begin today while a slot is left, and tomorrow late in the evening', () => {
    expect(firstOpenDate(CAMP, now)).toBe('2026-11-21');
    expect(firstOpenDate(CAMP, at('2026-11-21T13:30:00Z'))).toBe('2026-11-21');
    expect(firstOpenDate(CAMP, at('2026-11-21T13:31:00Z'))).toBe('2026-11-22');
    expect(firstOpenDate(TERRACE, at('2026-11-21T14:01:00Z'))).toBe('2026-11-22');
  });

  test('dates that can be reserved are dates of the venue, not of UTC', () => {
    expect(firstOpenDate(TERRACE, at('2026-11-20T16:30:00Z'))).toBe('2026-11-21');
    expect(firstOpenDate(CAMP, at('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
  });

  test('dates that can be reserved skip closed weekdays and closed dates', () => {
    const weekends = { ...CAMP, closedWeekdays: [6, 7], closedDates: ['2026-11-23'] };
    expect(openSlots(weekends, '2026-11-21', now)).toEqual([]);
    expect(isOpenDate(weekends, '2026-11-23', now)).toBe(false);
    expect(firstOpenDate(weekends, now)).toBe('2026-11-24');
    expect(firstOpenDate({ ...CAMP, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }, now)).toBeUndefined();
  });

  test('dates that can be reserved begin at a given date, never before today', () => {
    expect(firstOpenDate(CAMP, now, '2026-11-25')).toBe('2026-11-25');
    expect(firstOpenDate(CAMP, now, '2020-01-01')).toBe('2026-11-21');
    expect(firstOpenDate({ ...CAMP, closedDates: ['2026-11-25'] }, now, '2026-11-25')).toBe('2026-11-26');
    expect(firstOpenDate(CAMP, now, '2027-11-22')).toBeUndefined();
  });

  test.each([
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-11-01'],
    ['Africa/Casablanca', '2026-02-15'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Pacific/Apia', '2011-12-30'],
  ])(
    'dates that can be reserved have the same slots in the list and one by one where the clock changes in %s on %s',
    (timeZone, changed) => {
      const hours = { first: 0, last: 1425 };
      const calendar = { ...CAMP, timeZone, services: [hours] };
      for (const days of [-2, -1, 0, 1, 2]) {
        const date = addDays(changed, days);
        // Between the slots of the morning: the lead time ends on this date.
        const start = zonedTimeToInstant(date, 97, timeZone);
        const each = slotsOf(hours).filter((slot) => isOpenSlot(calendar, date, slot, start));
        expect(openSlots(calendar, date, start), date).toEqual(each);
      }
    },
  );

  test('dates that can be reserved include a slot exactly if the list of open slots does', () => {
    const weekdays = { ...CAMP, closedWeekdays: [7], maxDaysAhead: 3 };
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25']) {
      const open = openSlots(weekdays, date, at('2026-11-21T05:11:00Z'));
      for (const slot of allSlots(CAMP, date))
        expect(isOpenSlot(weekdays, date, slot, at('2026-11-21T05:11:00Z'))).toBe(open.includes(slot));
    }
  });

  test('dates that can be reserved end with the farthest date', () => {
    const near = { ...CAMP, maxDaysAhead: 2 };
    expect(['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'].map((date) => isOpenDate(near, date, now))).toEqual(
      [false, true, true, false],
    );
    expect(openSlots(near, '2026-11-23', now)).toHaveLength(45);
    expect(openSlots(near, '2026-11-24', now)).toEqual([]);
  });

  test('dates that can be reserved default to 09:00 AM if offered, else to the first time', () => {
    expect(defaultSlot([420, 540, 600])).toBe(540);
    expect(defaultSlot([555, 570])).toBe(555);
    expect(defaultSlot([])).toBeUndefined();
  });
});

/** Everything that the page would show and send, from one instant. */
function shown(calendar: BookingCalendar, now: number): unknown {
  const date = firstOpenDate(calendar, now)!;
  return {
    date,
    wire: formatWireDate(date),
    back: parseWireDate(formatWireDate(date)),
    people: formatDisplayDate(date),
    weekday: isoWeekday(date),
    next: addDays(date, 1),
    slots: openSlots(calendar, date, now),
    instants: allSlots(calendar, date).map((slot) => zonedTimeToInstant(date, slot, calendar.timeZone)),
    lapse: nextSlotExpiry(calendar, date, now),
    local: zonedTime(now, calendar.timeZone),
  };
}

describe('the visitor’s own zone', () => {
  const own = process.env['TZ'];
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  // Kiritimati and Pago Pago are 25 hours apart; Apia skipped 30 December 2011; Cairo and São Paulo change at midnight.
  const ZONES = [
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Pacific/Apia',
    'Africa/Cairo',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
    'Europe/London',
  ];
  const INSTANTS = [
    '2026-11-21T00:00:00Z',
    '2026-11-21T15:59:59Z',
    '2026-11-21T16:00:00Z',
    '2026-11-21T18:30:00Z',
    '2026-03-29T01:00:00Z',
    '2028-02-28T20:00:00Z',
  ];

  test.each(ZONES)('the visitor’s own zone in %s gives the same results as in UTC', (zone) => {
    for (const calendar of [CAMP, TERRACE, { ...CAMP, timeZone: 'Europe/Berlin' }]) {
      for (const instant of INSTANTS) {
        process.env['TZ'] = 'UTC';
        const there = shown(calendar, at(instant));
        process.env['TZ'] = zone;
        expect(new Date(at('2026-11-21T00:00:00Z')).getTimezoneOffset() === 0, 'the zone did change').toBe(
          zone === 'Europe/London',
        );
        expect(shown(calendar, at(instant))).toEqual(there);
      }
    }
  });

  test.each(ZONES)(
    'the visitor’s own zone in %s shifts no date (by toISOString: Hacker0x01/react-datepicker#1018)',
    (zone) => {
      process.env['TZ'] = zone;
      for (const date of [
        '2011-12-29',
        '2011-12-30',
        '2011-12-31',
        '2014-05-16',
        '2018-11-04',
        '2026-11-21',
        '2026-03-29',
        '2028-02-29',
      ]) {
        expect(isPlainDate(date), date).toBe(true);
        expect(parseWireDate(formatWireDate(date))).toBe(date);
        expect(addDays(addDays(date, 1), -1)).toBe(date);
        expect(formatDisplayDate(date)).toContain(String(Number(date.slice(8))));
      }
    },
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookingCalendar } from '../../../src/domain/booking/bookingCalendar.ts';
import { dayCounts, dayLimits, dayRulesSchema, stayDates, stayProblem } from '../../../src/domain/booking/days.ts';
import { splitStay } from '../../../src/domain/booking/splitStay.ts';
import { everyDay } from '../../support/opening.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const NOW = Date.parse('2027-07-01T02:00:00Z');
const CALENDAR: BookingCalendar = {
  timeZone: 'Europe/Rome',
  ...everyDay({ first: 540, last: 600 }),
  leadMinutes: 60,
  maxDaysAhead: 60,
};
const RULES = {
  min: 2,
  max: 10,
  rules: [
    { from: '2027-07-15', to: '2027-08-31', min: 3 },
    { from: '2027-07-15', to: '2027-08-31', weekdays: [6], min: 7, max: 14 },
    { areas: ['first'], min: 5 },
  ],
};

describe('the days of a stay', () => {
  test('the days of a stay count both ends', () => {
    expect(stayDates('2027-07-30', '2027-08-01')).toEqual(['2027-07-30', '2027-07-31', '2027-08-01']);
    expect(stayDates('2027-07-30')).toEqual(['2027-07-30']);
  });

  test('the days of a stay are limited by the last rule for the arrival and the area', () => {
    expect(dayLimits(undefined, '2027-07-02')).toEqual({ min: 1, max: 14 });
    expect(dayLimits(RULES, '2027-07-02')).toEqual({ min: 2, max: 10 });
    expect(dayLimits(RULES, '2027-07-15')).toEqual({ min: 3, max: 10 });
    // A Saturday.
    expect(dayLimits(RULES, '2027-07-17')).toEqual({ min: 7, max: 14 });
    expect(dayLimits(RULES, '2027-07-17', 'first')).toEqual({ min: 5, max: 14 });
    expect(dayLimits(RULES, '2027-07-02', 'second')).toEqual({ min: 2, max: 10 });
    expect(dayLimits({ min: 20 }, '2027-07-02')).toEqual({ min: 20, max: 20 });
  });

  test.each([
    ['2027-07-02', '2027-07-01', [], { code: 'departure_before_arrival' }],
    ['2027-07-02', '2027-07-02', [], { code: 'too_few_days', min: 2 }],
    ['2027-07-02', '2027-07-03', [], undefined],
    ['2027-07-02', '2027-07-03', ['second', 'first'], { code: 'too_few_days', min: 5 }],
    ['2027-07-02', '2027-07-12', [], { code: 'too_many_days', max: 10 }],
    ['2027-07-06', '2027-07-08', [], { code: 'days_interrupted', date: '2027-07-07' }],
    ['2027-08-29', '2027-09-01', [], { code: 'days_end', last: '2027-08-30' }],
  ])('the days of a stay from %s to %s in %o: %o', (arrival, until, areas, problem) => {
    const calendar = { ...CALENDAR, closedDates: ['2027-07-07'] };
    expect(stayProblem(RULES, calendar, { arrival, until, areas }, NOW)).toEqual(problem);
  });

  test('the days of a stay end with the season, or where guests can reserve later only', () => {
    const problemOf = (changes: Partial<BookingCalendar>) =>
      stayProblem(
        undefined,
        { ...CALENDAR, ...changes },
        { arrival: '2027-07-12', until: '2027-07-16', areas: [] },
        NOW,
      );
    const [service] = CALENDAR.services;
    expect(problemOf({ services: [{ ...service!, to: '2027-07-14' }] })).toEqual({
      code: 'days_end',
      last: '2027-07-14',
    });
    const release = { from: '2027-07-15', to: '2027-07-31', on: '2027-07-05', at: 540 };
    const unreleased = { code: 'days_not_released', date: '2027-07-15', on: '2027-07-05', at: 540 };
    expect(problemOf({ releases: [release] })).toEqual(unreleased);
    // No release opens a closed date.
    expect(problemOf({ releases: [release], closedDates: ['2027-07-15'] })).toEqual({
      code: 'days_interrupted',
      date: '2027-07-15',
    });
  });

  test('the days of a stay are offered from the shortest stay to the last open day', () => {
    const calendar = { ...CALENDAR, closedDates: ['2027-07-07'] };
    expect(dayCounts(RULES, calendar, '2027-07-08', NOW)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(dayCounts(RULES, calendar, '2027-07-04', NOW)).toEqual([2, 3]);
    expect(dayCounts(RULES, calendar, '2027-07-06', NOW)).toEqual([]);
    expect(dayCounts(RULES, calendar, '2027-07-04', NOW, true)).toEqual([1, 2, 3]);
    expect(dayCounts(RULES, calendar, '2027-07-07', NOW, true)).toEqual([]);
  });

  test('the days of a stay have rules without unknown fields, with limits that can be met', () => {
    expect(dayRulesSchema.safeParse(RULES).success).toBe(true);
    for (const wrong of [
      { min: 0 },
      { max: 61 },
      { most: 3 },
      { rules: [{ weekdays: [8] }] },
      { rules: [{ from: '1.8.' }] },
    ])
      expect(dayRulesSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });
});

describe('a stay over several tables', () => {
  const DATES = stayDates('2027-07-01', '2027-07-06');
  /** Suggests the first table that is free on all dates; a text says which table is taken (x) on which date. */
  const suggestFrom = (taken: Record<string, string>) => (dates: readonly string[]) => {
    const key = Object.keys(taken).find((each) => dates.every((date) => taken[each]![DATES.indexOf(date)] !== 'x'));
    return key === undefined ? undefined : [key];
  };
  const split = (taken: Record<string, string>) =>
    splitStay(DATES, suggestFrom(taken))?.map(({ dates, tables }) => `${tables.join()} ${dates.length}`);

  test('a stay over several tables moves as late as it can', () => {
    expect(split({ a: '...xxx', b: 'xx....' })).toEqual(['a 3', 'b 3']);
    expect(split({ a: '.xxxxx', b: 'xx....', c: '..xxxx' })).toEqual(['c 2', 'b 4']);
    expect(split({ a: 'x.....', b: '......' })).toEqual(['b 6']);
  });

  test('a stay over several tables is impossible if all tables are taken on one date', () => {
    expect(split({ a: '..x...', b: '..x...' })).toBeUndefined();
  });

  test('a stay over several tables needs as few moves between tables as any other way to spread it', () => {
    const rows = fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, (all) => {
        const taken = Object.fromEntries(
          all.map((row, key) => [String(key), row.map((isTaken) => (isTaken ? 'x' : '.')).join('')]),
        );
        // The fewest stretches that end on each date, over all ways.
        const fewest = [0];
        for (let end = 1; end <= DATES.length; end++)
          fewest[end] = Math.min(
            ...Array.from({ length: end }, (_, start) =>
              suggestFrom(taken)(DATES.slice(start, end)) ? fewest[start]! + 1 : Infinity,
            ),
          );
        expect(split(taken)?.length ?? Infinity).toBe(fewest[DATES.length]);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/booking/time.ts';
import {
  type CountedVisit,
  DAY_FIGURES,
  type DayFigures,
  countServices,
  groupDays,
  sumVisits,
} from '../../../src/domain/day/dailySums.ts';

const DATE = '2026-11-27';
const OPENING = {
  services: [
    { name: 'Lunch', first: 720, last: 900 },
    { name: 'Dinner', first: 1080, last: 1320 },
  ],
  specialDays: [],
  slotMinutes: 15,
  closedWeekdays: [1],
  closedDates: [],
};
const RULES = { opening: OPENING, timeZone: 'Asia/Colombo' };

const visitWith = ({ notice = 0, ...facts }: Partial<CountedVisit> & { readonly notice?: number }): CountedVisit => ({
  date: DATE,
  time: 720,
  guests: 2,
  tables: [],
  status: 'reserved',
  cancelled: false,
  source: 'online',
  createdAt: Date.parse('2026-11-27T10:00:00+05:30') - notice * 86_400_000,
  ...facts,
});

const named = (visits: readonly CountedVisit[]): Record<string, number> =>
  Object.fromEntries(
    sumVisits(visits, RULES).map(({ kind, key, part, count }) => [
      kind === 'start' || kind === 'ahead' || kind === 'table' ? `${kind} ${key} ${part}` : kind,
      count,
    ]),
  );

describe('the sums of a date', () => {
  test('the sums of a date count reservations, guests and tables by how they came, when they start and how long before', () => {
    const visits = [
      visitWith({ time: 660, guests: 1, status: 'arrived', notice: 40 }),
      visitWith({ time: 725, tables: ['1'] }),
      visitWith({ time: 900, guests: 5, tables: ['1', '2'], status: 'left', source: 'staff', notice: 6 }),
      visitWith({ time: 1080, guests: 12, tables: ['2'], status: 'seated', source: 'walk_in' }),
      visitWith({ time: 1139, guests: 3, tables: ['1'], status: 'no_show', notice: 7 }),
      visitWith({ time: 1140, guests: 4, tables: ['1'], cancelled: true, notice: 1 }),
    ];
    expect(named(visits)).toEqual({
      reservations: 4,
      covers: 20,
      walk_ins: 1,
      no_shows: 1,
      cancellations: 1,
      'start  660': 1,
      'start Lunch 720': 2,
      'start Lunch 900': 5,
      'start Dinner 1080': 12,
      'ahead  0': 1,
      'ahead  2': 1,
      'ahead  7': 1,
      'ahead  30': 1,
      'table 1 0': 2,
      'table 2 0': 1,
      'table 2 1080': 1,
    });
    expect(sumVisits([], RULES)).toEqual([]);
  });

  test('the sums of a date count the days of a notice by the clock of the venue', () => {
    const at = (time: string) => visitWith({ createdAt: Date.parse(time) });
    expect(named([at('2026-11-26T18:31:00Z')])['ahead  0']).toBe(1);
    expect(named([at('2026-11-26T18:29:00Z')])['ahead  1']).toBe(1);
    // Staff may enter a visit afterwards.
    expect(named([at('2026-12-24T00:00:00Z')])['ahead  0']).toBe(1);
  });
});

test('the services of a period leave out the days on which the venue is closed', () => {
  // From Friday to the Tuesday after the next one: 12 days, two of them Mondays.
  expect(countServices(OPENING, DATE, '2026-12-08')).toBe(20);
  expect(countServices(OPENING, DATE, '2026-11-26')).toBe(0);
});

describe('a period', () => {
  const days = Array.from({ length: 400 }, (_, at) => ({
    date: addDays('2026-01-15', at),
    ...(Object.fromEntries(DAY_FIGURES.map((figure, index) => [figure, at + index])) as DayFigures),
  }));

  test.each(['day', 'week', 'month'] as const)(
    'a period is divided by the %s without a gap, and loses nothing',
    (step) => {
      const [from, until] = ['2026-01-20', '2027-02-10'];
      const periods = groupDays(days, step, from, until);
      expect([periods[0]?.from, periods.at(-1)?.until]).toEqual([from, until]);
      for (const [at, period] of periods.slice(1).entries()) expect(period.from).toBe(addDays(periods[at]!.until, 1));
      for (const { from: start } of periods.slice(1)) {
        if (step === 'week') expect(new Date(start).getUTCDay(), start).toBe(1);
        if (step === 'month') expect(new Date(start).getUTCDate(), start).toBe(1);
      }
      const within = days.filter(({ date }) => date >= from && date <= until);
      for (const figure of DAY_FIGURES)
        expect(periods.reduce((sum, period) => sum + period[figure], 0)).toBe(
          within.reduce((sum, day) => sum + day[figure], 0),
        );
      expect(periods.length).toBe({ day: 387, week: 56, month: 14 }[step]);
    },
  );

  test('a period has zeros for days of which nothing is known', () => {
    const [day] = groupDays([], 'day', DATE, DATE);
    expect(day).toEqual({ from: DATE, until: DATE, ...Object.fromEntries(DAY_FIGURES.map((figure) => [figure, 0])) });
  });
});

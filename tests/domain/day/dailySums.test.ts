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
import { PARTY_STATUSES } from '../../../src/domain/day/party.ts';

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

/** Yields the same numbers from 0 to 1 in each run. */
function* randoms(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

function randomVisits(count: number, seed: number): CountedVisit[] {
  const random = randoms(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random.next().value * values.length)] as Value;
  return Array.from({ length: count }, () => ({
    date: DATE,
    time: pick([660, 720, 725, 900, 1080, 1139, 1140, 1320]),
    guests: pick([1, 2, 5, 12]),
    tables: pick([[], ['1'], ['2'], ['1', '2']]),
    status: pick(PARTY_STATUSES),
    cancelled: pick([true, false, false]),
    source: pick(['online', 'staff', 'walk_in']),
    createdAt: Date.parse('2026-11-27T10:00:00+05:30') - pick([0, 1, 6, 7, 40]) * 86_400_000,
  }));
}

/** The rules once more, in another way: a question for each sum instead of a pass over the visits. */
function oracle(visits: readonly CountedVisit[]): Record<string, number> {
  const kept = visits.filter((visit) => !visit.cancelled);
  const came = kept.filter((visit) => visit.status !== 'no_show');
  const booked = kept.filter((visit) => visit.source !== 'walk_in');
  const guests = (some: readonly CountedVisit[]): number => some.reduce((sum, visit) => sum + visit.guests, 0);
  const hours = { 11: '', 12: 'Lunch', 15: 'Lunch', 18: 'Dinner', 19: 'Dinner', 22: 'Dinner' };
  const notice = (visit: CountedVisit): number =>
    (Date.parse('2026-11-27T10:00:00+05:30') - visit.createdAt) / 86_400_000;
  const groups = { 0: [0], 1: [1], 2: [6], 7: [7], 30: [40] };
  const sums = [
    ['reservations', booked.length],
    ['covers', guests(came)],
    ['walk_ins', kept.length - booked.length],
    ['no_shows', kept.length - came.length],
    ['cancellations', visits.length - kept.length],
    ...Object.entries(hours).map(([hour, service]) => [
      `start ${service} ${Number(hour) * 60}`,
      guests(came.filter((visit) => Math.trunc(visit.time / 60) === Number(hour))),
    ]),
    ...Object.entries(groups).map(([least, days]) => [
      `ahead  ${least}`,
      booked.filter((visit) => days.includes(notice(visit))).length,
    ]),
    ...['1', '2'].flatMap((table) => [
      [`table ${table} 0`, came.filter((visit) => visit.time < 1080 && visit.tables.includes(table)).length],
      [`table ${table} 1080`, came.filter((visit) => visit.time >= 1080 && visit.tables.includes(table)).length],
    ]),
  ] as const;
  return Object.fromEntries(sums.filter(([, count]) => count !== 0));
}

const named = (visits: readonly CountedVisit[]): Record<string, number> =>
  Object.fromEntries(
    sumVisits(visits, RULES).map(({ kind, key, part, count }) => [
      kind === 'start' || kind === 'ahead' || kind === 'table' ? `${kind} ${key} ${part}` : kind,
      count,
    ]),
  );

describe('the sums of a date', () => {
  test.each([1, 2, 3, 4])('are those that other code finds, with seed %i', (seed) => {
    const visits = randomVisits(300, seed);
    expect(named(visits)).toEqual(oracle(visits));
    expect(sumVisits([], RULES)).toEqual([]);
  });

  test('count the days of a notice by the clock of the venue', () => {
    const [visit] = randomVisits(1, 1) as [CountedVisit];
    const at = (time: string) =>
      ({ ...visit, source: 'online', cancelled: false, createdAt: Date.parse(time) }) as const;
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

  test.each(['day', 'week', 'month'] as const)('is divided by the %s without a gap, and loses nothing', (step) => {
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
  });

  test('has zeros for days of which nothing is known', () => {
    const [day] = groupDays([], 'day', DATE, DATE);
    expect(day).toEqual({ from: DATE, until: DATE, ...Object.fromEntries(DAY_FIGURES.map((figure) => [figure, 0])) });
  });
});

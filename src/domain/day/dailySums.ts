/** What a venue counts of its days. Sums have no personal data, and outlive the reservations that they were made from. */
import { type OpeningHours, serviceAt, servicesOn } from '../booking/bookingCalendar.ts';
import { serviceSpan } from '../booking/occupancy.ts';
import { type PlainDate, type TimeZone, addDays, daysBetween, isoWeekday, zonedTime } from '../booking/time.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { isCounted } from './covers.ts';
import type { PartySource, Visit } from './party.ts';

/** The figures of a day. */
export const DAY_FIGURES = ['reservations', 'covers', 'walk_ins', 'no_shows', 'cancellations'] as const;
export type DayFigure = (typeof DAY_FIGURES)[number];
export type DayFigures = Readonly<Record<DayFigure, number>>;

/** `start` counts guests by service and hour, `ahead` reservations by notice, `table` parties by table and service. */
export type SumKind = DayFigure | 'start' | 'ahead' | 'table';

/** A sum of a date. */
export type DaySum = {
  readonly kind: SumKind;
  /** The service's name of a `start`, the key of a `table`, otherwise empty. */
  readonly key: string;
  /** The hour of a `start` and the beginning of a table's service in minutes, the least days `ahead`, otherwise 0. */
  readonly part: number;
  readonly count: number;
};

export type CountedVisit = Pick<Visit, 'date' | 'time' | 'guests' | 'tables' | 'status' | 'cancelled'> & {
  readonly source: PartySource;
  readonly createdAt: number;
};
export type CountingRules = { readonly opening: OpeningHours; readonly timeZone: TimeZone };

/** The least days of each group of notices. */
export const DAYS_AHEAD = [0, 1, 2, 7, 14, 30] as const;
const MINUTES_PER_HOUR = 60;

/** Returns the service and hour under which a visit's guests are counted. The name is empty where a venue gives none. */
export function startOf(
  { date, time }: Pick<Visit, 'date' | 'time'>,
  opening: OpeningHours,
): { readonly service: string; readonly hour: Minutes } {
  return {
    service: serviceAt(opening, date, time)?.name ?? '',
    hour: Math.floor(time / MINUTES_PER_HOUR) * MINUTES_PER_HOUR,
  };
}

/** Returns the sums of visits of one date. */
export function sumVisits(visits: readonly CountedVisit[], { opening, timeZone }: CountingRules): DaySum[] {
  const sums = new Map<string, DaySum>();
  const add = (kind: SumKind, count: number, key = '', part = 0): void => {
    const id = JSON.stringify([kind, key, part]);
    sums.set(id, { kind, key, part, count: (sums.get(id)?.count ?? 0) + count });
  };
  for (const visit of visits) {
    const { date, time, guests, tables, status, cancelled, source, createdAt } = visit;
    if (cancelled) {
      add('cancellations', 1);
      continue;
    }
    if (source === 'walk_in') add('walk_ins', 1);
    else {
      add('reservations', 1);
      const days = Math.max(0, daysBetween(zonedTime(createdAt, timeZone).date, date));
      add('ahead', 1, '', Math.max(...DAYS_AHEAD.filter((least) => least <= days)));
    }
    if (status === 'no_show') add('no_shows', 1);
    if (!isCounted(visit)) continue;
    add('covers', guests);
    const { service, hour } = startOf(visit, opening);
    add('start', guests, service, hour);
    const { from } = serviceSpan(opening, date, time);
    for (const table of tables) add('table', 1, table, from);
  }
  return [...sums.values()];
}

/** Returns how many services a venue has from one date to another, both included. */
export function countServices(opening: OpeningHours, from: PlainDate, until: PlainDate): number {
  let count = 0;
  for (let date = from; date <= until; date = addDays(date, 1)) count += servicesOn(opening, date).length;
  return count;
}

export const NUMBERS_STEPS = ['day', 'week', 'month'] as const;
export type NumbersStep = (typeof NUMBERS_STEPS)[number];
/** The figures from one date to another, both included. */
export type Period = DayFigures & { readonly from: PlainDate; readonly until: PlainDate };

/** Divides a period into days, weeks from Monday to Sunday, or months, and sums the figures of each. */
export function groupDays(
  days: readonly (DayFigures & { readonly date: PlainDate })[],
  step: NumbersStep,
  from: PlainDate,
  until: PlainDate,
): Period[] {
  const ofDate = new Map(days.map((day) => [day.date, day]));
  const periods: Period[] = [];
  for (let start = from; start <= until;) {
    const figures = Object.fromEntries(DAY_FIGURES.map((figure) => [figure, 0])) as Record<DayFigure, number>;
    const first = start;
    do {
      const day = ofDate.get(start);
      for (const figure of DAY_FIGURES) figures[figure] += day?.[figure] ?? 0;
      start = addDays(start, 1);
    } while (start <= until && !begins(start, step));
    periods.push({ from: first, until: addDays(start, -1), ...figures });
  }
  return periods;
}

function begins(date: PlainDate, step: NumbersStep): boolean {
  if (step === 'day') return true;
  return step === 'week' ? isoWeekday(date) === 1 : date.endsWith('-01');
}

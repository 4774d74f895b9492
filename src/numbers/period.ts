/** The period that the page shows: one of the usual ones around today, or any other. It is in the page's address. */
import { MAX_NUMBERS_DAYS, type NumbersQuery, numbersQuerySchema } from '../api/numbersContract.ts';
import { type PlainDate, addDays, daysBetween, isPlainDate, isoWeekday } from '../domain/booking/time.ts';
import type { NumbersStep } from '../domain/day/dailySums.ts';

export const USUAL_PERIODS = ['week', 'month', 'year'] as const;
export type UsualPeriod = (typeof USUAL_PERIODS)[number];

/** Longer periods begin with weeks, and those beyond the second one with months. */
const MAX_DAYS_BY_DAY = 45;
const MAX_DAYS_BY_WEEK = 200;

/** Returns the week, month or year of a date. */
export function periodAround(today: PlainDate, period: UsualPeriod): NumbersQuery {
  if (period === 'week') {
    const from = addDays(today, 1 - isoWeekday(today));
    return { from, until: addDays(from, 6), step: 'day' };
  }
  const year = today.slice(0, 4);
  if (period === 'year') return { from: `${year}-01-01`, until: `${year}-12-31`, step: 'month' };
  const from = `${today.slice(0, 7)}-01`;
  const next = addDays(from, 31);
  return { from, until: addDays(`${next.slice(0, 7)}-01`, -1), step: 'day' };
}

/** Returns which of the usual periods has these dates. */
export function usualPeriodOf({ from, until }: NumbersQuery, today: PlainDate): UsualPeriod | undefined {
  return USUAL_PERIODS.find((period) => {
    const usual = periodAround(today, period);
    return usual.from === from && usual.until === until;
  });
}

/** Returns whether the host answers for a period. */
export function isAllowed({ from, until }: NumbersQuery): boolean {
  if (!isPlainDate(from) || !isPlainDate(until)) return false;
  const days = daysBetween(from, until) + 1;
  return days >= 1 && days <= MAX_NUMBERS_DAYS;
}

/** Returns the step that divides a period into as many parts as a picture has room for. */
export function fittingStep({ from, until }: Pick<NumbersQuery, 'from' | 'until'>): NumbersStep {
  const days = daysBetween(from, until) + 1;
  if (days <= MAX_DAYS_BY_DAY) return 'day';
  return days <= MAX_DAYS_BY_WEEK ? 'week' : 'month';
}

/** Returns the period in the page's address, or this month. */
export function readAddress(today: PlainDate): NumbersQuery {
  const { data } = numbersQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(location.search)));
  return data && isAllowed(data) ? data : periodAround(today, 'month');
}

/** Writes the period to the page's address, so that a reload shows it again. */
export function writeAddress(query: NumbersQuery): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}

/** Stays of several days: how long they may be, and which dates they have. Both ends count: 1 to 7 August are 7 days. */
import * as z from 'zod/mini';
import { type BookingCalendar, awaitedRelease, isOpenDate } from './bookingCalendar.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { datesBetween } from './seasonPlaces.ts';
import { type PlainDate, addDays, daysBetween, isoWeekday, zonedTime } from './time.ts';
import { datesInOrder, plainDate, weekday } from './venue.ts';
import type { VenueRule } from './venueRules.ts';

/** The longest stay that a venue can allow: each of its days is a reservation. */
export const MAX_DAYS = 60;

const count = z.int().check(z.positive(), z.maximum(MAX_DAYS));
const limits = { min: z.optional(count), max: z.optional(count) };
/** A default maximum rises with the minimum. One that is given must not lie below it. */
const limitsInOrder = z.refine<{ min?: number | undefined; max?: number | undefined }>(
  ({ min, max }) => min === undefined || max === undefined || min <= max,
  'days_order' satisfies VenueRule,
);

export const dayRulesSchema = z
  .strictObject({
    ...limits,
    /** Other limits for stays that begin on some dates or in some areas. The last that concerns a stay counts. */
    rules: z.optional(
      z.array(
        z
          .strictObject({
            ...limits,
            /** ISO weekdays, all by default. */
            weekdays: z.optional(z.array(weekday).check(z.minLength(1))),
            from: z.optional(plainDate),
            to: z.optional(plainDate),
            /** Ids of areas, all by default. */
            areas: z.optional(z.array(z.string()).check(z.minLength(1))),
          })
          .check(limitsInOrder, datesInOrder),
      ),
    ),
  })
  .check(limitsInOrder);
export type DayRules = z.infer<typeof dayRulesSchema>;

/** How many days a stay has, at least and at most. */
export type DayLimits = { readonly min: number; readonly max: number };

/** Returns the limits of a stay that begins on a date, in an area. Without an area, only rules for all areas count. */
export function dayLimits(days: DayRules | undefined, arrival: PlainDate, area?: string): DayLimits {
  let { min = 1, max = 14 } = days ?? {};
  for (const rule of days?.rules ?? []) {
    const isConcerned =
      (rule.weekdays?.includes(isoWeekday(arrival)) ?? true) &&
      (rule.from ?? arrival) <= arrival &&
      arrival <= (rule.to ?? arrival) &&
      (rule.areas === undefined || (area !== undefined && rule.areas.includes(area)));
    if (isConcerned) ({ min = min, max = max } = rule);
  }
  return { min, max: Math.max(min, max) };
}

/** Returns the dates of a stay. Without `until` it has one. */
export function stayDates(arrival: PlainDate, until = arrival): PlainDate[] {
  return datesBetween({ from: arrival, until });
}

/** Why a stay can't be reserved. */
export type StayProblem =
  | { readonly code: 'departure_before_arrival' }
  | { readonly code: 'too_few_days'; readonly min: number }
  | { readonly code: 'too_many_days'; readonly max: number }
  | StayEnd;

/** Why a stay can't include a date: the venue is closed on it, it can't be reserved yet, or no later one can be either. */
export type StayEnd =
  | { readonly code: 'days_interrupted'; readonly date: PlainDate }
  | { readonly code: 'days_not_released'; readonly date: PlainDate; readonly on: PlainDate; readonly at: Minutes }
  | { readonly code: 'days_end'; readonly last: PlainDate };

/**
 * Returns why a stay can't be reserved, or undefined if it can.
 *
 * @param now epoch milliseconds
 */
export function stayProblem(
  days: DayRules | undefined,
  calendar: BookingCalendar,
  {
    arrival,
    until,
    areas,
  }: { readonly arrival: PlainDate; readonly until: PlainDate; readonly areas: readonly string[] },
  now: number,
): StayProblem | undefined {
  const length = daysBetween(arrival, until) + 1;
  if (length < 1) return { code: 'departure_before_arrival' };
  const all = (areas.length > 0 ? areas : [undefined]).map((area) => dayLimits(days, arrival, area));
  const min = Math.max(...all.map((each) => each.min));
  const max = Math.min(...all.map((each) => each.max));
  if (length < min) return { code: 'too_few_days', min };
  if (length > max) return { code: 'too_many_days', max };
  const closed = stayDates(arrival, until).find((date) => !isOfferedDate(calendar, date, now));
  return closed === undefined ? undefined : stayEnd(calendar, closed, now);
}

/** Returns why a stay ends before a date that can't be reserved now. */
export function stayEnd(calendar: BookingCalendar, date: PlainDate, now: number): StayEnd {
  const release = isOpenDate(calendar, date, now) && awaitedRelease(calendar, date, now);
  if (release) return { code: 'days_not_released', date, on: release.on, at: release.at };
  const { date: today } = zonedTime(now, calendar.timeZone);
  const dates = stayDates(today, addDays(today, calendar.maxDaysAhead));
  const last = dates.filter((each) => isOfferedDate(calendar, each, now)).at(-1);
  return last !== undefined && last < date ? { code: 'days_end', last } : { code: 'days_interrupted', date };
}

/** Returns whether the venue is open on a date that can be reserved by now. */
function isOfferedDate(calendar: BookingCalendar, date: PlainDate, now: number): boolean {
  return isOpenDate(calendar, date, now) && !awaitedRelease(calendar, date, now);
}

/**
 * Returns how many days a stay that begins on a date may have, ascending: within the limits, up to the day before one on
 * which the venue is closed. Empty if even the shortest stay meets such a day. With `hasVisits`, a single day is among
 * them, for tables that are not reserved by days.
 */
export function dayCounts(
  days: DayRules | undefined,
  calendar: BookingCalendar,
  arrival: PlainDate,
  now: number,
  hasVisits = false,
): number[] {
  const { min, max } = dayLimits(days, arrival);
  const dates = stayDates(arrival, addDays(arrival, max - 1));
  const closed = dates.findIndex((date) => !isOfferedDate(calendar, date, now));
  const most = closed < 0 ? max : closed;
  const counts = Array.from({ length: Math.max(0, most - min + 1) }, (_, index) => min + index);
  return hasVisits && most > 0 && min > 1 ? [1, ...counts] : counts;
}

/** When a venue can be reserved: its slots, open dates and lead time. */
import type { Minutes } from '../plan/timeOfDay.ts';
import {
  type PlainDate,
  type TimeZone,
  addDays,
  existsInZone,
  formatWireTime,
  isoWeekday,
  startOfEvenDate,
  zonedTime,
  zonedTimeToInstant,
} from './time.ts';

/** Minutes between two slots (specification, section 9). */
export const SLOT_STEP_MINUTES: Minutes = 15;

const MS_PER_MINUTE = 60_000;
/** A guest who has chosen a slot can reserve it for this long after it has lapsed, so that nobody loses it at once. */
const GRACE_MS = 5 * MS_PER_MINUTE;

/** The hours of a venue: its first and last slot in minutes, both bookable, and when its tables must be free. */
export type Hours = { readonly first: Minutes; readonly last: Minutes; readonly end?: Minutes | undefined };

/** When a venue can be reserved. */
export type BookingCalendar = {
  readonly timeZone: TimeZone;
  readonly hours: Hours;
  /** Minimum minutes from now to a slot's start. */
  readonly leadMinutes: Minutes;
  /** ISO weekdays, 1 Monday to 7 Sunday, on which the venue is closed. */
  readonly closedWeekdays: readonly number[];
  readonly closedDates: readonly PlainDate[];
  /** Days from the venue's today to the farthest date that can be reserved. */
  readonly maxDaysAhead: number;
};

/** Returns all slots of a venue's day, first and last included. */
export function allSlots(hours: Hours): Minutes[] {
  const slots: Minutes[] = [];
  for (let at = hours.first; at <= hours.last; at += SLOT_STEP_MINUTES) slots.push(at);
  return slots;
}

/**
 * Parses a time in the payload's format to a slot of the venue. `12:00 AM` is the end of the date if the venue's hours
 * reach it, else its start. Returns undefined if the venue has no such slot.
 */
export function parseWireTime(text: string, hours: Hours): Minutes | undefined {
  return allSlots(hours)
    .filter((slot) => formatWireTime(slot) === text)
    .at(-1);
}

/** The part of a calendar that doesn't depend on now. */
export type OpeningHours = Pick<BookingCalendar, 'hours' | 'closedWeekdays' | 'closedDates'>;

/** Returns whether a venue is closed on a date, and by what: its weekday, or the date itself. */
export function closureOn({ closedWeekdays, closedDates }: OpeningHours, date: PlainDate): Closure | undefined {
  if (closedWeekdays.includes(isoWeekday(date))) return 'weekday';
  return closedDates.includes(date) ? 'date' : undefined;
}
export type Closure = 'weekday' | 'date';

/** Why opening hours don't cover a visit. */
export type Uncovered = 'closed' | 'outside_hours';

/**
 * Returns why the venue's hours don't cover a visit, or undefined if they do. Guests can't reserve such a visit; one that
 * they have made before the hours changed is for the venue to decide.
 */
export function uncoveredBy(
  calendar: OpeningHours,
  { date, time }: { readonly date: PlainDate; readonly time: Minutes },
): Uncovered | undefined {
  if (closureOn(calendar, date) !== undefined) return 'closed';
  return time < calendar.hours.first || time > calendar.hours.last ? 'outside_hours' : undefined;
}

/** Returns whether the venue takes reservations on a date: not closed, not past, not too far ahead. */
export function isOpenDate(calendar: BookingCalendar, date: PlainDate, now: number): boolean {
  const today = zonedTime(now, calendar.timeZone).date;
  return date >= today && date <= addDays(today, calendar.maxDaysAhead) && closureOn(calendar, date) === undefined;
}

/**
 * Returns the slots of a date that can still be reserved at `now`: open, existing on the clock, and at least the lead
 * time away. Time counts in whole minutes, as on a wall clock: at 08:00 a lead of one hour allows 09:00 until the clock
 * shows 08:01.
 */
export function openSlots(calendar: BookingCalendar, date: PlainDate, now: number): Minutes[] {
  if (!isOpenDate(calendar, date, now)) return [];
  const startOfDate = startOfEvenDate(date, calendar.timeZone);
  return allSlots(calendar.hours).filter((slot) =>
    startOfDate === undefined
      ? isAhead(calendar, date, slot, now)
      : startOfDate + slot * MS_PER_MINUTE >= earliestStart(calendar, now),
  );
}

/** Returns whether a slot is among `openSlots`, without computing all of them. */
export function isOpenSlot(calendar: BookingCalendar, date: PlainDate, slot: Minutes, now: number): boolean {
  return isOpenDate(calendar, date, now) && isAhead(calendar, date, slot, now);
}

/** Returns whether a guest who has chosen a slot can still reserve it: until some minutes after it has lapsed. */
export function isReservableSlot(calendar: BookingCalendar, date: PlainDate, slot: Minutes, now: number): boolean {
  return isOpenSlot(calendar, date, slot, now - GRACE_MS);
}

function isAhead(calendar: BookingCalendar, date: PlainDate, slot: Minutes, now: number): boolean {
  const { timeZone } = calendar;
  return zonedTimeToInstant(date, slot, timeZone) >= earliestStart(calendar, now) && existsInZone(date, slot, timeZone);
}

/** Returns the earliest instant at which a reservation can start. */
function earliestStart({ leadMinutes }: BookingCalendar, now: number): number {
  return Math.floor(now / MS_PER_MINUTE) * MS_PER_MINUTE + leadMinutes * MS_PER_MINUTE;
}

/** Returns the first date with an open slot, from `from` on (by default the venue's today), or undefined. */
export function firstOpenDate(calendar: BookingCalendar, now: number, from?: PlainDate): PlainDate | undefined {
  const today = zonedTime(now, calendar.timeZone).date;
  const last = addDays(today, calendar.maxDaysAhead);
  for (let date = from !== undefined && from > today ? from : today; date <= last; date = addDays(date, 1)) {
    if (openSlots(calendar, date, now).length > 0) return date;
  }
  return undefined;
}

/** Returns the instant at which the next slot of a date expires, or undefined if none is left. */
export function nextSlotExpiry(calendar: BookingCalendar, date: PlainDate, now: number): number | undefined {
  const slot = openSlots(calendar, date, now)[0];
  return slot === undefined
    ? undefined
    : zonedTimeToInstant(date, slot, calendar.timeZone) + (1 - calendar.leadMinutes) * MS_PER_MINUTE;
}

/**
 * Returns the next instant at which a slot of a date is no longer offered, or lost for those who have it; undefined if
 * none is left.
 */
export function nextSlotChange(calendar: BookingCalendar, date: PlainDate, now: number): number | undefined {
  const changes = [0, GRACE_MS].flatMap((graceMs) => {
    const expiry = nextSlotExpiry(calendar, date, now - graceMs);
    return expiry === undefined ? [] : [expiry + graceMs];
  });
  return changes.length > 0 ? Math.min(...changes) : undefined;
}

/** Returns `09:00 AM` if it is offered, else the first slot (specification, section 9). */
export function defaultSlot(slots: readonly Minutes[]): Minutes | undefined {
  return slots.find((slot) => slot === 9 * 60) ?? slots[0];
}

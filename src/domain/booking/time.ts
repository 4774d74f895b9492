/**
 * All date and time arithmetic of the project.
 *
 * A date is a plain date, `YYYY-MM-DD` text, and never an instant: it sorts as text and no time zone can shift it. A
 * time of day is a number of minutes from the start of its date, 0 to 1440; 1440 is the end of the date (24:00). An
 * instant is a number of epoch milliseconds. Zones are IANA names; their rules come from `Intl.DateTimeFormat`.
 */
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

export type PlainDate = string;

/** Minutes between two slots (specification, section 9). */
export const SLOT_STEP_MINUTES: Minutes = 15;

const WIRE_DATE = 'DD.MM.YYYY';
const PLAIN_DATE = 'YYYY-MM-DD';
const MS_PER_MINUTE = 60_000;

/** The hours of a venue: its first and last slot in minutes, both bookable. */
export type Hours = { readonly first: Minutes; readonly last: Minutes };

/** When a venue can be reserved. */
export type BookingCalendar = {
  readonly timeZone: string;
  readonly hours: Hours;
  /** Minimum minutes from now to a slot's start. */
  readonly leadMinutes: Minutes;
  /** ISO weekdays, 1 Monday to 7 Sunday, on which the venue is closed. */
  readonly closedWeekdays: readonly number[];
  readonly closedDates: readonly PlainDate[];
  /** Days from the venue's today to the farthest date that can be reserved. */
  readonly maxDaysAhead: number;
};

/** Parses `31.12.2026` to `2026-12-31`. Returns undefined for anything but a real date in exactly this format. */
export function parseWireDate(text: string): PlainDate | undefined {
  // Parsed as UTC, since a date may be missing in the visitor's own zone, as 30 December 2011 is in Apia.
  const date = dayjs.utc(text, WIRE_DATE, true);
  return date.isValid() && date.year() >= 1900 ? date.format(PLAIN_DATE) : undefined;
}

/** Formats `2026-12-31` as `31.12.2026`, as in the payload and in the field. */
export function formatWireDate(date: PlainDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

export function isPlainDate(text: string): boolean {
  return dayjs.utc(text, PLAIN_DATE, true).isValid();
}

/** Returns the date `days` later, or earlier if negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10) + days))
    .toISOString()
    .slice(0, 10);
}

/** Returns 1 for Monday to 7 for Sunday. */
export function isoWeekday(date: PlainDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

const LONG_DATE: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

/**
 * Formats a date for display, such as `Saturday, 21 November 2026`, or the `parts` of it. English without a country
 * puts the day before the month. Years are Gregorian in every language.
 */
export function formatDisplayDate(
  date: PlainDate,
  language = 'en',
  parts: Intl.DateTimeFormatOptions = LONG_DATE,
): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...parts,
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Formats minutes as `09:00 AM`, the format of the payload. Both 0 and 1440 give `12:00 AM`. */
export function formatWireTime(minutes: Minutes): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour % 12 || 12).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats a slot for display. Midnight at the end of the date is marked as such. */
export function formatDisplayTime(minutes: Minutes): string {
  return minutes === MINUTES_PER_DAY ? `${formatWireTime(minutes)} (midnight)` : formatWireTime(minutes);
}

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
  return allSlots(hours).findLast((slot) => formatWireTime(slot) === text);
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(zone: string): Intl.DateTimeFormat {
  let format = zoneFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    zoneFormats.set(zone, format);
  }
  return format;
}

export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(zoneFormat(zone));
  } catch {
    return false;
  }
}

/** Returns what a clock in `zone` shows at an instant, as if it were UTC, in epoch milliseconds. */
function wallClock(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of zoneFormat(zone).formatToParts(instant)) part[type] = +value;
  return Date.UTC(part['year']!, part['month']! - 1, part['day']!, part['hour']!, part['minute']!, part['second']!);
}

/** Returns the date and the time of day in `zone` at an instant. */
export function zonedTime(instant: number, zone: string): { date: PlainDate; minutes: Minutes } {
  const wall = new Date(wallClock(instant, zone));
  return { date: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/**
 * Returns the instant at which a clock in `zone` shows a date and time. A skipped time (spring) moves forward by the
 * length of the gap; of a repeated time (autumn) the first is taken. This is Temporal's `compatible` rule.
 */
export function zonedTimeToInstant(date: PlainDate, minutes: Minutes, zone: string): number {
  const wall = wallOf(date, minutes);
  // The offsets one day before and after bracket any clock change at this time. No zone has had two changes that close
  // to each other since 1970.
  const before = wallClock(wall - MINUTES_PER_DAY * MS_PER_MINUTE, zone) - (wall - MINUTES_PER_DAY * MS_PER_MINUTE);
  const after = wallClock(wall + MINUTES_PER_DAY * MS_PER_MINUTE, zone) - (wall + MINUTES_PER_DAY * MS_PER_MINUTE);
  if (before === after) return wall - before;
  const matches = [wall - before, wall - after].filter((instant) => wallClock(instant, zone) === wall);
  return matches.length > 0 ? Math.min(...matches) : wall - before;
}

/** Returns a date and time of day as if they were UTC, in epoch milliseconds. */
function wallOf(date: PlainDate, minutes: Minutes): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * MS_PER_MINUTE;
}

/** Returns whether the zone's clock shows a slot. The end of a date exists if the date does: Apia once skipped one. */
function clockShows(date: PlainDate, slot: Minutes, instant: number, zone: string): boolean {
  return slot === MINUTES_PER_DAY
    ? instant > zonedTimeToInstant(date, 0, zone)
    : wallClock(instant, zone) === wallOf(date, slot);
}

/** Returns whether the venue takes reservations on a date: not closed, not past, not too far ahead. */
export function isOpenDate(calendar: BookingCalendar, date: PlainDate, now: number): boolean {
  const today = zonedTime(now, calendar.timeZone).date;
  return (
    date >= today &&
    date <= addDays(today, calendar.maxDaysAhead) &&
    !calendar.closedWeekdays.includes(isoWeekday(date)) &&
    !calendar.closedDates.includes(date)
  );
}

/**
 * Returns the slots of a date that can still be reserved at `now`: open, existing on the clock, and at least the lead
 * time away. Time counts in whole minutes, as on a wall clock: at 08:00 a lead of one hour allows 09:00 until the clock
 * shows 08:01.
 */
export function openSlots(calendar: BookingCalendar, date: PlainDate, now: number): Minutes[] {
  return isOpenDate(calendar, date, now)
    ? allSlots(calendar.hours).filter((slot) => isAhead(calendar, date, slot, now))
    : [];
}

/** Returns whether a slot is among `openSlots`, without computing all of them. */
export function isOpenSlot(calendar: BookingCalendar, date: PlainDate, slot: Minutes, now: number): boolean {
  return isOpenDate(calendar, date, now) && isAhead(calendar, date, slot, now);
}

function isAhead(
  { timeZone: zone, leadMinutes: lead }: BookingCalendar,
  date: PlainDate,
  slot: Minutes,
  now: number,
): boolean {
  const instant = zonedTimeToInstant(date, slot, zone);
  return (
    instant >= Math.floor(now / MS_PER_MINUTE) * MS_PER_MINUTE + lead * MS_PER_MINUTE &&
    clockShows(date, slot, instant, zone)
  );
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

/** Returns `09:00 AM` if it is offered, else the first slot (specification, section 9). */
export function defaultSlot(slots: readonly Minutes[]): Minutes | undefined {
  return slots.find((slot) => slot === 9 * 60) ?? slots[0];
}

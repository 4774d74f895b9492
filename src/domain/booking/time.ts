/**
 * The only date and time arithmetic of the project.
 *
 * A date is a plain date, `YYYY-MM-DD` text, and never an instant: it sorts as text and no time zone can shift it.
 * A time of day is a number of minutes from the start of its date, 0 to 1440; 1440 is the end of the date (24:00).
 * An instant is a number of epoch milliseconds. Zones are IANA names; their rules come from `Intl.DateTimeFormat`.
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

/** Hours of a venue: its first and its last slot, both bookable, in minutes. */
export type Hours = { readonly first: Minutes; readonly last: Minutes };

/** What the calendar of a venue is made of: when it can be reserved at all. */
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

/** `31.12.2026` to `2026-12-31`; undefined for anything that is no real date written exactly so. */
export function parseWireDate(text: string): PlainDate | undefined {
  // Read as UTC: in the visitor's own zone a date may be missing, as 30 December 2011 is in Apia.
  const date = dayjs.utc(text, WIRE_DATE, true);
  return date.isValid() && date.year() >= 1900 ? date.format(PLAIN_DATE) : undefined;
}

/** `2026-12-31` to `31.12.2026`, the form of the payload and of the field. */
export function formatWireDate(date: PlainDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

export function isPlainDate(text: string): boolean {
  return dayjs.utc(text, PLAIN_DATE, true).isValid();
}

/** The date `days` after (or before, if negative) a date. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10) + days))
    .toISOString()
    .slice(0, 10);
}

/** 1 Monday to 7 Sunday. */
export function isoWeekday(date: PlainDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

const LONG_DATE: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

/**
 * `Saturday, 21 November 2026`, or what `parts` name of it, in the language asked for: how a date is shown, never how it
 * is sent. English that names no country has the day before the month, as on the wire; the years are those of the wire
 * in every language.
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

/** Minutes to the wire's text, `09:00 AM`; both 0 and 1440 give `12:00 AM`. */
export function formatWireTime(minutes: Minutes): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour % 12 || 12).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A slot as the visitor reads it: the wire's text, with midnight at the end of the date named. */
export function formatDisplayTime(minutes: Minutes): string {
  return minutes === MINUTES_PER_DAY ? `${formatWireTime(minutes)} (midnight)` : formatWireTime(minutes);
}

/** All slots of a venue's day, first to last, both included. */
export function allSlots(hours: Hours): Minutes[] {
  const slots: Minutes[] = [];
  for (let at = hours.first; at <= hours.last; at += SLOT_STEP_MINUTES) slots.push(at);
  return slots;
}

/**
 * The wire's text to the slot of that venue. `12:00 AM` is the end of the date where the venue's hours reach it,
 * else its start. Undefined where the text is no slot of the venue.
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

/** What the clock on the wall shows in `zone` at an instant, as if it were UTC, in epoch milliseconds. */
function wallClock(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of zoneFormat(zone).formatToParts(instant)) part[type] = +value;
  return Date.UTC(part['year']!, part['month']! - 1, part['day']!, part['hour']!, part['minute']!, part['second']!);
}

/** The date and the time of day in `zone` at an instant. */
export function zonedTime(instant: number, zone: string): { date: PlainDate; minutes: Minutes } {
  const wall = new Date(wallClock(instant, zone));
  return { date: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/**
 * The instant at which a zone's clock shows a date and time of day. A time that the clock skips (spring) is moved on by
 * the length of the gap; of one that it shows twice (autumn) the first is taken: Temporal's rule `compatible`.
 */
export function zonedTimeToInstant(date: PlainDate, minutes: Minutes, zone: string): number {
  const wall = wallOf(date, minutes);
  // The offsets a day before and a day after bracket any clock change at this wall time. Two changes so near to each
  // other that both fall in between are unknown in any zone since 1970.
  const before = wallClock(wall - MINUTES_PER_DAY * MS_PER_MINUTE, zone) - (wall - MINUTES_PER_DAY * MS_PER_MINUTE);
  const after = wallClock(wall + MINUTES_PER_DAY * MS_PER_MINUTE, zone) - (wall + MINUTES_PER_DAY * MS_PER_MINUTE);
  if (before === after) return wall - before;
  const matches = [wall - before, wall - after].filter((instant) => wallClock(instant, zone) === wall);
  return matches.length > 0 ? Math.min(...matches) : wall - before;
}

/** A date and time of day as if they were UTC's, in epoch milliseconds. */
function wallOf(date: PlainDate, minutes: Minutes): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * MS_PER_MINUTE;
}

/** True where the zone's clock does show a slot. The end of a date exists where the date does: Apia once left one out. */
function clockShows(date: PlainDate, slot: Minutes, instant: number, zone: string): boolean {
  return slot === MINUTES_PER_DAY
    ? instant > zonedTimeToInstant(date, 0, zone)
    : wallClock(instant, zone) === wallOf(date, slot);
}

/** True where the venue takes reservations on that date at all: not closed, not past, not too far ahead. */
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
 * The slots of a date that can still be reserved at `now`: open, existing on the clock, and at least the lead away. The
 * clock counts by whole minutes, as on a wall: at 08:00 a lead of an hour leaves 09:00, until it shows 08:01.
 */
export function openSlots(calendar: BookingCalendar, date: PlainDate, now: number): Minutes[] {
  return isOpenDate(calendar, date, now)
    ? allSlots(calendar.hours).filter((slot) => isAhead(calendar, date, slot, now))
    : [];
}

/** Whether `openSlots` holds one of the venue's slots, without working out all the others. */
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

/** The first date from `from` on (by default the venue's today) with a slot left; undefined where there is none. */
export function firstOpenDate(calendar: BookingCalendar, now: number, from?: PlainDate): PlainDate | undefined {
  const today = zonedTime(now, calendar.timeZone).date;
  const last = addDays(today, calendar.maxDaysAhead);
  for (let date = from !== undefined && from > today ? from : today; date <= last; date = addDays(date, 1)) {
    if (openSlots(calendar, date, now).length > 0) return date;
  }
  return undefined;
}

/** The instant at which the next slot of the date lapses; undefined where none is left to lapse. */
export function nextSlotExpiry(calendar: BookingCalendar, date: PlainDate, now: number): number | undefined {
  const slot = openSlots(calendar, date, now)[0];
  return slot === undefined
    ? undefined
    : zonedTimeToInstant(date, slot, calendar.timeZone) + (1 - calendar.leadMinutes) * MS_PER_MINUTE;
}

/** `09:00 AM` where it is offered, else the first slot (specification, section 9). */
export function defaultSlot(slots: readonly Minutes[]): Minutes | undefined {
  return slots.find((slot) => slot === 9 * 60) ?? slots[0];
}

/**
 * Dates, times of day and time zones.
 *
 * A date is a plain date, `YYYY-MM-DD` text, and never an instant: it sorts as text and no time zone can shift it. A
 * time of day is a number of minutes from the start of its date, 0 to 1440; 1440 is the end of the date (24:00). An
 * instant is a number of epoch milliseconds.
 */
import dayjs from 'dayjs';
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';

export type PlainDate = string;

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = MINUTES_PER_DAY * MS_PER_MINUTE;
const MIN_DATE = '1900-01-01';
/** How far ahead of the venue's today a date may be that anybody enters: two years. */
const MAX_DAYS_AHEAD = 731;

/** Parses `31.12.2026` to `2026-12-31`. Returns undefined for anything but a real date in exactly this format. */
export function parseWireDate(text: string): PlainDate | undefined {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isPlainDate(date) ? date : undefined;
}

/** Formats `2026-12-31` as `31.12.2026`, as in the payload and in the field. */
export function formatWireDate(date: PlainDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** Returns whether a text is a date of the years 1900 to 9999, written as a plain date. */
export function isPlainDate(text: string): boolean {
  // Parsed as UTC, since a date may be missing in the visitor's own zone, as 30 December 2011 is in Apia. 30 February
  // would be read as 2 March.
  const instant = dayjs(`${text}T00:00:00Z`);
  return instant.isValid() && instant.toISOString().slice(0, -14) === text && text >= MIN_DATE;
}

/**
 * Returns the plain date of an instant in UTC. Throws a RangeError outside of the years 0 to 9999, whose texts have
 * another length and sort before all others.
 */
function plainDateOf(instant: number): PlainDate {
  const text = new Date(instant).toISOString();
  if (!/^\d/.test(text)) throw new RangeError(`${text} is not in the years 0 to 9999`);
  return text.slice(0, 10);
}

/** Returns the date `days` later, or earlier if negative. Throws a RangeError outside of the years 0 to 9999. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateOf(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY);
}

/** Returns how many days `until` is after `from`; negative if it is before. */
export function daysBetween(from: PlainDate, until: PlainDate): number {
  return (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY;
}

/** Returns the last date that anybody may enter. `today` is the venue's. */
export function farthestDate(today: PlainDate): PlainDate {
  return addDays(today, MAX_DAYS_AHEAD);
}

/** Returns 1 for Monday to 7 for Sunday. */
export function isoWeekday(date: PlainDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

const LONG_DATE: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };

/** Building a format takes about a hundred times as long as using it. */
const displayFormats = new Map<string, Intl.DateTimeFormat>();

function displayFormat(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`;
  let format = displayFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...parts,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    displayFormats.set(key, format);
  }
  return format;
}

/**
 * Formats a date for display, such as `Saturday, 21 November 2026`, or the `parts` of it. English without a country
 * puts the day before the month. Years are Gregorian in every language. Chromium knows no names of months in some
 * languages, such as Sinhala, and writes `M11`: there the date is in English.
 */
export function formatDisplayDate(
  date: PlainDate,
  language = 'en',
  parts: Intl.DateTimeFormatOptions = LONG_DATE,
): string {
  const midnight = new Date(`${date}T00:00:00Z`);
  const text = displayFormat(language, parts).format(midnight);
  return /\bM\d/.test(text) ? displayFormat('en', parts).format(midnight) : text;
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

/** Minutes by which clocks are ahead of UTC from each instant on, ascending. The first ones hold before it as well. */
export type ZoneOffsets = readonly { readonly from: number; readonly minutes: number }[];
/**
 * An IANA name, whose rules come from `Intl.DateTimeFormat`, or offsets that a host has computed. Browsers have old rules,
 * and don't know every name: pages use the host's offsets.
 */
export type TimeZone = string | ZoneOffsets;

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

const QUARTER_MS = 15 * MS_PER_MINUTE;
const MAX_OFFSETS = 500;
/** What clocks were ahead of UTC in a quarter of an hour, in milliseconds. Formatting an instant takes much longer. */
const offsets = new Map<string, number>();

/**
 * Returns what a clock in `zone` shows at an instant, as if it were UTC, in epoch milliseconds. Since 1972, clocks have
 * changed only at quarters of an hour.
 */
function wallClock(instant: number, zone: TimeZone): number {
  const second = Math.floor(instant / 1000) * 1000;
  if (typeof zone !== 'string') return second + offsetAt(instant, zone) * MS_PER_MINUTE;
  const quarter = Math.floor(instant / QUARTER_MS);
  const key = `${zone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = formattedClock(quarter * QUARTER_MS, zone) - quarter * QUARTER_MS;
    if (offsets.size >= MAX_OFFSETS) offsets.clear();
    offsets.set(key, offset);
  }
  return second + offset;
}

function offsetAt(instant: number, table: ZoneOffsets): Minutes {
  let minutes = table[0]?.minutes ?? 0;
  for (const change of table) if (change.from <= instant) ({ minutes } = change);
  return minutes;
}

const MAX_OFFSET_TABLES = 100;
/** Going through the days of a year takes some milliseconds. */
const offsetTables = new Map<string, ZoneOffsets>();

/** Returns the offsets of a zone for all that the functions here compute on some dates, both included. */
export function zoneOffsets(zone: string, from: PlainDate, until: PlainDate): ZoneOffsets {
  const key = `${zone} ${from} ${until}`;
  let table = offsetTables.get(key);
  if (!table) {
    table = computeOffsets(zone, wallTime(from, 0) - 2 * MS_PER_DAY, wallTime(until, 0) + 3 * MS_PER_DAY);
    if (offsetTables.size >= MAX_OFFSET_TABLES) offsetTables.clear();
    offsetTables.set(key, table);
  }
  return table;
}

function computeOffsets(zone: string, start: number, end: number): ZoneOffsets {
  const minutesAt = (instant: number): Minutes => (formattedClock(instant, zone) - instant) / MS_PER_MINUTE;
  const table = [{ from: start, minutes: minutesAt(start) }];
  for (let day = start; day < end; day += MS_PER_DAY) {
    const minutes = minutesAt(day + MS_PER_DAY);
    if (minutes === table.at(-1)?.minutes) continue;
    let [before, after] = [day, day + MS_PER_DAY];
    while (after - before > QUARTER_MS) {
      const middle = before + Math.floor((after - before) / (2 * QUARTER_MS)) * QUARTER_MS;
      if (minutesAt(middle) === minutes) after = middle;
      else before = middle;
    }
    table.push({ from: after, minutes });
  }
  return table;
}

function formattedClock(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of zoneFormat(zone).formatToParts(instant)) part[type] = +value;
  const { year = 0, month = 0, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns by how many minutes clocks in `zone` are ahead of UTC at an instant. */
export function utcOffset(instant: number, zone: TimeZone): Minutes {
  return (wallClock(instant, zone) - Math.floor(instant / 1000) * 1000) / MS_PER_MINUTE;
}

/** Returns the date and the time of day in `zone` at an instant. Throws a RangeError outside of the years 0 to 9999. */
export function zonedTime(instant: number, zone: TimeZone): { date: PlainDate; minutes: Minutes } {
  const wall = new Date(wallClock(instant, zone));
  return { date: plainDateOf(wall.getTime()), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/**
 * Returns the instant at which a clock in `zone` shows a date and time. A skipped time (spring) moves forward by the
 * length of the gap; of a repeated time (autumn) the first is taken. This is Temporal's `compatible` rule.
 */
export function zonedTimeToInstant(date: PlainDate, minutes: Minutes, zone: TimeZone): number {
  const wall = wallTime(date, minutes);
  // The offsets one day before and after bracket any clock change at this time. No zone has had two changes that close
  // to each other since 1970.
  const before = wallClock(wall - MS_PER_DAY, zone) - (wall - MS_PER_DAY);
  const after = wallClock(wall + MS_PER_DAY, zone) - (wall + MS_PER_DAY);
  if (before === after) return wall - before;
  const matches = [wall - before, wall - after].filter((instant) => wallClock(instant, zone) === wall);
  return matches.length > 0 ? Math.min(...matches) : wall - before;
}

/**
 * Returns the instant at which a date begins in `zone`, or undefined if the clock changes near the date. On such an
 * even date, each time of day is exactly that many minutes later.
 */
export function startOfEvenDate(date: PlainDate, zone: TimeZone): number | undefined {
  const start = wallTime(date, 0);
  // As in `zonedTimeToInstant`, one day around all times of the date.
  const before = start - MS_PER_DAY;
  const after = start + 2 * MS_PER_DAY;
  const offset = wallClock(before, zone) - before;
  return wallClock(after, zone) - after === offset ? start - offset : undefined;
}

/** Returns a date and time of day as if they were UTC, in epoch milliseconds. */
function wallTime(date: PlainDate, minutes: Minutes): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * MS_PER_MINUTE;
}

/**
 * Returns whether a clock in `zone` ever shows a date and time. It shows the end of a date if it shows the date: Apia
 * once skipped one.
 */
export function existsInZone(date: PlainDate, minutes: Minutes, zone: TimeZone): boolean {
  const instant = zonedTimeToInstant(date, minutes, zone);
  return minutes === MINUTES_PER_DAY
    ? instant > zonedTimeToInstant(date, 0, zone)
    : wallClock(instant, zone) === wallTime(date, minutes);
}

/** A reservation as a calendar event: the download and the mail's attachment have the same times and format. */
import { MINUTES_PER_DAY, type Minutes } from '../plan/timeOfDay.ts';
import { mailtoUrl } from '../text/emailAddress.ts';
import { type PlainDate, addDays, zonedTimeToInstant } from './time.ts';
import { type PublicVenue, countsStays } from './venue.ts';

/** Length of a visit where the venue doesn't count stays. */
const DEFAULT_VISIT_MINUTES = 120;
const MS_PER_MINUTE = 60_000;
/** RFC 5545, section 3.1, without the line break. */
const MAX_LINE_OCTETS = 75;

export type CalendarVisit = {
  readonly date: PlainDate;
  readonly time: Minutes;
  /** Null is the rest of the date. Ignored where the venue doesn't count stays. */
  readonly stay: Minutes | null;
  readonly tables: readonly { readonly areaId?: string | undefined; readonly until?: Minutes | undefined }[];
};

/**
 * Returns when a visit begins and ends, in epoch milliseconds. A counted stay may end past midnight, and every visit
 * ends when the first of its tables must be vacated. All of these are times of the clock on the wall, also in a night
 * in which it is changed: the table is somebody else's then.
 */
export function visitTimes(
  { date, time, stay, tables }: CalendarVisit,
  venue: Pick<PublicVenue, 'time_zone' | 'occupancy' | 'area_occupancy'>,
): { readonly start: number; readonly end: number } {
  const instantOf = (minutes: Minutes): number => zonedTimeToInstant(date, minutes, venue.time_zone);
  const start = instantOf(time);
  const endOfDate = instantOf(MINUTES_PER_DAY);
  const vacated = tables.flatMap(({ until }) => (until === undefined ? [] : instantOf(until)));
  // At 24:00 no rest is left of the date: such a visit has the default length.
  const isCounted = countsStays(venue, tables) && (stay !== null || endOfDate > start);
  if (!isCounted) return { start, end: Math.min(start + DEFAULT_VISIT_MINUTES * MS_PER_MINUTE, ...vacated) };
  const end = stay === null ? endOfDate : instantOf(time + stay);
  return { start, end: Math.min(end, ...vacated) };
}

/** Returns the UID of a reservation's event, the same in the download and in all mails, so that updates find it. */
export function eventUid(code: string): string {
  return `${code}@tidetable`;
}

export type CalendarEvent = {
  /** Globally unique; a cancellation carries the same one. */
  readonly uid: string;
  /** Epoch milliseconds, all three. */
  readonly createdAt: number;
  readonly start: number;
  readonly end: number;
  /** The whole days that the event fills, both included, in place of its times. */
  readonly dates?: { readonly from: PlainDate; readonly until: PlainDate };
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Lines from `organizerLine` and `attendeeLine`. */
  readonly people?: readonly string[];
  /**
   * `PUBLISH` offers the event to whoever has the file. `REQUEST` puts it into the calendar of its attendee or updates
   * it there, and `CANCEL` takes it out again. Offers if missing.
   */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Increases with each update of the event. */
  readonly sequence?: number;
};

/** A name may be empty. The address is in ASCII. */
type Person = { readonly name: string; readonly email: string };

/** Returns the line of an event's organizer, whose mail another address sends. */
export function organizerLine({ name, email }: Person, sentBy: string): string {
  const agent = sentBy === email ? '' : `;SENT-BY="${mailtoUrl(sentBy)}"`;
  return `ORGANIZER${nameParameter(name)}${agent}:${mailtoUrl(email)}`;
}

/** Returns the line of the attendee. Whoever made the reservation has nothing left to answer. */
export function attendeeLine({ name, email }: Person): string {
  return `ATTENDEE${nameParameter(name)};CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailtoUrl(email)}`;
}

const nameParameter = (name: string): string => (quotable(name) === '' ? '' : `;CN="${quotable(name)}"`);

/** Formats an event as an iCalendar file (RFC 5545). */
export function formatCalendarFile(event: CalendarEvent): string {
  return formatCalendar([`METHOD:${event.method ?? 'PUBLISH'}`], [event]);
}

/** Formats the events of a venue as a calendar that programs load again and again. */
export function formatCalendarFeed(name: string, events: readonly CalendarEvent[]): string {
  return formatCalendar(
    ['METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT15M'],
    events,
  );
}

function formatCalendar(properties: readonly string[], events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'PRODID:-//Tidetable//Tidetable//EN',
    ...properties,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { people = [], method = 'PUBLISH', sequence = 0 } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${formatUtc(event.createdAt)}`,
    ...(event.dates
      ? [
          `DTSTART;VALUE=DATE:${compact(event.dates.from)}`,
          `DTEND;VALUE=DATE:${compact(addDays(event.dates.until, 1))}`,
        ]
      : [`DTSTART:${formatUtc(event.start)}`, `DTEND:${formatUtc(event.end)}`]),
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    ...people,
    'END:VEVENT',
  ];
}

/** `20261123` */
const compact = (date: PlainDate): string => date.replaceAll('-', '');

/** `20261123T033000Z` */
function formatUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** A quoted parameter can hold neither quotes nor line breaks, not even escaped. */
function quotable(text: string): string {
  return text.replaceAll('"', "'").replaceAll(/\s+/g, ' ').trim();
}

/** Breaks a line that is too long; each continuation begins with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let folded = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

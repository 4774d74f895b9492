/** The reservation as an entry for the visitor's calendar, made on the page. */
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { type PlainDate, zonedTimeToInstant } from '../../domain/booking/time.ts';
import type { PublicVenue } from '../../domain/booking/venue.ts';
import { messages } from '../messages.ts';

export type CalendarEntry = {
  readonly venue: PublicVenue;
  readonly date: PlainDate;
  readonly time: Minutes;
  /** A stay's name; where the venue has none, the entry lasts two hours. */
  readonly stay: string;
  readonly tables: readonly string[];
  readonly guests: number;
  readonly code: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
};

const USUAL_STAY: Minutes = 120;
const MS_PER_MINUTE = 60_000;

/** The address of an iCalendar file (RFC 5545) to be downloaded. */
export function calendarFileUrl(entry: CalendarEntry): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(entry))}`;
}

export function calendarText({ venue, date, time, stay, tables, guests, code, now }: CalendarEntry): string {
  const start = zonedTimeToInstant(date, time, venue.time_zone);
  const minutes =
    venue.occupancy === 'stay' ? (venue.stays?.find(({ name }) => name === stay)?.minutes ?? USUAL_STAY) : USUAL_STAY;
  const description = [
    `${messages.tables(tables.length)}: ${messages.listed(tables)}`,
    messages.guests(guests),
    ...(code ? [`${messages.code}: ${code}`] : []),
  ].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tidetable//Booker//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${code ?? `${start}-${tables.length}-${guests}`}@tidetable`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * MS_PER_MINUTE)}`,
    `SUMMARY:${escaped(venue.name)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(venue.address ? [`LOCATION:${escaped(venue.address)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261123T033000Z` */
function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** No line may be longer than 75 octets; the next one goes on after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let width = 0;
  let text = '';
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (width + octets > 75) {
      text += '\r\n ';
      width = 1;
    }
    text += letter;
    width += octets;
  }
  return text;
}

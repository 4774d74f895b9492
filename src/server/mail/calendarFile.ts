/** The calendar attachment of a guest's mail. */
import { type DateArray, type EventAttributes, createEvent } from 'ics';
import { MINUTES_PER_DAY } from '../../domain/plan/timeOfDay.ts';
import { zonedTimeToInstant } from '../../domain/booking/time.ts';
import type { Venue } from '../../domain/booking/venue.ts';
import { type Reservation, reservedTables } from '../booking/reservations.ts';

/** How long a visit is shown where the venue counts no stays. */
const VISIT_MINUTES = 120;
const MS_PER_MINUTE = 60_000;

function utc(instant: number): DateArray {
  const date = new Date(instant);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
}

/** When a reservation begins and ends, as instants. A counted stay ends with its date at the latest, any with its first table. */
export function visitOf(
  reservation: Pick<Reservation, 'date' | 'time' | 'stay' | 'tables'>,
  venue: Pick<Venue, 'time_zone' | 'occupancy'>,
): { start: number; end: number } {
  const start = zonedTimeToInstant(reservation.date, reservation.time, venue.time_zone);
  const endOfDate = zonedTimeToInstant(reservation.date, MINUTES_PER_DAY, venue.time_zone);
  const vacated = reservedTables(reservation).flatMap(({ until }) =>
    until === undefined ? [] : zonedTimeToInstant(reservation.date, until, venue.time_zone),
  );
  const counted = venue.occupancy === 'stay' && endOfDate > start;
  const wished = counted
    ? reservation.stay === null
      ? endOfDate
      : Math.min(start + reservation.stay * MS_PER_MINUTE, endOfDate)
    : start + VISIT_MINUTES * MS_PER_MINUTE;
  return { start, end: Math.min(wished, ...vacated) };
}

/** The reservation as iCalendar text. A cancelled one takes the entry out of the guest's calendar again. */
export function buildCalendarFile(
  reservation: Reservation,
  venue: Venue,
  { from, now }: { from: string; now: () => number },
): string {
  const { start, end } = visitOf(reservation, venue);
  const cancelled = reservation.cancelled_at !== null;
  const tables = reservedTables(reservation)
    .map(({ name, area }) => `${name} (${area})`)
    .join(', ');
  // Without a stamp of its own each entry would carry the moment at which the library was loaded; its types leave it out.
  const event: EventAttributes & { timestamp: number } = {
    productId: 'tidetable',
    uid: `${reservation.code}@${from.split('@').at(-1)}`,
    sequence: cancelled ? 1 : 0,
    method: cancelled ? 'CANCEL' : 'PUBLISH',
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
    title: venue.name,
    location: venue.address,
    description: [reservation.code, tables, venue.telephone].filter((part) => part !== '').join('\n'),
    start: utc(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(end),
    endInputType: 'utc',
    endOutputType: 'utc',
    timestamp: now(),
    organizer: { name: venue.name.replaceAll('"', "'"), email: venue.email },
  };
  const { error, value } = createEvent(event);
  if (value === null) throw error ?? new Error('ics gave neither a calendar nor an error');
  return foldedByOctets(value);
}

/** RFC 5545, 3.1: no line is longer than 75 octets. The library counts characters. */
function foldedByOctets(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      let octets = 0;
      return Array.from(line, (character) => {
        const size = Buffer.byteLength(character);
        octets += size;
        if (octets <= 75) return character;
        octets = size + 1;
        return `\r\n ${character}`;
      }).join('');
    })
    .join('\r\n');
}

/** When and where a reservation is, in the words of mails and messages. */
import { areaOccupancy, isByDaysOnly } from '../../domain/booking/venue.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { formatDate, formatDays, formatTime } from '../messages/formats.ts';
import { type Reservation, reservedTables, shownTables, stretchesOf, tableTexts } from './reservations.ts';

/**
 * Returns date and time of a reservation. At tables that are reserved by days, how many they are stands for the time: it
 * says nothing there.
 */
export function whenWords(
  reservation: Pick<Reservation, 'date' | 'time' | 'days' | 'tables'>,
  venue: Venue,
): { readonly date: string; readonly time: string; readonly isByDays: boolean } {
  const { date, time, days } = reservation;
  const first = formatDate(date, venue);
  const reserved = reservedTables(reservation);
  const isByDays =
    reserved.length === 0
      ? isByDaysOnly(venue)
      : reserved.every(({ areaId }) => areaOccupancy(venue, areaId) === 'days');
  if (!isByDays) return { date: first, time: formatTime(time, venue), isByDays: false };
  const last = days?.at(-1)?.date ?? date;
  return {
    date: last === date ? first : `${first} – ${formatDate(last, venue)}`,
    time: formatDays(days?.length ?? 1, venue),
    isByDays: true,
  };
}

/** Returns the names of a reservation's tables. */
export function tableNames(reservation: Reservation, venue: Venue): string {
  return tableTexts(shownTables(reservation, venue)).join(', ');
}

/** Returns the tables of a reservation, or of each stretch of a stay with its dates. */
export function stretchTexts(reservation: Reservation, venue: Venue): string[] {
  const stretches = stretchesOf(reservation.days ?? []);
  if (stretches.length < 2) return [tableNames(reservation, venue)];
  return stretches.map(({ from, until, tables }) => {
    const dates = from === until ? formatDate(from, venue) : `${formatDate(from, venue)} – ${formatDate(until, venue)}`;
    return `${tableNames({ ...reservation, tables }, venue)} (${dates})`;
  });
}

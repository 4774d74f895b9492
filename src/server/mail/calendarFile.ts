/** The calendar attachment of a guest's mail. */
import { eventUid, formatCalendarFile, visitTimes } from '../../domain/booking/calendarEvent.ts';
import type { Venue } from '../../domain/booking/venue.ts';
import { type MessageName, formatMessage, messagesFor } from '../messages/messages.ts';
import { type Reservation, reservedTables, tableText } from '../booking/reservations.ts';

/** Builds the iCalendar file of a reservation. A canceled reservation removes the event from the guest's calendar. */
export function buildCalendarFile(reservation: Reservation, venue: Venue, now: number): string {
  const tables = reservedTables(reservation);
  const words = messagesFor(venue);
  const label = (name: MessageName): string => formatMessage(words, name);
  const tableNames = tables.map(tableText).join(', ');
  return formatCalendarFile({
    uid: eventUid(reservation.code),
    createdAt: now,
    ...visitTimes({ date: reservation.date, time: reservation.time, stay: reservation.stay, tables }, venue),
    summary: venue.name,
    description: [
      `${label('label_code')}: ${reservation.code}`,
      `${label('label_tables')}: ${tableNames}`,
      `${label('label_guests')}: ${reservation.guests}`,
      `${label('label_telephone')}: ${venue.telephone}`,
    ].join('\n'),
    location: venue.address,
    organizer: { name: venue.name, email: venue.email },
    isCancelled: reservation.cancelled_at !== null,
  });
}

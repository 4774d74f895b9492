/** The calendar attachment of a guest's mail. */
import {
  type CalendarEvent,
  eventUid,
  formatCalendarFile,
  personLine,
  visitTimes,
} from '../../domain/booking/calendarEvent.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { isolate, toPlainText } from '../messages/bidi.ts';
import { formatNumber } from '../messages/formats.ts';
import { type MessageName, formatMessage, mailLanguage, messagesFor } from '../messages/messages.ts';
import { type Reservation, shownTables, tableText } from '../booking/reservations.ts';

/** Returns whether a reservation offers its event to the guest's calendar, updates it, or takes it out again. */
export function calendarMethod({
  cancelled_at: cancelledAt,
  sequence,
}: Reservation): NonNullable<CalendarEvent['method']> {
  if (cancelledAt !== null) return 'CANCEL';
  return sequence > 0 ? 'REQUEST' : 'PUBLISH';
}

/**
 * Builds the iCalendar file of a reservation. `attendee` is whom the update or the cancellation in a mail is for; a file
 * to download has none, and offers the event as it is now.
 */
export function buildCalendarFile(
  reservation: Reservation,
  venue: Venue,
  attendee: { readonly name: string; readonly email: string } | undefined,
  now: number,
): string {
  const ownMethod = calendarMethod(reservation);
  const method = attendee || ownMethod === 'CANCEL' ? ownMethod : 'PUBLISH';
  const tables = shownTables(reservation, venue);
  const words = messagesFor(venue);
  const line = (label: MessageName, value: string): string =>
    toPlainText(`${formatMessage(words, label)}: ${isolate(value)}`, mailLanguage(venue));
  return formatCalendarFile({
    uid: eventUid(reservation.code),
    createdAt: now,
    ...visitTimes({ date: reservation.date, time: reservation.time, stay: reservation.stay, tables }, venue),
    summary: venue.name,
    description: [
      line('label_code', reservation.code),
      line('label_tables', tables.map(tableText).join(', ')),
      line('label_guests', formatNumber(reservation.guests, venue)),
      line('label_telephone', venue.telephone),
    ].join('\n'),
    location: venue.address,
    people: [
      personLine('ORGANIZER', { name: venue.name, email: venue.email }),
      ...(method === 'PUBLISH' || !attendee ? [] : [personLine('ATTENDEE', attendee)]),
    ],
    method,
    sequence: reservation.sequence + (method === 'CANCEL' ? 1 : 0),
  });
}

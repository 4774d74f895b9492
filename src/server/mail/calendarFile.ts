/** The calendar attachment of a guest's mail. */
import {
  type CalendarEvent,
  attendeeLine,
  eventUid,
  formatCalendarFile,
  organizerLine,
  visitTimes,
} from '../../domain/booking/calendarEvent.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { asciiEmail } from '../../domain/text/emailAddress.ts';
import { toPlainText } from '../messages/bidi.ts';
import { labelled } from './letter.ts';
import { formatNumber } from '../messages/formats.ts';
import { type MessageName, formatMessage, mailLanguage, messagesFor } from '../messages/messages.ts';
import { type Reservation, shownTables } from '../booking/reservations.ts';
import { stretchTexts } from '../booking/visitWords.ts';

/**
 * Returns whether the mail about a reservation puts its event into the guest's calendar, or takes it out again. Calendars
 * take a cancellation only of an event to which its attendee was invited.
 */
export function calendarMethod({ cancelled_at: canceledAt }: Pick<Reservation, 'cancelled_at'>): 'REQUEST' | 'CANCEL' {
  return canceledAt === null ? 'REQUEST' : 'CANCEL';
}

/** Whom a mail is for, by an address in ASCII, and the address that sends it. */
export type CalendarMail = { readonly name: string; readonly email: string; readonly from: string };

/** Builds the iCalendar file of a reservation for a mail. A file to download offers the event as it is now. */
export function buildCalendarFile(
  reservation: Reservation,
  venue: Venue,
  mail: CalendarMail | undefined,
  now: number,
): string {
  const ownMethod = calendarMethod(reservation);
  const method: CalendarEvent['method'] = mail || ownMethod === 'CANCEL' ? ownMethod : 'PUBLISH';
  const tables = shownTables(reservation, venue);
  const lastDate = reservation.days?.at(-1)?.date;
  const words = messagesFor(venue);
  const line = (label: MessageName, value: string): string =>
    toPlainText(labelled(venue, formatMessage(words, label), value), mailLanguage(venue));
  return formatCalendarFile({
    uid: eventUid(reservation.code),
    createdAt: now,
    ...visitTimes({ date: reservation.date, time: reservation.time, stay: reservation.stay, tables }, venue),
    ...(lastDate === undefined ? {} : { dates: { from: reservation.date, until: lastDate } }),
    summary: venue.name,
    description: [
      line('label_code', reservation.code),
      line('label_tables', stretchTexts(reservation, venue).join(', ')),
      line('label_guests', formatNumber(reservation.guests, venue)),
      line('label_telephone', venue.telephone),
    ].join('\n'),
    location: venue.address,
    people: [
      organizerLine({ name: venue.name, email: asciiEmail(venue.email) }, mail?.from ?? asciiEmail(venue.email)),
      ...(mail ? [attendeeLine(mail)] : []),
    ],
    method,
    sequence: reservation.sequence + (method === 'CANCEL' ? 1 : 0),
  });
}

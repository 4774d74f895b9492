/**
 * The mail to a guest whose reservation a plan affects. It opens in the mail program, where the owner edits it first.
 */
import type { AffectedReservation } from '../../../api/editorContract.ts';
import { formatDisplayDate, formatDisplayTime } from '../../../domain/booking/time.ts';
import { publishingMessages } from '../messages.ts';

/** Returns when guests come: the date and time, or the dates of several days. */
export function whenText({ date, time, until }: AffectedReservation): string {
  return until === undefined
    ? `${formatDisplayDate(date)}, ${formatDisplayTime(time)}`
    : `${formatDisplayDate(date)} – ${formatDisplayDate(until)}`;
}

/** Returns a `mailto:` address with subject and body. */
export function guestMailLink(reservation: AffectedReservation, venue: string): string {
  const { email, name, date, guests, code, tables, place } = reservation;
  const { mail, impactReasons } = publishingMessages;
  const day = formatDisplayDate(date);
  const changes = tables.map((table) => `- ${table.name} ${impactReasons[table.why]}`).join('\n');
  const letter = mail.body({
    name,
    venue,
    when: whenText(reservation),
    guests: publishingMessages.guests({ count: guests }),
    code,
    changes,
  });
  // A season place has neither a time nor a code, which the letter names.
  const body = place === undefined ? letter : changes;
  const encode = (text: string): string => encodeURIComponent(text.replaceAll('\n', '\r\n'));
  // An address may contain characters that begin the header fields of the link.
  return `mailto:${encodeURIComponent(email)}?subject=${encode(mail.subject({ venue, date: day }))}&body=${encode(body)}`;
}

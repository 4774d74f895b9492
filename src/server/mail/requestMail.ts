/** The mails about the request of a large party, derived from its entry of the waiting list. */
import type { SendMailOptions } from 'nodemailer';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { formatDate, formatNumber, formatTime } from '../messages/formats.ts';
import { type MessageName, inLanguage, toStaff } from '../messages/messages.ts';
import type { RequestMailKind } from '../store/store.ts';
import type { WaitingRow } from '../store/waitingRows.ts';
import { contactFacts, envelopeOf, fillerOf, greetable, guestAddress, houseOf } from './letter.ts';

/** Builds a mail about a request. Its Message-ID is the same for every attempt. */
export function buildRequestMail(
  kind: RequestMailKind,
  request: WaitingRow,
  ownVenue: Venue,
  { from, id }: { readonly from: string; readonly id: number },
): SendMailOptions {
  const isForVenue = kind === 'request_notice' || kind === 'request_alarm';
  const venue = isForVenue ? toStaff(ownVenue) : inLanguage(ownVenue, request.language);
  const name = greetable(request.name) ?? '';
  const visit = {
    date: formatDate(request.date, venue),
    time: formatTime(request.time ?? 0, venue),
    guests: formatNumber(request.guests, venue),
  };
  const fillIn = fillerOf(venue, { ...visit, name, venue: venue.name });
  const contact: [MessageName, string][] = [
    ['label_name', request.name],
    ['label_email', request.email],
    ['label_phone', request.phone],
    ['label_notes', request.notes ?? ''],
  ];
  const facts: [MessageName, string][] = [
    ['label_date', visit.date],
    ['label_time', visit.time],
    ['label_guests', visit.guests],
    ...(isForVenue ? contact : []),
  ];
  const greeting = fillIn(name === '' ? 'mail_greeting_plain' : 'mail_greeting');
  const letter = {
    subject: fillIn(`mail_${kind}_subject`),
    title: fillIn(`mail_${kind}_title`),
    intro: [...(isForVenue ? [] : [greeting]), fillIn(`mail_${kind}_intro`)],
    facts: facts.filter(([, value]) => value !== '').map(([label, value]) => [fillIn(label), value] as const),
    outro: isForVenue ? [] : [fillIn('mail_cancelled_questions')],
    contact: isForVenue ? [] : contactFacts(venue),
  };
  const guest = { name, address: guestAddress(request.email) };
  return {
    ...envelopeOf(letter, venue, `request.${id}`, { from }),
    to: isForVenue ? houseOf(venue) : guest,
    replyTo: isForVenue ? { ...guest, name: request.name } : houseOf(venue),
  };
}

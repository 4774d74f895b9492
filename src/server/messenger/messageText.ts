/** The text of a message to a guest, derived from the reservation at the time of sending. */
import { zonedTime } from '../../domain/booking/time.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { type MessageKind, MESSAGE_KINDS } from '../booking/messageQueue.ts';
import { type Reservation } from '../booking/reservations.ts';
import { whenWords } from '../booking/visitWords.ts';
import { isolate, toPlainText } from '../messages/bidi.ts';
import { formatNumber, formatTime } from '../messages/formats.ts';
import { formatMessage, inLanguage, mailLanguage, messagesFor } from '../messages/messages.ts';
import type { MailKind } from '../store/store.ts';
import type { GuestMessage } from './messenger.ts';

export function isMessaged(kind: MailKind): kind is keyof typeof MESSAGE_KINDS {
  return kind in MESSAGE_KINDS;
}

/** Returns what a message says in the guest's language. `link` leads to the guest's page. */
export function messageText(
  kind: MessageKind,
  reservation: Reservation,
  ownVenue: Venue,
  link: string,
): Pick<GuestMessage, 'language' | 'text' | 'values'> {
  const venue = inLanguage(ownVenue, reservation.language);
  const language = mailLanguage(venue);
  const words = messagesFor(venue);
  const { held_until: heldUntil } = reservation;
  const { date, time } = whenWords(reservation, venue);
  const values: Readonly<Record<string, string>> = {
    venue: venue.name,
    date,
    time,
    guests: formatNumber(reservation.guests, venue),
    code: reservation.code,
    link,
    offer_until: heldUntil === null ? '' : formatTime(zonedTime(heldUntil, venue.time_zone).minutes, venue),
  };
  const name = `message_${kind}` as const;
  const isolated = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolate(value)]));
  return {
    language,
    text: toPlainText(formatMessage(words, name, isolated), language),
    values: placeholdersOf(words[name] ?? '').flatMap((key) => {
      const value = values[key];
      return value === undefined ? [] : [[key, value.replaceAll(/\s+/g, ' ')] as const];
    }),
  };
}

/** Returns the names of the placeholders in a text, each once, in order. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

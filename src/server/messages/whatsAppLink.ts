/** A link that opens WhatsApp with a text to a guest, for the venue: it needs no account with a provider. */
import type { PlainDate } from '../../domain/booking/time.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { formatDate, formatTime } from './formats.ts';
import { formatMessage, inLanguage, messagesFor } from './messages.ts';

/** In E.164, as guests' numbers are stored. What staff have typed may be none. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

type Addressee = {
  readonly phone: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly date: PlainDate;
  readonly time: Minutes;
  /** Null stands for the venue's. */
  readonly language: string | null;
};

/** Returns the link, with the beginning of a text in the guest's language. Undefined if the text is not a number. */
export function whatsAppLink({ phone, language, ...visit }: Addressee, ownVenue: Venue): string | undefined {
  if (!INTERNATIONAL.test(phone)) return undefined;
  const venue = inLanguage(ownVenue, language);
  const text = formatMessage(messagesFor(venue), 'message_greeting', {
    name: `${visit.first_name} ${visit.last_name}`.trim(),
    venue: venue.name,
    date: formatDate(visit.date, venue),
    time: formatTime(visit.time, venue),
  });
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
}

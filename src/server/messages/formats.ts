/** Dates, times and numbers in the language of a venue's mails. */
import { createFormats } from '../../domain/booking/formats.ts';
import { formatDisplayDate, type PlainDate } from '../../domain/booking/time.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { MINUTES_PER_DAY, type Minutes } from '../../domain/plan/timeOfDay.ts';
import { formatMessage, mailLanguage, messagesFor } from './messages.ts';

type VenueTexts = Pick<Venue, 'language' | 'words'>;

export function formatDate(date: PlainDate, venue: VenueTexts): string {
  return formatDisplayDate(date, mailLanguage(venue));
}

/** Formats a time of day, in English like the page does, and says which midnight of the date is meant. */
export function formatTime(minutes: Minutes, venue: VenueTexts): string {
  const time = createFormats(mailLanguage(venue)).shortTime(minutes);
  if (minutes === MINUTES_PER_DAY) return formatMessage(messagesFor(venue), 'midnight_end', { time });
  return minutes === 0 ? formatMessage(messagesFor(venue), 'midnight_start', { time }) : time;
}

export function formatNumber(value: number, venue: VenueTexts): string {
  return new Intl.NumberFormat(mailLanguage(venue)).format(value);
}

/** Formats an amount of a currency, by its three letters, without the fraction of a whole amount. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(amount);
}

/** Formats a duration in whole hours or in minutes, such as `2 hours`. */
export function formatDuration(minutes: Minutes, venue: VenueTexts): string {
  const isWholeHours = minutes > 0 && minutes % 60 === 0;
  return new Intl.NumberFormat(mailLanguage(venue), {
    style: 'unit',
    unit: isWholeHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(isWholeHours ? minutes / 60 : minutes);
}

/** Formats a number of days, such as `7 days`. */
export function formatDays(count: number, venue: VenueTexts): string {
  return new Intl.NumberFormat(mailLanguage(venue), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
}

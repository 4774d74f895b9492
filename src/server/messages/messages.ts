/**
 * The host's messages by name: errors in `messages.en.json`, which may be specific to a field (`first_name.required`),
 * and the texts of mails in `mail`, one file per language. A venue can override any message.
 */
import { primaryLanguage } from '../../domain/language.ts';
import type { RequestError, RequestErrors } from '../../domain/booking/reservationRequest.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { ar } from './mail/ar.ts';
import { de } from './mail/de.ts';
import { type MailTexts, en } from './mail/en.ts';
import { id } from './mail/id.ts';
import { si } from './mail/si.ts';
import { ta } from './mail/ta.ts';
import englishErrors from './messages.en.json' with { type: 'json' };

/** The texts of mails by language. */
export const MAIL_TEXTS = { en, de, id, si, ta, ar } as const satisfies Record<string, MailTexts>;

const english = { ...englishErrors, ...en };
export type MessageName = keyof typeof english;
type Words = Readonly<Record<string, string>>;
type Details = Readonly<Record<string, string | number>>;

export function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(english, name);
}

function hasMailTexts(language: string): language is keyof typeof MAIL_TEXTS {
  return Object.hasOwn(MAIL_TEXTS, language);
}

/**
 * Returns the language of a venue's mails: its own, with its region, or English where neither the host nor the venue
 * has the texts. Dates and numbers follow it.
 */
export function mailLanguage({ language, words }: Pick<Venue, 'language' | 'words'>): string {
  const hasTexts =
    hasMailTexts(primaryLanguage(language)) || Object.keys(en).every((name) => Object.hasOwn(words, name));
  return hasTexts ? language : 'en';
}

const wordsOfVenues = new WeakMap<object, Words>();

/** Returns the messages for a venue's guests. Errors are in English. */
export function messagesFor(venue: Pick<Venue, 'language' | 'words'> | undefined): Words {
  if (!venue) return english;
  const cached = wordsOfVenues.get(venue);
  if (cached) return cached;
  const language = primaryLanguage(venue.language);
  const words = { ...english, ...(hasMailTexts(language) ? MAIL_TEXTS[language] : {}), ...venue.words };
  wordsOfVenues.set(venue, words);
  return words;
}

/** Fills the `{placeholders}` of a message. One without a value stays as it is. */
export function formatMessage(words: Words, name: MessageName, details: Details = {}): string {
  return fill(words[name] ?? english[name], details);
}

/**
 * Formats an error: prefers the message of its field to the general one. `shared` fills placeholders of every message.
 */
export function formatFieldError(words: Words, field: string, error: RequestError, shared: Details = {}): string {
  const specific = `${field}.${error.code}`;
  const name = [specific, error.code].find((candidate) => Object.hasOwn(words, candidate));
  const text = name === undefined ? undefined : words[name];
  return fill(text ?? english.unknown_error, { ...shared, ...error });
}

/** Formats all errors for a reply: texts by field. */
export function formatFieldErrors(words: Words, errors: RequestErrors, shared?: Details): Record<string, string[]> {
  // Entries instead of assignments, because a field may be named like a property of every object.
  return Object.fromEntries(
    Object.entries(errors).map(([field, list]) => [
      field,
      list.map((error) => formatFieldError(words, field, error, shared)),
    ]),
  );
}

function fill(text: string, details: Details): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : whole,
  );
}

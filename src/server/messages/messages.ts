/**
 * The host's messages by name: errors, which may be specific to a field (`first_name.required`), and the texts of mails.
 * Their English is in `englishErrors.json` and `english.ts`, every other language in `src/languages`. A venue can
 * override any message.
 */
import { LANGUAGES, chooseLanguage, parseAcceptLanguage, primaryLanguage } from '../../domain/language.ts';
import type { RequestError, RequestErrors } from '../../domain/booking/reservationRequest.ts';
import type { TableWord, Venue } from '../../domain/booking/venueFile.ts';
import { type GuestErrors, type MailTexts, englishMail } from './english.ts';
import englishErrors from './englishErrors.json' with { type: 'json' };
import { TABLE_WORD_TEXTS, TRANSLATED_ERRORS, TRANSLATED_MAILS } from './translatedTexts.ts';
import { findTexts, translateVenue } from './translations.ts';

type Language = (typeof LANGUAGES)[number];

/** The texts of mails by language. */
export const MAIL_TEXTS = { en: englishMail, ...TRANSLATED_MAILS } as const satisfies Record<Language, MailTexts>;

/** What the host answers to guests and owners, by language. English is in `englishErrors.json`. */
export const GUEST_ERRORS = { en: {}, ...TRANSLATED_ERRORS } as const satisfies Record<Language, Partial<GuestErrors>>;

const english = { ...englishErrors, ...englishMail };
export type MessageName = keyof typeof english;
type Words = Readonly<Record<string, string>>;
type Details = Readonly<Record<string, string | number>>;

export function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(english, name);
}

const placeholdersIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
const PLACEHOLDERS: ReadonlySet<string> = new Set(Object.values(english).flatMap(placeholdersIn));

/** Returns the first placeholder of a venue's own message that the host never fills, such as `{restaurant}`. */
export function findUnknownPlaceholder(message: string): string | undefined {
  return placeholdersIn(message).find((placeholder) => !PLACEHOLDERS.has(placeholder));
}

function hasMailTexts(language: string): language is Language {
  return Object.hasOwn(MAIL_TEXTS, language);
}

/**
 * Returns the language of a venue's mails: its own, with its region, or English where neither the host nor the venue
 * has the texts. Dates and numbers follow it.
 */
export function mailLanguage({ language, words }: Pick<Venue, 'language' | 'words'>): string {
  const hasTexts =
    hasMailTexts(primaryLanguage(language)) || Object.keys(englishMail).every((name) => Object.hasOwn(words, name));
  return hasTexts ? language : 'en';
}

/** Returns the language of a guest for a browser's `Accept-Language` header: one that the guest's mails can have. */
export function guestLanguage(venue: Pick<Venue, 'language' | 'words'>, header: string | undefined): string {
  return chooseLanguage(parseAcceptLanguage(header), venue.language, [
    ...LANGUAGES,
    primaryLanguage(mailLanguage(venue)),
  ]);
}

/** The host itself: used when no venue is involved. */
const NO_VENUE: Pick<Venue, 'language' | 'words'> = { language: 'en', words: {} };

/** Returns the messages of the host itself, in the first of the wanted languages that it has. */
export function hostMessages(wanted: readonly string[]): Words {
  return messagesFor(inLanguage(NO_VENUE, chooseLanguage(wanted, NO_VENUE.language)));
}

const venuesByLanguage = new WeakMap<object, Map<string, unknown>>();

/**
 * Returns a venue as it speaks to a guest with another language; null stands for the venue's own. Its own texts are
 * translated where it has translations. Of its `words`, which are in its own language, only those count that have one.
 */
export function inLanguage<Speaker extends Pick<Venue, 'language' | 'words'> & Partial<Venue>>(
  venue: Speaker,
  language: string | null,
): Speaker {
  if (language === null || primaryLanguage(language) === primaryLanguage(venue.language)) return venue;
  const known = venuesByLanguage.get(venue) ?? new Map<string, unknown>();
  venuesByLanguage.set(venue, known);
  if (!known.has(language)) {
    const texts = findTexts(venue, language);
    const translate = (text: string): string => texts.get(text) ?? text;
    const words = Object.entries(venue.words).filter(([, text]) => texts.has(text));
    known.set(language, {
      ...translateVenue(venue, translate),
      language,
      words: Object.fromEntries(words.map(([name, text]) => [name, translate(text)])),
    });
  }
  return known.get(language) as Speaker;
}

/**
 * Returns the texts of a language that name a table, with a venue's word for it, by catalogue; undefined for `table`.
 */
export function tableTexts(tag: string, word: TableWord = 'table') {
  const language = primaryLanguage(tag);
  return word === 'table' ? undefined : TABLE_WORD_TEXTS[hasMailTexts(language) ? language : 'en'][word];
}

const wordsOfVenues = new WeakMap<object, Words>();

/** Returns a venue as it speaks to its own people, who call each place a table. */
export const toStaff = (venue: Venue): Venue =>
  venue.table_word === 'table' ? venue : { ...venue, table_word: 'table' };

/** Returns the messages for a venue's guests, in the language of the venue. */
export function messagesFor(
  venue: (Pick<Venue, 'language' | 'words'> & Partial<Pick<Venue, 'table_word'>>) | undefined,
): Words {
  if (!venue) return english;
  const cached = wordsOfVenues.get(venue);
  if (cached) return cached;
  const ofVenue = primaryLanguage(venue.language);
  const language = hasMailTexts(ofVenue) ? ofVenue : 'en';
  const own = tableTexts(language, venue.table_word);
  const words = {
    ...english,
    ...GUEST_ERRORS[language],
    ...MAIL_TEXTS[language],
    ...own?.errors,
    ...own?.mail,
    ...venue.words,
  };
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

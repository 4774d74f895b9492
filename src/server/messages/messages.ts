/**
 * The host's messages by name, in `messages.<language>.json` beside this file. A message may be specific to a field
 * (`first_name.required`). A venue can override any message. English fills the gaps of other languages.
 */
import { readFileSync, readdirSync } from 'node:fs';
import type { RequestError, RequestErrors } from '../../domain/booking/reservationRequest.ts';
import type { Venue } from '../../domain/booking/venue.ts';
import english from './messages.en.json' with { type: 'json' };

export type MessageName = keyof typeof english;
type Words = Readonly<Record<string, string>>;
type Details = Readonly<Record<string, string | number>>;

const languages: ReadonlyMap<string, Words> = new Map(
  readdirSync(new URL('.', import.meta.url)).flatMap((file) => {
    const language = /^messages\.([\w-]+)\.json$/.exec(file)?.[1];
    return language === undefined
      ? []
      : [[language.toLowerCase(), JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Words]];
  }),
);

export function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(english, name);
}

const wordsOfVenues = new WeakMap<object, Words>();

/** Returns the messages for a venue's guests. */
export function messagesFor(venue: Pick<Venue, 'language' | 'words'> | undefined): Words {
  if (!venue) return english;
  const cached = wordsOfVenues.get(venue);
  if (cached) return cached;
  const language = venue.language.toLowerCase();
  const words = {
    ...english,
    ...languages.get(language.replace(/-.*/, '')),
    ...languages.get(language),
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

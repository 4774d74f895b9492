/**
 * The host's words: `words.<language>.json` beside this file, by name. A name may be told for one field alone
 * (`first_name.required`); a venue may say any of them its own way. English fills what a language leaves out.
 */
import { readFileSync, readdirSync } from 'node:fs';
import type { RequestError, RequestErrors } from '../../domain/booking/reservation.ts';
import type { Venue } from '../../domain/booking/venue.ts';
import english from './messages.en.json' with { type: 'json' };

export type MessageName = keyof typeof english;
type Words = Readonly<Record<string, string>>;
type Details = Readonly<Record<string, string | number>>;

const languages: ReadonlyMap<string, Words> = new Map(
  readdirSync(new URL('.', import.meta.url)).flatMap((file) => {
    const language = /^words\.([\w-]+)\.json$/.exec(file)?.[1];
    return language === undefined
      ? []
      : [[language.toLowerCase(), JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Words]];
  }),
);

export function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(english, name);
}

/** The words that a venue's guests are told by. */
export function messagesFor(venue: Pick<Venue, 'language' | 'words'> | undefined): Words {
  const language = venue?.language.toLowerCase() ?? 'en';
  return { ...english, ...languages.get(language.split('-')[0]!), ...languages.get(language), ...venue?.words };
}

/** A message with its `{details}` filled in; a detail that is not there stays as it is written. */
export function formatMessage(words: Words, name: MessageName, details: Details = {}): string {
  return fill(words[name] ?? english[name], details);
}

/** A fault in words: those of its field where it has some, else those for every field. `shared` is what any of them may mention. */
export function formatFieldError(words: Words, field: string, fault: RequestError, shared: Details = {}): string {
  const own = `${field}.${fault.code}`;
  const text = Object.hasOwn(words, own)
    ? words[own]
    : Object.hasOwn(words, fault.code)
      ? words[fault.code]
      : undefined;
  return fill(text ?? english.unknown_fault, { ...shared, ...fault });
}

/** Faults as the answer tells them: texts by field. */
export function formatFieldErrors(words: Words, faults: RequestErrors, shared?: Details): Record<string, string[]> {
  // Pairs, as a field may be named like a part of every object.
  return Object.fromEntries(
    Object.entries(faults).map(([field, list]) => [
      field,
      list.map((fault) => formatFieldError(words, field, fault, shared)),
    ]),
  );
}

function fill(text: string, details: Details): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : whole,
  );
}

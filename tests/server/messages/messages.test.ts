import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import english from '../../../src/server/messages/englishErrors.json' with { type: 'json' };
import {
  formatMessage,
  formatFieldError,
  formatFieldErrors,
  messagesFor,
} from '../../../src/server/messages/messages.ts';

/** The source of all files of a folder of src. */
function sourceOf(folder: string): string {
  const url = new URL(`../../../src/${folder}/`, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, url), 'utf8'))
    .join('\n');
}

/**
 * Every quoted error code in the source: the arguments of `addError` after the field, each `code:`, and the selection's
 * errors.
 */
function errorCodes(): Set<string> {
  const domain = sourceOf('domain/booking');
  const source = domain + sourceOf('server/booking');
  const added = [...source.matchAll(/\baddError\([^,]+,([^;]*);/g)].flatMap(
    ([, args = '']) => args.match(/'[a-z_]{3,}'/g) ?? [],
  );
  const given = [...source.matchAll(/\bcode: ('[a-z_]+')|('unknown_[a-z]+')/g)].map(([, a, b]) => a ?? b ?? '');
  const selection = [...domain.matchAll(/readonly type: ('[a-z-]+')/g)].map(([, type = '']) =>
    type.replaceAll('-', '_'),
  );
  return new Set([...added, ...given, ...selection].map((quoted) => quoted.slice(1, -1)));
}

/** A field that one of these statements reads, and what only the page shows. */
const NO_CODES = ['terms', 'enough_seats', 'closes_too_soon', 'unavailable'];

describe('messages', () => {
  const names = [...errorCodes()].filter((name) => !NO_CODES.includes(name));

  test('messages are checked for every error code in the source', () => {
    expect(names.length).toBeGreaterThan(40);
  });

  test.each(names)('messages exist for the error code %s', (name) => {
    expect(Object.keys(english)).toContain(name);
  });

  test('messages are whole sentences with every detail filled in', () => {
    const details = {
      most: 100,
      step: 2,
      lead: 60,
      min: 1,
      max: 6,
      farthest: '23.11.2027',
      last: '10.12.2026',
      date: '24.11.2026',
      seats: 12,
      minGuests: 5,
      guests: 4,
      table: 'Line 1',
      dates: '26.11.2026 – 27.11.2026',
      until: '06:00 PM',
      on: '01.03.2027',
      at: '09:00 AM',
      country_code: '+94',
      country: 'Sri Lanka',
      telephone: '+94 41 555 0100',
    };
    for (const name of names) {
      const text = formatFieldError(english, 'notes', { code: name, ...details });
      expect(text).not.toMatch(/[{}]/);
      expect(text).toMatch(name === 'party_too_small' ? /^Minimum 5 guests to book 12 pax table$/ : /^\p{Lu}.*[.)]$/u);
    }
  });

  test("call a table by the venue's word in the language of the guest, but not in the venue's own words", () => {
    const venue = { language: 'en', words: { mail_guest_title: 'See you soon' }, table_word: 'sunbed' } as const;
    expect(messagesFor(venue)).toMatchObject({ none: 'Please choose a sunbed.', mail_guest_title: 'See you soon' });
    expect(messagesFor({ ...venue, language: 'de-AT', words: {} })['none']).toBe('Bitte wählen Sie eine Liege.');
    expect(messagesFor({ ...venue, language: 'pt' })['none']).toBe('Please choose a sunbed.');
    expect(messagesFor({ ...venue, table_word: 'table' })['none']).toBe(english.none);
  });

  test("prefers a venue's message to a field's, and a field's to the general one", () => {
    const words = messagesFor({ language: 'en', words: { 'email.required': 'Mail, please.' } });
    expect(
      formatFieldErrors(words, {
        email: [{ code: 'required' }],
        first_name: [{ code: 'required' }],
        time: [{ code: 'bad_time' }],
      }),
    ).toEqual({
      email: ['Mail, please.'],
      first_name: [english['first_name.required']],
      time: [english.bad_time],
    });
  });

  test('ignores codes and details named like properties of every object', () => {
    expect(formatFieldError(english, 'constructor', { code: 'toString' })).toBe(english.unknown_error);
    expect(formatMessage({ required: '{constructor} {most}' }, 'required', { most: 3 })).toBe('{constructor} 3');
  });
});

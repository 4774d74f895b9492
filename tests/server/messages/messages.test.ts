import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import english from '../../../src/server/messages/messages.en.json' with { type: 'json' };
import {
  formatMessage,
  formatFieldError,
  formatFieldErrors,
  messagesFor,
} from '../../../src/server/messages/messages.ts';

function source(path: string): string {
  return readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
}

/** Names of faults as the source says them: what `blame` and `fault:` are given, and the reasons of a refused choice. */
function faultNames(): Set<string> {
  const blames = source('domain/reservation.ts')
    .split('\n')
    .flatMap((line) => /blame\((.*)$/.exec(line)?.[1] ?? [])
    .flatMap((rest) => rest.match(/'[a-z_]{3,}'/g) ?? []);
  const given = ['availability', 'calls', 'reservations']
    .flatMap((file) => source(`server/${file}.ts`).match(/fault: '([a-z_]+)'|'unknown_[a-z]+'/g) ?? [])
    .map((found) => found.replace('fault: ', ''));
  const reasons = [...source('domain/selection.ts').matchAll(/readonly reason: '([a-z-]+)'/g)].map(
    (match) => `'${match[1]!.replaceAll('-', '_')}'`,
  );
  return new Set([...blames, ...given, ...reasons].map((quoted) => quoted.slice(1, -1)));
}

/** Names of fields and of refused taps, which stand in the same lines. */
const NO_FAULTS = new Set([
  'first_name',
  'last_name',
  'email',
  'country_code',
  'phone',
  'notes',
  'idempotency_key',
  'guests',
  'date',
  'time',
  'stay',
  'discount_code',
  'terms',
  'selected_tables',
  'step',
  'enough_seats',
]);

describe('words', () => {
  const names = [...faultNames()].filter((name) => !NO_FAULTS.has(name));

  test('the source blames by many names', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual(
      expect.arrayContaining([
        'required',
        'too_few_seats',
        'party_too_small',
        'time_lapsed',
        'taken',
        'key_reused',
        'unknown_location',
      ]),
    );
  });

  test.each(names)('the fault %s has words', (name) => {
    expect(Object.keys(english)).toContain(name);
  });

  test('are whole sentences without anything left to fill in', () => {
    const details = {
      most: 100,
      step: 2,
      lead: 60,
      min: 1,
      max: 6,
      farthest: '23.11.2027',
      seats: 12,
      minGuests: 5,
      guests: 4,
      table: 'Line 1',
      until: '06:00 PM',
      country_code: '+94',
    };
    for (const name of names) {
      const text = formatFieldError(english, 'notes', { code: name, ...details });
      expect(text).not.toMatch(/[{}]/);
      expect(text).toMatch(name === 'party_too_small' ? /^Minimum 5 guests to book 12 pax table$/ : /^\p{Lu}.*[.)]$/u);
    }
  });

  test("a field's own words come before those for all, and a venue's before both", () => {
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

  test('a language without words speaks English', () => {
    expect(messagesFor({ language: 'xx-YY', words: {} })['required']).toBe(english.required);
  });

  test('a fault or a detail named like a part of every object is none', () => {
    expect(formatFieldError(english, 'constructor', { code: 'toString' })).toBe(english.unknown_fault);
    expect(formatMessage({ required: '{constructor} {most}' }, 'required', { most: 3 })).toBe('{constructor} 3');
  });
});

import { expect, test } from 'vitest';
import { chooseLanguage, parseAcceptLanguage, textDirection } from '../../src/domain/language.ts';

test.each([
  ['de-CH, en;q=0.8, de;q=0.9', ['de-CH', 'de', 'en']],
  ['ta;q=0.5,si', ['si', 'ta']],
  ['en;q=0, de', ['de']],
  ['fr;q=x, de', ['de']],
  ['', ['']],
])('reads the languages of the header Accept-Language: %s', (header, languages) =>
  expect(parseAcceptLanguage(header)).toEqual(languages),
);

test.each([
  [[], 'en', 'en'],
  [['nl'], 'en', 'en'],
  [['nl'], 'ta', 'ta'],
  [['nl'], 'th', 'en'],
  [['en-US'], 'de', 'en'],
  [['en-US'], 'en', 'en'],
  [['nl', 'DE-at', 'si'], 'en', 'de'],
  [['de'], 'de-AT', 'de-AT'],
])('a visitor who wants %j gets at a venue in %s the language %s', (wanted, venueLanguage, language) =>
  expect(chooseLanguage(wanted, venueLanguage)).toBe(language),
);

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['si', 'ltr'],
])('%s is written %s', (language, direction) => expect(textDirection(language)).toBe(direction));

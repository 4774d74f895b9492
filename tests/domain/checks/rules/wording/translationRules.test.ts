/** Translations that differ from the text that they translate. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { type JsonObject, PLAN, VENUE, ofRule } from '../../samplePlan.ts';

const differences = (translations: JsonObject, changes: JsonObject = {}): string[] =>
  ofRule(checkFile('venue', { ...VENUE, ...changes, translations }, { plan: PLAN }), 'translation-differs').map(
    ({ path, message }) => `${path} ${message}`,
  );
const german = (text: string, translation: string): string[] =>
  differences({ de: { [text]: translation } }).map((found) => found.replace(/^.*?" (?=[a-z])/, ''));

describe('a translation', () => {
  test('leaves no sentence as it is', () => {
    expect(german('Held for you.  Ask at the bar.', 'Wir warten. Ask at the bar.')).toEqual([
      'still has "Ask at the bar.": translate it',
    ]);
    expect(german('Ask at the bar! Held for you.', 'Ask at the bar! Wir warten.')).toHaveLength(1);
    const long = `Ask at the bar ${'by the sea '.repeat(6)}please.`;
    expect(german(`Held for you. ${long}`, `Wir warten. ${long}`)).toEqual([
      `still has "${long.slice(0, 60)}": translate it`,
    ]);
  });

  test.each([
    ['a name', 'Held for you. Go to the bar.', 'Wir warten. Go to the bar.'],
    ['one long word', 'Held for you. Sonnendeckterrasse.', 'Wir warten. Sonnendeckterrasse.'],
    ['the whole text, quoted', 'Ask at the bar, please.', '„Ask at the bar, please.“'],
  ])('may keep %s', (_, text, translation) => expect(german(text, translation)).toEqual([]));

  test('has the same numbers in any order', () => {
    expect(german('2 of 3 tables', '3 Tische, davon 2')).toEqual([]);
    expect(german('2 of 3 tables', '3 Tische, davon 4')).toEqual(['has the number 3, 4 for 2, 3: correct it']);
    expect(german('From 5.30pm, 2 hours', 'Ab 17:30 Uhr 2 Stunden')).toEqual([]);
    expect(german('From 5 to 7', 'Von fünf bis sieben')).toEqual([]);
    expect(german('From five to seven', 'Von 5 bis 7')).toEqual([]);
  });

  test('is a name of one thing only', () => {
    expect(differences({ de: { Front: 'Vorn', Back: ' vorn ' } })).toEqual([
      '/translations/de/Back The translation of "Back" is that of "Front" too: give each its own',
    ]);
    expect(differences({ de: { Front: ' Vorn ', Back: 'vorn' } })).toHaveLength(1);
    expect(differences({ de: { Front: 'Vorn', Beach: 'Vorn' } })).toEqual([]);
    expect(differences({ de: { Front: 'Vorn', Beach: 'Vorn', Back: 'Vorn' } })).toEqual([
      '/translations/de/Back The translation of "Back" is that of "Front" too: give each its own',
    ]);
    expect(differences({ de: { Front: 'Vorn', 'In front': 'Vorn' } })).toEqual([]);
    expect(differences({ de: { Front: 'Vorn' }, id: { Back: 'Vorn' } })).toEqual([]);
  });

  test('is quoted up to 60 characters', () => {
    const text = `${'By the sea, '.repeat(8)}{name}`;
    expect(differences({ de: { [text]: 'Am Meer' } })).toEqual([
      `/translations/de/${text} The translation of "${text.slice(0, 60)}" lacks {name}: add it`,
    ]);
  });

  test('is copied if more than half of at least three are', () => {
    const copied = (...pairs: [string, string][]) => differences({ de: Object.fromEntries(pairs) }).length;
    const [bar, deck, lounge] = [
      ['Bar', 'Bar'],
      ['Deck', 'Deck'],
      ['Lounge', 'Lounge'],
    ] as [string, string][];
    expect(copied(bar!, deck!, lounge!, ['Sea', 'Meer'], ['Sand', 'Strand'])).toBe(1);
    expect(copied(bar!, deck!, ['Sea', 'Meer'])).toBe(0);
  });

  test('of another type is left to the schema', () => {
    expect(differences({ de: null, id: 'x', ar: { Beach: 5 } })).toEqual([]);
    expect(differences({ en: { Beach: 'Shore' } }, { language: 5 })).toHaveLength(1);
    expect(differences({ de: { Beach: 'Strand' } }, { language: 'de' })).toHaveLength(1);
    expect(differences({ en: { Beach: 'Shore' } }, { language: 'de' })).toEqual([]);
  });
});

describe('the letters of a translation', () => {
  const letters = (text: string, translation: string) => differences({ ar: { [text]: translation } }).length;

  test('are those of its language', () => {
    expect(letters('Beach', 'Plage')).toBe(1);
    expect(letters('Beach', 'شاطئ Plage')).toBe(0);
    expect(letters('<p>Beach</p>', '<p>Plage</p>')).toBe(1);
  });

  test.each([
    ['a short word', 'Bar', 'Café'],
    ['a name as it is', 'Lounge', 'Lounge'],
    ['a placeholder', '{hold_minutes} min', '{hold_minutes}'],
    ['tags around a number', '<p><strong>12</strong></p>', '<p><strong>12</strong></p>  '],
    ['no letters', '12:00', '12 – 00 – 00'],
  ])('are none of %s', (_, text, translation) => expect(letters(text, translation)).toBe(0));

  test('are judged as HTML only if those of the text are', () => {
    expect(german('Sea & sand', 'Meer **und** <Sand>')).toEqual([]);
    expect(german('<p>Sea & sand</p>', '<p>Meer **und** Sand</p>')).toHaveLength(1);
    expect(german('<p>Sea</p>', '<p>Meer</p>')).toEqual([]);
  });
});

test('a language that has all names of a list but one has forgotten it', () => {
  const areas = ['Beach', 'Garden', 'Deck', 'House'].map((name, n) => ({ id: n + 1, name, rooms: [] }));
  const lacks = (...names: string[]): string[] =>
    ofRule(
      checkFile(
        'venue',
        { ...VENUE, translations: { de: Object.fromEntries(names.map((name) => [name, `der ${name}`])) } },
        { plan: { ...PLAN, areas } },
      ),
      'translation-differs',
    ).map(({ path, message }) => `${path} ${message}`);
  expect(lacks('Beach', 'Garden', 'Deck')).toEqual([
    '/translations/de "House" is not translated into "de", but all others of its kind are: translate it too',
  ]);
  expect(lacks('Beach', 'Garden')).toEqual([]);
  expect(lacks('Beach', 'Garden', 'Deck', 'House')).toEqual([]);
});

test('Indonesian has no letters with accents, except in names', () => {
  expect(differences({ id: { Terrace: 'Außenbereich' } })).toEqual([
    '/translations/id/Terrace The translation of "Terrace" has the letter ß, which the language "id" lacks: check its language',
  ]);
  expect(differences({ id: { 'Café Lüneburg': 'Kafe Lüneburg' } })).toEqual([]);
  expect(differences({ de: { Terrace: 'Außenbereich' } })).toEqual([]);
});

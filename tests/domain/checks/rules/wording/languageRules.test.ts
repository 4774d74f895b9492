/** Texts in another language than the others, or than the venue's. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { type JsonObject, PLAN, VENUE, findings, ofRule, room } from '../../samplePlan.ts';

const EN = 'The table by the window, with a view of the sea.';
const DE = 'Der Tisch am Fenster mit Blick auf das Meer.';
const ID = 'Meja di dekat jendela dengan pemandangan ke laut.';

const described = (...htmls: unknown[]): JsonObject => ({
  ...PLAN,
  height: 2_000,
  areas: [{ id: 1, name: 'Beach', rooms: htmls.map((html, n) => room(n + 1, { room_description: html })) }],
});

describe('a description', () => {
  const odd = (...htmls: unknown[]): string[] =>
    ofRule(findings(described(...htmls)), 'odd-language').map(({ path, message }) => `${path} ${message}`);

  test('is written in another language than the others', () => {
    expect(odd(EN, EN, EN, EN, `<p title="the and with of">${DE}</p>`)).toEqual([
      '/areas/0/rooms/4/room_description The description of "Table 5" is written in another language than the others: translate it',
    ]);
    expect(odd(EN, EN, EN, EN, EN, 'Sea', 5, undefined)).toEqual([]);
  });

  test('needs four others, and most of them', () => {
    expect(odd(EN, EN, EN, DE)).toEqual([]);
    expect(odd(EN, EN, EN, DE, DE)).toEqual([]);
    expect(odd(...Array.from({ length: 18 }, () => EN), DE, DE)).toHaveLength(2);
    expect(odd(...Array.from({ length: 17 }, () => EN), DE, DE)).toEqual([]);
  });
});

describe('the settings', () => {
  const odd = (changes: JsonObject, plan: unknown = PLAN): string[] =>
    ofRule(checkFile('venue', { ...VENUE, ...changes }, { plan }), 'odd-language').map(
      ({ path, message }) => `${path} ${message}`,
    );
  const terms = (...texts: unknown[]) => ({ terms: texts.map((text) => ({ text })) });

  test('have terms in their language', () => {
    expect(odd({ ...terms(EN, DE), language: 'de' })).toEqual([
      '/terms/0/text The terms are written in "en" here, and the venue\'s language is "de": translate them',
    ]);
    expect(odd(terms(EN, 'Sea', 5, DE))).toHaveLength(1);
    expect(odd({ ...terms(EN), language: 'en-GB' })).toEqual([]);
    expect(odd({ ...terms(EN), language: 5 })).toEqual([]);
    expect(odd({ terms: [null, 'Sea'] })).toEqual([]);
  });

  test('have the language of their terms', () => {
    const message = '/language The language is "en", but the terms are written in "de": correct one of them';
    expect(odd(terms(DE))).toEqual([message]);
    expect(odd(terms(DE, 'Meer', DE))).toEqual([message]);
    expect(odd(terms(DE, ID))).toHaveLength(2);
    expect(odd(terms(DE), described(DE, DE, DE, DE, DE))).toEqual([message]);
    expect(odd(terms(DE), described(EN, EN, EN, EN, EN))).toEqual([
      '/terms/0/text The terms are written in "de" here, and the venue\'s language is "en": translate them',
    ]);
    expect(odd(terms('Sea'))).toEqual([]);
    expect(odd({})).toEqual([]);
  });

  test('have translations in their languages', () => {
    const text = 'The sea';
    const translated = (language: string, translation: unknown, own = 'en') =>
      odd({ language: own, translations: { [language]: { [text]: translation } } });
    expect(translated('de', ID)).toEqual([
      `/translations/de/${text} The translation of "${text}" is written in "id" instead of "de": translate it`,
    ]);
    expect(translated('de', DE)).toEqual([]);
    expect(translated('de-AT', DE)).toEqual([]);
    expect(translated('DE', DE)).toEqual([]);
    expect(translated('de', 'Meer')).toEqual([]);
    expect(translated('de', [ID])).toEqual([]);
    expect(translated('de', `<p title="meja dan kursi di dekat laut">${DE}</p>`)).toEqual([]);
    // Equal texts, and translations into the own language, are other findings.
    expect(translated('en', DE)).toEqual([]);
    expect(odd({ translations: { de: { [EN]: EN } } })).toEqual([]);
    expect(odd({ translations: { de: null } })).toEqual([]);
    expect(odd({ translations: 'de' })).toEqual([]);
    const long = 'By the sea, '.repeat(9);
    expect(odd({ translations: { de: { [long]: ID } } })[0]).toContain(`of "${long.slice(0, 60)}" is`);
  });

  test('are none in a file that holds no object', () => {
    expect(ofRule(checkFile('venue', [], { plan: PLAN }), 'odd-language')).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { guestTexts, missingTexts, renameText, translationsOf } from '../../../src/domain/booking/guestTexts.ts';

const FIELDS = {
  name: 'Shell Bay',
  services: [{ name: 'Lunch' }, { first: '18:00' }],
  special_days: [{ note: 'Full moon', services: [{ name: 'Party' }] }],
  promo_codes: [{ code: 'SUN', gives: 'A drink' }],
  terms: [{ heading: 'Delay', text: 'We wait.' }],
  words: { label_code: 'Number', label_date: 'Date' },
  translations: { it: { Lunch: 'Pranzo', Number: 'Numero', Gone: 'Sparito', 'A drink': '' } },
};
const USUAL = { label_code: 'Code', label_date: 'Date' };

test('the texts for guests are listed once each, with those that a language lacks', () => {
  const texts = guestTexts(FIELDS, ['Terrace', 'Lunch'], 'it');
  const names = texts.map(({ text }) => text);
  expect(names.toSorted()).toEqual(
    [
      'Number',
      'Date',
      'Shell Bay',
      'Lunch',
      'Full moon',
      'Party',
      'A drink',
      'Delay',
      'We wait.',
      'Terrace',
      'Gone',
    ].toSorted(),
  );
  const missing = [...missingTexts(texts, translationsOf(FIELDS, 'it'), USUAL)].map(({ text }) => text);
  // The host's own word for the date is in every language already, and nothing uses what is gone.
  expect(missing).toEqual(['Shell Bay', 'Full moon', 'Party', 'A drink', 'Delay', 'We wait.', 'Terrace']);
});

test('a translation follows its text when that is edited, unless the old text is still used', () => {
  const renamed = { ...FIELDS, services: [{ name: 'Midday' }] };
  expect(translationsOf(renameText(renamed, 'Lunch', 'Midday', []), 'it').get('Midday')).toBe('Pranzo');
  expect(renameText(renamed, 'Lunch', 'Midday', ['Lunch'])).toBe(renamed);
  expect(renameText(renamed, 'Lunch', '', [])).toBe(renamed);
});

test('the texts for guests are listed even if the settings are not valid', () => {
  expect(guestTexts({ services: 'no', special_days: [null], words: [], translations: 3 }, [], 'it')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { formatDuration, formatNumber, formatTime } from '../../../src/server/messages/formats.ts';
import english from '../../../src/server/messages/englishErrors.json' with { type: 'json' };
import { GUEST_ERRORS, MAIL_TEXTS, mailLanguage, messagesFor } from '../../../src/server/messages/messages.ts';

/** Texts that are the same words as in English, of languages of which we know. Otherwise labels may be. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: ['label_code', 'label_name', 'label_phone'],
  id: ['label_email', 'label_phone'],
  si: ['label_phone'],
  ta: ['label_phone'],
  ar: [],
};
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  si: /\p{Script=Sinhala}/u,
  ta: /\p{Script=Tamil}/u,
  ar: /\p{Script=Arabic}/u,
};

function placeholdersOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}

const { en, ...others } = MAIL_TEXTS;
const names = Object.keys(en) as (keyof typeof en)[];

describe.each(Object.entries(others))('the mail texts in %s', (language, texts) => {
  test('have the names of the English ones', () => {
    expect(Object.keys(texts)).toEqual(names);
  });

  test('have the placeholders of the English ones', () => {
    for (const name of names) expect([name, placeholdersOf(texts[name])]).toEqual([name, placeholdersOf(en[name])]);
  });

  test('are translated', () => {
    expect(names.filter((name) => texts[name].trim() === '')).toEqual([]);
    const same = names.filter((name) => texts[name] === en[name]);
    expect(same).toEqual(SAME_AS_ENGLISH[language] ?? same.filter((name) => name.startsWith('label_')));
    const script = SCRIPTS[language];
    const foreign = names.filter((name) => texts[name] !== en[name] && script?.test(texts[name]) === false);
    expect(foreign).toEqual([]);
  });
});

test.each(Object.entries(GUEST_ERRORS))('the errors in %s have the placeholders of the English ones', (_, texts) => {
  for (const [name, text] of Object.entries(texts)) {
    expect([name, placeholdersOf(text)]).toEqual([name, placeholdersOf(english[name as keyof typeof english])]);
    expect(text).not.toBe(english[name as keyof typeof english]);
  }
});

describe('the language of a venue', () => {
  test.each([
    ['de-AT', 'de-AT', 'Datum'],
    ['AR-eg', 'AR-eg', 'التاريخ'],
    ['si-LK', 'si-LK', 'දිනය'],
    ['tlh', 'en', 'Date'],
    ['dev', 'en', 'Date'],
  ])('%s is %s in mails', (language, expected, label) => {
    const venue = { language, words: {} };
    expect(mailLanguage(venue)).toBe(expected);
    expect(messagesFor(venue)['label_date']).toBe(label);
  });

  test('decides times, numbers and plurals', () => {
    const inLanguage = (language: string) => {
      const venue = { language, words: {} };
      return [
        formatTime(870, venue),
        formatNumber(1_250, venue),
        ...[60, 120, 45].map((m) => formatDuration(m, venue)),
      ];
    };
    expect(inLanguage('en')).toEqual(['02:30 PM', '1,250', '1 hour', '2 hours', '45 minutes']);
    expect(inLanguage('de')).toEqual(['14:30', '1.250', '1 Stunde', '2 Stunden', '45 Minuten']);
    expect(inLanguage('id')).toEqual(['14.30', '1.250', '1 jam', '2 jam', '45 menit']);
    const arabic = { language: 'ar', words: {} };
    expect([1, 2, 3, 11].map((hours) => formatDuration(hours * 60, arabic))).toEqual([
      'ساعة',
      'ساعتان',
      '3 ساعات',
      '11 ساعة',
    ]);
  });

  test('marks both midnights of a date', () => {
    const venue = { language: 'de', words: {} };
    expect(formatTime(0, venue)).toBe('00:00 (Mitternacht, Beginn des Tages)');
    expect(formatTime(1_440, venue)).toBe('00:00 (Mitternacht, Ende des Tages)');
  });
});

import { describe, expect, test } from 'vitest';
import { formatDuration, formatNumber, formatTime } from '../../../src/server/messages/formats.ts';
import { mailLanguage, messagesFor } from '../../../src/server/messages/messages.ts';

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

  test('the language of a venue decides times, numbers and plurals', () => {
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

import { describe, expect, test } from 'vitest';
import { languageOf } from '../../../../../src/domain/checks/rules/wording/languageOf.ts';

describe('the language of a text', () => {
  test.each([
    ['The bar and the sea.', 'en'],
    ['Der Tisch und das Meer.', 'de'],
    ['El bar y la playa, con vista al mar.', 'es'],
    ['Il bar e la spiaggia, con vista sul mare.', 'it'],
    ['O bar e a praia, com vista para o mar.', 'pt'],
    ['Het strand en de zee, met een bar aan zee.', 'nl'],
    ['Стол у окна', 'ru'],
    ['Τραπέζι δίπλα', 'el'],
    ['โต๊ะริมหน้าต่าง', 'th'],
    ['שולחן ליד החלון', 'he'],
    ['खिड़की के पास मेज़', 'hi'],
    ['まどぎわのテーブル', 'ja'],
    ['靠窗的安静双人座位', 'zh'],
    ['창가에있는조용한자리', 'ko'],
    ['சாளரத்தின் அருகில் மேசை', 'ta'],
  ])('is known: %s', (text, language) => expect(languageOf(text)).toBe(language));

  test('is told by eight letters', () => {
    expect(languageOf('ساحلطعام')).toBe('ar');
    expect(languageOf('ساحلطعا')).toBeUndefined();
    expect(languageOf('12:30 – 14:00')).toBeUndefined();
  });

  test('is told by the script of more than half of the letters', () => {
    expect(languageOf('ساحلط Bars')).toBe('ar');
    expect(languageOf('ساحل Bars')).toBeUndefined();
  });

  test('is told by three frequent words', () => {
    expect(languageOf('The bar, the beach')).toBeUndefined();
    expect(languageOf('The bar, the beach, the sea')).toBe('en');
  });

  test('has 1.6 times the frequent words of any other', () => {
    // "in" is a frequent word of English and of Dutch.
    expect(languageOf(`${'in '.repeat(5)}${'the '.repeat(3)}`)).toBe('en');
    expect(languageOf(`${'in '.repeat(5)}${'the '.repeat(2)}`)).toBeUndefined();
  });
});

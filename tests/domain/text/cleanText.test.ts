/** Text without what people can't see. */
import { describe, expect, test } from 'vitest';
import { cleanCode, cleanText } from '../../../src/domain/text/cleanText.ts';
import { toAsciiDigits, toDigitsLike } from '../../../src/domain/text/digits.ts';
import { graphemes } from '../../../src/domain/text/graphemes.ts';

const MARKS =
  '\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufe0d\u00ad\ufeff\u061c\u3164\u{e0041}';

describe('a name or a note', () => {
  test.each(Array.from(MARKS))('a name or a note loses the invisible mark %j', (mark) => {
    expect(cleanText(`${mark}An${mark}na Lee${mark}`)).toBe('Anna Lee');
  });

  test.each([
    'ශ්‍රී', // Sinhala, with a joiner
    'علی‌رضا', // Persian, with a non-joiner
    '❤️ 👩‍❤️‍👨 👍🏽 1️⃣ 葛\u{e0100}',
    'Anne‑Marie',
    'one\ntwo',
  ])('a name or a note keeps %s', (text) => expect(cleanText(text)).toBe(text));

  test('a name or a note is in NFC, with single line breaks and without outer space or joiners', () => {
    expect(cleanText(' \u200dJose\u0301\r\nMu\u0308ller\u2028\u00a0\u200c ')).toBe('José\nMüller');
  });

  // Read again from each space, it would keep a host busy for hours.
  test('a name or a note may have a million spaces inside', () => {
    const text = `a${' '.repeat(1_000_000)}b`;
    expect(cleanText(` ${text} `)).toBe(text);
  });

  test('a name or a note is empty if it has nothing but invisible marks', () =>
    expect(cleanText(`${MARKS}\u200d \u200c`)).toBe(''));
});

describe('a number, an address or a code', () => {
  test.each([
    [`${MARKS}\u200d\u200cinfo@exam\u00adple.com${MARKS}`, 'info@example.com'],
    ['077\u2010123\u20114567', '077-123-4567'],
    ['077\u2013123\u22124567', '077-123-4567'],
    ['077\u00b7123\u00b74567', '077.123.4567'],
    ['（０７７）１２３', '(077)123'],
    ['BEACH\u201110', 'BEACH-10'],
    ['٢٦؍١١؍٢٠٢٦', '26/11/2026'],
    ['ｉｎｆｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'info@example.com'],
  ])('%j is %s', (typed, expected) => expect(cleanCode(typed)).toBe(expected));
});

describe('digits', () => {
  test('digits are read in every script', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      const digit = String.fromCodePoint(code);
      if (!/\p{Nd}/u.test(digit)) continue;
      const ascii = toAsciiDigits(digit);
      expect(ascii, code.toString(16)).toMatch(/^\d$/);
      expect(toDigitsLike(ascii, digit), code.toString(16)).toBe(digit);
    }
  });
});

describe('graphemes', () => {
  test.each([
    ['Zoë', ['Z', 'o', 'ë']],
    ['Zoe\u0308', ['Z', 'o', 'e\u0308']],
    ['කිරි', ['කි', 'රි']],
    ['👩‍❤️‍👨👍🏽🇱🇰🇩🇪', ['👩‍❤️‍👨', '👍🏽', '🇱🇰', '🇩🇪']],
    ['\u0308a\n', ['\u0308', 'a', '\n']],
    ['', []],
  ])('graphemes are not cut in %j', (text, expected) => expect(graphemes(text)).toEqual(expected));
});

/** Text in the form in which searches compare it. */
import { cleanCode } from './cleanText.ts';

/** Accents, and the vowel signs of Hebrew and Arabic, which most people leave out. Other marks are letters. */
const ACCENT = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const APOSTROPHE = /['\u2018\u2019\u02bc\u02bb`\u00b4\u2032]/g;
/** Letters that Unicode does not take apart, and those that Persian and Arabic keyboards type for one another. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Returns a text without case, accents, apostrophes and invisible marks, with ASCII digits and hyphens. */
export function foldText(text: string): string {
  return cleanCode(text.replaceAll(APOSTROPHE, ''))
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(ACCENT, '')
    .normalize('NFC')
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Returns whether a folded text has a word. A word matches anywhere, a number only from its first digit on, so that `4`
 * is found in `sofa 4` and not in `line 14`.
 */
export function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!isDigit(word[0]) || !isDigit(text[at - 1])) return true;
  return false;
}

const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9';

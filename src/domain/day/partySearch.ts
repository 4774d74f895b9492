/** The search for a party by what guests say: a name, a code, a table, a telephone number with or without its country. */
import { isSameNumber } from '../booking/phone/sameNumber.ts';
import { containsWord, foldText } from '../text/foldText.ts';
import type { Party } from './party.ts';

/** Fewer digits of a telephone number tell nobody apart. */
const MIN_PHONE_DIGITS = 3;
/** A number as people say it, in groups. */
const NUMBER_IN_GROUPS = /(?:^|\s)\+?\(?\d[\d\s()./-]*\d(?=\s|$)/;

type Searched = Pick<Party, 'code' | 'email' | 'notes' | 'staffNote' | 'phone'>;

/**
 * Returns a function that tells whether a party has all that was typed. `others` are texts about it besides its own: its
 * name as it is shown, and its tables.
 */
export function partySearch(typed: string): (party: Searched, others: readonly string[]) => boolean {
  const text = foldText(typed);
  const words = wordsOf(text);
  const number = NUMBER_IN_GROUPS.exec(text)?.[0].trim() ?? '';
  const besides = wordsOf(text.replace(number, ' '));
  return ({ code, email, notes, staffNote, phone }, others) => {
    const about = foldText([...others, code, email, notes, staffNote, isWords(phone) ? phone : ''].join(' '));
    const isIn = (word: string): boolean => containsWord(about, word);
    return (
      words.every((word) => isIn(word) || hasNumber(phone, word)) ||
      (hasNumber(phone, number) && besides.every((word) => isIn(word)))
    );
  };
}

const isWords = (text: string): boolean => /\p{L}/u.test(text);
const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

function hasNumber(phone: string, asked: string): boolean {
  const digits = asked.replaceAll(/\D/g, '').length;
  // Letters beside digits are a table or a code.
  if (isWords(asked) || (digits < MIN_PHONE_DIGITS && !asked.startsWith('+'))) return false;
  return isSameNumber(phone, asked);
}

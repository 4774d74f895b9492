/** The search for tables in the booker's and the editor's lists. It ignores case and accents. */
import { containsWord, foldText } from '../text/foldText.ts';

type TableQuery = {
  /** The typed text, folded, trimmed and with single spaces. */
  readonly text: string;
  /** Returns whether a table matches every word. `text` is its searchable text, folded. */
  matches(table: { readonly seats: number }, text: string): boolean;
};

/**
 * Parses the text of a search field. A word matches anywhere in a text, a number only from its first digit on, so that
 * "4" finds "Sofa 4" and not "Line 14". `seatWords` are the words for seats in the page's language, separated by
 * commas: "4 seats", or only "4 se", finds tables with four seats, and texts that contain both words.
 */
export function parseTableQuery(typed: string, seatWords: string): TableQuery {
  const text = foldText(typed).replaceAll(/\s+/g, ' ');
  const names = seatWords.split(',').map((name) => foldText(name));
  /** The last word is perhaps not typed to its end, and a language may add an ending. */
  const isSeatWord = (word: string): boolean => names.some((name) => name.startsWith(word) || word.startsWith(name));
  const seatFilters: { readonly seats: number; readonly words: readonly string[] }[] = [];
  const words: string[] = [];
  const typedWords = text.split(' ').filter(Boolean);
  for (let index = 0; index < typedWords.length; index++) {
    const word = typedWords[index]!;
    const next = typedWords[index + 1] ?? '';
    const [, number, ending] = /^(\d{1,3})(\D*)$/.exec(word) ?? [];
    if (number && ending && isSeatWord(ending)) seatFilters.push({ seats: Number(number), words: [word] });
    else if (ending === '' && next !== '' && isSeatWord(next)) {
      seatFilters.push({ seats: Number(number), words: [word, next] });
      index++;
    } else if (names.includes(word) && /^\d{1,3}$/.test(next)) {
      seatFilters.push({ seats: Number(next), words: [word, next] });
      index++;
    } else words.push(word);
  }
  return {
    text,
    matches: (table, about) =>
      seatFilters.every((filter) => table.seats === filter.seats || containsAll(about, filter.words)) &&
      containsAll(about, words),
  };
}

const containsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => containsWord(text, word) || containsParts(text, word));

/**
 * Returns whether a text has the parts of a word with numbers one after the other: `row14` finds `Row 14`, `14/23` and
 * `1423` find `Row 14 No. 23`. Words between numbers don't count.
 */
function containsParts(text: string, word: string): boolean {
  const parts = word.match(PARTS) ?? [];
  const isNumeric = parts.every(isNumber);
  if (parts.length === 1 && isNumeric) return joinsTo(text.match(NUMBERS) ?? [], word);
  if (parts.length === 1 || !parts.some(isNumber)) return false;
  const all = text.match(isNumeric ? NUMBERS : PARTS) ?? [];
  const last = parts.length - 1;
  return all.some((_, at) =>
    parts.every((part, index) => (index < last ? all[at + index] === part : all[at + index]?.startsWith(part))),
  );
}

/** Returns whether some of the numbers, one after the other, are written like this without what is between them. */
function joinsTo(numbers: readonly string[], digits: string): boolean {
  return numbers.some((_, at) =>
    numbers.slice(at + 1).some((__, more) => numbers.slice(at, at + more + 2).join('') === digits),
  );
}

const NUMBERS = /\d+/g;
const PARTS = /\d+|[\p{L}\p{M}]+/gu;
const isNumber = (part: string): boolean => /^\d/.test(part);

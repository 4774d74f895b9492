/** The search for tables in the booker's and the editor's lists. It ignores case and accents. */
import { containsWord, foldText } from '../text/foldText.ts';

export type TableQuery = {
  /** The typed text, folded, trimmed and with single spaces. */
  readonly text: string;
  /** Returns whether a table matches every word. `text` is its searchable text, folded. */
  matches(table: { readonly seats: number }, text: string): boolean;
};

/**
 * Parses the text of a search field. A word matches anywhere in a text, a number only from its first digit on, so that
 * "4" finds "Sofa 4" and not "Line 14". `seatsPattern` matches a number of seats in the page's language, with the
 * number as its second group: "4 seats" finds tables with four seats, and texts that contain both words.
 */
export function parseTableQuery(typed: string, seatsPattern: RegExp): TableQuery {
  const text = foldText(typed).replaceAll(/\s+/g, ' ');
  const seatFilters: { readonly seats: number; readonly words: readonly string[] }[] = [];
  const rest = text.replaceAll(seatsPattern, (match: string, _, seats: string) => {
    seatFilters.push({ seats: Number(seats), words: match.trim().split(' ') });
    return ' ';
  });
  const words = rest.split(' ').filter(Boolean);
  return {
    text,
    matches: (table, about) =>
      seatFilters.every((filter) => table.seats === filter.seats || containsAll(about, filter.words)) &&
      containsAll(about, words),
  };
}

const containsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => containsWord(text, word));

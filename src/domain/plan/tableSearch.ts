/** The search for tables in the booker's and the editor's lists. It ignores case and accents. */

/** Text in the form in which it is compared: lower case, without accents. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');
}

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
  const text = foldText(typed).trim().replaceAll(/\s+/g, ' ');
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

const containsAll = (text: string, words: readonly string[]): boolean => words.every((word) => contains(text, word));

const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9';

function contains(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isDigit(word[0]) || !isDigit(text[at - 1])) return true;
  }
  return false;
}

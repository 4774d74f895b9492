/** Suggests the correct spelling of a misspelled name. */

/** Longer names are not compared. */
const MAX_LENGTH = 40;

/**
 * Returns the name with the smallest edit distance: at most two letters, and fewer than half. Case and hyphens are
 * ignored.
 */
export function didYouMean(misspelled: string, names: readonly string[]): string | undefined {
  if (misspelled.length > MAX_LENGTH) return undefined;
  const text = normalize(misspelled);
  let best: string | undefined;
  let minDistance = Math.min(2, Math.ceil(text.length / 2) - 1);
  for (const name of names) {
    const distance = editDistance(text, normalize(name));
    if (distance < minDistance || (distance === minDistance && best === undefined)) {
      best = name;
      minDistance = distance;
    }
  }
  return best;
}

const normalize = (name: string): string => name.toLowerCase().replaceAll(/[-_\s]/g, '');

/** The Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (const [index, letter] of one.split('').entries()) {
    let left = index + 1;
    const next = [left];
    for (const [column, otherLetter] of other.split('').entries()) {
      const above = row[column + 1] ?? Infinity;
      const diagonal = row[column] ?? Infinity;
      left = Math.min(above + 1, left + 1, diagonal + (letter === otherLetter ? 0 : 1));
      next.push(left);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

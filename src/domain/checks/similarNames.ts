/** Suggests the correct spelling of a misspelled name. */

/** Longer names are not compared. */
const MAX_LENGTH = 40;

/**
 * Returns the names within an edit distance of two letters, and of fewer than half of the letters, the closest first.
 * Case, hyphens and spaces are ignored.
 */
export function similarNames(misspelled: string, names: readonly string[]): string[] {
  if (misspelled.length > MAX_LENGTH) return [];
  const text = normalize(misspelled);
  const maxDistance = Math.min(2, Math.ceil(text.length / 2) - 1);
  return names
    .map((name) => ({ name, distance: editDistance(text, normalize(name)) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
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

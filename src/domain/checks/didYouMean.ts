/** Suggests the name that a misspelled one was meant to be. */

/**
 * Returns the name with the smallest edit distance: at most two letters, and fewer than half. Case and hyphens are
 * ignored.
 */
export function didYouMean(misspelt: string, names: readonly string[]): string | undefined {
  const meant = plain(misspelt);
  let [best, least] = [undefined as string | undefined, Math.min(2, Math.ceil(meant.length / 2) - 1)];
  if (misspelt.length > 40) return undefined;
  for (const name of names) {
    const letters = distance(meant, plain(name));
    if (letters < least || (letters === least && best === undefined)) {
      best = name;
      least = letters;
    }
  }
  return best;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_\s]/g, '');

/** The Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length]!;
}

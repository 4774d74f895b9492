/** Names that count on: "Line 12" is followed by "Line 13", "T09" by "T10", "Couch" by "Couch 2". */

/** Up to nine digits at the end of a name are its number. More digits are a code. */
const NUMBER = /^(.*?)(\d{1,9})$/su;
/** The maximum length of a room's name. */
const LONGEST = 80;

type Numbered = { readonly stem: string; readonly number: number | undefined; readonly digits: number };

/** Splits a name into its stem and the number at its end. */
export function parseNumberedName(name: string): Numbered {
  const match = NUMBER.exec(name);
  return match
    ? { stem: match[1]!, number: Number(match[2]), digits: match[2]!.length }
    : { stem: `${name} `, number: undefined, digits: 1 };
}

function named({ stem, digits }: Numbered, number: number): string {
  const figure = String(number).padStart(digits, '0');
  // The limit counts UTF-16 units; never cut a surrogate pair in half.
  return stem.slice(0, LONGEST - figure.length).replace(/[\ud800-\udbff]$/, '') + figure;
}

/** Generates names and never returns the same one twice. */
export type NameGenerator = { next(name: string): string };

/** Creates a generator that never returns a name in `taken`. Finding the thousandth name is as fast as the first. */
export function createNameGenerator(taken: Iterable<string>): NameGenerator {
  const known = new Set(taken);
  const latest = new Map<string, number>();
  return {
    next(name) {
      const parts = parseNumberedName(name);
      let number = Math.max(parts.number ?? 1, latest.get(parts.stem) ?? 0);
      let next: string;
      do next = named(parts, (number += 1));
      while (known.has(next));
      known.add(next);
      latest.set(parts.stem, number);
      return next;
    },
  };
}

/** Returns the name that follows another one and is not taken. */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  return createNameGenerator(taken).next(name);
}

/** Returns `n` names that are not taken, starting with `name` itself if possible. */
export function nameSeries(name: string, n: number, taken: ReadonlySet<string>): string[] {
  const namer = createNameGenerator([...taken, name]);
  return Array.from({ length: n }, (_, place) => (place === 0 && !taken.has(name) ? name : namer.next(name)));
}

/**
 * Returns the label of a copied table. Its number increases as the name's does: "12" on "Line 12" becomes "13" on "Line
 * 13". A label without a number stays.
 */
export function nextLabelText(text: string, name: string, newName: string): string {
  const [written, from, to] = [parseNumberedName(text), parseNumberedName(name), parseNumberedName(newName)];
  if (written.number === undefined || to.number === undefined) return text;
  const figure = String(written.number + to.number - (from.number ?? 1)).padStart(written.digits, '0');
  return text.slice(0, text.length - written.digits) + figure;
}

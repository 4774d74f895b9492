/** Names that number on: "Line 12" is followed by "Line 13", "T09" by "T10", "Couch" by "Couch 2". */

/** So many digits at a name's end are read as its number; more are a code and none. */
const NUMBER = /^(.*?)(\d{1,9})$/su;
/** As long as a room's name may be. */
const LONGEST = 80;

type Numbered = { readonly stem: string; readonly number: number | undefined; readonly digits: number };

/** A name and the number that it ends with. */
export function parseNumberedName(name: string): Numbered {
  const match = NUMBER.exec(name);
  return match
    ? { stem: match[1]!, number: Number(match[2]), digits: match[2]!.length }
    : { stem: `${name} `, number: undefined, digits: 1 };
}

function named({ stem, digits }: Numbered, number: number): string {
  const figure = String(number).padStart(digits, '0');
  // A plan counts as JavaScript does; half of a letter that counts twice is none.
  return stem.slice(0, LONGEST - figure.length).replace(/[\ud800-\udbff]$/, '') + figure;
}

/** Gives names out; each that it gave is taken from then on. */
export type NameGenerator = { next(name: string): string };

/** A namer that never gives a name of `taken`, and finds the next of a thousand as fast as the first. */
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

/** The name that follows another one and is not taken. */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  return createNameGenerator(taken).next(name);
}

/** `n` names from `name` on, it included where it is free, and none of them taken. */
export function nameSeries(name: string, n: number, taken: ReadonlySet<string>): string[] {
  const namer = createNameGenerator([...taken, name]);
  return Array.from({ length: n }, (_, place) => (place === 0 && !taken.has(name) ? name : namer.next(name)));
}

/**
 * What is written on a copy of a table: its number goes on as the name's does, "12" on "Line 12" becomes "13" on
 * "Line 13"; what has no number stays.
 */
export function nextLabelText(text: string, name: string, newName: string): string {
  const [written, from, to] = [parseNumberedName(text), parseNumberedName(name), parseNumberedName(newName)];
  if (written.number === undefined || to.number === undefined) return text;
  const figure = String(written.number + to.number - (from.number ?? 1)).padStart(written.digits, '0');
  return text.slice(0, text.length - written.digits) + figure;
}

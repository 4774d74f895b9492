/** Numbered names: "Line 13" follows "Line 12", "T10" follows "T09", and "Couch 2" follows "Couch". */
import { MAX_NAME_LENGTH } from '../plan/limits.ts';

/** Up to nine digits at the end of a name are its number. More digits are a code. */
const NUMBER_SUFFIX = /\d{1,9}$/u;

type NumberedName = { readonly stem: string; readonly number: number | undefined; readonly digits: number };

/** Splits a name into its stem and the number at its end. */
export function parseNumberedName(name: string): NumberedName {
  const digits = NUMBER_SUFFIX.exec(name)?.[0];
  return digits === undefined
    ? { stem: `${name} `, number: undefined, digits: 1 }
    : { stem: name.slice(0, -digits.length), number: Number(digits), digits: digits.length };
}

function formatNumberedName({ stem, digits }: NumberedName, number: number): string {
  const suffix = String(number).padStart(digits, '0');
  // The limit counts UTF-16 units; never cut a surrogate pair in half.
  return stem.slice(0, MAX_NAME_LENGTH - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix;
}

/** Generates names and never returns the same one twice. */
export type NameGenerator = { next(name: string): string };

/** Creates a generator that never returns a name in `taken`. Finding the thousandth name is as fast as the first. */
export function createNameGenerator(taken: Iterable<string>): NameGenerator {
  const used = new Set(taken);
  const latest = new Map<string, number>();
  return {
    next(name) {
      const parts = parseNumberedName(name);
      let number = Math.max(parts.number ?? 1, latest.get(parts.stem) ?? 0);
      let next: string;
      do {
        number += 1;
        next = formatNumberedName(parts, number);
      } while (used.has(next));
      used.add(next);
      latest.set(parts.stem, number);
      return next;
    },
  };
}

/** Returns the name that follows another one and is not taken. */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  return createNameGenerator(taken).next(name);
}

/** Returns `count` names that are not taken, starting with `name` itself if possible. */
export function nameSeries(name: string, count: number, taken: ReadonlySet<string>): string[] {
  const names = createNameGenerator([...taken, name]);
  return Array.from({ length: count }, (_, index) => (index === 0 && !taken.has(name) ? name : names.next(name)));
}

/**
 * Returns the label of a copied table. Its number increases by as much as that of the name: "12" on "Line 12"
 * becomes "13" on "Line 13". A label without a number stays.
 */
export function nextLabelText(text: string, name: string, newName: string): string {
  const label = parseNumberedName(text);
  const from = parseNumberedName(name);
  const to = parseNumberedName(newName);
  if (label.number === undefined || to.number === undefined) return text;
  const number = label.number + to.number - (from.number ?? 1);
  return label.stem + String(number).padStart(label.digits, '0');
}

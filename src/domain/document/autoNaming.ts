/**
 * Numbered names ("Line 13" follows "Line 12", "T10" follows "T09", "Couch 2" follows "Couch"), and the texts that show
 * them.
 */
import { MAX_NAME_LENGTH, MAX_TABLE_TEXT_LENGTH } from '../plan/limits.ts';
import { isNumberOf, toAsciiDigits, toDigitsLike } from '../text/digits.ts';

/** Up to nine digits at the end of a name are its number. More digits are a code. */
const NUMBER_SUFFIX = /\p{Nd}{1,9}$/u;

/** `digit` is one of the number's digits, whose script others follow. */
type NumberedName = {
  readonly stem: string;
  readonly number: number | undefined;
  readonly digits: number;
  readonly digit: string;
};

/** Splits a name into its stem and the number at its end. */
export function parseNumberedName(name: string): NumberedName {
  const digits = NUMBER_SUFFIX.exec(name)?.[0];
  return digits === undefined
    ? { stem: `${name} `, number: undefined, digits: 1, digit: '0' }
    : {
        stem: name.slice(0, -digits.length),
        number: Number(toAsciiDigits(digits)),
        digits: Array.from(digits).length,
        digit: Array.from(digits).at(-1) ?? '0',
      };
}

const formatNumber = ({ digits, digit }: NumberedName, number: number): string =>
  toDigitsLike(String(number).padStart(digits, '0'), digit);

function formatNumberedName(name: NumberedName, number: number): string {
  const word = name.stem.trimEnd();
  const suffix = name.stem.slice(word.length) + formatNumber(name, number);
  // The limit counts UTF-16 units; never cut a surrogate pair in half.
  return word.slice(0, MAX_NAME_LENGTH - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix;
}

/** Generates names and never returns the same one twice. */
type NameGenerator = {
  /** Returns a name that follows this one. */
  next(name: string): string;
  /** Returns this name, or one that follows it if it is taken. */
  unique(name: string): string;
};

/** Creates a generator that never returns a name in `taken`. Finding the thousandth name is as fast as the first. */
export function createNameGenerator(taken: Iterable<string>): NameGenerator {
  const used = new Set(taken);
  const latest = new Map<string, number>();
  const names: NameGenerator = {
    unique(name) {
      if (used.has(name)) return names.next(name);
      used.add(name);
      return name;
    },
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
  return names;
}

/** Returns `count` names that are not taken, starting with `name` itself if possible. */
export function nameSeries(name: string, count: number, taken: ReadonlySet<string>): string[] {
  const names = createNameGenerator(taken);
  return Array.from({ length: count }, (_, index) => (index === 0 ? names.unique(name) : names.next(name)));
}

/**
 * Returns the label of a copied table. Its number increases by as much as that of the name: "12" on "Line 12"
 * becomes "13" on "Line 13". A label without a number stays, unless it is the name. Undefined means that the map shows
 * the name.
 */
export function nextLabelText(text: string | undefined, name: string, newName: string): string | undefined {
  if (text === undefined || text === name) return textAfterRename(text, name, newName);
  const label = parseNumberedName(text);
  const from = parseNumberedName(name);
  const to = parseNumberedName(newName);
  if (label.number === undefined || to.number === undefined) return text;
  const number = label.number + to.number - (from.number ?? 1);
  return label.stem + formatNumber(label, number);
}

/** How a text shows a name: as the whole name, as its number ("12" or "L12" on "Line 12"), or not at all. */
type TextRelation = 'name' | 'number' | 'none';

function textRelation(text: string | undefined, name: string): TextRelation {
  if (text === undefined || text === name) return 'name';
  const { number } = parseNumberedName(text);
  return number !== undefined && number === parseNumberedName(name).number ? 'number' : 'none';
}

/** Returns whether a name such as "T1" is short enough to stand on its table as a whole. */
const isShort = (name: string): boolean => name.length <= 4 && !name.includes(' ');

/** Returns the trailing digits of a name. */
function digitsOf(name: string): string {
  return NUMBER_SUFFIX.exec(name)?.[0] ?? '';
}

/** Returns digits of any script without leading zeros. */
function withoutLeadingZeros(digits: string): string {
  const count = toAsciiDigits(digits).replace(/^0+(?=.)/, '').length;
  return Array.from(digits).slice(-count).join('');
}

/**
 * Returns the text of a renamed table. A text that shows the name or its number changes with it: "12" on "Line 12"
 * becomes "101" on "Front 101", and "T1" on "T1". Other texts stay. Undefined means that the map shows the name.
 */
export function textAfterRename(text: string | undefined, name: string, newName: string): string | undefined {
  const relation = textRelation(text, name);
  if (text === undefined || relation === 'none' || newName === name) return text;
  if (relation === 'name' || (isShort(newName) && !isShort(name) && isNumberOf(name, text)))
    return newName.length > MAX_TABLE_TEXT_LENGTH ? undefined : newName;
  const newDigits = digitsOf(newName);
  if (newDigits === '') return undefined;
  const digits = digitsOf(text);
  const prefix = text.slice(0, text.length - digits.length);
  const isInitial = prefix !== '' && prefix === name.slice(0, prefix.length);
  // "9" on "T09" becomes "10" on "T10", and "8" on "T08".
  const newNumber = digits === digitsOf(name) ? newDigits : withoutLeadingZeros(newDigits);
  return (isInitial ? newName.slice(0, prefix.length) : prefix) + newNumber;
}

type Labeled = { readonly name: string; readonly text: string | undefined };

/**
 * Returns the texts of tables that are new or renamed. Texts that are only the number of their table get the initial of
 * its name as well ("B1" on "Bar 1") if one of the `others` prints such a number, or if others of this kind have it. If
 * that is printed too, they get more letters ("Be1" on "Beach 1"), and with three the map shows the names.
 */
export function distinctTexts(tables: readonly Labeled[], others: readonly Labeled[]): readonly (string | undefined)[] {
  const isNumber = ({ name, text }: Labeled): boolean => text !== undefined && isNumberOf(name, text);
  const numbered = tables.filter(isNumber);
  const stems = new Set(numbered.map(({ name }) => parseNumberedName(name).stem));
  const printed = new Set(others.map(({ name, text }) => text ?? name));
  const textsOf = (change: (table: Labeled) => string | undefined): readonly (string | undefined)[] =>
    tables.map((table) => (isNumber(table) ? change(table) : table.text));
  const printedLength = PREFIX_LENGTHS.find((length) =>
    others.some(({ name, text }) => stems.has(parseNumberedName(name).stem) && text === withPrefix(name, length)),
  );
  if (printedLength === undefined && !numbered.some(({ name, text }) => text !== name && printed.has(text ?? name)))
    return textsOf(({ text }) => text);
  const length = [printedLength ?? 1, ...PREFIX_LENGTHS].find(
    (letters) => !numbered.some(({ name }) => printed.has(withPrefix(name, letters))),
  );
  return textsOf(({ name }) => (length === undefined ? undefined : withPrefix(name, length)));
}

/** How many letters of a name its text may begin with. */
const PREFIX_LENGTHS = [1, 2, 3];

/** Returns the number of a name after the first letters of the name: "B1" or "Ba1" of "Bar 1". */
function withPrefix(name: string, length: number): string {
  const letters = Array.from(parseNumberedName(name).stem.trim()).slice(0, length).join('');
  return letters + withoutLeadingZeros(digitsOf(name));
}

/**
 * Returns the name of a table whose text is edited in place. A name that the text shows changes with it: "Line 12" with
 * "12" becomes "Line 15" with "15". Other names stay.
 */
export function nameAfterTextEdit(name: string, text: string | undefined, newText: string): string {
  const relation = textRelation(text, name);
  if (relation === 'none' || newText === '') return name;
  const newDigits = digitsOf(newText);
  if (relation === 'name' || newDigits === '') return newText;
  return name.slice(0, name.length - digitsOf(name).length) + newDigits;
}

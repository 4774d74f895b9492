/** Reads tables from the rows of a sheet, by what its columns are. */
import { MAX_SEATS } from '../../../../domain/plan/limits.ts';
import { foldText } from '../../../../domain/text/foldText.ts';
import { toNumber } from '../../../../domain/plan/reading/coerce.ts';
import { seatsInLabel } from '../words.ts';

/** A sheet of a workbook, or a list in a JSON file. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

/** What a column may be. */
export const COLUMNS = ['number', 'name', 'seats', 'area', 'category', 'shape', 'x', 'y', 'width', 'height'] as const;
export type Column = (typeof COLUMNS)[number];
export type Mapping = { readonly hasHeader: boolean; readonly columns: readonly (Column | undefined)[] };

export type SheetTable = {
  /** The row in the sheet, counted from 1. */
  readonly row: number;
  readonly number: string;
  readonly name: string;
  /** Undefined if the sheet does not tell. */
  readonly seats: number | undefined;
  readonly area: string;
  readonly category: string;
  readonly isRound: boolean;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
};
export type SheetTables = {
  readonly tables: readonly SheetTable[];
  /** Rows without a name or number. */
  readonly nameless: readonly number[];
  /** Rows whose number of seats can't be read. */
  readonly seatless: readonly number[];
};

/** What columns are called in the languages of the editor, and in other systems. */
const HEADERS: readonly (readonly [Column, RegExp])[] = [
  [
    'seats',
    /seat|capacit|pax|cover|guest|person|people|beds|pl(?:a|ä)tze|sitz|plaza|asiento|comensal|couvert|posti|coperti|kursi|kapasitas|ආසන|இருக்கை|مقاعد/,
  ],
  ['x', /(?:^|[ ._]|pos|position|coord|coordinate)x$|^x[ ._]?pos|^left$/],
  ['y', /(?:^|[ ._]|pos|position|coord|coordinate)y$|^y[ ._]?pos|^top$/],
  ['width', /width|breite|ancho|largeur|larghezza|^w$/],
  ['height', /height|h(?:o|ö)he|length|tiefe|alto|hauteur|altezza|^h$/],
  ['shape', /shape|form|forma|bentuk|round|type de table/],
  ['area', /area|zone|section|room|bereich|raum|sala|salle|zona|floor|level|location|ruang/],
  ['category', /categor|kategori|class|typ[eo]?$|group|gruppe|price|tarif/],
  ['name', /name|table|tisch|mesa|tavol|meja|label|bezeichnung|nombre|nom\b|title|මේස|மேசை|طاول/],
  ['number', /^(?:no|nr|num|number|nummer|num(?:e|é)ro|n(?:ú|u)mero|#|id|code)\.?$|number|nummer/],
];

/** Guesses the columns by their headers, or else by what is in them. */
export function guessMapping({ rows: all }: Sheet): Mapping {
  const rows = all.filter((row) => row.some((cell) => cell.trim() !== ''));
  const first = rows[0] ?? [];
  const byHeader = first.map((cell) => columnCalled(cell));
  const named = byHeader.filter((column) => column !== undefined).length;
  const hasHeader = named > 0 && first.every((cell) => toNumber(cell) === undefined);
  if (hasHeader) {
    const columns = withoutRepeats(byHeader, first);
    // A number alone is the name.
    return {
      hasHeader,
      columns: columns.includes('name') ? columns : columns.map((column) => (column === 'number' ? 'name' : column)),
    };
  }
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.length));
  const cells = Array.from({ length: width }, (_, i) => rows.slice(0, 50).map((row) => row[i] ?? ''));
  const isSmall = (column: readonly string[]): boolean =>
    column.every((cell) => cell === '' || Number(cell) === Math.round(Math.min(Math.max(Number(cell), 1), 30)));
  const isDistinct = (column: readonly string[]): boolean => new Set(column).size === column.length;
  // The first column in which each row has something else.
  const name = cells.findIndex((column) => isDistinct(column) && column.every((cell) => cell !== ''));
  const nameAt = name === -1 ? 0 : name;
  const seats = cells.findIndex((column, i) => i !== nameAt && column.some((cell) => cell !== '') && isSmall(column));
  const area = cells.findIndex(
    (column, i) =>
      i !== nameAt &&
      i !== seats &&
      new Set(column).size <= Math.max(1, column.length / 2) &&
      column.every((cell) => toNumber(cell) === undefined),
  );
  return {
    hasHeader,
    columns: cells.map((_, i) => {
      if (i === nameAt) return 'name';
      if (i === seats) return 'seats';
      return i === area ? 'area' : undefined;
    }),
  };
}

function columnCalled(cell: string): Column | undefined {
  const text = foldText(cell).trim();
  return text === '' ? undefined : HEADERS.find(([, pattern]) => pattern.test(text))?.[0];
}

/**
 * The first column of a kind has it, except that the highest capacity is the seats, and that ids of other lists, such as
 * `area_id`, come after names.
 */
function withoutRepeats(columns: readonly (Column | undefined)[], header: readonly string[]): (Column | undefined)[] {
  const called = (pattern: RegExp): number =>
    columns.findLastIndex((column, i) => column === 'seats' && pattern.test(header[i] ?? ''));
  const most = called(/max/i);
  const seats = most === -1 ? called(/^(?!.*(?:min|extra))/i) : most;
  return columns.map((column, i) => {
    const named = columns.findIndex((each, k) => each === column && !/[_. ]id$/i.test(header[k] ?? ''));
    const first = named === -1 ? columns.indexOf(column) : named;
    const kept = column === 'seats' && seats !== -1 ? seats : first;
    return kept === i ? column : undefined;
  });
}

export function tablesOfSheet({ rows }: Sheet, { hasHeader, columns }: Mapping): SheetTables {
  const tables: SheetTable[] = [];
  const nameless: number[] = [];
  const seatless: number[] = [];
  rows.forEach((row, index) => {
    if ((hasHeader && index === 0) || row.every((cell) => cell.trim() === '')) return;
    const cell = (column: Column): string => row[columns.indexOf(column)]?.trim() ?? '';
    const number = (column: Column): number | undefined => toNumber(cell(column).replace(/^(-?\d+),(\d+)$/, '$1.$2'));
    const told = seatsInLabel(cell('name'));
    const name = told.name || cell('name') || cell('number');
    if (name === '') {
      nameless.push(index + 1);
      return;
    }
    // “2–4” holds four.
    const seats = Number(cell('seats').match(/\d+/g)?.at(-1) ?? told.seats ?? NaN);
    const isValid = Number.isInteger(seats) && seats >= 1 && seats <= MAX_SEATS;
    if (!isValid && columns.includes('seats')) seatless.push(index + 1);
    tables.push({
      row: index + 1,
      number: cell('number'),
      name,
      seats: isValid ? seats : undefined,
      area: cell('area'),
      category: cell('category'),
      isRound: /round|circ|oval|ellip|rund|kreis|redond|ronde?|tond|bulat/i.test(cell('shape')),
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
    });
  });
  return { tables, nameless, seatless };
}

/**
 * Lists of objects in a JSON file of another system, the longest first. What each area, block or section lists is one
 * list, with the name of the area.
 */
export function sheetsOfJson(json: unknown): Sheet[] {
  const lists = new Map<string, object[]>();
  const visit = (value: unknown, path: string, depth: number, parent: string): void => {
    if (depth > MAX_DEPTH || lists.size > MAX_LISTS || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const objects = value.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
      if (objects.length > 0 && objects.length * 2 > value.length) {
        const list = lists.get(path) ?? [];
        lists.set(path, list);
        // What is listed as seats seats one.
        const seat = /(?:^|\.)seats$/.test(path) ? { seats: 1 } : {};
        for (const item of objects as object[])
          list.push({ ...(parent === '' ? {} : { area: parent }), ...seat, ...item });
      }
      for (const item of value.slice(0, MAX_VISITED)) visit(item, path, depth + 1, nameOf(item));
    } else
      for (const [key, item] of Object.entries(value))
        visit(item, path === '' ? key : `${path}.${key}`, depth + 1, parent);
  };
  visit(json, '', 0, '');
  return (
    [...lists]
      .map(([name, objects]) => ({ name, rows: rowsOf(objects) }))
      // Objects that only hold others have no columns.
      .filter(({ rows: [header = []] }) => header.length > 0)
      .toSorted((a, b) => b.rows.length - a.rows.length)
  );
}

const MAX_DEPTH = 8;
const MAX_LISTS = 50;
const MAX_VISITED = 1_000;

/** What an object calls itself, as that of what it lists. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const fieldsByName = new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field as unknown]));
  const name = ['name', 'title', 'label', 'area', 'section'].map((key) => fieldsByName.get(key));
  return name.find((field): field is string => typeof field === 'string' && field.trim() !== '') ?? '';
}

function rowsOf(objects: readonly object[]): string[][] {
  const flat = objects.map((object) => new Map(fields(object, '')));
  const keys = [...new Set(flat.flatMap((each) => [...each.keys()]))].slice(0, 60);
  return [keys, ...flat.map((each) => keys.map((key) => each.get(key) ?? ''))];
}

function fields(object: object, path: string): [string, string][] {
  return Object.entries(object).flatMap(([key, value]): [string, string][] => {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [[name, String(value)]];
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value) && !path.includes('.');
    return isNested ? fields(value as object, name) : [];
  });
}

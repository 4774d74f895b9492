/** Reads tables from the rows of a sheet, by what its columns are. */
import { MAX_SEATS } from '../../../../domain/plan/limits.ts';
import { foldText } from '../../../../domain/text/foldText.ts';
import { toNumber } from '../../../../domain/plan/reading/coerce.ts';
import { roleInName, seatsInLabel } from '../words.ts';

/** A sheet of a workbook, or a list in a JSON file. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

/** What a column may be. */
export const COLUMNS = [
  'number',
  'name',
  'seats',
  'minGuests',
  'area',
  'category',
  'shape',
  'x',
  'y',
  'width',
  'height',
] as const;
export type Column = (typeof COLUMNS)[number];
export type Mapping = {
  /** The row of the header or, without one, the first row of the list, counted from 0. Titles are above it. */
  readonly start: number;
  readonly hasHeader: boolean;
  readonly columns: readonly (Column | undefined)[];
};

export type SheetTable = {
  /** The row in the sheet, counted from 1. */
  readonly row: number;
  readonly number: string;
  readonly name: string;
  /** Undefined if the sheet does not tell. */
  readonly seats: number | undefined;
  /** The smallest party that gets the table; undefined for any. */
  readonly minGuests: number | undefined;
  readonly area: string;
  readonly category: string;
  readonly isRound: boolean;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
};
type SheetTables = {
  readonly tables: readonly SheetTable[];
  /** Rows without a name or number. */
  readonly nameless: readonly number[];
  /** Rows whose number of seats can't be read. */
  readonly seatless: readonly number[];
  /** Rows that are no tables: titles, names of areas, sums and decor. */
  readonly others: readonly number[];
};

/** What columns are called in the languages of the editor, and in other systems. */
const HEADERS: readonly (readonly [Column, RegExp])[] = [
  [
    'minGuests',
    /^(?!.*(?:spend|price|order|charge|consum|umsatz|preis|precio|prix|prezzo|spesa|harga))(?:.*[^a-z])?(?:min(?:$|[^a-z])|minim|mindest)/,
  ],
  [
    'seats',
    /seat|chair|capacit|kapazit|pax|cover|guest|person|people|party|beds|platze|sitz|stuhl|places|plaza|asiento|silla|comensal|couvert|posti|coperti|sedie|kursi|kapasitas|^max\b|ආසන|இருக்கை|مقاعد/,
  ],
  ['x', /(?:^c?|[ ._]|pos|position|coord|coordinate)x$|^x[ ._]?(?:pos|coord|percent)|^left$/],
  ['y', /(?:^c?|[ ._]|pos|position|coord|coordinate)y$|^y[ ._]?(?:pos|coord|percent)|^top$/],
  ['width', /width|breite|ancho|largeur|larghezza|^w$/],
  ['height', /height|hohe|length|tiefe|alto|hauteur|altezza|^h$/],
  ['shape', /shape|\bform|bentuk|\bround\b|type de table/],
  [
    'area',
    /area|zone|section|room|bereich|raum|sala\b|saal|salle|zona|floor|level|location|ruang|etage|\bpiano\b|planta|\bpiso\b/,
  ],
  ['category', /categor|kategori|class|typ[eo]?$|group|gruppe|price|tarif/],
  ['name', /name|table|tisch|mesa|tavol|meja|label|caption|bezeichnung|nombre|nom\b|title|මේස|மேசை|طاول/],
  ['number', /^(?:no|nr|num|number|nummer|numero|#|id|code)\.?$|number|nummer/],
];
/** A header is below this many rows of titles at most. */
const MAX_TITLES = 20;
/** Rows whose cells tell what is in their columns. */
const MAX_LOOKED_AT = 200;
const SUM = /^(?:sum|summe|sub-?total|total[eo]?|totaux|gesamt|insgesamt|zwischensumme|somme|suma)\b/;

/** Guesses the columns by their headers, or else by what is in them. */
export function guessMapping({ rows: all }: Sheet): Mapping {
  const header = headerRow(all);
  const start = header ?? Math.max(0, all.findIndex(isFilled));
  const rows = all.slice(start).filter(isFilled);
  if (header !== undefined) {
    const columns = withoutRepeats(rows);
    // A number alone is the name.
    return {
      start,
      hasHeader: true,
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
    start,
    hasHeader: false,
    columns: cells.map((_, i) => {
      if (i === nameAt) return 'name';
      if (i === seats) return 'seats';
      return i === area ? 'area' : undefined;
    }),
  };
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
/** What is in a row, once: merged cells repeat it. */
const textsIn = (row: readonly string[]): Set<string> =>
  new Set(row.map((cell) => cell.trim()).filter((text) => text !== ''));

/** Returns the row whose cells name the most columns. Only titles, which have fewer cells, are above it. */
function headerRow(rows: Sheet['rows']): number | undefined {
  let best: number | undefined;
  let most = 0;
  let widest = 0;
  rows.slice(0, MAX_TITLES).forEach((row, i) => {
    const named = new Set(row.map(columnCalled).filter((column) => column !== undefined)).size;
    const { size } = textsIn(row);
    if (named > most && (size > widest || widest === 0) && row.every((cell) => toNumber(cell) === undefined))
      [best, most] = [i, named];
    widest = Math.max(widest, size);
  });
  return best;
}

/** Fields of JSON are called after the objects that they are in: `position.x`. Numbers are in the names of tables. */
function columnCalled(cell: string): Column | undefined {
  const text = foldText(cell).trim();
  if (text === '' || /\d/.test(text)) return undefined;
  const last = text.slice(text.lastIndexOf('.') + 1);
  return HEADERS.find(([, pattern]) => pattern.test(text) || pattern.test(last))?.[0];
}

/**
 * Of several columns of a kind, the highest capacity is the seats, and names are those that differ the most. Else it is
 * the first, except that ids of other lists, such as `area_id`, come after names.
 */
function withoutRepeats([header = [], ...rows]: Sheet['rows']): (Column | undefined)[] {
  const called = header.map(columnCalled);
  // The only number of guests in a list is that of the seats.
  const named = called.includes('seats') ? called : called.map((each) => (each === 'minGuests' ? 'seats' : each));
  const columns = withNumbers(named, rows.slice(0, MAX_LOOKED_AT));
  const bestOf = new Map(
    COLUMNS.map((column) => {
      const all = columns.flatMap((each, i) => (each === column ? [i] : []));
      const having = (pattern: RegExp): number[] => all.filter((i) => pattern.test(header[i] ?? ''));
      const own = having(/(?<![_. ]id)$/i);
      const candidates = own.length > 0 ? own : all;
      const distinct = (i: number): number => new Set(rows.slice(0, MAX_LOOKED_AT).map((row) => row[i])).size;
      const isName = column === 'name' || column === 'number';
      const best = isName ? candidates.toSorted((a, b) => distinct(b) - distinct(a)) : candidates;
      const seats = [...having(/max/i), ...having(/^(?!.*(?:min|extra))/i), ...all];
      return [column, column === 'seats' ? seats[0] : best[0]];
    }),
  );
  return columns.map((column, i) => (column !== undefined && bestOf.get(column) === i ? column : undefined));
}

/** “Table” beside “Name” is its number, if it counts. */
function withNumbers(columns: readonly (Column | undefined)[], rows: Sheet['rows']): (Column | undefined)[] {
  const isOwn = (i: number): boolean =>
    columns[i] === 'name' && new Set(rows.map((row) => row[i])).size === rows.length;
  const counts = (i: number): boolean => rows.every((row) => /^\d+$/.test(row[i]?.trim() ?? ''));
  const names = columns.flatMap((_, i) => (isOwn(i) ? [i] : []));
  const number = names.find(counts);
  const isNamed = !columns.includes('number') && names.some((i) => !counts(i));
  return columns.map((column, i) => (isNamed && i === number ? 'number' : column));
}

export function tablesOfSheet({ rows }: Sheet, { start, hasHeader, columns }: Mapping): SheetTables {
  const tables: SheetTable[] = [];
  const nameless: number[] = [];
  const seatless: number[] = [];
  const others: number[] = [];
  const cellIn = (row: readonly string[], column: Column): string => row[columns.indexOf(column)]?.trim() ?? '';
  const nameIn = (row: readonly string[]): string => cellIn(row, 'name') || cellIn(row, 'number');
  const list = rows.slice(hasHeader ? start + 1 : start).filter(isFilled);
  const whole = list.filter((row) => textsIn(row).size > 1);
  const areNumbered = whole.filter((row) => /\d/.test(nameIn(row))).length >= 0.7 * whole.length;
  /** The name of an area stands alone above its tables. */
  const isHeading = (row: readonly string[]): boolean => {
    const [text, ...more] = textsIn(row);
    return areNumbered && columns.includes('seats') && more.length === 0 && text !== undefined && !/\d/.test(text);
  };
  let heading = '';
  rows.forEach((row, index) => {
    if ((hasHeader && index === start) || !isFilled(row)) return;
    const cell = (column: Column): string => cellIn(row, column);
    const role = cell('seats') === '' ? roleInName(cell('category')) : undefined;
    const isSum = SUM.test(foldText([...textsIn(row)][0] ?? ''));
    const isOther = index < start || isSum || role === 'wall' || role === 'ignore';
    if (isOther || isHeading(row)) {
      others.push(index + 1);
      if (!isOther) heading = [...textsIn(row)][0] ?? '';
      return;
    }
    const number = (column: Column): number | undefined => decimal(cell(column));
    const told = seatsInLabel(cell('name'));
    const name = told.name || cell('name') || cell('number');
    if (name === '') {
      nameless.push(index + 1);
      return;
    }
    // “2–4” holds four.
    const seats = number('seats') ?? Math.max(...(cell('seats').match(/\d+/g)?.map(Number) ?? [told.seats ?? NaN]));
    const isValid = Number.isInteger(seats) && seats >= 1 && seats <= MAX_SEATS;
    if (!isValid && columns.includes('seats')) seatless.push(index + 1);
    const least = number('minGuests') ?? 1;
    tables.push({
      row: index + 1,
      number: cell('number'),
      name,
      seats: isValid ? seats : undefined,
      // Any party gets a table for one and more.
      minGuests: isValid && Number.isInteger(least) && least > 1 && least <= seats ? least : undefined,
      area: cell('area') || heading,
      category: cell('category'),
      isRound: /round|circ|oval|ellip|rund|kreis|redond|ronde?|tond|bulat/i.test(cell('shape')),
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
    });
  });
  return { tables, nameless, seatless, others };
}

/** Most of Europe writes a comma. */
const decimal = (text: string): number | undefined => toNumber(text.replace(/^(-?\d+),(\d+)$/, '$1.$2'));

/** Returns the sheet that tells the most about tables; of equal ones the longest. */
export function bestSheet(sheets: readonly Sheet[]): number {
  const told = sheets.map((sheet) => {
    const { hasHeader, columns } = guessMapping(sheet);
    return (
      (hasHeader ? new Set(columns).size : 1) + Number(columns.includes('name')) + Number(columns.includes('seats'))
    );
  });
  const lengthOf = (i: number): number => sheets[i]?.rows.length ?? 0;
  return told.reduce(
    (best, count, i) =>
      count > (told[best] ?? 0) || (count === told[best] && lengthOf(i) > lengthOf(best)) ? i : best,
    0,
  );
}

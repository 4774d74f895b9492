/** Reads the sheets of an Excel workbook, which are XML in an archive. A worker has no parser of XML. */
import type { Sheet } from './sheetTables.ts';
import { unzip } from './unzip.ts';

const MAX_CELLS = 5_000_000;
const MAX_MERGED_CELLS = 10_000;

/** Rejects if the workbook is damaged or protected, or far larger than any list. */
export async function sheetsOfWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  const files = await unzip(bytes, (name) => /^xl\/.*\.(?:xml|rels)$/.test(name));
  const related = elements(files.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship');
  /** Paths are relative to the workbook, or absolute. */
  const fileOf = (relation: Record<string, string> | undefined): string | undefined =>
    files.get(`xl/${relation?.['Target']?.replace(/^\/?xl\//, '')}`);
  const strings = related.find((relation) => relation['Type']?.endsWith('/sharedStrings'));
  const shared = parts(fileOf(strings) ?? '', 'si').map(textIn);
  const sheets = elements(files.get('xl/workbook.xml') ?? '', 'sheet').flatMap(({ name = '', 'r:id': id }): Sheet[] => {
    const xml = fileOf(related.find((relation) => relation['Id'] === id));
    if (xml === undefined) return [];
    const merged = elements(xml, 'mergeCell').flatMap(({ ref = '' }): Merged[] => {
      const [from, to] = ref.split(':').map(placeOf);
      return from && to ? [{ from, to }] : [];
    });
    return [{ name, rows: withMerged(rowsIn(xml, shared), merged) }];
  });
  if (sheets.length === 0) throw new Error('The workbook has no sheets');
  return sheets.filter(({ rows }) => rows.length > 0);
}

/** Two corners of merged cells, counted from 0. */
type Merged = { readonly from: Place; readonly to: Place };
type Place = { readonly row: number; readonly column: number };

/** Returns the texts of all cells in rows of the same length. */
function rowsIn(xml: string, shared: readonly string[]): string[][] {
  const cells = parts(xml, 'c').flatMap((part) => {
    const { r = '', t: type } = attributesIn(part);
    const place = placeOf(r);
    const text = cellText(part, type, shared);
    return place && text !== '' ? [{ ...place, text }] : [];
  });
  const height = cells.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const width = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  if (height * width > MAX_CELLS) throw new Error('The sheet is too large');
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ''));
  for (const { row, column, text } of cells) {
    const own = rows[row];
    if (own) own[column] = text;
  }
  return rows;
}

function cellText(part: string, type: string | undefined, shared: readonly string[]): string {
  if (type === 'inlineStr') return textIn(part);
  const value = unescaped(/<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)</.exec(part)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  const isNumber = (type === undefined || type === 'n') && value !== '';
  // `4.0` and `4E0` are what people see as 4.
  return isNumber ? String(Number(value)) : value;
}

/** Gives merged cells the text of the first of them, so that a list reads them as people do. */
function withMerged(rows: string[][], merged: readonly Merged[]): string[][] {
  for (const { from, to } of merged) {
    const text = rows[from.row]?.[from.column] ?? '';
    if (text === '' || (to.row - from.row + 1) * (to.column - from.column + 1) > MAX_MERGED_CELLS) continue;
    while (rows.length <= to.row) rows.push([]);
    for (const cells of rows.slice(from.row, to.row + 1)) {
      while (cells.length <= to.column) cells.push('');
      cells.fill(text, from.column, to.column + 1);
    }
  }
  return rows;
}

/** Returns what follows the name in each element of this name, whatever its prefix, up to its end or the next one. */
function parts(xml: string, name: string): string[] {
  const end = new RegExp(`</(?:\\w+:)?${name}>`);
  return xml
    .split(new RegExp(`<(?:\\w+:)?${name}(?=[\\s>/])`))
    .slice(1)
    .map((part) => part.split(end, 1)[0] ?? '');
}

/** Returns the attributes of all elements of this name. */
const elements = (xml: string, name: string): Record<string, string>[] => parts(xml, name).map(attributesIn);

function attributesIn(part: string): Record<string, string> {
  return Object.fromEntries(
    [...part.slice(0, part.indexOf('>')).matchAll(/\s([\w:]+)=(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key = '', double, single = '']) => [key, unescaped(double ?? single)],
    ),
  );
}

/** Joins the parts of a text that differ in style. How it is pronounced is no part of it. */
const textIn = (part: string): string =>
  part
    .split(/<(?:\w+:)?rPh[\s>]/)
    .map((each, i) => (i === 0 ? each : (each.split(/<\/(?:\w+:)?rPh>/)[1] ?? '')))
    .flatMap((each) => [...each.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</g)])
    .map(([, text = '']) => unescaped(text))
    .join('');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name: string) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
}

/** `C5` is in the third column of the fifth row. */
function placeOf(address: string): Place | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  if (letters === undefined) return undefined;
  const column = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

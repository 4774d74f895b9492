/** Reads the sheets of an Excel workbook. */
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/web-worker';
import type { Sheet } from './sheetTables.ts';

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** Merged cells are not looked for in larger sheets. */
const MAX_MERGED_BYTES = 10 * 1024 * 1024;
const MAX_MERGED_CELLS = 10_000;
/** An entry of the directory of an archive, and where it has the size of the unpacked file. */
const ENTRY = { signature: 0x02_01_4b_50, size: 24, length: 46 };

/** Rejects if the workbook is damaged or protected, or declares far more than it needs. */
export async function sheetsOfWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  if (unpackedSize(new DataView(bytes)) > MAX_UNPACKED_BYTES) throw new Error('The workbook is too large');
  const sheets = await readWorkbook(new Blob([bytes]));
  const merged = mergedCells(new Uint8Array(bytes));
  return sheets
    .map(({ sheet, data }) => ({
      name: sheet,
      rows: withMerged(
        data.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
        merged.get(sheet) ?? [],
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Two corners of merged cells, counted from 0. */
type Merged = { readonly from: Place; readonly to: Place };
type Place = { readonly row: number; readonly column: number };

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

/** Returns the merged cells of each sheet, by its name. */
function mergedCells(archive: Uint8Array): ReadonlyMap<string, readonly Merged[]> {
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) =>
      originalSize <= MAX_MERGED_BYTES && /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/)/.test(name),
  });
  const textOf = (name: string): string => (files[name] ? strFromU8(files[name]) : '');
  const targets = new Map(
    elements(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map((it) => [it['Id'], it['Target'] ?? '']),
  );
  return new Map(
    elements(textOf('xl/workbook.xml'), 'sheet').map(({ name = '', 'r:id': id }) => {
      const target = targets.get(id) ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      return [
        name,
        elements(textOf(path), 'mergeCell').flatMap(({ ref = '' }): Merged[] => {
          const [from, to] = ref.split(':').map(placeOf);
          return from && to ? [{ from, to }] : [];
        }),
      ];
    }),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the attributes of all elements of this name, whatever its prefix. */
function elements(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value.replaceAll(/&(\w+);/g, (entity, code: string) => ENTITIES[code] ?? entity),
      ]),
    ),
  );
}

/** `C5` is in the third column of the fifth row. */
function placeOf(address: string): Place | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  if (letters === undefined) return undefined;
  const column = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

function unpackedSize(archive: DataView): number {
  let size = 0;
  for (let at = 0; at + ENTRY.length <= archive.byteLength; at++)
    if (archive.getUint32(at, true) === ENTRY.signature) size += archive.getUint32(at + ENTRY.size, true);
  return size;
}

/** Reads the sheets of an Excel workbook. */
import readWorkbook from 'read-excel-file/web-worker';
import type { Sheet } from './sheetTables.ts';

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** An entry of the directory of an archive, and where it has the size of the unpacked file. */
const ENTRY = { signature: 0x02_01_4b_50, size: 24, length: 46 };

/** Rejects if the workbook is damaged or protected, or declares far more than it needs. */
export async function sheetsOfWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  if (unpackedSize(new DataView(bytes)) > MAX_UNPACKED_BYTES) throw new Error('The workbook is too large');
  const sheets = await readWorkbook(new Blob([bytes]));
  return sheets
    .map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function unpackedSize(archive: DataView): number {
  let size = 0;
  for (let at = 0; at + ENTRY.length <= archive.byteLength; at++)
    if (archive.getUint32(at, true) === ENTRY.signature) size += archive.getUint32(at + ENTRY.size, true);
  return size;
}

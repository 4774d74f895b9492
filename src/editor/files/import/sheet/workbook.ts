/** Reads the sheets of an Excel workbook. */
import readWorkbook from 'read-excel-file/web-worker';
import type { Sheet } from './sheetTables.ts';

/** Rejects if the workbook is damaged or protected. */
export async function sheetsOfWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  const sheets = await readWorkbook(new Blob([bytes]));
  return sheets
    .map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

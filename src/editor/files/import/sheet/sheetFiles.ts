/** Reads the cells of a text, with whatever separates them. */
import Papa from 'papaparse';
import type { Sheet } from './sheetTables.ts';

export function sheetsOfText(text: string): Sheet[] {
  const plain = text.replaceAll(/[\0\uFEFF]/g, '');
  const { delimiter } = Papa.parse<string[]>(plain, { skipEmptyLines: 'greedy', preview: 50 }).meta;
  // Empty rows between others are gaps of a painted plan.
  const quoted = Papa.parse<string[]>(plain, { delimiter });
  // A quote that never ends would make one cell of all rows below it.
  const isOpen = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  const { data } = isOpen ? Papa.parse<string[]>(plain.replaceAll('"', ''), { delimiter }) : quoted;
  const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
  const rows = data.slice(data.findIndex(isFilled), data.findLastIndex(isFilled) + 1);
  return rows.length === 0 ? [] : [{ name: '', rows }];
}

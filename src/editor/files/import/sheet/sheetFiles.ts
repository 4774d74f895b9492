/** Reads the cells of a text, with whatever separates them. */
import Papa from 'papaparse';
import type { Sheet } from './sheetTables.ts';

export function sheetsOfText(text: string): Sheet[] {
  const plain = text.replace(/^\uFEFF/, '');
  const { delimiter } = Papa.parse<string[]>(plain, { skipEmptyLines: 'greedy', preview: 50 }).meta;
  // Empty rows between others are gaps of a painted plan.
  const { data } = Papa.parse<string[]>(plain, { delimiter });
  const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
  const rows = data.slice(data.findIndex(isFilled), data.findLastIndex(isFilled) + 1);
  return rows.length === 0 ? [] : [{ name: '', rows }];
}

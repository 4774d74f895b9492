/** Reads the cells of a text, with whatever separates them. */
import Papa from 'papaparse';
import type { Sheet } from './sheetTables.ts';

export function sheetsOfText(text: string): Sheet[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  return data.length === 0 ? [] : [{ name: '', rows: data }];
}

/** Which rows of the list of tables are shown. */
import type { Table } from '../../domain/table.ts';

/** Height of a row, in rem. */
export const ROW = 3.25;
/** Longer lists render only the rows in sight. */
export const WINDOWED_FROM = 200;
/** Rows rendered above and below those in sight, so that none is missing while a finger scrolls. */
const OVERSCAN = 8;

/** Places of the rows to render, from `first` to before `last`; `top`, `height` and `row` are CSS pixels. */
export function rowsInSight(count: number, top: number, height: number, row: number): { first: number; last: number } {
  const first = Math.min(Math.max(0, Math.floor(top / row) - OVERSCAN), Math.max(0, count - 1));
  return { first, last: Math.min(count, Math.ceil((top + height) / row) + OVERSCAN) };
}

/** Tables whose name, area or category holds what was typed; those whose name starts with it come first. */
export function filterTables(tables: readonly Table[], typed: string): readonly Table[] {
  const sought = typed.trim().toLowerCase();
  if (sought === '') return tables;
  const found = tables.filter(({ name, area, category }) => [name, area, category].some((text) => text.toLowerCase().includes(sought)));
  const isNamed = ({ name }: Table): number => name.toLowerCase().startsWith(sought) ? 0 : 1;
  return found.toSorted((one, other) => isNamed(one) - isNamed(other));
}

/** Orders tables by where they stand, for numbering them. */
import { type Point, centerOf } from '../geometry/boxes.ts';
import { positionAlongPolyline } from '../geometry/polylines.ts';
import type { TableItem } from './editorDocument.ts';

/** By rows from left to right, by columns from top to bottom, or as they come. */
export type NumberingOrder = 'rows' | 'columns' | 'selection';

/** Tables of a row may stand apart by this share of their median size. */
const ROW_TOLERANCE = 0.6;

/** Orders tables row by row or column by column. Tables that stand in slightly uneven rows count as one row. */
export function orderByPlace(tables: readonly TableItem[], order: NumberingOrder): readonly TableItem[] {
  if (order === 'selection') return tables;
  const [along, across] = order === 'rows' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const side = order === 'rows' ? 'height' : 'width';
  const sizes = tables.map(({ room }) => room.coordinates[side]).toSorted((a, b) => a - b);
  const tolerance = (sizes[Math.floor(sizes.length / 2)] ?? 0) * ROW_TOLERANCE;
  const rows: { last: number; readonly tables: Placed[] }[] = [];
  const placed = tables.map((table): Placed => ({ table, at: centerOf(table.room.coordinates) }));
  for (const entry of placed.toSorted((a, b) => a.at[across] - b.at[across])) {
    const position = entry.at[across];
    const row = rows.at(-1);
    if (row && position - row.last <= tolerance) {
      row.tables.push(entry);
      // A row may rise or fall a little from table to table.
      row.last = position;
    } else rows.push({ last: position, tables: [entry] });
  }
  return rows.flatMap((row) => row.tables.toSorted((a, b) => a.at[along] - b.at[along]).map(({ table }) => table));
}

type Placed = { readonly table: TableItem; readonly at: Point };

/** Orders tables along a line in plan units: by the point of the line that is nearest to each. */
export function orderAlongLine(tables: readonly TableItem[], line: readonly Point[]): readonly TableItem[] {
  const positions = new Map(
    tables.map((table) => [table, positionAlongPolyline(line, centerOf(table.room.coordinates))]),
  );
  return tables.toSorted((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
}

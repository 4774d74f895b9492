/** The boxes and colors of a plan's tables in typed arrays, in drawing order. Lengths are plan units. */
import { type Box, boundsOf, unionBoxes } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';

/**
 * A view with more tables than this is a crowd: one shape paints it, in batches by color and state unless a table has
 * enough room for its details.
 */
export const MAX_DETAILED_TABLES = 400;

export type TableBuffers = {
  /** In drawing order; a table's index here is its index in all buffers. */
  readonly tables: readonly Table[];
  /** x, y, width and height of each table in turn. */
  readonly boxes: Float32Array;
  /** The distinct colors of the tables. */
  readonly colors: readonly string[];
  /** The index of each table's color in `colors`. */
  readonly colorIndex: Uint16Array;
  /** 0, 1, 2, … up to the last table. */
  readonly allIndices: Uint32Array;
  /** The shortest side of any table; Infinity without tables. */
  readonly minTableSide: number;
};

/**
 * Puts tables into drawing order and fills the buffers. Few tables keep the order that the venue gave them, which
 * decides what lies above what. Many tables are sorted by color, the unavailable ones first, so that the canvas seldom
 * changes its fill. `filled` is the box around all tables; undefined without tables.
 */
export function buildTableBuffers(items: readonly Table[]): TableBuffers & { readonly filled: Box | undefined } {
  const colors = [...new Set(items.map(({ color }) => color))].toSorted();
  const indexByColor = new Map(colors.map((name, index) => [name, index]));
  const rankOf = ({ color, available }: Table): number => 2 * (indexByColor.get(color) ?? 0) + (available ? 1 : 0);
  const tables =
    items.length > MAX_DETAILED_TABLES ? items.toSorted((one, other) => rankOf(one) - rankOf(other)) : items;
  const boxes = new Float32Array(tables.length * 4);
  const colorIndex = new Uint16Array(tables.length);
  let minTableSide = Infinity;
  for (const [index, { box, color }] of tables.entries()) {
    boxes.set([box.x, box.y, box.width, box.height], index * 4);
    colorIndex[index] = indexByColor.get(color) ?? 0;
    minTableSide = Math.min(minTableSide, box.width, box.height);
  }
  const allIndices = Uint32Array.from(tables.keys());
  return { tables, boxes, colors, colorIndex, allIndices, minTableSide, filled: unionBoxes(tables.map(boundsOf)) };
}

/** The outlines and colors of a plan's tables in typed arrays, in drawing order. Lengths are plan units. */
import { type Box, type Outline, boundsOf } from '../../domain/geometry/boxes.ts';

/** More tables than this are painted in batches by color and state, unless each has enough room for its details. */
export const MAX_DETAILED_TABLES = 400;

export type ColoredOutline = Outline & { readonly color: string; readonly available: boolean };

export type TableBuffers = {
  /** x, y, width and height of each table in turn. */
  readonly boxes: Float32Array;
  /** Rotations about the center, in radians. */
  readonly rotations: Float32Array;
  /** 1 for an ellipse, 0 for a rectangle. */
  readonly isEllipse: Uint8Array;
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
 *
 * The loops run once, before the first paint, in code that the engine has not optimized yet: they are written for that.
 */
export function buildTableBuffers<Item extends ColoredOutline>(
  items: readonly Item[],
): TableBuffers & { readonly order: readonly Item[]; readonly filled: Box | undefined } {
  type Group = { readonly unavailable: Item[]; readonly available: Item[] };
  const groups = new Map<string, Group>();
  let group: Group = { unavailable: [], available: [] };
  let color: string | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (!item) continue;
    // Most tables have the color of the one before.
    if (item.color !== color) {
      color = item.color;
      const existing = groups.get(color);
      if (existing) group = existing;
      else groups.set(color, (group = { unavailable: [], available: [] }));
    }
    (item.available ? group.available : group.unavailable).push(item);
  }
  const sortedGroups = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const colors = sortedGroups.map(([name]) => name);
  const indexByColor = new Map(colors.map((name, index) => [name, index]));
  const order =
    items.length > MAX_DETAILED_TABLES
      ? sortedGroups.flatMap(([, { unavailable, available }]) => unavailable.concat(available))
      : items;
  const boxes = new Float32Array(order.length * 4);
  const rotations = new Float32Array(order.length);
  const isEllipse = new Uint8Array(order.length);
  const colorIndex = new Uint16Array(order.length);
  const allIndices = new Uint32Array(order.length);
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  let minTableSide = Infinity;
  let currentColorIndex = 0;
  color = undefined;
  for (let index = 0; index < order.length; index++) {
    const item = order[index];
    if (!item) continue;
    const { box, rotation } = item;
    const { width, height } = box;
    boxes[index * 4] = box.x;
    boxes[index * 4 + 1] = box.y;
    boxes[index * 4 + 2] = width;
    boxes[index * 4 + 3] = height;
    if (rotation !== 0) rotations[index] = (rotation * Math.PI) / 180;
    if (item.shape === 'ellipse') isEllipse[index] = 1;
    if (item.color !== color) {
      color = item.color;
      currentColorIndex = indexByColor.get(color) ?? 0;
    }
    colorIndex[index] = currentColorIndex;
    allIndices[index] = index;
    if (width < minTableSide) minTableSide = width;
    if (height < minTableSide) minTableSide = height;
    const bounds = rotation === 0 ? box : boundsOf(item);
    if (bounds.x < left) left = bounds.x;
    if (bounds.y < top) top = bounds.y;
    if (bounds.x + bounds.width > right) right = bounds.x + bounds.width;
    if (bounds.y + bounds.height > bottom) bottom = bounds.y + bounds.height;
  }
  const filled = order.length === 0 ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
  return { order, boxes, rotations, isEllipse, colors, colorIndex, allIndices, minTableSide, filled };
}

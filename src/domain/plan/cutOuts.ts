/** The parts of a plan around a reservation's tables, which pages and mails show as a picture. */
import { type Box, type Outline, boundsOf, expandBox, unionBoxes } from '../geometry/boxes.ts';

/** The margin around the tables, as a multiple of the longest side of a table: enough to recognize the place. */
const MARGIN_RATIO = 2.2;
/** The side of a table counts as at least this long, in plan units: painters take ages where a tiny one is enlarged. */
const MIN_SIDE = 8;
/** As multiples of the same side: in a picture of a larger part, a phone shows tables too small to read. */
const MAX_RATIO = { width: 16, height: 9 } as const;
/** More of them side by side would be too narrow. */
const MAX_CUT_OUTS = 3;

/**
 * Returns the box around tables, with a margin, in plan units. Tables that lie far apart get a box each, from left to
 * right or from top to bottom; the margins of two boxes never overlap. Returns no box without tables.
 */
export function cutOuts(tables: readonly Outline[]): Box[] {
  const side = Math.max(MIN_SIDE, ...tables.map(({ box }) => Math.max(box.width, box.height)));
  const margin = side * MARGIN_RATIO;
  const boxAround = (boxes: readonly Box[]): Box | undefined => {
    const union = unionBoxes(boxes);
    return union && expandBox(union, margin);
  };
  const parts: (readonly Box[])[] = [tables.map(boundsOf)];
  while (parts.length < MAX_CUT_OUTS) {
    const gaps = parts.map((part) => {
      const whole = boxAround(part);
      const isLarge = whole && (whole.width > side * MAX_RATIO.width || whole.height > side * MAX_RATIO.height);
      return isLarge ? widestGap(part) : NO_GAP;
    });
    const widest = Math.max(...gaps.map(({ length }) => length));
    if (widest <= 2 * margin) break;
    const at = gaps.findIndex(({ length }) => length === widest);
    parts.splice(at, 1, ...(gaps[at] ?? NO_GAP).sides);
  }
  return parts.flatMap((part) => boxAround(part) ?? []);
}

type Gap = { readonly length: number; readonly sides: readonly (readonly Box[])[] };
const NO_GAP: Gap = { length: 0, sides: [] };

/** Returns the widest upright or level strip between boxes, and the boxes on both sides of it. */
function widestGap(boxes: readonly Box[]): Gap {
  let widest = NO_GAP;
  for (const [start, size] of [['x', 'width'] as const, ['y', 'height'] as const]) {
    const sorted = boxes.toSorted((a, b) => a[start] - b[start]);
    let end = sorted[0]?.[start] ?? 0;
    for (const [at, box] of sorted.entries()) {
      const length = box[start] - end;
      if (length > widest.length) widest = { length, sides: [sorted.slice(0, at), sorted.slice(at)] };
      end = Math.max(end, box[start] + box[size]);
    }
  }
  return widest;
}

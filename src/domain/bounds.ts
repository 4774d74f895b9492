/** The outlines of what is drawn: where an item is taken hold of, framed, aligned and snapped to. Lengths are plan units. */
import type { Drawing, Item } from './drawing.ts';
import { type Box, type Outline, type Point, boundsOf, boxAround, padded, unionOf } from './geometry.ts';
import type { Decor } from './plan.ts';
import { outlineOf } from './table.ts';

/** Of a letter, in font sizes: no text is measured here, so a frame is a little wide rather than too small. */
const LETTER = 0.6;
/** Letters of scripts that are written in squares, and pictures of feelings. */
const WIDE_LETTER = 1.04;
const FIRST_WIDE = 0x2e80;
const LINE = 1.2;

/** The turned box of an item. Of points it is the upright box around them and half their line's width. */
export function outlineOfItem(item: Item): Outline {
  return item.kind === 'table' ? outlineOf(item.room.coordinates) : outlineOfDecor(item.decor);
}

export function outlineOfDecor(decor: Decor): Outline {
  if ('points' in decor)
    return { box: padded(boxAround(pointsOf(decor)), strokeOf(decor) / 2), rotation: 0, shape: 'rect' };
  const rotation = decor.rotation ?? 0;
  if (decor.kind !== 'text')
    return { box: { x: decor.x, y: decor.y, width: decor.width, height: decor.height }, rotation, shape: 'rect' };
  const width = decor.size * textWidth(decor.text);
  const height = decor.size * LINE;
  return { box: { x: decor.x - width / 2, y: decor.y - height / 2, width, height }, rotation, shape: 'rect' };
}

/** The upright box around items; undefined of none. */
export function boxOfItems(items: readonly Item[]): Box | undefined {
  return unionOf(items.map((item) => boundsOf(outlineOfItem(item))));
}

/** The items of a selection, decor first, each from the lowest to the uppermost. */
export function itemsOf(drawing: Drawing, keys: ReadonlySet<string>): Item[] {
  if (keys.size === 0) return [];
  return [...drawing.decor.filter(({ key }) => keys.has(key)), ...drawing.tables.filter(({ key }) => keys.has(key))];
}

/** Decor that is drawn through points: an area, a path, a wall. */
export type PointDecor = Extract<Decor, { points: unknown }>;

export function pointsOf(decor: PointDecor): Point[] {
  return decor.points.map(([x, y]) => ({ x, y }));
}

/** How wide the line through its points is; an area has none. */
export function strokeOf(decor: PointDecor): number {
  return decor.kind === 'area' ? 0 : decor.width;
}

function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letter.codePointAt(0)! >= FIRST_WIDE ? WIDE_LETTER : LETTER;
  return Math.max(width, LETTER);
}

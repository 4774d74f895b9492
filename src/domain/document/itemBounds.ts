/** Outlines of items, for hit tests, frames, alignment and snapping. Lengths are plan units. */
import type { EditorDocument, Item } from './editorDocument.ts';
import {
  type Box,
  type Outline,
  type Point,
  boundsOf,
  boxFromPoints,
  centerOf,
  expandBox,
  unionBoxes,
} from '../geometry/boxes.ts';
import { smoothPolyline } from '../geometry/polylines.ts';
import type { Decor } from '../plan/plan.ts';
import { outlineFromCoordinates } from '../plan/table.ts';

/** Estimated width of a letter in font sizes, on the wide side, so that a frame never cuts the text. */
const LETTER_WIDTH_EM = 0.6;
/** Width of CJK letters and emoji, from this code point on. */
const WIDE_LETTER_WIDTH_EM = 1.04;
const FIRST_WIDE_LETTER = '\u2e80';
const LINE_HEIGHT_EM = 1.2;

/**
 * Returns the rotated box of an item. For points it is the upright box around them, including half the stroke width.
 */
export function itemOutline(item: Item): Outline {
  return item.kind === 'table' ? outlineFromCoordinates(item.room.coordinates) : decorOutline(item.decor);
}

export function decorOutline(decor: Decor): Outline {
  if ('points' in decor)
    return {
      box: expandBox(boxFromPoints(shapePoints(decor)), shapeStrokeWidth(decor) / 2),
      rotation: 0,
      shape: 'rect',
    };
  const rotation = decor.rotation ?? 0;
  if (decor.kind !== 'text')
    return { box: { x: decor.x, y: decor.y, width: decor.width, height: decor.height }, rotation, shape: 'rect' };
  const width = decor.size * textWidth(decor.text);
  const height = decor.size * LINE_HEIGHT_EM;
  return { box: { x: decor.x - width / 2, y: decor.y - height / 2, width, height }, rotation, shape: 'rect' };
}

/** An item's position and size as fields. Texts and points have no size, points no rotation. */
export type ItemPlacement = {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly rotation?: number;
};

/** Returns an item's position in the plan: the corner of its box, or the center of a text. */
export function itemPlacement(item: Item): ItemPlacement {
  if (item.kind === 'table') {
    const { box, rotation } = outlineFromCoordinates(item.room.coordinates);
    return { ...box, rotation };
  }
  const { decor } = item;
  if ('points' in decor) return boxFromPoints(shapePoints(decor));
  if (decor.kind === 'text') return { x: decor.x, y: decor.y, rotation: decor.rotation ?? 0 };
  return { x: decor.x, y: decor.y, width: decor.width, height: decor.height, rotation: decor.rotation ?? 0 };
}

/** Returns the center of an item. */
export function itemCenter(item: Item): Point {
  const { x, y, width = 0, height = 0 } = itemPlacement(item);
  return centerOf({ x, y, width, height });
}

/** Returns the upright box around items, or undefined. */
export function itemsBounds(items: readonly Item[]): Box | undefined {
  return unionBoxes(items.map((item) => boundsOf(itemOutline(item))));
}

/** Returns the selected items in z-order, decor first. */
export function selectedItems(drawing: EditorDocument, keys: ReadonlySet<string>): Item[] {
  if (keys.size === 0) return [];
  return [...drawing.decor.filter(({ key }) => keys.has(key)), ...drawing.tables.filter(({ key }) => keys.has(key))];
}

/** Decor with points: an area, a path or a wall. */
export type ShapeDecor = Extract<Decor, { points: unknown }>;

export function shapePoints(decor: ShapeDecor): Point[] {
  return decor.points.map(([x, y]) => ({ x, y }));
}

/** Returns the corners of a smooth shape; undefined if all of its points are corners. */
export function shapeCorners(decor: ShapeDecor): readonly number[] | undefined {
  return decor.kind !== 'wall' && decor.smooth ? (decor.corners ?? []) : undefined;
}

/** Returns the line of a shape as drawn, with its smooth parts as short straight segments. */
export function shapeLine(decor: ShapeDecor): Point[] {
  const corners = shapeCorners(decor);
  return corners ? smoothPolyline(shapePoints(decor), decor.kind === 'area', corners) : shapePoints(decor);
}

/** Returns the stroke width; 0 for an area. */
export function shapeStrokeWidth(decor: ShapeDecor): number {
  return decor.kind === 'area' ? 0 : decor.width;
}

function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letter >= FIRST_WIDE_LETTER ? WIDE_LETTER_WIDTH_EM : LETTER_WIDTH_EM;
  return Math.max(width, LETTER_WIDTH_EM);
}

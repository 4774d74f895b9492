/** The outlines of what is drawn: where an item is taken hold of, framed, aligned and snapped to. Lengths are plan units. */
import type { EditorDocument, Item } from './editorDocument.ts';
import {
  type Box,
  type Outline,
  type Point,
  boundsOf,
  boxFromPoints,
  expandBox,
  unionBoxes,
} from '../geometry/boxes.ts';
import type { Decor } from '../plan/plan.ts';
import { outlineFromCoordinates } from '../plan/table.ts';

/** Of a letter, in font sizes: no text is measured here, so a frame is a little wide rather than too small. */
const LETTER = 0.6;
/** Letters of scripts that are written in squares, and pictures of feelings. */
const WIDE_LETTER = 1.04;
const FIRST_WIDE = 0x2e80;
const LINE = 1.2;

/** The turned box of an item. Of points it is the upright box around them and half their line's width. */
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
  const height = decor.size * LINE;
  return { box: { x: decor.x - width / 2, y: decor.y - height / 2, width, height }, rotation, shape: 'rect' };
}

/** The upright box around items; undefined of none. */
export function itemsBounds(items: readonly Item[]): Box | undefined {
  return unionBoxes(items.map((item) => boundsOf(itemOutline(item))));
}

/** The items of a selection, decor first, each from the lowest to the uppermost. */
export function selectedItems(drawing: EditorDocument, keys: ReadonlySet<string>): Item[] {
  if (keys.size === 0) return [];
  return [...drawing.decor.filter(({ key }) => keys.has(key)), ...drawing.tables.filter(({ key }) => keys.has(key))];
}

/** Decor that is drawn through points: an area, a path, a wall. */
export type ShapeDecor = Extract<Decor, { points: unknown }>;

export function shapePoints(decor: ShapeDecor): Point[] {
  return decor.points.map(([x, y]) => ({ x, y }));
}

/** How wide the line through its points is; an area has none. */
export function shapeStrokeWidth(decor: ShapeDecor): number {
  return decor.kind === 'area' ? 0 : decor.width;
}

function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letter.codePointAt(0)! >= FIRST_WIDE ? WIDE_LETTER : LETTER;
  return Math.max(width, LETTER);
}

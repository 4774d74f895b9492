/** Edits that move, resize and rotate items. Lengths are plan units, angles degrees, clockwise. */
import { type ItemPlacement, decorOutline, itemCenter, itemOutline, itemPlacement } from '../itemBounds.ts';
import type { DecorItem, EditorDocument, Item } from '../editorDocument.ts';
import { type Box, type Outline, type Point, boundsOf, centerOf } from '../../geometry/boxes.ts';
import { clamp } from '../../geometry/numbers.ts';
import { MAX_COORDINATE, outlineFromCoordinates } from '../../plan/table.ts';
import { type ItemKeys, updateItems } from './updateItems.ts';
import {
  MIN_SIZE,
  translateDecor,
  fitDecorToBox,
  rotateDecor,
  translateTable,
  fitTableToBox,
  rotateOutline,
} from './itemTransform.ts';

/** How far items can move together. */
export type MoveRange = { readonly min: Point; readonly max: Point };

/**
 * Returns the range in which no table's center leaves the plan and no decor exceeds the coordinate limits. It always
 * includes 0.
 */
export function moveRange(drawing: EditorDocument, keys: ItemKeys): MoveRange {
  const min = { x: -Infinity, y: -Infinity };
  const max = { x: Infinity, y: Infinity };
  const limit = (axis: 'x' | 'y', from: number, to: number, low: number, high: number): void => {
    min[axis] = Math.max(min[axis], Math.min(0, low - from));
    max[axis] = Math.min(max[axis], Math.max(0, high - to));
  };
  for (const { key, room } of drawing.tables) {
    if (!keys.has(key)) continue;
    const center = centerOf(room.coordinates);
    limit('x', center.x, center.x, 0, drawing.width);
    limit('y', center.y, center.y, 0, drawing.height);
  }
  for (const { key, decor } of drawing.decor) {
    if (!keys.has(key)) continue;
    const { x, y, width, height } = boundsOf(decorOutline(decor));
    limit('x', x, x + width, -MAX_COORDINATE, MAX_COORDINATE);
    limit('y', y, y + height, -MAX_COORDINATE, MAX_COORDINATE);
  }
  return { min, max };
}

/** Limits a move to a range. */
export function clampMove({ min, max }: MoveRange, by: Point): Point {
  return { x: clamp(by.x, min.x, max.x), y: clamp(by.y, min.y, max.y) };
}

/** Moves items together. The first item to reach the edge of the plan stops all. */
export function moveItems(drawing: EditorDocument, keys: ItemKeys, by: Point): EditorDocument {
  if (!Number.isFinite(by.x) || !Number.isFinite(by.y)) return drawing;
  const move = clampMove(moveRange(drawing, keys), by);
  if (move.x === 0 && move.y === 0) return drawing;
  return updateItems(
    drawing,
    keys,
    (item) => translateTable(item, move, drawing),
    (item) => translateDecor(item, move),
  );
}

const NO_SHIFT: Point = { x: 0, y: 0 };

/** Moves each item by its own offset. */
export function translateItems(drawing: EditorDocument, shifts: ReadonlyMap<string, Point>): EditorDocument {
  const keys = new Set([...shifts].filter(([, { x, y }]) => x !== 0 || y !== 0).map(([key]) => key));
  return updateItems(
    drawing,
    keys,
    (item) => translateTable(item, shifts.get(item.key) ?? NO_SHIFT, drawing),
    (item) => translateDecor(item, shifts.get(item.key) ?? NO_SHIFT),
  );
}

/** Moves each item so that its center has the given coordinates. */
export function setItemCenter(drawing: EditorDocument, keys: ItemKeys, center: Partial<Point>): EditorDocument {
  const items = [...drawing.tables, ...drawing.decor].filter(({ key }) => keys.has(key));
  const shifts = new Map(
    items.map((item) => {
      const { x, y } = itemCenter(item);
      return [item.key, { x: (center.x ?? x) - x, y: (center.y ?? y) - y }];
    }),
  );
  return translateItems(drawing, shifts);
}

/** Sets the given fields of each item. Numbers that are not finite are ignored. */
export function setItemPlacement(
  drawing: EditorDocument,
  keys: ItemKeys,
  placement: Partial<ItemPlacement>,
): EditorDocument {
  const given = Object.fromEntries(
    Object.entries(placement).filter(([, value]) => Number.isFinite(value)),
  ) as Partial<ItemPlacement>;
  return updateItems(
    drawing,
    keys,
    (item) => {
      const { box, rotation } = outlineFromCoordinates(item.room.coordinates);
      const { rotation: newRotation = rotation, ...sides } = given;
      return fitTableToBox(item, { box: { ...box, ...sides }, rotation: newRotation }, drawing);
    },
    (item) => placeDecor(item, given),
  );
}

function placeDecor(item: DecorItem, given: Partial<ItemPlacement>): DecorItem {
  const { decor } = item;
  const outline = decorOutline(decor);
  const before = itemPlacement(item);
  const by = { x: (given.x ?? before.x) - before.x, y: (given.y ?? before.y) - before.y };
  const moved = by.x === 0 && by.y === 0 ? item : translateDecor(item, by);
  if (decor.kind === 'text')
    return given.rotation === undefined
      ? moved
      : { ...moved, decor: fitDecorToBox(moved.decor, { ...decorOutline(moved.decor), rotation: given.rotation }) };
  if (given.width === undefined && given.height === undefined && given.rotation === undefined) return moved;
  const box = decorOutline(moved.decor).box;
  const size = {
    width: box.width + growthOf(before.width, given.width),
    height: box.height + growthOf(before.height, given.height),
  };
  return {
    ...moved,
    decor: fitDecorToBox(moved.decor, { box: { ...box, ...size }, rotation: given.rotation ?? outline.rotation }),
  };
}

/** Returns how much a side grows. A side of length 0, as of a straight line, can't grow. */
const growthOf = (before: number | undefined, to: number | undefined): number =>
  to === undefined || before === undefined || before === 0 ? 0 : Math.max(to, MIN_SIZE) - before;

type Placed = Pick<Outline, 'box' | 'rotation'>;

/** Fits each item into the box, with the rotation, that it is to have. */
export function fitItems(drawing: EditorDocument, keys: ItemKeys, to: (item: Item) => Placed): EditorDocument {
  return updateItems(
    drawing,
    keys,
    (item) => fitTableToBox(item, to(item), drawing),
    (item) => ({ ...item, decor: fitDecorToBox(item.decor, to(item)) }),
  );
}

/** Resizes one item to a box and rotation. */
export function resizeItem(drawing: EditorDocument, key: string, to: Placed): EditorDocument {
  return fitItems(drawing, new Set([key]), () => to);
}

/**
 * Scales items together, as the box around them changes. A rotated item keeps its rotation and grows along its own
 * sides.
 */
export function scaleItems(drawing: EditorDocument, keys: ItemKeys, from: Box, to: Box): EditorDocument {
  const across = ratioOf(from.width, to.width);
  const down = ratioOf(from.height, to.height);
  return fitItems(drawing, keys, (item) => {
    const { box, rotation } = itemOutline(item);
    const center = centerOf(box);
    const angle = (rotation * Math.PI) / 180;
    const width = box.width * Math.hypot(across * Math.cos(angle), down * Math.sin(angle));
    const height = box.height * Math.hypot(across * Math.sin(angle), down * Math.cos(angle));
    const middle = { x: to.x + (center.x - from.x) * across, y: to.y + (center.y - from.y) * down };
    return { box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height }, rotation };
  });
}

/** Returns 1 for a box of width 0, which can't be scaled. */
function ratioOf(from: number, to: number): number {
  return from > 0 ? Math.min(Math.max(to, MIN_SIZE) / from, MAX_COORDINATE) : 1;
}

/** Rotates items together around a point of the plan. */
export function rotateItems(drawing: EditorDocument, keys: ItemKeys, degrees: number, about: Point): EditorDocument {
  if (degrees % 360 === 0 || !Number.isFinite(degrees)) return drawing;
  return updateItems(
    drawing,
    keys,
    (item) =>
      fitTableToBox(item, rotateOutline(outlineFromCoordinates(item.room.coordinates), degrees, about), drawing),
    (item) => rotateDecor(item, degrees, about),
  );
}

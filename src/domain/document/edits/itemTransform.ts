/**
 * Moves, resizes and rotates single items: rounded, within the limits of a plan, and never with a table completely
 * outside the plan.
 */
import { decorOutline, shapePoints, shapeStrokeWidth } from '../itemBounds.ts';
import type { DecorItem, EditorDocument, TableItem } from '../editorDocument.ts';
import {
  type Box,
  type Outline,
  type Point,
  centerOf,
  isOutsideBox,
  expandBox,
  rotatePoint,
} from '../../geometry/boxes.ts';
import type { Decor } from '../../plan/plan.ts';
import { MAX_COORDINATE, MAX_FONT_SIZE, outlineFromCoordinates } from '../../plan/table.ts';

/** The smallest size that an edit produces, in plan units. */
export const MIN_SIZE = 1;

/** Rounds to a hundredth, the precision of a plan file. Never returns -0. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Limits and rounds a coordinate. */
export const clampCoordinate = (value: number): number => rounded(clamp(value, -MAX_COORDINATE, MAX_COORDINATE));
const length = (value: number): number => rounded(clamp(value, MIN_SIZE, MAX_COORDINATE));

/** Normalizes degrees to more than -180 and at most 180. */
export function normalizeRotation(degrees: number): number {
  const turn = rounded(degrees % 360);
  return turn > 180 ? rounded(turn - 360) : turn <= -180 ? rounded(turn + 360) : turn;
}

/** Sets the field `rotation`, which is absent for unrotated items. */
function withTurn<Piece extends { rotation?: number | undefined }>(piece: Piece, degrees: number): Piece {
  if (degrees === (piece.rotation ?? 0)) return piece;
  const { rotation: _, ...rest } = piece;
  const turn = normalizeRotation(degrees);
  return (turn === 0 ? rest : { ...rest, rotation: turn }) as Piece;
}

/** Keeps a number that didn't change exactly as it was written. */
const kept = (before: number, after: number, write: (value: number) => number): number =>
  before === after ? before : write(after);

/** Moves a box that lies completely outside the plan, so that its center is on it. */
function onPlan(outline: Outline, { width, height }: EditorDocument): Box {
  const { box } = outline;
  const centre = centerOf(box);
  if (
    (centre.x >= 0 && centre.y >= 0 && centre.x <= width && centre.y <= height) ||
    !isOutsideBox(outline, { x: 0, y: 0, width, height })
  )
    return box;
  return { ...box, x: clamp(centre.x, 0, width) - box.width / 2, y: clamp(centre.y, 0, height) - box.height / 2 };
}

/** Fits a table into a box with a rotation. Positioned texts move in proportion. */
export function fitTableToBox(
  item: TableItem,
  to: { readonly box: Box; readonly rotation: number },
  drawing: EditorDocument,
): TableItem {
  const { room } = item;
  const { coordinates: at } = room;
  const turned = withTurn(at, to.rotation);
  const width = kept(at.width, to.box.width, length);
  const height = kept(at.height, to.box.height, length);
  const sized = { x: to.box.x, y: to.box.y, width, height };
  const box = onPlan(outlineFromCoordinates({ ...turned, ...sized }), drawing);
  const x = kept(at.x, box.x, clampCoordinate);
  const y = kept(at.y, box.y, clampCoordinate);
  if (turned === at && x === at.x && y === at.y && width === at.width && height === at.height) return item;
  const coordinates = { ...turned, x, y, width, height };
  for (const [field, ratio] of [
    ['text_offset_x', width / at.width],
    ['seats_offset_x', width / at.width],
    ['text_offset_y', height / at.height],
    ['seats_offset_y', height / at.height],
  ] as const) {
    const offset = coordinates[field];
    if (offset !== undefined && ratio !== 1) coordinates[field] = clampCoordinate(offset * ratio);
  }
  return { ...item, room: { ...room, coordinates } };
}

/** Fits decor into a box with a rotation. Points are mapped from the old box to the new one; a rotation leaves them. */
export function fitDecorToBox(decor: Decor, to: { readonly box: Box; readonly rotation: number }): Decor {
  const { box } = to;
  if ('points' in decor) {
    const from = expandBox(decorOutline(decor).box, -shapeStrokeWidth(decor) / 2);
    const into = expandBox(box, -shapeStrokeWidth(decor) / 2);
    const across = stretch(from.x, from.width, into.x, into.width);
    const down = stretch(from.y, from.height, into.y, into.height);
    return {
      ...decor,
      points: decor.points.map(([x, y]): [number, number] => [
        kept(x, across(x), clampCoordinate),
        kept(y, down(y), clampCoordinate),
      ]),
    };
  }
  const turned = withTurn(decor, to.rotation);
  if (turned.kind === 'text') {
    const centre = centerOf(box);
    const ratio = box.height / decorOutline(decor).box.height;
    const size =
      Math.abs(ratio - 1) < 1e-9 ? turned.size : rounded(clamp(turned.size * ratio, MIN_SIZE, MAX_FONT_SIZE));
    return {
      ...turned,
      x: kept(turned.x, centre.x, clampCoordinate),
      y: kept(turned.y, centre.y, clampCoordinate),
      size,
    };
  }
  return {
    ...turned,
    x: kept(turned.x, box.x, clampCoordinate),
    y: kept(turned.y, box.y, clampCoordinate),
    width: kept(turned.width, box.width, length),
    height: kept(turned.height, box.height, length),
  };
}

/** Returns a function that maps a span to another one. A span without length only moves, to the middle. */
function stretch(from: number, width: number, to: number, toWidth: number): (value: number) => number {
  if (width <= 0) return (value) => value + (to + toWidth / 2) - (from + width / 2);
  if (width === toWidth) return (value) => value + (to - from);
  const ratio = Math.max(toWidth, MIN_SIZE) / width;
  return (value) => to + (value - from) * ratio;
}

/** Moves a table by an offset. */
export function translateTable(item: TableItem, by: Point, drawing: EditorDocument): TableItem {
  const { box, rotation } = outlineFromCoordinates(item.room.coordinates);
  return fitTableToBox(item, { box: { ...box, x: box.x + by.x, y: box.y + by.y }, rotation }, drawing);
}

/** Moves decor by an offset. */
export function translateDecor(item: DecorItem, by: Point): DecorItem {
  const { decor } = item;
  const x = (value: number): number => kept(value, value + by.x, clampCoordinate);
  const y = (value: number): number => kept(value, value + by.y, clampCoordinate);
  if ('points' in decor)
    return { ...item, decor: { ...decor, points: decor.points.map(([a, b]): [number, number] => [x(a), y(b)]) } };
  return { ...item, decor: { ...decor, x: x(decor.x), y: y(decor.y) } };
}

/** Rotates decor around a point of the plan. */
export function rotateDecor(item: DecorItem, degrees: number, about: Point): DecorItem {
  const { decor } = item;
  if ('points' in decor) {
    const points = shapePoints(decor).map((point): [number, number] => {
      const turned = rotatePoint(point, about, degrees);
      return [clampCoordinate(turned.x), clampCoordinate(turned.y)];
    });
    return { ...item, decor: { ...decor, points } };
  }
  return { ...item, decor: fitDecorToBox(decor, rotateOutline(decorOutline(decor), degrees, about)) };
}

/** Rotates an outline around a point of the plan. */
export function rotateOutline({ box, rotation, shape }: Outline, degrees: number, about: Point): Outline {
  const before = centerOf(box);
  const centre = rotatePoint(before, about, degrees);
  // Rotating around its own center must not move it, not even by a rounding error.
  const still = Math.hypot(centre.x - before.x, centre.y - before.y) < 1e-9;
  return {
    box: still ? box : { ...box, x: centre.x - box.width / 2, y: centre.y - box.height / 2 },
    rotation: rotation + degrees,
    shape,
  };
}

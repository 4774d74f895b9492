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
  moveBox,
  rotatePoint,
} from '../../geometry/boxes.ts';
import { clamp, round2 } from '../../geometry/numbers.ts';
import type { Decor } from '../../plan/plan.ts';
import { MAX_COORDINATE, MAX_FONT_SIZE, outlineFromCoordinates } from '../../plan/table.ts';

/** The smallest size that an edit produces, in plan units. */
export const MIN_SIZE = 1;

/** Limits and rounds a coordinate. */
export const clampCoordinate = (value: number): number => round2(clamp(value, -MAX_COORDINATE, MAX_COORDINATE));
/** Limits and rounds a width or height. */
export const clampLength = (value: number): number => round2(clamp(value, MIN_SIZE, MAX_COORDINATE));

/** Normalizes degrees to more than -180 and at most 180. */
export function normalizeRotation(degrees: number): number {
  const turn = round2(degrees % 360);
  if (turn > 180) return round2(turn - 360);
  return turn <= -180 ? round2(turn + 360) : turn;
}

/** Sets the field `rotation`, which is absent for unrotated items. */
function withRotation<Piece extends { rotation?: number | undefined }>(piece: Piece, degrees: number): Piece {
  if (degrees === (piece.rotation ?? 0)) return piece;
  const { rotation: _, ...rest } = piece;
  const turn = normalizeRotation(degrees);
  return (turn === 0 ? rest : { ...rest, rotation: turn }) as Piece;
}

/** Limits a number that changed. One that didn't change stays exactly as it is in the file. */
const limitIfChanged = (before: number, after: number, limit: (value: number) => number): number =>
  before === after ? before : limit(after);

const isWithin = (value: number, length: number): boolean => value >= 0 && value <= length;

/** Moves a box that lies completely outside the plan, so that its center is on it. */
function moveOntoPlan(outline: Outline, { width, height }: EditorDocument): Box {
  const { box } = outline;
  const center = centerOf(box);
  if (
    (isWithin(center.x, width) && isWithin(center.y, height)) ||
    !isOutsideBox(outline, { x: 0, y: 0, width, height })
  )
    return box;
  return { ...box, x: clamp(center.x, 0, width) - box.width / 2, y: clamp(center.y, 0, height) - box.height / 2 };
}

/** Fits a table into a box with a rotation. Positioned texts move in proportion. */
export function fitTableToBox(
  item: TableItem,
  to: { readonly box: Box; readonly rotation: number },
  drawing: EditorDocument,
): TableItem {
  const { room } = item;
  const { coordinates: before } = room;
  const rotated = withRotation(before, to.rotation);
  const width = limitIfChanged(before.width, to.box.width, clampLength);
  const height = limitIfChanged(before.height, to.box.height, clampLength);
  const sized = { x: to.box.x, y: to.box.y, width, height };
  const box = moveOntoPlan(outlineFromCoordinates({ ...rotated, ...sized }), drawing);
  const x = limitIfChanged(before.x, box.x, clampCoordinate);
  const y = limitIfChanged(before.y, box.y, clampCoordinate);
  if (rotated === before && x === before.x && y === before.y && width === before.width && height === before.height)
    return item;
  const coordinates = { ...rotated, x, y, width, height };
  for (const [field, ratio] of [
    ['text_offset_x', width / before.width],
    ['seats_offset_x', width / before.width],
    ['text_offset_y', height / before.height],
    ['seats_offset_y', height / before.height],
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
    const across = mapSpan(from.x, from.width, into.x, into.width);
    const down = mapSpan(from.y, from.height, into.y, into.height);
    return {
      ...decor,
      points: decor.points.map(([x, y]): [number, number] => [
        limitIfChanged(x, across(x), clampCoordinate),
        limitIfChanged(y, down(y), clampCoordinate),
      ]),
    };
  }
  const rotated = withRotation(decor, to.rotation);
  if (rotated.kind === 'text') {
    const center = centerOf(box);
    const ratio = box.height / decorOutline(decor).box.height;
    const size =
      Math.abs(ratio - 1) < 1e-9 ? rotated.size : round2(clamp(rotated.size * ratio, MIN_SIZE, MAX_FONT_SIZE));
    return {
      ...rotated,
      x: limitIfChanged(rotated.x, center.x, clampCoordinate),
      y: limitIfChanged(rotated.y, center.y, clampCoordinate),
      size,
    };
  }
  return {
    ...rotated,
    x: limitIfChanged(rotated.x, box.x, clampCoordinate),
    y: limitIfChanged(rotated.y, box.y, clampCoordinate),
    width: limitIfChanged(rotated.width, box.width, clampLength),
    height: limitIfChanged(rotated.height, box.height, clampLength),
  };
}

/** Returns a function that maps a span to another one. A span without length only moves, to the middle. */
function mapSpan(from: number, width: number, to: number, toWidth: number): (value: number) => number {
  if (width <= 0) return (value) => value + (to + toWidth / 2) - (from + width / 2);
  if (width === toWidth) return (value) => value + (to - from);
  const ratio = Math.max(toWidth, MIN_SIZE) / width;
  return (value) => to + (value - from) * ratio;
}

/** Moves a table by an offset. */
export function translateTable(item: TableItem, by: Point, drawing: EditorDocument): TableItem {
  const { coordinates } = item.room;
  const center = centerOf(coordinates);
  // Most tables stay on the plan. Thousands move at once, so this is kept cheap.
  if (isWithin(center.x + by.x, drawing.width) && isWithin(center.y + by.y, drawing.height)) {
    const x = limitIfChanged(coordinates.x, coordinates.x + by.x, clampCoordinate);
    const y = limitIfChanged(coordinates.y, coordinates.y + by.y, clampCoordinate);
    if (x === coordinates.x && y === coordinates.y) return item;
    return { ...item, room: { ...item.room, coordinates: { ...coordinates, x, y } } };
  }
  const { box, rotation } = outlineFromCoordinates(coordinates);
  return fitTableToBox(item, { box: moveBox(box, by), rotation }, drawing);
}

/** Moves decor by an offset. */
export function translateDecor(item: DecorItem, by: Point): DecorItem {
  const { decor } = item;
  const x = (value: number): number => limitIfChanged(value, value + by.x, clampCoordinate);
  const y = (value: number): number => limitIfChanged(value, value + by.y, clampCoordinate);
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
  const center = rotatePoint(before, about, degrees);
  // Rotating around its own center must not move it, not even by a rounding error.
  const still = Math.hypot(center.x - before.x, center.y - before.y) < 1e-9;
  return {
    box: still ? box : { ...box, x: center.x - box.width / 2, y: center.y - box.height / 2 },
    rotation: rotation + degrees,
    shape,
  };
}

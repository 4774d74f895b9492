/** Edits of the points of an area, a path or a wall. Points are identified by index. Lengths are plan units. */
import { type ShapeDecor, shapeCorners, shapePoints } from '../itemBounds.ts';
import { segmentMidpoints } from '../../geometry/polylines.ts';
import type { DecorItem, EditorDocument } from '../editorDocument.ts';
import type { Point } from '../../geometry/boxes.ts';
import { MIN_POINTS, MAX_POINTS } from '../../plan/decorKinds.ts';
import { setDecor } from './setFields.ts';
import type { ItemKeys } from './updateItems.ts';
import { clampCoordinate } from './itemTransform.ts';

/** An area, a path or a wall. */
export type PointsItem = DecorItem & { readonly decor: ShapeDecor };
type Pairs = ShapeDecor['points'];

export function hasPoints(item: DecorItem): item is PointsItem {
  return 'points' in item.decor;
}

/** Returns the shape whose points can be edited: the only selected item, neither locked nor hidden. */
export function editableShape(drawing: EditorDocument, keys: ItemKeys): PointsItem | undefined {
  const [key, another] = keys;
  if (key === undefined || another !== undefined) return undefined;
  const item = drawing.decor.find((each) => each.key === key);
  return item && hasPoints(item) && !item.locked && !item.hidden ? item : undefined;
}

/** Returns whether a point can be removed. */
export function canRemovePoint({ kind, points }: ShapeDecor): boolean {
  return points.length > MIN_POINTS[kind];
}

/** Returns whether a point can be added. */
export function canAddPoint({ points }: ShapeDecor): boolean {
  return points.length < MAX_POINTS;
}

/**
 * Returns the midpoints between points, on the line as drawn. The last one of an area lies between its last and first
 * point.
 */
export function shapeMidpoints(decor: ShapeDecor): Point[] {
  return segmentMidpoints(shapePoints(decor), {
    closed: decor.kind === 'area',
    corners: shapeCorners(decor),
  });
}

/**
 * Returns the position of a new point after a point: the next midpoint, or beyond the end of a line by half its last
 * segment.
 */
export function nextPointPosition(decor: ShapeDecor, index: number): Point | undefined {
  const midpoint = shapeMidpoints(decor)[index];
  if (midpoint) return midpoint;
  const [before, last] = shapePoints(decor).slice(-2);
  return before && last && { x: last.x + (last.x - before.x) / 2, y: last.y + (last.y - before.y) / 2 };
}

/** Moves a point to a position, along one axis or both. */
export function movePoint(drawing: EditorDocument, key: string, index: number, to: Partial<Point>): EditorDocument {
  const points = findShape(drawing, key)?.decor.points;
  const from = points?.[index];
  if (!points || !from) return drawing;
  const moved: [number, number] = [
    to.x === undefined ? from[0] : clampCoordinate(to.x),
    to.y === undefined ? from[1] : clampCoordinate(to.y),
  ];
  if (moved[0] === from[0] && moved[1] === from[1]) return drawing;
  return setDecor(drawing, new Set([key]), { points: points.with(index, moved) });
}

/** Moves a point by an offset. */
export function movePointBy(drawing: EditorDocument, key: string, index: number, by: Point): EditorDocument {
  const from = findShape(drawing, key)?.decor.points[index];
  return from ? movePoint(drawing, key, index, { x: from[0] + by.x, y: from[1] + by.y }) : drawing;
}

/** Inserts a point at an index. Does nothing if the plan can hold no more. */
export function addPoint(drawing: EditorDocument, key: string, index: number, at: Point): EditorDocument {
  const item = findShape(drawing, key);
  if (!item || !canAddPoint(item.decor)) return drawing;
  const { decor } = item;
  const points = decor.points.toSpliced(index, 0, [clampCoordinate(at.x), clampCoordinate(at.y)]);
  const moved = shapeCorners(decor)?.map((corner) => (corner < index ? corner : corner + 1));
  // Between two corners the line is straight, and stays so.
  const isBetweenCorners =
    isCorner(decor, index - 1) && isCorner(decor, decor.kind === 'area' ? index % decor.points.length : index);
  return setShape(drawing, key, points, moved && (isBetweenCorners ? [...moved, index] : moved));
}

/** Removes a point, unless the shape needs it. */
export function removePoint(drawing: EditorDocument, key: string, index: number): EditorDocument {
  const item = findShape(drawing, key);
  if (!item || !canRemovePoint(item.decor) || index >= item.decor.points.length) return drawing;
  const corners = shapeCorners(item.decor)
    ?.filter((corner) => corner !== index)
    .map((corner) => (corner < index ? corner : corner - 1));
  return setShape(drawing, key, item.decor.points.toSpliced(index, 1), corners);
}

/** Returns whether a point is a corner. All points of a wall are. */
export function isCorner(decor: ShapeDecor, index: number): boolean {
  return shapeCorners(decor)?.includes(index) ?? true;
}

/** Makes a point of an area or a path a corner or smooth. Walls stay as they are. */
export function setCorner(drawing: EditorDocument, key: string, index: number, corner: boolean): EditorDocument {
  const item = findShape(drawing, key);
  if (!item || item.decor.kind === 'wall' || isCorner(item.decor, index) === corner) return drawing;
  const { decor } = item;
  const all = decor.points.map((_, place) => place);
  const others = (shapeCorners(decor) ?? all).filter((place) => place !== index);
  return setShape(drawing, key, decor.points, corner ? [...others, index] : others);
}

function findShape(drawing: EditorDocument, key: string): PointsItem | undefined {
  const item = drawing.decor.find((each) => each.key === key);
  return item && hasPoints(item) ? item : undefined;
}

/** Sets the points, and the corners of a smooth shape. A shape that has only corners is not smooth. */
function setShape(
  drawing: EditorDocument,
  key: string,
  points: Pairs,
  corners: readonly number[] | undefined,
): EditorDocument {
  if (!corners) return setDecor(drawing, new Set([key]), { points });
  const isSmooth = corners.length < points.length;
  return setDecor(drawing, new Set([key]), {
    points,
    smooth: isSmooth || undefined,
    corners: isSmooth && corners.length > 0 ? corners.toSorted((a, b) => a - b) : undefined,
  });
}

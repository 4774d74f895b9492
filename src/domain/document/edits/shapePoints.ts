/** Edits of the points of an area, a path or a wall. Points are identified by index. Lengths are plan units. */
import { type ShapeDecor, shapePoints } from '../itemBounds.ts';
import { segmentMidpoints } from '../../geometry/polylines.ts';
import type { DecorItem, EditorDocument } from '../editorDocument.ts';
import type { Point } from '../../geometry/boxes.ts';
import { MIN_POINTS, MAX_POINTS } from '../../plan/plan.ts';
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
    smooth: decor.kind !== 'wall' && decor.smooth === true,
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
  return changePoints(drawing, key, (points) => {
    const from = points[index];
    if (!from) return points;
    const moved: [number, number] = [
      to.x === undefined ? from[0] : clampCoordinate(to.x),
      to.y === undefined ? from[1] : clampCoordinate(to.y),
    ];
    return moved[0] === from[0] && moved[1] === from[1] ? points : points.with(index, moved);
  });
}

/** Moves a point by an offset. */
export function movePointBy(drawing: EditorDocument, key: string, index: number, by: Point): EditorDocument {
  return changePoints(drawing, key, (points) => {
    const from = points[index];
    return from ? points.with(index, [clampCoordinate(from[0] + by.x), clampCoordinate(from[1] + by.y)]) : points;
  });
}

/** Inserts a point at an index. Does nothing if the plan can hold no more. */
export function addPoint(drawing: EditorDocument, key: string, index: number, at: Point): EditorDocument {
  return changePoints(drawing, key, (points, decor) =>
    canAddPoint(decor) ? points.toSpliced(index, 0, [clampCoordinate(at.x), clampCoordinate(at.y)]) : points,
  );
}

/** Removes a point, unless the shape needs it. */
export function removePoint(drawing: EditorDocument, key: string, index: number): EditorDocument {
  return changePoints(drawing, key, (points, decor) =>
    canRemovePoint(decor) && index < points.length ? points.toSpliced(index, 1) : points,
  );
}

function changePoints(
  drawing: EditorDocument,
  key: string,
  change: (points: Pairs, decor: ShapeDecor) => Pairs,
): EditorDocument {
  const item = drawing.decor.find((each) => each.key === key);
  if (!item || !hasPoints(item)) return drawing;
  const points = change(item.decor.points, item.decor);
  return points === item.decor.points ? drawing : setDecor(drawing, new Set([key]), { points });
}

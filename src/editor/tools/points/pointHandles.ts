/** Handles for the points of a shape, and for the midpoints that add a point. */
import { type ShapeDecor, shapePoints } from '../../../domain/document/itemBounds.ts';
import { canAddPoint, shapeMidpoints } from '../../../domain/document/edits/shapePoints.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { isFartherThan } from '../constraints.ts';
import type { PointerType } from '../tool.ts';

/** `index` is that of the point, or the one a new point would get. */
export type PointHandle = { readonly at: Point; readonly index: number; readonly isNew: boolean };

/** Width of a hit target. */
const TARGET_PX: Record<PointerType, number> = { mouse: 16, pen: 24, touch: 44 };

/** Returns a handle for each point, and for the midpoint of each segment that is long enough for three targets. */
export function pointHandlesOf(decor: ShapeDecor, unitsPerPixel: number, pointerType: PointerType): PointHandle[] {
  const points = shapePoints(decor);
  const handles = points.map((at, index): PointHandle => ({ at, index, isNew: false }));
  if (!canAddPoint(decor)) return handles;
  const minLength = 2 * TARGET_PX[pointerType] * unitsPerPixel;
  shapeMidpoints(decor).forEach((at, index) => {
    const from = points[index];
    const to = points[(index + 1) % points.length];
    if (from && to && isFartherThan(from, to, minLength)) handles.push({ at, index: index + 1, isNew: true });
  });
  return handles;
}

/**
 * Returns the nearest handle within reach. A point wins over a midpoint, and the later of two points in one place wins.
 */
export function pointHandleAt(
  decor: ShapeDecor,
  at: Point,
  unitsPerPixel: number,
  pointerType: PointerType,
): PointHandle | undefined {
  let nearest: PointHandle | undefined;
  let minDistance = (TARGET_PX[pointerType] / 2) * unitsPerPixel;
  for (const handle of pointHandlesOf(decor, unitsPerPixel, pointerType)) {
    const distance = Math.hypot(handle.at.x - at.x, handle.at.y - at.y);
    if (distance < minDistance || (distance === minDistance && !handle.isNew)) {
      nearest = handle;
      minDistance = distance;
    }
  }
  return nearest;
}

/** The points of a shape as handles, and the middles between them, from which new ones are drawn. */
import { type ShapeDecor, shapePoints } from '../../../domain/document/itemBounds.ts';
import { canAddPoint, shapeMidpoints } from '../../../domain/document/edits/shapePoints.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import type { PointerType } from '../tool.ts';

/** `place` is that of the point, or the one that a new point would have. */
export type PointHandle = { readonly at: Point; readonly index: number; readonly isNew: boolean };

/** How large a target is across, in CSS pixels. */
const TARGETS: Record<PointerType, number> = { mouse: 16, pen: 24, touch: 44 };

/** Its handles for a hand of this kind: all points, and the middles of stretches long enough for both ends to be taken hold of beside it. */
export function pointHandlesOf(decor: ShapeDecor, unit: number, kind: PointerType): PointHandle[] {
  const points = shapePoints(decor);
  const handles = points.map((at, place): PointHandle => ({ at, index: place, isNew: false }));
  if (!canAddPoint(decor)) return handles;
  const least = 2 * TARGETS[kind] * unit;
  shapeMidpoints(decor).forEach((at, place) => {
    const [from, to] = [points[place]!, points[(place + 1) % points.length]!];
    if (Math.hypot(to.x - from.x, to.y - from.y) >= least) handles.push({ at, index: place + 1, isNew: true });
  });
  return handles;
}

/** The handle that a hand means: the nearest within its reach, of a point rather than of a middle as near, and of two points in one place the later. */
export function pointHandleAt(decor: ShapeDecor, at: Point, unit: number, kind: PointerType): PointHandle | undefined {
  let nearest: PointHandle | undefined;
  let least = (TARGETS[kind] / 2) * unit;
  for (const handle of pointHandlesOf(decor, unit, kind)) {
    const distance = Math.hypot(handle.at.x - at.x, handle.at.y - at.y);
    if (distance < least || (distance === least && !handle.isNew)) {
      nearest = handle;
      least = distance;
    }
  }
  return nearest;
}

/** The points of a shape as handles, and the middles between them, from which new ones are drawn. */
import { type PointDecor, pointsOf } from '../../domain/bounds.ts';
import { canGainPoint, middlesOfShape } from '../../domain/edits/points.ts';
import type { Point } from '../../domain/geometry.ts';
import type { HandKind } from './tool.ts';

/** `place` is that of the point, or the one that a new point would have. */
export type PointHandle = { readonly at: Point; readonly place: number; readonly isNew: boolean };

/** How large a target is across, in CSS pixels. */
const TARGETS: Record<HandKind, number> = { mouse: 16, pen: 24, touch: 44 };

/** Its handles for a hand of this kind: all points, and the middles of stretches long enough for both ends to be taken hold of beside it. */
export function pointHandlesOf(decor: PointDecor, unit: number, kind: HandKind): PointHandle[] {
  const points = pointsOf(decor);
  const handles = points.map((at, place): PointHandle => ({ at, place, isNew: false }));
  if (!canGainPoint(decor)) return handles;
  const least = 2 * TARGETS[kind] * unit;
  middlesOfShape(decor).forEach((at, place) => {
    const [from, to] = [points[place]!, points[(place + 1) % points.length]!];
    if (Math.hypot(to.x - from.x, to.y - from.y) >= least) handles.push({ at, place: place + 1, isNew: true });
  });
  return handles;
}

/** The handle that a hand means: the nearest within its reach, of a point rather than of a middle as near, and of two points in one place the later. */
export function pointHandleAt(decor: PointDecor, at: Point, unit: number, kind: HandKind): PointHandle | undefined {
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

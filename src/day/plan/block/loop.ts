import type { Point } from '../../../domain/geometry/boxes.ts';

/** Returns whether a point is inside a closed line, by how often a ray from it crosses the line. */
export function isInsideLoop({ x, y }: Point, loop: readonly Point[]): boolean {
  let isInside = false;
  loop.forEach((from, at) => {
    const to = loop.at(at - 1)!;
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      isInside = !isInside;
  });
  return isInside;
}

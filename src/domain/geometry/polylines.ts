/** Polylines of decor as drawn, and their distance to points and boxes. */
import type { Box, Point } from './boxes.ts';

/** Straight segments per curve of a smooth line; enough for hit tests. */
const PARTS = 8;

/**
 * Returns a smooth line as short straight segments. Its parts are Bézier curves whose handles are parallel to the line
 * between the neighbors and a third of the part in length, as the painter of decor draws them.
 */
export function smoothPolyline(points: readonly Point[], closed: boolean): Point[] {
  const count = points.length;
  const at = (place: number): Point =>
    points[closed ? (place + count) % count : Math.min(Math.max(place, 0), count - 1)]!;
  const line: Point[] = [at(0)];
  for (let place = 0; place < (closed ? count : count - 1); place += 1) {
    const [from, to] = [at(place), at(place + 1)];
    const third = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    const out = handle(at(place - 1), to, third);
    const back = handle(from, at(place + 2), third);
    for (let part = 1; part <= PARTS; part += 1) {
      const t = part / PARTS;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      line.push({
        x: a * from.x + b * (from.x + out.x) + c * (to.x - back.x) + d * to.x,
        y: a * from.y + b * (from.y + out.y) + c * (to.y - back.y) + d * to.y,
      });
    }
  }
  return line;
}

function handle(from: Point, to: Point, length: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy) || 1;
  return { x: (dx / distance) * length, y: (dy / distance) * length };
}

/** Returns the midpoint of each segment on the line as drawn. */
export function segmentMidpoints(
  points: readonly Point[],
  { closed, smooth }: { readonly closed: boolean; readonly smooth: boolean },
): Point[] {
  const line = smooth ? smoothPolyline(points, closed) : undefined;
  return Array.from({ length: closed ? points.length : points.length - 1 }, (_, place) => {
    const [from, to] = [points[place]!, points[(place + 1) % points.length]!];
    return line?.[place * PARTS + PARTS / 2] ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  });
}

/** Returns the distance from a point to an open polyline. */
export function distanceToPolyline(line: readonly Point[], point: Point): number {
  let least = Infinity;
  for (let place = 0; place + 1 < line.length; place += 1)
    least = Math.min(least, distanceToStretch(line[place]!, line[place + 1]!, point));
  return least;
}

function distanceToStretch(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(Math.max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1);
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** Returns whether a point lies in a closed polygon, by the canvas' nonzero rule. */
export function isPointInPolygon(outline: readonly Point[], { x, y }: Point): boolean {
  let winding = 0;
  for (let place = 0; place < outline.length; place += 1) {
    const [a, b] = [outline[place]!, outline[(place + 1) % outline.length]!];
    const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
    if (a.y <= y && b.y > y && side > 0) winding += 1;
    if (a.y > y && b.y <= y && side < 0) winding -= 1;
  }
  return winding !== 0;
}

/** Returns whether a polyline meets an upright box. */
export function polylineIntersectsBox(line: readonly Point[], box: Box): boolean {
  return line.some((from, place) => place + 1 < line.length && stretchMeets(from, line[place + 1]!, box));
}

/** Clips the segment at each side in turn. What is left lies in the box. */
function stretchMeets(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  let [enters, leaves] = [0, 1];
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, x, x + width],
    [from.y, to.y - from.y, y, y + height],
  ] as const) {
    if (way === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [one, other] = [(low - start) / way, (high - start) / way];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters <= leaves;
}

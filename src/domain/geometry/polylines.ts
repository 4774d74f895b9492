/** Polylines of decor as drawn, and their distance to points. */
import type { Point } from './boxes.ts';

/** Straight segments per curve of a smooth line; enough for hit tests. */
const SEGMENTS_PER_CURVE = 8;

/**
 * Returns a smooth line as short straight segments. Its parts are Bézier curves whose handles are parallel to the line
 * between the neighbors and a third of the part in length, as the painter of decor draws them. At a corner, given by
 * its index, the line ends and begins.
 */
export function smoothPolyline(points: readonly Point[], closed: boolean, corners: readonly number[] = []): Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  const line: Point[] = [first];
  for (const [index, from] of points.entries()) {
    const to = points[index + 1] ?? (closed ? first : undefined);
    if (!to) break;
    const before = corners.includes(index) ? from : (points[index - 1] ?? (closed ? last : from));
    const next = (index + 2) % points.length;
    const isCornerAhead = corners.includes((index + 1) % points.length);
    const after = isCornerAhead ? to : (points[index + 2] ?? (closed ? points[next] : undefined) ?? to);
    const third = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    const out = handle(before, to, third);
    const back = handle(from, after, third);
    for (let part = 1; part <= SEGMENTS_PER_CURVE; part += 1) {
      const t = part / SEGMENTS_PER_CURVE;
      const a = (1 - t) ** 3;
      const b = 3 * t * (1 - t) ** 2;
      const c = 3 * t * t * (1 - t);
      const d = t ** 3;
      line.push({
        x: a * from.x + b * (from.x + out.x) + c * (to.x - back.x) + d * to.x,
        y: a * from.y + b * (from.y + out.y) + c * (to.y - back.y) + d * to.y,
      });
    }
  }
  return line;
}

function handle(from: Point, to: Point, length: number): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const distance = Math.hypot(dx, dy) || 1;
  return { x: (dx / distance) * length, y: (dy / distance) * length };
}

/** Returns the midpoint of each segment on the line as drawn: smooth except at `corners`, or straight without any. */
export function segmentMidpoints(
  points: readonly Point[],
  { closed, corners }: { readonly closed: boolean; readonly corners: readonly number[] | undefined },
): Point[] {
  const line = corners && smoothPolyline(points, closed, corners);
  return points.flatMap((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    if (!to) return [];
    const drawn = line?.[(index + 0.5) * SEGMENTS_PER_CURVE];
    return [drawn ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
  });
}

/** Returns the distance from a point to an open polyline. */
export function distanceToPolyline(line: readonly Point[], point: Point): number {
  let minDistance = Infinity;
  let from: Point | undefined;
  for (const to of line) {
    if (from) minDistance = Math.min(minDistance, distanceToSegment(from, to, point));
    from = to;
  }
  return minDistance;
}

/** Returns how far along an open polyline its point lies that is nearest to another point. */
export function positionAlongPolyline(line: readonly Point[], point: Point): number {
  let nearest = 0;
  let minDistance = Infinity;
  let passed = 0;
  let from: Point | undefined;
  for (const to of line) {
    if (from) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const distance = distanceToSegment(from, to, point);
      if (distance < minDistance) {
        minDistance = distance;
        nearest = passed + length * shareAlong(from, to, point);
      }
      passed += length;
    }
    from = to;
  }
  return nearest;
}

function distanceToSegment(from: Point, to: Point, point: Point): number {
  const along = shareAlong(from, to, point);
  return Math.hypot(point.x - from.x - along * (to.x - from.x), point.y - from.y - along * (to.y - from.y));
}

/** Returns the nearest point of a segment, as a share of its length. */
function shareAlong(from: Point, to: Point, { x, y }: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  return squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / squared));
}

/** Returns whether a point lies in a closed polygon, by the canvas' nonzero rule. */
export function isPointInPolygon(outline: readonly Point[], { x, y }: Point): boolean {
  let winding = 0;
  let a = outline.at(-1);
  for (const b of outline) {
    if (!a) break;
    const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
    if (a.y <= y && b.y > y && side > 0) winding += 1;
    if (a.y > y && b.y <= y && side < 0) winding -= 1;
    a = b;
  }
  return winding !== 0;
}

/** Returns the corners of the smallest convex polygon around points, clockwise on the screen. Andrew's monotone chain. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [a, b] = hull.slice(-2);
        if (!a || !b || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toSorted((a, b) => b.x - a.x || b.y - a.y))];
}

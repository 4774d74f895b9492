import type { Point } from './boxes.ts';

/** Four corners, clockwise from the top left. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * Returns the perspective that maps the unit square, clockwise from (0, 0), to a convex quadrilateral. From Heckbert,
 * "Fundamentals of Texture Mapping and Image Warping", 2.2.3.
 */
export function squareToQuad([a, b, c, d]: Quad): (at: Point) => Point {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const right = { x: b.x - c.x, y: b.y - c.y };
  const bottom = { x: d.x - c.x, y: d.y - c.y };
  const area = right.x * bottom.y - bottom.x * right.y;
  const g = (sum.x * bottom.y - bottom.x * sum.y) / area;
  const h = (right.x * sum.y - sum.x * right.y) / area;
  return ({ x: u, y: v }) => {
    const w = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    };
  };
}

/**
 * Returns four points as a quadrilateral, in any order given. Undefined if they are not the corners of a convex one.
 */
export function convexQuad(points: readonly Point[]): Quad | undefined {
  const x = points.reduce((sum, point) => sum + point.x / 4, 0);
  const y = points.reduce((sum, point) => sum + point.y / 4, 0);
  const [a, b, c, d, more] = points.toSorted((p, q) => Math.atan2(p.y - y, p.x - x) - Math.atan2(q.y - y, q.x - x));
  if (!a || !b || !c || !d || more) return undefined;
  const isConvex = [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)].every((area) => area > 0);
  return isConvex ? [a, b, c, d] : undefined;
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the mean lengths of opposite sides. */
export function meanSides([a, b, c, d]: Quad): { readonly width: number; readonly height: number } {
  return { width: (distance(a, b) + distance(d, c)) / 2, height: (distance(a, d) + distance(b, c)) / 2 };
}

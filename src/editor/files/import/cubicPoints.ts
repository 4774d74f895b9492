/** Straight parts of a curve of a path. */
const PARTS_PER_CURVE = 12;

type Point = readonly [number, number];

/** Returns points along a cubic Bézier curve, without its start. */
export function cubicPoints(from: Point, one: Point, two: Point, to: Point): [number, number][] {
  return Array.from({ length: PARTS_PER_CURVE }, (_, part) => {
    const t = (part + 1) / PARTS_PER_CURVE;
    const along = (axis: 0 | 1): number =>
      (1 - t) ** 3 * from[axis] +
      3 * t * (1 - t) ** 2 * one[axis] +
      3 * t * t * (1 - t) * two[axis] +
      t ** 3 * to[axis];
    return [along(0), along(1)];
  });
}

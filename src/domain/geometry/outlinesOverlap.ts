/**
 * Tests whether two outlines overlap, exactly: rotated boxes by separating axes, an ellipse in a frame where it is the
 * unit circle. Lengths are plan units.
 */
import { type Outline, type Point, centerOf, boxCorners, rotatePoint } from './boxes.ts';

/** Outlines that overlap by less than this only touch, given rounding errors. */
export const EPSILON = 1e-6;

/** Returns whether two outlines share more than their edges. */
export function outlinesOverlap(one: Outline, other: Outline): boolean {
  if (one.shape === 'rect' && other.shape === 'rect') return boxesMeet(one, other);
  return one.shape === 'ellipse' ? meetsEllipse(one, other) : meetsEllipse(other, one);
}

/** Returns the corners of a rotated box in order. */
export function outlineCorners({ box, rotation }: Outline): Point[] {
  const centre = centerOf(box);
  return boxCorners(box).map((corner) => rotatePoint(corner, centre, rotation));
}

function boxesMeet(one: Outline, other: Outline): boolean {
  const [a, b] = [outlineCorners(one), outlineCorners(other)];
  return ![one.rotation, one.rotation + 90, other.rotation, other.rotation + 90].some((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const along = ({ x, y }: Point): number => x * Math.cos(angle) + y * Math.sin(angle);
    const [first, second] = [a.map(along), b.map(along)];
    return Math.min(...first) > Math.max(...second) - EPSILON || Math.min(...second) > Math.max(...first) - EPSILON;
  });
}

/** Tests in a frame where the ellipse is the unit circle around the origin. */
function meetsEllipse(ellipse: Outline, other: Outline): boolean {
  const { box, rotation } = ellipse;
  const centre = centerOf(box);
  const [rx, ry] = [box.width / 2, box.height / 2];
  const framed = (point: Point): Point => {
    const turned = rotatePoint(point, centre, -rotation);
    return { x: (turned.x - centre.x) / rx, y: (turned.y - centre.y) / ry };
  };
  const least = 1 - EPSILON / Math.min(rx, ry);
  if (other.shape === 'rect') return distanceToPolygon(outlineCorners(other).map(framed)) < least;
  const middle = centerOf(other.box);
  const side = (x: number, y: number): Point => {
    const end = framed(rotatePoint({ x: middle.x + x, y: middle.y + y }, middle, other.rotation));
    const from = framed(middle);
    return { x: end.x - from.x, y: end.y - from.y };
  };
  return distanceToEllipse(framed(middle), side(other.box.width / 2, 0), side(0, other.box.height / 2)) < least;
}

/** Returns the distance from the origin to a convex polygon; 0 inside. */
function distanceToPolygon(corners: readonly Point[]): number {
  let least = Infinity;
  let [left, right] = [false, false];
  corners.forEach((from, n) => {
    const to = corners[(n + 1) % corners.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const part = Math.min(Math.max(-(from.x * dx + from.y * dy) / (dx * dx + dy * dy), 0), 1);
    least = Math.min(least, Math.hypot(from.x + dx * part, from.y + dy * part));
    if (dx * -from.y + dy * from.x > 0) left = true;
    else right = true;
  });
  return left && right ? least : 0;
}

/**
 * Returns the distance from the origin to a filled ellipse, given by its center and two conjugate semi-diameters; 0
 * inside.
 */
function distanceToEllipse(centre: Point, u: Point, v: Point): number {
  // Its axes are those of the symmetric matrix u uᵀ + v vᵀ.
  const [xx, xy, yy] = [u.x * u.x + v.x * v.x, u.x * u.y + v.x * v.y, u.y * u.y + v.y * v.y];
  const half = Math.hypot((xx - yy) / 2, xy);
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const a = Math.sqrt((xx + yy) / 2 + half);
  const b = Math.sqrt(Math.max((xx + yy) / 2 - half, 0));
  const along = Math.abs(centre.x * Math.cos(angle) + centre.y * Math.sin(angle));
  const across = Math.abs(centre.y * Math.cos(angle) - centre.x * Math.sin(angle));
  if ((along / a) ** 2 + (across / b) ** 2 <= 1) return 0;
  // The nearest point is (a² p / (t + a²), b² q / (t + b²)) for the one t that puts it on the ellipse, found by
  // bisection.
  let low = 0;
  let high = a * Math.hypot(along, across);
  for (let i = 0; i < 60; i++) {
    const t = (low + high) / 2;
    if (((a * along) / (t + a * a)) ** 2 + ((b * across) / (t + b * b)) ** 2 > 1) low = t;
    else high = t;
  }
  return Math.hypot(along - (a * a * along) / (high + a * a), across - (b * b * across) / (high + b * b));
}

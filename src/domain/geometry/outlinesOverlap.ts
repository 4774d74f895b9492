/**
 * Tests whether two outlines overlap, exactly: rotated boxes by separating axes, an ellipse in a frame where it is the
 * unit circle. Lengths are plan units.
 */
import { type Outline, type Point, centerOf, outlineCorners, rotatePoint } from './boxes.ts';
import { clamp } from './numbers.ts';

/** Outlines that overlap by less than this only touch, given rounding errors. */
export const EPSILON = 1e-6;

/** Returns whether two outlines share more than their edges. */
export function outlinesOverlap(one: Outline, other: Outline): boolean {
  if (one.shape === 'rect' && other.shape === 'rect') return boxesOverlap(one, other);
  return one.shape === 'ellipse' ? overlapsEllipse(one, other) : overlapsEllipse(other, one);
}

function boxesOverlap(one: Outline, other: Outline): boolean {
  const corners = outlineCorners(one);
  const otherCorners = outlineCorners(other);
  return ![one.rotation, one.rotation + 90, other.rotation, other.rotation + 90].some((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const along = ({ x, y }: Point): number => x * Math.cos(angle) + y * Math.sin(angle);
    const span = corners.map(along);
    const otherSpan = otherCorners.map(along);
    return Math.min(...span) > Math.max(...otherSpan) - EPSILON || Math.min(...otherSpan) > Math.max(...span) - EPSILON;
  });
}

/** Tests in a frame where the ellipse is the unit circle around the origin. */
function overlapsEllipse(ellipse: Outline, other: Outline): boolean {
  const { box, rotation } = ellipse;
  const center = centerOf(box);
  const rx = box.width / 2;
  const ry = box.height / 2;
  const toFrame = (point: Point): Point => {
    const unrotated = rotatePoint(point, center, -rotation);
    return { x: (unrotated.x - center.x) / rx, y: (unrotated.y - center.y) / ry };
  };
  const touching = 1 - EPSILON / Math.min(rx, ry);
  if (other.shape === 'rect') return distanceToPolygon(outlineCorners(other).map(toFrame)) < touching;
  const middle = centerOf(other.box);
  const side = (x: number, y: number): Point => {
    const end = toFrame(rotatePoint({ x: middle.x + x, y: middle.y + y }, middle, other.rotation));
    const from = toFrame(middle);
    return { x: end.x - from.x, y: end.y - from.y };
  };
  return distanceToEllipse(toFrame(middle), side(other.box.width / 2, 0), side(0, other.box.height / 2)) < touching;
}

/** Returns the distance from the origin to a convex polygon, whose corners are clockwise on the screen; 0 inside. */
function distanceToPolygon(corners: readonly Point[]): number {
  let minDistance = Infinity;
  let isInside = true;
  let from = corners.at(-1);
  for (const to of corners) {
    if (!from) break;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const part = clamp(-(from.x * dx + from.y * dy) / (dx * dx + dy * dy), 0, 1);
    minDistance = Math.min(minDistance, Math.hypot(from.x + dx * part, from.y + dy * part));
    if (dx * -from.y + dy * from.x < 0) isInside = false;
    from = to;
  }
  return isInside ? 0 : minDistance;
}

/**
 * Returns the distance from the origin to a filled ellipse, given by its center and two conjugate semi-diameters; 0
 * inside.
 */
function distanceToEllipse(center: Point, u: Point, v: Point): number {
  // Its axes are those of the symmetric matrix u uᵀ + v vᵀ.
  const xx = u.x * u.x + v.x * v.x;
  const xy = u.x * u.y + v.x * v.y;
  const yy = u.y * u.y + v.y * v.y;
  const half = Math.hypot((xx - yy) / 2, xy);
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const a = Math.sqrt((xx + yy) / 2 + half);
  const b = Math.sqrt(Math.max((xx + yy) / 2 - half, 0));
  const along = Math.abs(center.x * Math.cos(angle) + center.y * Math.sin(angle));
  const across = Math.abs(center.y * Math.cos(angle) - center.x * Math.sin(angle));
  // The nearest point is (a² p / (t + a²), b² q / (t + b²)) for the one t that puts it on the ellipse, found by
  // bisection; it tends to 0 for an origin inside, which is its own nearest point.
  let low = 0;
  let high = a * Math.hypot(along, across);
  for (let i = 0; i < 60; i++) {
    const t = (low + high) / 2;
    if (((a * along) / (t + a * a)) ** 2 + ((b * across) / (t + b * b)) ** 2 > 1) low = t;
    else high = t;
  }
  return Math.hypot(along - (a * a * along) / (high + a * a), across - (b * b * across) / (high + b * b));
}

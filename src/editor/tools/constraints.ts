/**
 * Vector arithmetic of gestures, and the constraints that Shift applies to them. Lengths are plan units, angles
 * degrees.
 */
import type { Point } from '../../domain/geometry/boxes.ts';

const ROTATION_STEP_DEGREES = 15;

export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const isFartherThan = (from: Point, to: Point, distance: number): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > distance;

/** Returns the direction of the line between two points: 0 points right, positive angles turn clockwise. */
export const angleBetween = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Drops the shorter component of a translation. */
export function lockToAxis(by: Point): Point {
  return Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
}

/** Turns `to` around `from` to the nearest multiple of 15°. Keeps the distance. */
export function snapAngle(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.round(angleBetween(from, to) / ROTATION_STEP_DEGREES);
  const angle = (steps * ROTATION_STEP_DEGREES * Math.PI) / 180;
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

/** Returns the corner that makes a square with `from`. The longer side decides its size. */
export function constrainToSquare(from: Point, to: Point): Point {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return { x: from.x + Math.sign(to.x - from.x || 1) * side, y: from.y + Math.sign(to.y - from.y || 1) * side };
}

/**
 * Returns the rotation, between -180° and 180°, to apply to a frame rotated by `rotation` when the pointer moves around
 * its center. The resulting rotation is a whole number of degrees, or a multiple of 15° if `inSteps`.
 */
export function rotationBetween(center: Point, from: Point, to: Point, rotation: number, inSteps: boolean): number {
  const raw = rotation + angleBetween(center, to) - angleBetween(center, from);
  const step = inSteps ? ROTATION_STEP_DEGREES : 1;
  return ((Math.round(raw / step) * step - rotation + 540) % 360) - 180;
}

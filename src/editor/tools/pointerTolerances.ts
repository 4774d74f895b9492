/** How exact a hand is, and what it may not do: lengths are plan units, made from CSS pixels by `unit`. */
import type { Point } from '../../domain/geometry/boxes.ts';
import type { PointerType } from './tool.ts';

/** So far a hand moves, in CSS pixels, and still points. */
const SLOP: Record<PointerType, number> = { mouse: 4, touch: 6, pen: 6 };
/** So far beside a small thing a hand still means it: a finger's target is 44 pixels wide. */
const REACH: Record<PointerType, number> = { mouse: 4, touch: 22, pen: 8 };
/** So near something snaps. */
const SNAP: Record<PointerType, number> = { mouse: 6, touch: 10, pen: 6 };
const TURN_STEP = 15;

export const dragThreshold = (kind: PointerType, unit: number): number => SLOP[kind] * unit;
export const hitSlop = (kind: PointerType, unit: number): number => REACH[kind] * unit;
export const snapDistance = (kind: PointerType, unit: number): number => SNAP[kind] * unit;

export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const isFartherThan = (from: Point, to: Point, slop: number): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > slop;

/** The angle of the line from one point to another: 0 to the right, clockwise. */
export const angleBetween = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** A move along one axis only: that along which it goes farther. */
export function lockToAxis(by: Point): Point {
  return Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
}

/** The point as far from `from` as `to` is, in a direction of whole steps of 15°. */
export function snapAngle(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.round(angleBetween(from, to) / TURN_STEP) * TURN_STEP * Math.PI) / 180;
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

/** The point that makes a square with `from`, as large as the longer way. */
export function constrainToSquare(from: Point, to: Point): Point {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return { x: from.x + Math.sign(to.x - from.x || 1) * side, y: from.y + Math.sign(to.y - from.y || 1) * side };
}

/** By how many degrees a frame turns while the hand goes about its centre, to whole degrees, or to steps of 15°. */
export function rotationBetween(centre: Point, from: Point, to: Point, rotation: number, steps: boolean): number {
  const raw = rotation + angleBetween(centre, to) - angleBetween(centre, from);
  const step = steps ? TURN_STEP : 1;
  return ((Math.round(raw / step) * step - rotation + 540) % 360) - 180;
}

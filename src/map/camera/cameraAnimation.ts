/**
 * Animations of the camera: ease-out for zoom and pan, inertia after a flick, a spring at the edges. Times in
 * milliseconds.
 */
import { clamp } from '../../domain/geometry/numbers.ts';
import type { Point } from '../../domain/geometry/boxes.ts';
import type { OffsetBounds, Range } from './cameraLimits.ts';
import { type Viewport, interpolateView } from '../../domain/plan/viewport.ts';

/** `at` returns the view a number of milliseconds after the start, before the end. */
export type CameraAnimation = {
  readonly to: Viewport;
  readonly start: number;
  readonly duration: number;
  at(elapsed: number): Viewport;
};

export const ANIMATION_DURATION_MS = 220;
export const INERTIA_DURATION_MS = 480;
/** In CSS pixels per millisecond: a slower release is not a flick. */
const MIN_FLICK_SPEED = 0.3;
/**
 * Time constant of the spring that returns the plan from beyond an edge, and the time after which the rest is
 * invisible.
 */
const SPRING_MS = 60;
const SPRING_DURATION_MS = 8 * SPRING_MS;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export function animationViewAt({ to, start, duration, at }: CameraAnimation, now: number): Viewport {
  return now >= start + duration ? to : at(Math.max(now - start, 0));
}

export function animateTo(from: Viewport, to: Viewport, start: number): CameraAnimation {
  return {
    to,
    start,
    duration: ANIMATION_DURATION_MS,
    at: (elapsed) => interpolateView(from, to, easeOut(elapsed / ANIMATION_DURATION_MS)),
  };
}

/**
 * Continues a flick: starts at the pointer's speed (CSS pixels per millisecond), slows down, and springs back from
 * beyond the bounds. Returns undefined if the pointer was too slow for a flick.
 */
export function inertia(
  from: Viewport,
  speed: Point,
  bounds: OffsetBounds,
  start: number,
): CameraAnimation | undefined {
  if (Math.hypot(speed.x, speed.y) < MIN_FLICK_SPEED) return undefined;
  const x = axisInertia(from.x, speed.x, bounds.x);
  const y = axisInertia(from.y, speed.y, bounds.y);
  const { scale } = from;
  return {
    to: { scale, x: x.end, y: y.end },
    start,
    duration: Math.max(x.duration, y.duration),
    at: (elapsed) => ({ scale, x: x.at(elapsed), y: y.at(elapsed) }),
  };
}

type AxisAnimation = { readonly end: number; readonly duration: number; at(elapsed: number): number };

function axisInertia(from: number, speed: number, { min, max }: Range): AxisAnimation {
  if (from < min || from > max)
    return { ...springTo(clamp(from, min, max), from, speed), duration: SPRING_DURATION_MS };
  const distance = (speed * INERTIA_DURATION_MS) / 3;
  const end = clamp(from + distance, min, max);
  const coast = (elapsed: number): number => from + distance * easeOut(Math.min(elapsed / INERTIA_DURATION_MS, 1));
  if (end === from + distance) return { end, duration: INERTIA_DURATION_MS, at: coast };
  // At the edge the spring takes over with the remaining speed.
  const part = 1 - Math.cbrt(1 - (end - from) / distance);
  const edgeTime = part * INERTIA_DURATION_MS;
  const spring = springTo(end, end, speed * (1 - part) ** 2);
  return {
    end,
    duration: edgeTime + SPRING_DURATION_MS,
    at: (elapsed) => (elapsed < edgeTime ? coast(elapsed) : spring.at(elapsed - edgeTime)),
  };
}

/** A critically damped spring: it returns without oscillating. */
function springTo(end: number, from: number, speed: number): Pick<AxisAnimation, 'end' | 'at'> {
  return {
    end,
    at: (elapsed) => end + (from - end + (speed + (from - end) / SPRING_MS) * elapsed) * Math.exp(-elapsed / SPRING_MS),
  };
}

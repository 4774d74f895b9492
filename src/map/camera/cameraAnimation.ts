/** Movement by itself: one curve for zoom and pan, fast at first and calm at the end. Times in milliseconds. */
import type { Point } from '../../domain/geometry/boxes.ts';
import { type OffsetBounds, type Range, type Viewport, clamp, interpolateView } from './viewport.ts';

/** `at` gives the view so long after the start, before the end. */
export type CameraAnimation = {
  readonly to: Viewport;
  readonly start: number;
  readonly duration: number;
  at(elapsed: number): Viewport;
};

export const ANIMATION_DURATION_MS = 220;
/** How long the plan glides on after a flick. */
export const INERTIA_DURATION_MS = 480;
/** Slower than this, in pixels a millisecond, a finger has put the plan where it wants it. */
const LEAST_FLICK = 0.3;
/** What runs past an edge turns and comes back without swinging: its pull, and after how long nobody sees it any more. */
const SPRING = 60;
const SETTLED = 8 * SPRING;

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
 * How a flick carries on, with the finger's speed (pixels a millisecond) at first: it calms down, and past the bounds a
 * spring brings it back. Undefined where it was no flick.
 */
export function inertia(
  from: Viewport,
  speed: Point,
  bounds: OffsetBounds,
  start: number,
): CameraAnimation | undefined {
  if (Math.hypot(speed.x, speed.y) < LEAST_FLICK) return undefined;
  const [x, y] = [slide(from.x, speed.x, bounds.x), slide(from.y, speed.y, bounds.y)];
  const { scale } = from;
  return {
    to: { scale, x: x.end, y: y.end },
    start,
    duration: Math.max(x.duration, y.duration),
    at: (elapsed) => ({ scale, x: x.at(elapsed), y: y.at(elapsed) }),
  };
}

type Slide = { readonly end: number; readonly duration: number; at(elapsed: number): number };

/** A glide along one axis. */
function slide(from: number, speed: number, { min: least, max: most }: Range): Slide {
  if (from < least || from > most) return { ...springTo(clamp(from, least, most), from, speed), duration: SETTLED };
  const reach = (speed * INERTIA_DURATION_MS) / 3;
  const end = clamp(from + reach, least, most);
  const gliding = (elapsed: number): number => from + reach * easeOut(Math.min(elapsed / INERTIA_DURATION_MS, 1));
  if (end === from + reach) return { end, duration: INERTIA_DURATION_MS, at: gliding };
  // Where the glide meets the edge the spring takes over, at the speed that is left.
  const part = 1 - Math.cbrt(1 - (end - from) / reach);
  const met = part * INERTIA_DURATION_MS;
  const beyond = springTo(end, end, speed * (1 - part) ** 2);
  return {
    end,
    duration: met + SETTLED,
    at: (elapsed) => (elapsed < met ? gliding(elapsed) : beyond.at(elapsed - met)),
  };
}

/** A critically damped spring. */
function springTo(end: number, from: number, speed: number): Pick<Slide, 'end' | 'at'> {
  return {
    end,
    at: (elapsed) => end + (from - end + (speed + (from - end) / SPRING) * elapsed) * Math.exp(-elapsed / SPRING),
  };
}

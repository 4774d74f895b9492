/** Movement by itself: one curve for zoom and pan, fast at first and calm at the end. Times in milliseconds. */
import type { Point } from '../domain/geometry.ts';
import { type Viewport, blend } from './viewport.ts';

export type Flight = { readonly from: Viewport; readonly to: Viewport; readonly start: number; readonly duration: number };

export const FLIGHT_TIME = 220;
/** How long the plan glides on after a flick. */
export const GLIDE_TIME = 480;
/** Slower than this, in pixels a millisecond, a finger has put the plan where it wants it. */
const LEAST_FLICK = 1;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export function flightAt({ from, to, start, duration }: Flight, now: number): Viewport {
  return blend(from, to, easeOut(Math.min(Math.max((now - start) / duration, 0), 1)));
}

/** How far a flick carries on, in pixels; undefined where it was none. Its first speed is the finger's. */
export function glideOf(speed: Point): Point | undefined {
  if (Math.hypot(speed.x, speed.y) < LEAST_FLICK) return undefined;
  return { x: (speed.x * GLIDE_TIME) / 3, y: (speed.y * GLIDE_TIME) / 3 };
}

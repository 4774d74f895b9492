/** Cameras over a plan of 800 × 600 units on an element of 400 × 500 pixels, and their common invariants. */
import { expect } from 'vitest';
import type { Box, Point } from '../../../src/domain/geometry/boxes.ts';
import { Camera } from '../../../src/map/camera/camera.ts';
import { type Viewport, boxToScreen } from '../../../src/domain/plan/viewport.ts';

export const SIZE = { width: 400, height: 500 };
export const EXTENT: Box = { x: 0, y: 0, width: 800, height: 600 };
export const SCENE = { extent: EXTENT, filled: EXTENT, minTableSide: 20 };
export const STILL: Point = { x: 0, y: 0 };
export const MIDDLE: Point = { x: 200, y: 250 };
/** Long after the end of any animation. */
export const LATER = 10_000;

/** Returns a camera that shows the whole plan. */
export function fitted(scene = SCENE): Camera {
  const camera = new Camera();
  camera.updateLayout({ scene, size: SIZE }, 0, true);
  return camera;
}

/** Returns a camera that is zoomed in about the center. */
export function zoomed(factor = 4): Camera {
  const camera = fitted();
  camera.zoomAt(MIDDLE, factor, 0, true);
  return camera;
}

export const viewOf = (camera: Camera, now = LATER): Viewport => camera.viewAt(now)!;
export const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
export const expectWithin = (camera: Camera): void => {
  const plan = boxToScreen(viewOf(camera), EXTENT);
  const home = boxToScreen(camera.fittedView!, EXTENT);
  expect(plan.x).toBeLessThanOrEqual(home.x + 1e-6);
  expect(plan.y).toBeLessThanOrEqual(home.y + 1e-6);
  expect(plan.x + plan.width).toBeGreaterThanOrEqual(home.x + home.width - 1e-6);
  expect(plan.y + plan.height).toBeGreaterThanOrEqual(home.y + home.height - 1e-6);
};

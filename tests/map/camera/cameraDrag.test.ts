import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/domain/geometry/boxes.ts';
import { Camera } from '../../../src/map/camera/camera.ts';
import { INERTIA_DURATION_MS } from '../../../src/map/camera/cameraAnimation.ts';
import { boxToScreen, toPlan, toScreen } from '../../../src/domain/plan/viewport.ts';
import { EXTENT, MIDDLE, STILL, apart, expectWithin, fitted, viewOf, zoomed } from './cameraFixtures.ts';

describe('a drag', () => {
  it('keeps the plan point under the pointer within the bounds', () => {
    const camera = zoomed();
    const under = toPlan(viewOf(camera), MIDDLE);
    camera.drag(MIDDLE, { x: 260, y: 200 }, 1, 0, false);
    expect(apart(toScreen(viewOf(camera), under), { x: 260, y: 200 })).toBeLessThan(1e-6);
    expect(camera.isDragging).toBe(true);
  });

  it('keeps the plan point under a pinch, tenfold in and out again, anywhere on the plan', () => {
    const part = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    fc.assert(
      fc.property(
        part,
        part,
        fc.array(fc.double({ min: 0.7, max: 1.5, noNaN: true }), { minLength: 5, maxLength: 60 }),
        (across, down, factors) => {
          const camera = fitted();
          const home = boxToScreen(camera.fittedView!, EXTENT);
          const middle = { x: home.x + home.width * across, y: home.y + home.height * down };
          const under = toPlan(camera.fittedView!, middle);
          for (const factor of [...factors, ...Array.from({ length: 24 }, () => 1.1), ...factors]) {
            camera.drag(middle, middle, factor, 0, false);
            expect(apart(toScreen(viewOf(camera), under), middle)).toBeLessThan(1);
          }
        },
      ),
    );
  });

  it('springs back from a pinch below the fitted scale', () => {
    const camera = fitted();
    camera.drag(MIDDLE, MIDDLE, 0.1, 0, false);
    expect(viewOf(camera).scale).toBeCloseTo(camera.fittedView!.scale * 0.85);
    camera.release(0, { x: 3, y: 0 }, false);
    expect(camera.isAnimating).toBe(true);
    expect(viewOf(camera)).toEqual(camera.fittedView);
  });

  it('moves the plan less and less past an edge, and springs back on release', () => {
    const camera = fitted();
    camera.drag(MIDDLE, { x: 300, y: 250 }, 1, 0, false);
    const first = viewOf(camera, 0).x - camera.fittedView!.x;
    camera.drag({ x: 300, y: 250 }, { x: 400, y: 250 }, 1, 0, false);
    const second = viewOf(camera, 0).x - camera.fittedView!.x - first;
    expect(first).toBeGreaterThan(20);
    expect(second).toBeGreaterThan(5);
    expect(second).toBeLessThan(first * 0.75);
    camera.release(0, STILL, false);
    expect(camera.isAnimating).toBe(true);
    expect(viewOf(camera, 0).x - camera.fittedView!.x).toBeCloseTo(first + second);
    expect(viewOf(camera)).toEqual(camera.fittedView);
  });

  it('continues without a jump when it catches the plan on its way back', () => {
    const camera = fitted();
    camera.drag(MIDDLE, { x: 400, y: 250 }, 1, 0, false);
    camera.release(0, STILL, false);
    const caught = viewOf(camera, 40);
    expect(caught.x - camera.fittedView!.x).toBeGreaterThan(10);
    camera.stopAnimation(40);
    camera.drag(MIDDLE, { x: 200.5, y: 250 }, 1, 50, false);
    expect(Math.abs(viewOf(camera, 50).x - caught.x)).toBeLessThan(0.5);
    camera.release(60, STILL, false);
    expect(viewOf(camera)).toEqual(camera.fittedView);
  });
});

describe('a flick', () => {
  const flicked = (camera: Camera, by: number, speed: Point, reducedMotion = false): Camera => {
    camera.stopAnimation(0);
    camera.drag(MIDDLE, { x: 200 + by, y: 250 }, 1, 0, reducedMotion);
    camera.release(0, speed, reducedMotion);
    return camera;
  };

  it('continues at the speed of the finger and comes to rest within the bounds', () => {
    const camera = flicked(zoomed(8), 10, { x: 0.8, y: -0.4 });
    const from = viewOf(camera, 0);
    expect(viewOf(camera, 1).x - from.x).toBeCloseTo(0.8, 1);
    expect(viewOf(camera, 1).y - from.y).toBeCloseTo(-0.4, 1);
    const end = viewOf(camera);
    expect(end.x - from.x).toBeCloseTo((0.8 * INERTIA_DURATION_MS) / 3);
    expect(end.y - from.y).toBeCloseTo((-0.4 * INERTIA_DURATION_MS) / 3);
    expect(camera.isAnimating).toBe(false);
  });

  it('needs a minimum speed, and does nothing with reduced motion', () => {
    const slow = flicked(zoomed(8), 10, { x: 0.2, y: 0.1 });
    expect(slow.isAnimating).toBe(false);
    const reducedMotion = flicked(zoomed(8), 10, { x: 2, y: 0 }, true);
    expect(reducedMotion.isAnimating).toBe(false);
    expect(viewOf(reducedMotion).x).toBe(viewOf(reducedMotion, 0).x);
  });

  it('returns smoothly from beyond the edge, with one turn and no jumps', () => {
    const speeds = fc.double({ min: 0.35, max: 5, noNaN: true });
    fc.assert(
      fc.property(
        speeds,
        fc.boolean(),
        fc.double({ min: 1, max: 8, noNaN: true }),
        fc.integer({ min: 0, max: 300 }),
        (speed, left, factor, by) => {
          const sign = left ? -1 : 1;
          const camera = flicked(zoomed(factor), sign * by, { x: sign * speed, y: 0 });
          const path = Array.from({ length: 160 }, (_, i) => sign * viewOf(camera, i * 8).x);
          const moves = path.slice(1).map((at, i) => at - path[i]!);
          // The spring's time constant is 60 ms, so that its pull grows with speed and distance. A frame here takes 8
          // ms.
          const pulled = Math.abs(path[0]! - path.at(-1)!) / 60;
          expect(Math.max(...moves.map(Math.abs))).toBeLessThan(8 * (speed + pulled) + 0.5);
          expect(Math.max(...moves.slice(1).map((move, i) => Math.abs(move - moves[i]!)))).toBeLessThan(
            (64 * (2 * speed + pulled)) / 60 + 0.5,
          );
          expect(moves.slice(1).filter((move, i) => move * moves[i]! < -1e-9).length).toBeLessThanOrEqual(1);
          expect(camera.isAnimating).toBe(false);
          expectWithin(camera);
        },
      ),
    );
    const camera = flicked(fitted(), 0, { x: 2, y: 0 });
    expect(
      Math.max(...Array.from({ length: 100 }, (_, i) => viewOf(camera, i * 8).x)) - camera.fittedView!.x,
    ).toBeGreaterThan(20);
    expect(viewOf(camera)).toEqual(camera.fittedView);
  });

  it('stops at the edges with reduced motion', () => {
    const camera = fitted();
    camera.drag(MIDDLE, { x: 320, y: 310 }, 1, 0, true);
    expect(viewOf(camera)).toEqual(camera.fittedView);
    camera.drag(MIDDLE, MIDDLE, 0.5, 0, true);
    expect(viewOf(camera)).toEqual(camera.fittedView);
    camera.release(0, { x: 3, y: 3 }, true);
    expect(camera.isAnimating).toBe(false);
  });
});

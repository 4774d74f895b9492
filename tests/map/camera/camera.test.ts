import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, intersectBoxes } from '../../../src/domain/geometry/boxes.ts';
import { Camera } from '../../../src/map/camera/camera.ts';
import { ANIMATION_DURATION_MS } from '../../../src/map/camera/cameraAnimation.ts';
import { type Viewport, boxToScreen, fitPlan, toPlan, toScreen } from '../../../src/domain/plan/viewport.ts';
import {
  EXTENT,
  LATER,
  MIDDLE,
  SCENE,
  SIZE,
  STILL,
  apart,
  expectWithin,
  fitted,
  viewOf,
  zoomed,
} from './cameraFixtures.ts';

/** At this scale a table of 20 units is 52.8 pixels high. */
const LEGIBLE_SCALE = 52.8 / 20;
/** The smallest table is 120 pixels. */
const MOST = 6;

describe('the layout', () => {
  it('needs both a scene and a size for a view, in either order', () => {
    const camera = new Camera();
    camera.zoomStep(1, 0, false);
    camera.fit(0, false);
    camera.scrollIntoView({ x: 0, y: 0, width: 1, height: 1 }, 0, false);
    camera.drag(STILL, MIDDLE, 1, 0, false);
    camera.release(0, { x: 2, y: 0 }, false);
    camera.updateLayout({ scene: SCENE }, 0, false);
    expect(camera.viewAt(0)).toBeUndefined();
    camera.updateLayout({ size: { width: 0, height: 500 } }, 0, false);
    expect(camera.viewAt(0)).toBeUndefined();
    camera.updateLayout({ size: SIZE }, 0, false);
    expect(viewOf(camera, 0)).toEqual(fitPlan(EXTENT, EXTENT, { x: 0, y: 0, ...SIZE }, SIZE));
    expect(camera.isAnimating).toBe(false);
  });

  it('keeps a fitted view fitted, immediately for a size and animated for insets', () => {
    const camera = fitted();
    camera.updateLayout({ size: { width: 700, height: 300 } }, 0, false);
    expect(viewOf(camera, 0)).toEqual(camera.fittedView);
    camera.updateLayout({ insets: { top: 0, right: 0, bottom: 120, left: 0 } }, 0, false);
    expect(camera.isAnimating).toBe(true);
    expect(viewOf(camera, 0)).not.toEqual(camera.fittedView);
    expect(viewOf(camera)).toEqual(camera.fittedView);
  });

  it('keeps center and scale for another size, and the view for other insets', () => {
    const camera = zoomed();
    const before = viewOf(camera);
    const under = toPlan(viewOf(camera), MIDDLE);
    camera.updateLayout({ size: { width: 600, height: 380 } }, 0, false);
    expect(viewOf(camera).scale).toBe(before.scale);
    expect(apart(toScreen(viewOf(camera), under), { x: 300, y: 190 })).toBeLessThan(1e-6);
    const standing = viewOf(camera);
    camera.updateLayout({ insets: { top: 30, right: 0, bottom: 30, left: 0 } }, 0, false);
    expect(apart(viewOf(camera), standing)).toBeLessThan(1e-6);
  });

  it('keeps the view within the limits of another scene', () => {
    const camera = zoomed(10);
    camera.updateLayout({ scene: { extent: EXTENT, filled: EXTENT, minTableSide: 100 } }, 0, true);
    expect(viewOf(camera).scale).toBeCloseTo(1.2);
    expectWithin(camera);
  });
});

describe('zoom', () => {
  it('stops at the maximum scale and at the whole plan', () => {
    const camera = fitted();
    for (let i = 0; i < 20; i++) camera.zoomStep(1, LATER * i, false);
    expect(viewOf(camera, LATER * 21).scale).toBeCloseTo(MOST, 9);
    expect(camera.isAtMaxScale(viewOf(camera))).toBe(true);
    camera.zoomStep(1, LATER * 22, false);
    expect(camera.isAnimating).toBe(false);
    for (let i = 23; i < 43; i++) camera.zoomStep(-1, LATER * i, false);
    expect(viewOf(camera, LATER * 44)).toEqual(camera.fittedView);
    expect(camera.isAtMaxScale(camera.fittedView!)).toBe(false);
    camera.zoomStep(-1, LATER * 45, false);
    expect(camera.isAnimating).toBe(false);
  });

  it('adds up steps in quick succession', () => {
    const camera = fitted();
    for (const now of [0, 30, 60]) camera.zoomStep(1, now, false);
    expect(viewOf(camera).scale).toBeCloseTo(camera.fittedView!.scale * 1.6 ** 3);
    camera.fit(LATER, false);
    expect(viewOf(camera, 2 * LATER)).toEqual(camera.fittedView);
  });

  it('goes so near to a tap that tables are wide enough for a finger, and keeps what it may have missed in view', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 60, max: 440 }),
        fc.double({ min: 1, max: 8, noNaN: true }),
        fc.double({ min: 1, max: 60, noNaN: true }),
        fc.integer({ min: -16, max: 16 }),
        (x, y, factor, minTableSide, by) => {
          const camera = zoomed(factor);
          const before = viewOf(camera);
          const missed = toPlan(before, { x: x + by, y: y - by });
          fc.pre(missed.x >= 0 && missed.x <= 800 && missed.y >= 0 && missed.y <= 600);
          camera.goNearer({ x, y }, minTableSide, 0, true);
          const after = viewOf(camera);
          const wanted = Math.max(48 / minTableSide, before.scale * 1.6);
          // Of an element of 400 pixels, a margin of 12 on each side is left for 32 pixels.
          expect(after.scale).toBeCloseTo(Math.min(wanted, (before.scale * 376) / 32, MOST));
          expectWithin(camera);
          const shown = toScreen(after, missed);
          expect(shown.x).toBeGreaterThan(-1e-6);
          expect(shown.y).toBeGreaterThan(-1e-6);
          expect(shown.x).toBeLessThan(SIZE.width + 1e-6);
          expect(shown.y).toBeLessThan(SIZE.height + 1e-6);
        },
      ),
    );
  });
});

it('opens at a box of a plan that is too small as a whole, and at the whole once its element has another size', () => {
  const camera = new Camera();
  const opening = {
    minScale: 0.4,
    minScaleIfWide: 0.9,
    box: () => ({ x: 400, y: 0, width: 100, height: 50 }),
  };
  const open = (height: number): Viewport => {
    camera.updateLayout({ scene: SCENE, size: { width: 400, height } }, 0, true);
    camera.open(opening, 0);
    return viewOf(camera);
  };
  // A strip across a high element.
  const near = open(1_500);
  expect(near.scale).toBe(0.9);
  expect(toScreen(near, { x: 450, y: 0 }).x).toBeCloseTo(200);
  expect(open(500)).toEqual(camera.fittedView);
  expect(open(1_500)).toEqual(near);
});

describe('flyTo and scrollIntoView', () => {
  it('fills the view with a box, but shows its smallest table no larger than 96 pixels', () => {
    const camera = fitted();
    camera.flyTo({ x: 400, y: 300, width: 200, height: 200 }, 20, 0, false);
    const at = boxToScreen(viewOf(camera), { x: 400, y: 300, width: 200, height: 200 });
    expect(at.x + at.width / 2).toBeCloseTo(200);
    expect(at.y + at.height / 2).toBeCloseTo(250);
    expect(at.width).toBeCloseTo(400 - 2 * 12);
    camera.flyTo({ x: 400, y: 300, width: 30, height: 20 }, 20, LATER, false);
    expect(viewOf(camera, 2 * LATER).scale).toBeCloseTo(96 / 20);
    expect(apart(toScreen(viewOf(camera, 2 * LATER), { x: 415, y: 310 }), MIDDLE)).toBeLessThan(1e-6);
  });

  it('enlarges an illegible table in the center, and only scrolls to the next one', () => {
    const camera = fitted();
    camera.updateLayout({ insets: { top: 0, right: 0, bottom: 200, left: 0 } }, 0, true);
    const table = { x: 400, y: 300, width: 30, height: 20 };
    const next = { x: 440, y: 300, width: 30, height: 20 };
    camera.scrollIntoView(table, LATER, false, LEGIBLE_SCALE);
    const near = viewOf(camera, 2 * LATER);
    const at = boxToScreen(near, table);
    expect(at.height).toBeGreaterThanOrEqual(44);
    expect(near.scale).toBeLessThan(MOST / 2);
    expect(apart({ x: at.x + at.width / 2, y: at.y + at.height / 2 }, { x: 200, y: 150 })).toBeLessThan(1e-6);
    camera.scrollIntoView(next, 2 * LATER, false, LEGIBLE_SCALE);
    expect(viewOf(camera, 3 * LATER)).toEqual(near);
    camera.scrollIntoView({ ...next, x: 700 }, 3 * LATER, false, LEGIBLE_SCALE);
    expect(viewOf(camera, 4 * LATER).scale).toBe(near.scale);
    expect(viewOf(camera, 4 * LATER).x).toBeLessThan(near.x);
  });

  it('enlarges a table up to the maximum scale, and never shrinks it', () => {
    const coarse = fitted({ extent: EXTENT, filled: EXTENT, minTableSide: 100 });
    coarse.scrollIntoView({ x: 400, y: 300, width: 2, height: 2 }, 0, true, 10 * LEGIBLE_SCALE);
    expect(coarse.isAtMaxScale(viewOf(coarse))).toBe(true);
    expect(viewOf(coarse).scale).toBeLessThanOrEqual(1.2);
    const close = zoomed(10);
    const before = viewOf(close);
    close.scrollIntoView({ ...toPlan(before, MIDDLE), width: 20, height: 20 }, 0, true, LEGIBLE_SCALE);
    expect(viewOf(close)).toEqual(before);
  });

  it('scrolls by the shortest way clear of the insets, and stays if the box is clear', () => {
    const camera = zoomed();
    camera.updateLayout({ insets: { top: 0, right: 0, bottom: 200, left: 0 } }, 0, true);
    const before = viewOf(camera);
    const box = { ...toPlan(before, { x: 150, y: 320 }), width: 30, height: 30 };
    camera.scrollIntoView(box, LATER, false);
    const after = viewOf(camera, 2 * LATER);
    expect(after.scale).toBe(before.scale);
    expect(after.x).toBe(before.x);
    expect(boxToScreen(after, box).y + 30 * after.scale).toBeCloseTo(300 - 12);
    camera.scrollIntoView(box, 2 * LATER, false);
    expect(camera.isAnimating).toBe(false);
    expect(viewOf(camera, 3 * LATER)).toEqual(after);
  });
});

describe('an obscured corner', () => {
  const clearOf = (camera: Camera, corner: Box, box: Box): boolean =>
    intersectBoxes(corner, boxToScreen(viewOf(camera), box)) === undefined;
  const tall: Box = { x: 0, y: 0, width: 800, height: 1_000 };
  const zoomedTall = (): Camera => {
    const camera = fitted({ extent: tall, filled: tall, minTableSide: 20 });
    camera.zoomAt(MIDDLE, 4, 0, true);
    return camera;
  };
  const CORNERS: Readonly<Record<string, { readonly corner: Box; readonly box: Box }>> = {
    'wide, at the right': {
      corner: { x: 300, y: 8, width: 90, height: 30 },
      box: { x: 780, y: 0, width: 20, height: 20 },
    },
    'high, at the right': {
      corner: { x: 360, y: 8, width: 30, height: 90 },
      box: { x: 780, y: 0, width: 20, height: 20 },
    },
    'high, at the left': { corner: { x: 12, y: 8, width: 30, height: 90 }, box: { x: 0, y: 0, width: 20, height: 20 } },
  };

  it.each(Object.entries(CORNERS))(
    '%s: scrolls the corner of the plan beside it, where a drag leaves it',
    (_, { corner, box }) => {
      const camera = zoomedTall();
      camera.scrollIntoView(box, 0, true);
      expect(clearOf(camera, corner, box)).toBe(false);
      camera.updateLayout({ obscuredCorner: corner }, 0, true);
      camera.scrollIntoView(box, 0, true);
      const { x, y } = viewOf(camera);
      expect(clearOf(camera, corner, box)).toBe(true);
      camera.drag(MIDDLE, { x: MIDDLE.x + 1, y: MIDDLE.y }, 1, 0, false);
      camera.drag({ x: MIDDLE.x + 1, y: MIDDLE.y }, MIDDLE, 1, 0, false);
      camera.release(LATER, STILL, false);
      expect(apart(viewOf(camera, 2 * LATER), { x, y })).toBeLessThan(2);
      camera.updateLayout({ obscuredCorner: undefined }, LATER, true);
      expect(clearOf(camera, corner, box)).toBe(false);
    },
  );
});

describe('an animation', () => {
  it('an animation ends after its duration, and immediately with reduced motion', () => {
    const camera = fitted();
    camera.zoomStep(1, 1_000, false);
    // The time of a frame can be before the start of the animation.
    expect(viewOf(camera, 990)).toEqual(camera.fittedView);
    expect(camera.isAnimating).toBe(true);
    const end = viewOf(camera, 1_000 + ANIMATION_DURATION_MS);
    expect(camera.isAnimating).toBe(false);
    camera.fit(LATER, true);
    expect(camera.isAnimating).toBe(false);
    expect(viewOf(camera, LATER)).toEqual(camera.fittedView);
    expect(end.scale).toBeCloseTo(camera.fittedView!.scale * 1.6);
  });

  it('an animation stops where a pointer comes down', () => {
    const camera = fitted();
    camera.zoomStep(1, 0, false);
    const half = viewOf(camera, ANIMATION_DURATION_MS / 2);
    camera.stopAnimation(ANIMATION_DURATION_MS / 2);
    camera.release(ANIMATION_DURATION_MS / 2 + 60, STILL, false);
    expect(camera.isAnimating).toBe(false);
    expect(viewOf(camera)).toEqual(half);
    expect(half.scale).toBeGreaterThan(camera.fittedView!.scale);
    expect(half.scale).toBeLessThan(camera.fittedView!.scale * 1.6);
  });

  it('an animation is replaced by the next move of a pointer that is down', () => {
    const camera = zoomed();
    camera.drag(MIDDLE, { x: 210, y: 250 }, 1, 0, false);
    camera.zoomStep(1, 10, false);
    const half = viewOf(camera, 100);
    camera.drag({ x: 210, y: 250 }, { x: 213, y: 254 }, 1, 100, false);
    expect(apart(viewOf(camera, 100), { x: half.x + 3, y: half.y + 4 })).toBeLessThan(1e-6);
    expect(viewOf(camera).scale).toBe(half.scale);
  });
});

describe('setView', () => {
  it('shows exactly a view that another camera has reached, also as the initial view', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 40, noNaN: true }),
        fc.integer({ min: -900, max: 900 }),
        fc.integer({ min: -900, max: 900 }),
        (factor, x, y) => {
          const reached = zoomed(factor);
          reached.pan({ x, y }, 0, true);
          const first = new Camera();
          first.setView(viewOf(reached));
          expect(first.viewAt(0)).toBeUndefined();
          first.updateLayout({ scene: SCENE, size: SIZE }, 0, true);
          const later = fitted();
          later.setView(viewOf(reached));
          for (const camera of [first, later]) expect(camera.viewAt(0)).toStrictEqual(viewOf(reached));
        },
      ),
    );
  });

  it('keeps any view within the limits', () => {
    const camera = fitted();
    for (const view of [
      { scale: 1e-6, x: 0, y: 0 },
      { scale: 1e6, x: -1e9, y: 1e9 },
    ]) {
      camera.setView(view);
      expectWithin(camera);
      expect(viewOf(camera).scale).toBeLessThanOrEqual(MOST);
      expect(camera.isAnimating).toBe(false);
    }
  });
});

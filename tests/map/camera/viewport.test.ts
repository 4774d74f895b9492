import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyRubberBand,
  cameraLimits,
  clampView,
  removeRubberBand,
  zoomAbout,
} from '../../../src/map/camera/cameraLimits.ts';
import {
  type Viewport,
  boxToScreen,
  clearRegion,
  fitBox,
  fitPlan,
  interpolateView,
  toPlan,
  toScreen,
} from '../../../src/domain/plan/viewport.ts';

const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const points = fc.record({ x: finite(-2_000, 2_000), y: finite(-2_000, 2_000) });
const views = fc.record({ scale: finite(0.02, 20), x: finite(-5_000, 5_000), y: finite(-5_000, 5_000) });
const boxes = fc.record({
  x: finite(-500, 500),
  y: finite(-500, 500),
  width: finite(50, 6_000),
  height: finite(50, 6_000),
});
const regions = fc.record({ x: finite(0, 60), y: finite(0, 90), width: finite(60, 2_000), height: finite(60, 2_000) });
const limits = fc
  .tuple(boxes, regions, finite(5, 50))
  .map(([extent, region, smallest]) => cameraLimits(extent, region, smallest));

function expectNear(one: Viewport, other: Viewport, within = 1e-6): void {
  expect(Math.abs(one.scale / other.scale - 1)).toBeLessThan(within);
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(
    within * (1e4 + Math.abs(other.x) + Math.abs(other.y)),
  );
}

describe('zoom', () => {
  it('keeps the plan point under the point that it is about', () => {
    fc.assert(
      fc.property(views, points, finite(0.1, 10), limits, (view, point, factor, limit) => {
        const under = toPlan(view, point);
        const after = toScreen(zoomAbout(view, point, factor, limit), under);
        expect(Math.hypot(after.x - point.x, after.y - point.y)).toBeLessThan(1e-3);
      }),
    );
  });
});

describe('clamping', () => {
  it('keeps the scale within its limits, and the plan over its place in the fitted view', () => {
    fc.assert(
      fc.property(views, limits, (view, limit) => {
        const within = clampView(view, limit);
        expect(within.scale).toBeGreaterThanOrEqual(limit.fitted.scale);
        expect(within.scale).toBeLessThanOrEqual(limit.maxScale);
        const home = boxToScreen(limit.fitted, limit.extent);
        const plan = boxToScreen(within, limit.extent);
        const slack = 1e-6 * (1 + plan.width + plan.height);
        expect(plan.x).toBeLessThan(home.x + slack);
        expect(plan.y).toBeLessThan(home.y + slack);
        expect(plan.x + plan.width).toBeGreaterThan(home.x + home.width - slack);
        expect(plan.y + plan.height).toBeGreaterThan(home.y + home.height - slack);
      }),
    );
  });
});

describe('the rubber band', () => {
  it('the rubber band can be reversed to the dragged view', () => {
    fc.assert(
      fc.property(limits, finite(0, 1), finite(-900, 900), finite(-900, 900), (bounds, part, x, y) => {
        const within = clampView({ scale: bounds.fitted.scale * (1 + part * 3), x: 0, y: 0 }, bounds);
        const view = { ...within, x: within.x + x, y: within.y + y };
        expectNear(removeRubberBand(applyRubberBand(view, bounds), bounds), view);
      }),
    );
  });
});

describe('fitting', () => {
  it('centers a whole box in the region', () => {
    fc.assert(
      fc.property(boxes, regions, (box, region) => {
        const at = boxToScreen(fitBox(box, region), box);
        expect(at.x).toBeGreaterThan(region.x);
        expect(at.y).toBeGreaterThan(region.y);
        expect(at.x + at.width / 2).toBeCloseTo(region.x + region.width / 2, 3);
        expect(at.y + at.height / 2).toBeCloseTo(region.y + region.height / 2, 3);
        expect(at.x + at.width).toBeLessThan(region.x + region.width);
      }),
    );
  });

  it('keeps the tables of a plan in the clear region, at least as large as a fit of the whole extent', () => {
    const parts = fc.record({
      left: finite(0, 0.5),
      top: finite(0, 0.5),
      right: finite(0.55, 1),
      bottom: finite(0.55, 1),
    });
    const insets = fc.record({
      top: finite(0, 120),
      right: finite(0, 80),
      bottom: finite(0, 260),
      left: finite(0, 80),
    });
    fc.assert(
      fc.property(
        boxes,
        parts,
        fc.record({ width: finite(280, 1_600), height: finite(400, 1_200) }),
        insets,
        (extent, part, size, inset) => {
          const filled = {
            x: extent.x + extent.width * part.left,
            y: extent.y + extent.height * part.top,
            width: extent.width * (part.right - part.left),
            height: extent.height * (part.bottom - part.top),
          };
          const region = clearRegion(size, inset);
          const view = fitPlan(extent, filled, region, size);
          const at = boxToScreen(view, filled);
          expect(view.scale).toBeGreaterThanOrEqual(fitBox(extent, region).scale);
          expect(at.x).toBeGreaterThanOrEqual(region.x - 1e-6);
          expect(at.y).toBeGreaterThanOrEqual(region.y - 1e-6);
          expect(at.x + at.width).toBeLessThanOrEqual(region.x + region.width + 1e-6);
          expect(at.y + at.height).toBeLessThanOrEqual(region.y + region.height + 1e-6);
        },
      ),
    );
  });

  it('leaves a part of each side clear, however large the insets are', () => {
    const region = clearRegion({ width: 300, height: 600 }, { top: 500, right: 0, bottom: 500, left: 20 });
    expect(region).toEqual({ x: 20, y: 264, width: 280, height: 72 });
    expect(clearRegion({ width: 90, height: 90 }, { top: 0, right: 50, bottom: 0, left: 50 })).toEqual({
      x: 30,
      y: 0,
      width: 30,
      height: 90,
    });
  });

  it('lets the plan move up by the height that is covered, and no further', () => {
    const limit = {
      ...cameraLimits({ x: 0, y: 0, width: 100, height: 100 }, { x: 0, y: 0, width: 200, height: 200 }, 10),
      obscured: { top: 0, right: 0, bottom: 80, left: 0 },
    };
    const { x, y, scale } = limit.fitted;
    expect(clampView({ scale, x, y: y - 500 }, limit)).toEqual({ scale, x, y: y - 80 });
    expect(clampView({ scale, x, y: y + 500 }, limit)).toEqual(limit.fitted);
  });
});

describe('transitions between views', () => {
  it('transitions between views start and end at their views, and keep a point that both show at the same place', () => {
    fc.assert(
      fc.property(views, points, finite(0.2, 5), finite(0, 1), limits, (from, point, factor, part, limit) => {
        const to = zoomAbout(from, point, factor, {
          ...limit,
          maxScale: 1e9,
          fitted: { ...limit.fitted, scale: 1e-9 },
        });
        expectNear(interpolateView(from, to, 0), from);
        expect(interpolateView(from, to, 1)).toEqual(to);
        const now = toScreen(interpolateView(from, to, part), toPlan(from, point));
        expect(Math.hypot(now.x - point.x, now.y - point.y)).toBeLessThan(0.05);
      }),
    );
  });
});

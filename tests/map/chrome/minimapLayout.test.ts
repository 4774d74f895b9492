import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import beachCamp from '../../../fixtures/venues/beach-camp/plan.json';
import islandTerrace from '../../../fixtures/venues/island-terrace/plan.json';
import { type Coordinates, tableFromRoom } from '../../../src/domain/plan/table.ts';
import { minimapFrame, needsMinimap, minimapBox, minimapView } from '../../../src/map/chrome/minimapLayout.ts';
import { type Scene, buildScene } from '../../../src/map/scene/scene.ts';
import { cameraLimits, zoomAbout } from '../../../src/map/camera/cameraLimits.ts';
import { boxToScreen, fitPlan } from '../../../src/domain/plan/viewport.ts';
import { areLabelsLegible } from '../../../src/map/paint/legibility.ts';

function sceneOf(places: readonly Coordinates[], width?: number, height?: number): Scene {
  const tables = places.map((coordinates, i) =>
    tableFromRoom(
      { id: i + 1, name: `T${i + 1}`, beds: 2, coordinates },
      { areaId: '1', area: '', categoryId: '1', category: '', available: true },
    ),
  );
  return buildScene(tables, width === undefined || height === undefined ? undefined : { width, height, decor: [] });
}
const grid = (across: number, down: number): Scene =>
  sceneOf(
    Array.from({ length: across * down }, (_, i) => ({
      x: (i % across) * 60,
      y: Math.floor(i / across) * 50,
      width: 44,
      height: 34,
      font_size: 12,
    })),
  );
const FIXTURES = [beachCamp, islandTerrace].map((plan) =>
  sceneOf(
    plan.areas.flatMap((area) => area.rooms.map((room) => room.coordinates as Coordinates)),
    plan.width,
    plan.height,
  ),
);

/** The plan on a phone, between its chips and its zoom bar, and on a desktop. */
const SCREENS = [
  { size: { width: 360, height: 450 }, region: { x: 0, y: 60, width: 360, height: 330 } },
  { size: { width: 950, height: 800 }, region: { x: 0, y: 60, width: 950, height: 680 } },
] as const;

describe('the fixture venues', () => {
  it.each(FIXTURES.map((scene) => [scene]))(
    'the fixture venues are legible as a whole and need no minimap',
    (scene) => {
      expect(needsMinimap(scene)).toBe(false);
      for (const { size, region } of SCREENS) {
        const fitted = fitPlan(scene.extent, scene.filled, region, size);
        expect(areLabelsLegible(scene, { scale: fitted.scale, ratio: 2.6 }, false)).toBe(true);
        const { maxScale: most } = cameraLimits(scene.extent, region, scene.minTableSide, fitted);
        for (const scale of [fitted.scale, fitted.scale * 4, most])
          expect(minimapBox(scene, { ...fitted, scale }, region, size.width, false)).toBeUndefined();
      }
    },
  );
});

describe('labels', () => {
  it('labels are legible from the size at which they are painted', () => {
    const scene = grid(20, 20);
    expect([8.9, 9.1].map((side) => areLabelsLegible(scene, { scale: side / 34, ratio: 1 }, false))).toEqual([
      false,
      true,
    ]);
    // A dense view paints text from 14 device pixels, or on tables with all their details.
    expect([13, 15].map((letters) => areLabelsLegible(scene, { scale: letters / 12, ratio: 1 }, true))).toEqual([
      false,
      true,
    ]);
    expect(areLabelsLegible(scene, { scale: 13 / 12, ratio: 1.4 }, true)).toBe(true);
  });
});

describe('the minimap', () => {
  it('the minimap appears on a large plan if less than a third is in view, horizontally or vertically', () => {
    for (const [scene, { size, region }] of [grid(30, 60), grid(60, 24)].flatMap((large) =>
      SCREENS.map((at) => [large, at] as const),
    )) {
      const fitted = fitPlan(scene.extent, scene.filled, region, size);
      const at = (factor: number) =>
        minimapBox(
          scene,
          zoomAbout(fitted, { x: 180, y: 200 }, factor, { extent: scene.extent, fitted, maxScale: 10 }),
          region,
          size.width,
          false,
        );
      expect([1, 2.8].map(at)).toEqual([undefined, undefined]);
      const place = at(3.2)!;
      expect(Math.max(place.width, place.height)).toBe(size.width < 600 ? 96 : 140);
      expect(place.width / place.height).toBeCloseTo(scene.extent.width / scene.extent.height, 1);
      expect(region.x + region.width - place.x - place.width).toBe(12);
      expect(place.y).toBe(region.y + 8);
    }
    expect(minimapBox(grid(8, 10), { scale: 3, x: 0, y: 0 }, SCREENS[0].region, 360, false)).toBeUndefined();
  });

  it('the minimap is on the left for right-to-left text, and hidden without room', () => {
    const scene = grid(30, 60);
    expect(minimapBox(scene, { scale: 1, x: 0, y: 0 }, SCREENS[0].region, 360, true)!.x).toBe(12);
    expect(
      minimapBox(scene, { scale: 1, x: 0, y: 0 }, { x: 0, y: 0, width: 150, height: 100 }, 360, false),
    ).toBeUndefined();
  });

  it('the minimap keeps its frame inside, wherever the view is', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 90 }),
        number(0.01, 5),
        number(-2_000, 2_000),
        number(-2_000, 2_000),
        (across, down, scale, x, y) => {
          const scene = grid(across, down);
          const size = { width: 96, height: 60 };
          const mini = minimapView(scene, size);
          const plan = boxToScreen(mini, scene.extent);
          expect(Math.min(plan.x, plan.y)).toBeGreaterThanOrEqual(-1e-6);
          const frame = minimapFrame(mini, size, { scale, x, y }, SCREENS[0].region);
          expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0);
          expect(frame.x + frame.width).toBeLessThanOrEqual(size.width + 1e-6);
          expect(frame.y + frame.height).toBeLessThanOrEqual(size.height + 1e-6);
          expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(8);
        },
      ),
    );
  });
});

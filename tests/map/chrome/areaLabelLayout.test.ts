import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/domain/geometry/boxes.ts';
import { type AreaToLabel, layOutAreaLabels } from '../../../src/map/chrome/areaLabelLayout.ts';
import { boxToScreen } from '../../../src/domain/plan/viewport.ts';

const VIEW = { scale: 1, x: 0, y: 0 };
const REGION = { x: 0, y: 60, width: 360, height: 340 };
const area = (x: number, y: number, width: number, height: number, ems = 8): AreaToLabel => ({
  box: { x, y, width, height },
  widthEm: ems,
});

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const boxes = (most: number) =>
  fc.record({ x: number(-most, most), y: number(-most, most), width: number(1, most), height: number(1, most) });
const manyAreas = fc.array(fc.record({ box: boxes(4_000), widthEm: number(3, 30) }), { maxLength: 40 });
const views = fc.record({ scale: number(0.02, 2), x: number(-500, 500), y: number(-500, 500) });
const regions = fc.record({ x: number(0, 40), y: number(0, 120), width: number(40, 1_400), height: number(40, 900) });

describe('area labels', () => {
  it('area labels overlap nothing, stay within the region and over areas in view, and are legible', () => {
    fc.assert(
      fc.property(
        manyAreas,
        views,
        regions,
        fc.array(boxes(400), { maxLength: 2 }),
        fc.constantFrom(1, 2),
        (areas, view, region, blocked, text) => {
          const labels = layOutAreaLabels(areas, view, region, blocked, text);
          labels.forEach((label, i) => {
            for (const other of [...labels.slice(i + 1), ...blocked]) expect(overlap(label, other)).toBe(false);
            expect(label.x).toBeGreaterThan(region.x);
            expect(label.y).toBeGreaterThan(region.y);
            expect(label.x + label.width).toBeLessThan(region.x + region.width);
            expect(label.y + label.height).toBeLessThan(region.y + region.height);
            expect(overlap(boxToScreen(view, areas[label.areaIndex]!.box), region)).toBe(true);
            expect(label.fontSize).toBeGreaterThanOrEqual(12 * text);
            expect([label.x, label.y].every(Number.isInteger)).toBe(true);
          });
          expect(new Set(labels.map((label) => label.areaIndex)).size).toBe(labels.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('area labels leave out an area that fills the region, whose tables they would cover', () => {
    const { x, y, width, height } = REGION;
    expect(layOutAreaLabels([area(x, y, width, height)], VIEW, REGION)).toEqual([]);
    expect(layOutAreaLabels([area(x + 1, y, width, height)], VIEW, REGION)).toHaveLength(1);
  });

  it('area labels are centered over the visible part of their area', () => {
    const [whole, cut] = layOutAreaLabels([area(0, 60, 300, 100), area(200, 260, 800, 100)], VIEW, REGION);
    expect(whole).toMatchObject({ areaIndex: 0 });
    // With a margin of 8 pixels, the first area is visible from 8 to 300 and from 68 to 160, the other one from 200 to
    // 352.
    expect(Math.abs(whole!.x + whole!.width / 2 - 154)).toBeLessThan(1);
    expect(Math.abs(whole!.y + whole!.height / 2 - 114)).toBeLessThan(1);
    expect(Math.abs(cut!.x + cut!.width / 2 - 276)).toBeLessThan(1);
  });

  it('area labels are as large as their area allows, and never too small to read', () => {
    const lettersIn = (width: number, height: number): number =>
      layOutAreaLabels([area(100, 100, width, height)], VIEW, REGION)[0]!.fontSize;
    expect([lettersIn(200, 90), lettersIn(130, 46), lettersIn(20, 10)]).toEqual([15, 13.5, 12]);
  });

  it('area labels move as little as necessary for a smaller area, and not off the area', () => {
    const large = area(50, 100, 260, 260);
    const [first, second] = layOutAreaLabels([area(100, 180, 160, 120), large], VIEW, REGION);
    expect(first!.areaIndex).toBe(1);
    expect(second!.areaIndex).toBe(0);
    expect(Math.max(first!.y - second!.y - second!.height, second!.y - first!.y - first!.height)).toBe(4);
    // An area smaller than the label over it has no room for its own.
    expect(layOutAreaLabels([large, area(150, 220, 40, 20)], VIEW, REGION).map((label) => label.areaIndex)).toEqual([
      0,
    ]);
  });

  it('area labels lie over no table: beside their area if tables fill it, else nowhere', () => {
    const covers =
      (tables: readonly Box[]) =>
      (label: Box): boolean =>
        tables.some((table) => overlap(label, table));
    const row = { x: 40, y: 140, width: 280, height: 90 };
    const [beside, ...others] = layOutAreaLabels(
      [area(row.x, row.y, row.width, row.height)],
      VIEW,
      REGION,
      [],
      1,
      covers([row]),
    );
    expect(others).toEqual([]);
    expect(beside!.y + beside!.height).toBe(row.y - 4);
    expect(Math.abs(beside!.x + beside!.width / 2 - 180)).toBeLessThan(1);
    const all = { ...REGION, x: -100, width: 560 };
    expect(layOutAreaLabels([area(row.x, row.y, row.width, row.height)], VIEW, REGION, [], 1, covers([all]))).toEqual(
      [],
    );
  });
});

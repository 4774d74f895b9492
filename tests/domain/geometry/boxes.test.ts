import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Outline,
  type Point,
  boundsOf,
  boxFromPoints,
  centerOf,
  distanceToOutline,
  isOutsideBox,
  expandBox,
  expandBoxToGrid,
  rotatePoint,
  unionBoxes,
} from '../../../src/domain/geometry/boxes.ts';
import { depthOfOverlap, polygonOf } from './polygonOracle.ts';
import { SEED } from '../../support/fixtureVenues.ts';

/** Eighths of a unit: finer than any plan, and exact in binary, so that touching sides touch exactly. */
const number = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 8, max: max * 8 }).map((eighths) => eighths / 8);
const outline: fc.Arbitrary<Outline> = fc.record({
  box: fc.record({ x: number(-500, 500), y: number(-500, 500), width: number(5, 80), height: number(5, 80) }),
  rotation: fc.oneof(fc.constantFrom(0, 90, -90, 180, 45), number(-360, 360)),
  shape: fc.constantFrom('rect' as const, 'ellipse' as const),
});
const near = fc
  .tuple(outline, number(-70, 70), number(-70, 70))
  .map(([shape, dx, dy]) => ({ shape, at: { x: centerOf(shape.box).x + dx, y: centerOf(shape.box).y + dy } }));

/** The distance from a point to a line from a to b. */
function toLine({ x, y }: Point, a: Point, b: Point): number {
  const along = Math.min(
    Math.max(((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2), 0),
    1,
  );
  return Math.hypot(x - a.x - along * (b.x - a.x), y - a.y - along * (b.y - a.y));
}

function isInside(at: Point, polygon: readonly Point[]): boolean {
  return polygon.every((a, n) => {
    const b = polygon[(n + 1) % polygon.length]!;
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0;
  });
}

/** Where the line from the center to a point leaves an ellipse, found by bisection. */
function leavingPoint(shape: Outline, at: Point): Point {
  const center = centerOf(shape.box);
  const inside = (p: Point): boolean => {
    const { x, y } = rotatePoint(p, center, -shape.rotation);
    return ((x - center.x) / (shape.box.width / 2)) ** 2 + ((y - center.y) / (shape.box.height / 2)) ** 2 <= 1;
  };
  let [low, high] = [0, 1];
  for (let n = 0; n < 60; n++) {
    const middle = (low + high) / 2;
    if (inside({ x: center.x + (at.x - center.x) * middle, y: center.y + (at.y - center.y) * middle })) low = middle;
    else high = middle;
  }
  return { x: center.x + (at.x - center.x) * low, y: center.y + (at.y - center.y) * low };
}

describe('rotation', () => {
  test('a rotation is clockwise on a plan, whose y grows downwards', () => {
    const turned = rotatePoint({ x: 10, y: 0 }, { x: 0, y: 0 }, 90);
    expect(turned.x).toBeCloseTo(0);
    expect(turned.y).toBeCloseTo(10);
  });
});

describe('bounds', () => {
  test('bounds are the box around the corners of a rotated rectangle', () => {
    fc.assert(
      fc.property(outline, (shape) => {
        const bounds = boundsOf({ ...shape, shape: 'rect' });
        const expected = boxFromPoints(polygonOf({ ...shape, shape: 'rect' }));
        for (const side of ['x', 'y', 'width', 'height'] as const) expect(bounds[side]).toBeCloseTo(expected[side], 8);
      }),
      { seed: SEED },
    );
  });

  test('bounds separate a rotated box from an upright one exactly if their polygons are apart', () => {
    fc.assert(
      fc.property(near, outline, ({ shape, at }, { box }) => {
        const [turned, upright] = [
          { ...shape, shape: 'rect' as const },
          { ...box, x: at.x, y: at.y },
        ];
        const depth = depthOfOverlap(polygonOf(turned), polygonOf({ box: upright, rotation: 0, shape: 'rect' }));
        fc.pre(Math.abs(depth) > 1e-9);
        expect(isOutsideBox(turned, upright)).toBe(depth < 0);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  test('bounds expand to the lines of a grid around them', () => {
    expect(expandBoxToGrid({ x: -1.2, y: 0.5, width: 3, height: 0.1 }, 0.5)).toEqual({
      x: -1.5,
      y: 0.5,
      width: 3.5,
      height: 0.5,
    });
  });

  test('bounds contain several boxes, and are undefined for an empty list', () => {
    expect(
      unionBoxes([
        { x: 0, y: 0, width: 1, height: 1 },
        { x: 5, y: -2, width: 2, height: 1 },
      ]),
    ).toEqual({ x: 0, y: -2, width: 7, height: 3 });
    expect(unionBoxes([])).toBeUndefined();
    expect(boxFromPoints([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
    expect(expandBox({ x: 1, y: 2, width: 3, height: 4 }, 2)).toEqual({ x: -1, y: 0, width: 7, height: 8 });
  });
});

describe('distance to an outline', () => {
  test('distance to an outline is 0 inside a rectangle, else the distance to its nearest side', () => {
    fc.assert(
      fc.property(near, ({ shape, at }) => {
        const rect = { ...shape, shape: 'rect' as const };
        const polygon = polygonOf(rect);
        const expected = isInside(at, polygon)
          ? 0
          : Math.min(...polygon.map((a, n) => toLine(at, a, polygon[(n + 1) % 4]!)));
        expect(distanceToOutline(rect, at)).toBeCloseTo(expected, 6);
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });

  test('distance to an outline is measured along the line to the center of an ellipse', () => {
    fc.assert(
      fc.property(near, ({ shape, at }) => {
        const ellipse = { ...shape, shape: 'ellipse' as const };
        const leaving = leavingPoint(ellipse, at);
        expect(distanceToOutline(ellipse, at)).toBeCloseTo(Math.hypot(at.x - leaving.x, at.y - leaving.y), 6);
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addPoint,
  movePoint,
  movePointBy,
  nextPointPosition,
  removePoint,
  editableShape,
} from '../../../../src/domain/document/edits/shapePoints.ts';
import { setItemFlags } from '../../../../src/domain/document/edits/itemFlags.ts';
import type { Decor } from '../../../../src/domain/plan/plan.ts';
import { anyDrawing, damageOf, drawingWith } from '../sampleDocuments.ts';
import { SEED } from '../../../support/fixtureVenues.ts';

const area: Decor = {
  kind: 'area',
  surface: 'wood',
  points: [
    [0, 0],
    [100, 0],
    [100, 100],
  ],
};
const path: Decor = {
  kind: 'path',
  surface: 'stone',
  points: [
    [0, 0],
    [100, 0],
  ],
  width: 10,
};
const drawing = drawingWith({ a: {} }, [area, path, { kind: 'palm', x: 1, y: 1, width: 9, height: 9 }]);
const points = (of: typeof drawing, place = 0) =>
  (of.decor[place]!.decor as Extract<Decor, { points: unknown }>).points;

test('moves a point along one or both axes, to a hundredth, within the plan limits', () => {
  expect(points(movePoint(drawing, 'd1', 1, { x: 70.123 }))).toEqual([
    [0, 0],
    [70.12, 0],
    [100, 100],
  ]);
  expect(points(movePoint(drawing, 'd1', 1, { x: 1e9, y: -3 }))[1]).toEqual([100_000, -3]);
  expect(points(movePointBy(drawing, 'd1', 2, { x: -1, y: 10 }))[2]).toEqual([99, 110]);
});

test('an edit of points returns the same document if nothing changes', () => {
  expect(movePoint(drawing, 'd1', 1, { x: 100, y: 0 })).toBe(drawing);
  expect(movePoint(drawing, 'd1', 9, { x: 1 })).toBe(drawing);
  expect(movePoint(drawing, 'd3', 0, { x: 1 })).toBe(drawing);
  expect(movePoint(drawing, '1', 0, { x: 1 })).toBe(drawing);
  expect(movePoint(drawing, 'd1', 0, { x: Number.NaN })).toBe(drawing);
});

test('an area keeps at least three points, and a path two', () => {
  expect(removePoint(drawing, 'd1', 0)).toBe(drawing);
  expect(removePoint(drawing, 'd2', 0)).toBe(drawing);
  const more = addPoint(drawing, 'd1', 3, { x: 0, y: 100 });
  expect(points(more)).toEqual([
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ]);
  expect(points(removePoint(more, 'd1', 0))).toEqual([
    [100, 0],
    [100, 100],
    [0, 100],
  ]);
});

test('inserts a point midway, also after an area’s last point, and extends a line at its end', () => {
  expect(nextPointPosition(area as never, 0)).toEqual({ x: 50, y: 0 });
  expect(nextPointPosition(area as never, 2)).toEqual({ x: 50, y: 50 });
  expect(nextPointPosition(path as never, 1)).toEqual({ x: 150, y: 0 });
});

test('edits points only if the shape is the only selected item, unlocked and visible', () => {
  expect(editableShape(drawing, new Set(['d1']))?.key).toBe('d1');
  for (const keys of [[], ['d3'], ['1'], ['d1', 'd2'], ['d9']])
    expect(editableShape(drawing, new Set(keys))).toBeUndefined();
  for (const mark of ['locked', 'hidden'] as const)
    expect(editableShape(setItemFlags(drawing, new Set(['d1']), { [mark]: true }), new Set(['d1']))).toBeUndefined();
});

describe('any edit of any point', () => {
  const number = fc.oneof(
    fc.double({ min: -200_000, max: 200_000, noNaN: true }),
    fc.constantFrom(0, Number.NaN, Infinity),
  );
  test('leaves a plan that can be saved', () => {
    fc.assert(
      fc.property(anyDrawing, fc.nat(5), fc.nat(7), fc.record({ x: number, y: number }), (any, shape, place, at) => {
        const key = `d${shape + 1}`;
        for (const after of [
          movePoint(any, key, place, at),
          movePointBy(any, key, place, at),
          addPoint(any, key, place, at),
          removePoint(any, key, place),
        ]) {
          expect(damageOf(any, after)).toEqual([]);
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

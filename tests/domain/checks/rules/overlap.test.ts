import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlinesOverlap } from '../../../../src/domain/geometry/outlinesOverlap.ts';
import type { Outline } from '../../../../src/domain/geometry/boxes.ts';
import { depthOfOverlap, polygonOf } from '../../geometry/polygonOracle.ts';
import { SEED } from '../../../support/fixtureVenues.ts';
import { findings, ofRule, planWith, room } from '../samplePlan.ts';

const outline: fc.Arbitrary<Outline> = fc.record({
  box: fc.record({
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 60 }),
    width: fc.integer({ min: 2, max: 60 }),
    height: fc.integer({ min: 2, max: 60 }),
  }),
  rotation: fc.oneof(fc.constant(0), fc.constant(90), fc.integer({ min: -360, max: 360 })),
  shape: fc.constantFrom('rect' as const, 'ellipse' as const),
});

const rect = (x: number, y: number, width: number, height: number, rotation = 0): Outline => ({
  box: { x, y, width, height },
  rotation,
  shape: 'rect',
});
const round = (x: number, y: number, width: number, height = width, rotation = 0): Outline => ({
  box: { x, y, width, height },
  rotation,
  shape: 'ellipse',
});

describe('two outlines', () => {
  test('two outlines overlap exactly if the slow polygon oracle says so', () => {
    fc.assert(
      fc.property(outline, outline, (one, other) => {
        const depth = depthOfOverlap(polygonOf(one), polygonOf(other));
        // The oracle's ellipses are polygons, slightly too large; a corner can hide a sliver from its edges.
        if (Math.abs(depth) > 0.02) expect(outlinesOverlap(one, other)).toBe(depth > 0);
        expect(outlinesOverlap(other, one)).toBe(outlinesOverlap(one, other));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  test.each<[string, Outline, Outline, boolean]>([
    ['a shared edge', rect(0, 0, 10, 10), rect(10, 0, 10, 10), false],
    ['a hair more', rect(0, 0, 10, 10), rect(9.99, 0, 10, 10), true],
    ['a shared corner', rect(0, 0, 10, 10), rect(10, 10, 10, 10), false],
    ['circles that touch', round(0, 0, 10), round(10, 0, 10), false],
    ['an ellipse along an edge', rect(0, 0, 100, 10), round(0, 10, 100, 4), false],
    ['the same, a hair in', rect(0, 0, 100, 10), round(0, 9.99, 100, 4), true],
    ['a flat ellipse, less than rounding in', round(0, 0, 200, 2), rect(0, 2 - 5e-7, 200, 10), false],
  ])('two outlines overlap by more than a rounding error, or not: %s', (_what, one, other, meet) => {
    expect(outlinesOverlap(one, other)).toBe(meet);
    expect(outlinesOverlap(other, one)).toBe(meet);
  });
});

describe('the rule about overlaps', () => {
  const heap = (count: number) =>
    planWith([['areas', 0, 'rooms'], Array.from({ length: count }, (_, n) => room(n + 1, {}, { x: 100, y: 100 }))]);

  test('the rule about overlaps reports each pair once, at the later table, by name', () => {
    const found = ofRule(findings(planWith([['areas', 0, 'rooms', 2, 'coordinates', 'x'], 170])), 'overlap');
    expect(found).toEqual([
      expect.objectContaining({
        path: '/areas/0/rooms/2/coordinates',
        table: 3,
        severity: 'error',
        message: '"Table 3" overlaps "Table 2": move one of them',
      }),
    ]);
  });

  test.each([
    [219.6, 60, 0],
    [219.4, 60, 1],
    [219.6, 0.5, 1],
  ])('the rule about overlaps tolerates rounding: a table at x %d of width %d has %d overlaps', (x, width, count) => {
    const small = planWith([['areas', 0, 'rooms', 2, 'coordinates'], { x, y: 60, width, height: 60 }]);
    expect(ofRule(findings(small), 'overlap')).toHaveLength(count);
  });

  test('the rule about overlaps limits the overlaps reported for each table of a pile', () =>
    expect(ofRule(findings(heap(40)), 'overlap')).toHaveLength(0 + 1 + 2 + 3 + 4 + 35 * 5));

  test('the rule about overlaps lets a stool reach under its table, but not vanish there', () => {
    const stoolAt = (x: number, beds = 1, side = 24) =>
      planWith([
        ['areas', 0, 'rooms'],
        [room(1, {}, { x: 100, y: 100 }), room(2, { beds }, { x, y: 110, width: side, height: side })],
      ]);
    expect(ofRule(findings(stoolAt(88)), 'overlap')).toEqual([]);
    expect(ofRule(findings(stoolAt(120)), 'overlap')).toHaveLength(1);
    expect(ofRule(findings(stoolAt(88, 2)), 'overlap')).toHaveLength(1);
    expect(ofRule(findings(stoolAt(88, 1, 40)), 'overlap')).toHaveLength(1);
  });
});

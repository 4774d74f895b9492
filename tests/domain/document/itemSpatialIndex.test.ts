import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemOutline } from '../../../src/domain/document/itemBounds.ts';
import type { EditorDocument } from '../../../src/domain/document/editorDocument.ts';
import { distanceToOutline, isOutsideBox } from '../../../src/domain/geometry/boxes.ts';
import { getItemIndex } from '../../../src/domain/document/itemSpatialIndex.ts';
import type { Decor } from '../../../src/domain/plan/plan.ts';
import { anyDrawing, drawingWith } from './sampleDocuments.ts';
import { SEED } from '../../support/fixtureVenues.ts';

const sand: Decor = {
  kind: 'area',
  surface: 'sand',
  points: [
    [-500, -500],
    [1_500, -500],
    [1_500, 1_500],
    [-500, 1_500],
  ],
};
const wall: Decor = {
  kind: 'wall',
  points: [
    [0, 300],
    [400, 300],
  ],
  width: 10,
};
const tree: Decor = { kind: 'tree', x: 200, y: 0, width: 60, height: 60 };
const beach = drawingWith({ a: { x: 0, y: 0 }, b: { x: 20, y: 20 }, c: { x: 210, y: 10, shape: 'ellipse' } }, [
  sand,
  wall,
  tree,
]);
const at = (document: EditorDocument, x: number, y: number, reach = 0) =>
  getItemIndex(document).hitTest({ x, y }, reach)?.key;
const touched = (document: EditorDocument, x: number, y: number, width: number, height: number) =>
  getItemIndex(document)
    .itemsInMarquee({ x, y, width, height })
    .map(({ key }) => key);

describe('the hit test', () => {
  test('returns the topmost item: tables first, then props, then areas', () => {
    expect([
      at(beach, 10, 10),
      at(beach, 30, 30),
      at(beach, 230, 30),
      at(beach, 205, 5),
      at(beach, 100, 304),
      at(beach, 700, 700),
      at(beach, 5_000, 0),
    ]).toEqual(['1', '2', '3', 'd3', 'd2', 'd1', undefined]);
  });

  test('returns a nearby item if the point is on an area only', () => {
    expect([at(beach, 70, 40, 15), at(beach, 70, 40, 5), at(beach, 100, 320, 20), at(beach, 206, 30, 20)]).toEqual([
      '2',
      'd1',
      'd2',
      'd3',
    ]);
  });

  test('agrees with a linear search', () => {
    fc.assert(
      fc.property(
        anyDrawing,
        fc.integer({ min: -100, max: 1_100 }),
        fc.integer({ min: -100, max: 900 }),
        (drawing, x, y) => {
          const containing = drawing.tables.findLast(
            (item) => !item.locked && !item.hidden && distanceToOutline(itemOutline(item), { x, y }) === 0,
          );
          if (containing) expect(at(drawing, x, y)).toBe(containing.key);
          else expect(at(drawing, x, y) ?? '').not.toMatch(/^\d/);
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
  });
});

describe('a marquee', () => {
  test('selects tables that it touches, and decor that lies completely inside', () => {
    expect(touched(beach, 30, 30, 180, 10)).toEqual(['1', '2', '3']);
    expect(touched(beach, 195, -5, 70, 70)).toEqual(['d3', '3']);
    expect(touched(beach, 100, 250, 50, 100)).toEqual([]);
    expect(touched(beach, -10, 290, 420, 20)).toEqual(['d2']);
    expect(touched(beach, 202, 2, 3, 3)).toEqual([]);
    expect(touched(beach, 22, 22, 3, 3)).toEqual(['1', '2']);
    expect(touched(beach, -600, -600, 3_000, 3_000)).toEqual(['d1', 'd2', 'd3', '1', '2', '3']);
  });

  test('agrees with a linear search', () => {
    const anyBox = fc.record({
      x: fc.integer({ min: -100, max: 900 }),
      y: fc.integer({ min: -100, max: 700 }),
      width: fc.integer({ min: 1, max: 500 }),
      height: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(anyDrawing, anyBox, (drawing, box) => {
        const expected = drawing.tables
          .filter((item) => !item.locked && !item.hidden && !isOutsideBox(itemOutline(item), box))
          .map(({ key }) => key);
        expect(
          getItemIndex(drawing)
            .itemsInMarquee(box)
            .filter(({ kind }) => kind === 'table')
            .map(({ key }) => key),
        ).toEqual(expected);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

test('hits a smooth area where it bulges beyond its points', () => {
  const pond = drawingWith({}, [
    {
      kind: 'area',
      surface: 'water',
      smooth: true,
      points: [
        [100, 100],
        [300, 100],
        [300, 300],
        [100, 300],
      ],
    },
  ]);
  expect([at(pond, 200, 80), at(pond, 200, 30)]).toEqual(['d1', undefined]);
  expect(touched(pond, 95, 95, 210, 210)).toEqual([]);
});

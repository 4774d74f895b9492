import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/domain/geometry/boxes.ts';
import { snapBox, snapEdges, prepareSnapTargets } from '../../../../src/domain/geometry/snapping/snap.ts';

const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });
const targets = (...boxes: Box[]) => prepareSnapTargets(boxes, { x: 0, y: 0 });

describe('a moved box', () => {
  test('snaps to edges and centers of others, and the guide shows their extent', () => {
    const { delta: by, guides } = snapBox(box(103, 200), targets(box(100, 100)), { threshold: 6 });
    expect(by).toEqual({ x: -3, y: 0 });
    // Equal sizes: both edges and the centers line up.
    expect(guides).toEqual([
      { type: 'edge', axis: 'x', from: { x: 100, y: 100 }, to: { x: 100, y: 240 }, distance: 60 },
      { type: 'edge', axis: 'x', from: { x: 140, y: 100 }, to: { x: 140, y: 240 }, distance: 60 },
      { type: 'center', axis: 'x', from: { x: 120, y: 100 }, to: { x: 120, y: 240 }, distance: 60 },
    ]);
  });

  test('snaps its center only to centers and its edges only to edges', () => {
    const wide = targets(box(0, 0, 200, 20));
    expect(snapBox(box(82, 300), wide, { threshold: 6 })).toMatchObject({
      delta: { x: -2 },
      guides: [{ type: 'center' }],
    });
    // Its left edge is near the other's center.
    expect(snapBox(box(102, 300), wide, { threshold: 6 }).guides).toEqual([]);
  });

  test('snaps to whole units or the grid if nothing is near', () => {
    const far = targets(box(500, 500));
    expect(snapBox(box(10.4, 20.6), far, { threshold: 6 }).delta).toEqual({
      x: expect.closeTo(-0.4),
      y: expect.closeTo(0.4),
    });
    expect(snapBox(box(13, 27), far, { threshold: 6, grid: 10 }).delta).toEqual({ x: -3, y: 3 });
    expect(snapBox(box(13.5, 27.5), far, { threshold: 6, axes: ['y'] }).delta).toEqual({ x: 0, y: 0.5 });
  });

  test('snaps midway between two boxes, and shows both gaps', () => {
    const { delta: by, guides } = snapBox(box(102, 3), targets(box(0, -11, 40, 60), box(200, -17, 40, 80)), {
      threshold: 6,
    });
    expect(by.x).toBe(-2);
    expect(guides.filter(({ type }) => type === 'gap')).toEqual([
      {
        type: 'gap',
        axis: 'x',
        from: { x: 40, y: expect.any(Number) },
        to: { x: 100, y: expect.any(Number) },
        distance: 60,
      },
      {
        type: 'gap',
        axis: 'x',
        from: { x: 140, y: expect.any(Number) },
        to: { x: 200, y: expect.any(Number) },
        distance: 60,
      },
    ]);
  });

  test.each([
    ['after two', 152, [box(0, 0), box(75, 0)], 150],
    ['before two', 4, [box(75, 0), box(150, 0)], 0],
  ])('repeats the gap of its neighbors: %s', (_, x, others, expected) => {
    const { delta: by, guides } = snapBox(box(x, 0), targets(...others), { threshold: 6 });
    expect(x + by.x).toBe(expected);
    expect(guides.filter(({ type, axis }) => type === 'gap' && axis === 'x').map(({ distance }) => distance)).toEqual([
      35, 35,
    ]);
  });
});

describe('a side or a point', () => {
  test('snaps only the side that moves', () => {
    expect(
      snapEdges(box(97, 50, 62, 40), { x: 'end' }, targets(box(100, 200, 60, 40)), { threshold: 6 }),
    ).toMatchObject({
      delta: { x: 1, y: 0 },
      guides: [{ type: 'edge', axis: 'x', from: { x: 160 } }],
    });
  });

  test('snaps a point to edges and centers', () => {
    const { delta: by, guides } = snapEdges(
      { x: 118, y: 143, width: 0, height: 0 },
      { x: 'start', y: 'start' },
      targets(box(100, 100)),
      { threshold: 6 },
    );
    expect(by).toEqual({ x: 2, y: -3 });
    expect(guides.map(({ type, axis }) => `${type} ${axis}`)).toEqual(['center x', 'edge y']);
  });
});

test('snapping among 10,000 boxes looks only at the nearest', () => {
  const crowd = Array.from({ length: 10_000 }, (_, place) => box((place % 100) * 61, Math.floor(place / 100) * 61));
  const prepared = prepareSnapTargets(crowd, { x: 3_000, y: 3_000 });
  expect(snapBox(box(2_992, 3_100), prepared, { threshold: 6 }).guides.length).toBeGreaterThan(0);
  expect(snapBox(box(2, 2), prepared, { threshold: 6 }).guides).toEqual([]);
  expect(prepared.search({ x: 0, y: 0, width: 6_100, height: 6_100 })).toHaveLength(300);
});

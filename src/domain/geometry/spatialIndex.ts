/**
 * Spatial indexes over boxes and outlines, the only file that imports flatbush. It is separate from `boxes.ts`, so that
 * code that needs no index doesn't load one. Lengths are plan units.
 */
import Flatbush from 'flatbush';
import { type Box, type Outline, type Point, boundsOf, distanceToOutline, expandBox } from './boxes.ts';

/** A spatial index over a list of boxes. Results are indices into that list. */
export type SpatialIndex = {
  /** Returns the boxes that meet a box, in ascending order. */
  search(box: Box): number[];
  /**
   * Returns up to `count` of the boxes that meet a box and that `accept` lets pass, in ascending order. Looks no
   * further.
   */
  searchUpTo(count: number, box: Box, accept: (index: number) => boolean): number[];
  /** Returns up to `count` boxes, nearest to the point first. */
  nearest(point: Point, count: number): number[];
};

/** Builds an index. `nodeSize` is the number of boxes per tree node; more make the tree flatter. */
export function buildSpatialIndex(boxes: readonly Box[], nodeSize = 16): SpatialIndex {
  // Flatbush refuses an empty index.
  if (boxes.length === 0) return { search: () => [], searchUpTo: () => [], nearest: () => [] };
  const tree = new Flatbush(boxes.length, nodeSize);
  for (const { x, y, width, height } of boxes) tree.add(x, y, x + width, y + height);
  tree.finish();
  return {
    search: ({ x, y, width, height }) => tree.search(x, y, x + width, y + height).toSorted((a, b) => a - b),
    searchUpTo: (count, { x, y, width, height }, accept) => {
      const found: number[] = [];
      // Ends at the first candidate for which the function returns true.
      tree.collides(x, y, x + width, y + height, (index) => {
        if (accept(index)) found.push(index);
        return found.length >= count;
      });
      return found.toSorted((a, b) => a - b);
    },
    nearest: ({ x, y }, count) => tree.neighbors(x, y, count),
  };
}

/**
 * Returns the index of the item nearest to a point, the last one of several at the same distance, since it is drawn on
 * top. Returns undefined if all are farther away than `tolerance`.
 */
export function nearestWithin(
  index: SpatialIndex,
  point: Point,
  tolerance: number,
  distanceTo: (index: number) => number,
): number | undefined {
  let nearest: number | undefined;
  let minDistance = tolerance;
  for (const candidate of index.search(expandBox({ ...point, width: 0, height: 0 }, tolerance))) {
    const distance = distanceTo(candidate);
    if (distance <= minDistance) {
      nearest = candidate;
      minDistance = distance;
    }
  }
  return nearest;
}

/** A spatial index over outlines, by their index in the list. */
export type OutlineIndex = {
  /** Returns the outlines whose bounds meet a box, in ascending order, which is the drawing order. */
  search(box: Box): number[];
  /** Returns the topmost outline that contains a point, else the nearest within `tolerance`, else undefined. */
  hitTest(point: Point, tolerance: number): number | undefined;
};

export function buildOutlineIndex(outlines: readonly Outline[]): OutlineIndex {
  const index = buildSpatialIndex(outlines.map(boundsOf));
  return {
    search: (box) => index.search(box),
    hitTest: (point, tolerance) =>
      nearestWithin(index, point, tolerance, (candidate) => {
        const outline = outlines[candidate];
        return outline ? distanceToOutline(outline, point) : Infinity;
      }),
  };
}

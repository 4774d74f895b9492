/** The spatial index over tables. It stands apart from `geometry.ts`, so that what needs no index loads none. */
import Flatbush from 'flatbush';
import { type Box, type Outline, type Point, boundsOf, distanceToOutline, expandBox } from './boxes.ts';

/** A spatial index over outlines, by their place in the list. */
export type OutlineIndex = {
  /** Places of the outlines whose bounds meet a box, in ascending order: the order in which they are drawn. */
  search(box: Box): number[];
  /** The place of the outline at a point: one that contains it (the last drawn wins), else the nearest within `reach`. */
  hitTest(point: Point, reach: number): number | undefined;
};

export function buildOutlineIndex(outlines: readonly Outline[]): OutlineIndex {
  if (outlines.length === 0) return { search: () => [], hitTest: () => undefined };
  const tree = new Flatbush(outlines.length);
  for (const outline of outlines) {
    const { x, y, width, height } = boundsOf(outline);
    tree.add(x, y, x + width, y + height);
  }
  tree.finish();
  const within = (box: Box): number[] =>
    tree.search(box.x, box.y, box.x + box.width, box.y + box.height).toSorted((a, b) => a - b);
  return {
    search: within,
    hitTest(point, reach) {
      let nearest: number | undefined;
      let least = reach;
      for (const place of within(expandBox({ ...point, width: 0, height: 0 }, reach))) {
        const distance = distanceToOutline(outlines[place]!, point);
        if (distance <= least) {
          nearest = place;
          least = distance;
        }
      }
      return nearest;
    },
  };
}

/** What a tap is meant for. */
import {
  type Box,
  type Point,
  boundsOf,
  distanceToOutline,
  expandBox,
  unionBoxes,
} from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';

/** One table, or the box (plan units) of several that may be meant, or bare ground. */
export type HitTestResult = { readonly table?: Table; readonly ambiguous?: Box };

/** A tap that near to a table, in CSS pixels, is meant for it: a target of 44 pixels at least. */
export const HIT_SLOP_PX = 22;
/**
 * Tables whose edges are as far from a tap as each other, give or take so many CSS pixels, can't be told apart by it: a
 * finger lands some 1.5 mm off its mark, and 8 pixels are 1.3 mm. Less would guess; with more, the gaps between tables
 * that can well be told apart would answer with a zoom where the visitor wants a table.
 */
const NEAR_EQUAL = 8;

/**
 * What a tap at a point of the plan means, `scale` CSS pixels being a plan unit: the table that it lies in by its true
 * shape, the one drawn last where they overlap; else the nearest within reach. Where others are as near it is unclear,
 * unless the view can't come `nearest`: then the nearest table wins.
 */
export function hitTest(scene: Scene, point: Point, scale: number, nearest: boolean): HitTestResult {
  const reach = HIT_SLOP_PX / scale;
  const index = sceneIndex(scene);
  const table = index.nearest(point, reach);
  if (!table) return {};
  const distance = distanceToOutline(table, point);
  if (distance === 0 || nearest) return { table };
  const within = Math.min(distance + NEAR_EQUAL / scale, reach);
  const equals = Array.from(index.visible(expandBox({ ...point, width: 0, height: 0 }, within))).filter(
    (place) => distanceToOutline(scene.tables[place]!, point) <= within,
  );
  return equals.length > 1
    ? { ambiguous: unionBoxes(equals.map((place) => boundsOf(scene.tables[place]!)))! }
    : { table };
}

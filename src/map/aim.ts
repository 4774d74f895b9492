/** What a tap is meant for. */
import { type Box, type Point, boundsOf, distanceTo, padded, unionOf } from '../domain/geometry.ts';
import type { Table } from '../domain/table.ts';
import type { Scene } from './scene.ts';
import { indexOf } from './sceneIndex.ts';

/** One table, or the box (plan units) of several that may be meant, or bare ground. */
export type Aim = { readonly table?: Table; readonly unclear?: Box };

/** A tap that near to a table, in CSS pixels, is meant for it: a target of 44 pixels at least. */
export const REACH = 22;
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
export function aim(scene: Scene, point: Point, scale: number, nearest: boolean): Aim {
  const reach = REACH / scale;
  const index = indexOf(scene);
  const table = index.hit(point, reach);
  if (!table) return {};
  const distance = distanceTo(table, point);
  if (distance === 0 || nearest) return { table };
  const within = Math.min(distance + NEAR_EQUAL / scale, reach);
  const equals = Array.from(index.visible(padded({ ...point, width: 0, height: 0 }, within))).filter(
    (place) => distanceTo(scene.tables[place]!, point) <= within,
  );
  return equals.length > 1 ? { unclear: unionOf(equals.map((place) => boundsOf(scene.tables[place]!)))! } : { table };
}

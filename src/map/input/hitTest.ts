/** Decides what a tap means. */
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

/** One table, or the box (plan units) around several that the tap may mean, or empty ground. */
export type HitTestResult = { readonly table?: Table; readonly ambiguous?: Box };

/** A tap this close to a table means it, so that every target is at least 44 pixels wide. */
export const HIT_SLOP_PX = 22;
/**
 * A tap can't tell tables apart if their distances from it differ by less. A finger lands about 1.5 mm off its target,
 * and 8 pixels are 1.3 mm: less would guess, more would zoom where the visitor wants a table.
 */
const AMBIGUITY_PX = 8;

/**
 * Returns what a tap at a point (plan units) means: the topmost table that contains it by its true shape, else the
 * nearest within `HIT_SLOP_PX`. If other tables are about as near, the result is ambiguous.
 *
 * @param scale CSS pixels per plan unit
 * @param isAtMaxScale the view can't zoom in to resolve an ambiguity: the nearest table wins
 */
export function hitTest(scene: Scene, point: Point, scale: number, isAtMaxScale: boolean): HitTestResult {
  const slop = HIT_SLOP_PX / scale;
  const index = sceneIndex(scene);
  const table = index.nearest(point, slop);
  if (!table) return {};
  const distance = distanceToOutline(table, point);
  if (distance === 0 || isAtMaxScale) return { table };
  const maxDistance = Math.min(distance + AMBIGUITY_PX / scale, slop);
  const candidates = Array.from(index.visible(expandBox({ ...point, width: 0, height: 0 }, maxDistance))).flatMap(
    (at) => {
      const candidate = scene.tables[at];
      return candidate && distanceToOutline(candidate, point) <= maxDistance ? [candidate] : [];
    },
  );
  const box = candidates.length > 1 ? unionBoxes(candidates.map(boundsOf)) : undefined;
  return box ? { ambiguous: box } : { table };
}

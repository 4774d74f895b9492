/** Which table a point means, and whether it could as well mean another. */
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

/** A tap this close to a table means it, so that every target is at least 44 pixels wide. */
export const HIT_SLOP_PX = 22;
/**
 * A tap can't tell tables apart if their distances from it differ by less. A finger lands about 1.5 mm off its target,
 * and 8 pixels are 1.3 mm: less would guess, more would zoom where the visitor wants a table.
 */
const AMBIGUITY_PX = 8;

/**
 * Returns the topmost table that contains a point (plan units) by its true shape, else the nearest within `HIT_SLOP_PX`.
 *
 * @param scale CSS pixels per plan unit
 */
export function tableNear(scene: Scene, point: Point, scale: number): Table | undefined {
  return sceneIndex(scene).nearest(point, HIT_SLOP_PX / scale);
}

/** Returns the box (plan units) around a table near a point and all others that are about as near, if there are any. */
export function ambiguityAt(scene: Scene, table: Table, point: Point, scale: number): Box | undefined {
  const distance = distanceToOutline(table, point);
  if (distance === 0) return undefined;
  const maxDistance = Math.min(distance + AMBIGUITY_PX / scale, HIT_SLOP_PX / scale);
  const candidates = Array.from(
    sceneIndex(scene).visible(expandBox({ ...point, width: 0, height: 0 }, maxDistance)),
  ).flatMap((at) => {
    const candidate = scene.tables[at];
    return candidate && distanceToOutline(candidate, point) <= maxDistance ? [candidate] : [];
  });
  return candidates.length > 1 ? unionBoxes(candidates.map(boundsOf)) : undefined;
}

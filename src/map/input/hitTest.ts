/** Which table a point means, and whether it could as well mean another. */
import { type Point, distanceToOutline, expandBox } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import { FINGER_REACH_PX } from '../camera/camera.ts';
import { shorterSide } from '../paint/legibility.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import type { PointerType } from './dragThreshold.ts';

/** A tap this close to a table means it, so that every target is at least 44 pixels wide. */
export const HIT_SLOP_PX = 22;
/** No pointer beside tables can tell them apart if their distances from it differ by less. */
const AMBIGUITY_PX = 8;

/**
 * Returns the topmost table that contains a point (plan units) by its true shape, else the nearest within `HIT_SLOP_PX`.
 *
 * @param scale CSS pixels per plan unit
 */
export function tableNear(scene: Scene, point: Point, scale: number): Table | undefined {
  return sceneIndex(scene).nearest(point, HIT_SLOP_PX / scale);
}

/**
 * Returns a table near a point (plan units), and with it all others that a tap there may mean. A mouse or a pen on a table
 * means that one. A finger may mean each table whose middle is within its reach: only the one that it is on, if all are
 * wide enough for a finger.
 */
export function possibleTargets(
  scene: Scene,
  table: Table,
  point: Point,
  scale: number,
  pointerType: PointerType,
): readonly Table[] {
  const distance = distanceToOutline(table, point);
  const near = distance === 0 ? 0 : Math.min(distance + AMBIGUITY_PX / scale, HIT_SLOP_PX / scale);
  const reach = pointerType === 'touch' ? FINGER_REACH_PX / scale : 0;
  const box = expandBox({ ...point, width: 0, height: 0 }, Math.max(near, reach));
  const others = Array.from(sceneIndex(scene).visible(box)).flatMap((at) => {
    const other = scene.tables[at];
    if (!other || other === table) return [];
    return distanceToOutline(other, point) < Math.max(near, reach - shorterSide(other) / 2) ? [other] : [];
  });
  return [table, ...others];
}

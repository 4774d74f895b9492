/** Whether table labels can be read in a view. */
import { type Table, tableLabelSize } from '../../domain/plan/table.ts';
import type { Resolution } from '../../domain/plan/viewport.ts';
import type { Scene } from '../scene/scene.ts';
import { MIN_DENSE_TEXT_PX, MIN_DETAILED_WIDTH_PX } from './levelOfDetail.ts';

/** The shorter side of a table, in CSS pixels, from which its label is painted, whatever its length. */
export const MIN_LEGIBLE_SIDE_PX = 9;

const medianTableCache = new WeakMap<Scene, Table>();

export const shorterSide = ({ box }: Table): number => Math.min(box.width, box.height);

/** Returns the table with the median shorter side; undefined without tables. */
export function medianTable(scene: Scene): Table | undefined {
  let table = medianTableCache.get(scene);
  if (!table) {
    table = scene.tables.toSorted((one, other) => shorterSide(one) - shorterSide(other))[scene.tables.length >> 1];
    if (table) medianTableCache.set(scene, table);
  }
  return table;
}

/**
 * Whether the label of a table, by default the median one, is large enough to read and painted at all. `dense` is as in
 * `LevelOfDetail`.
 */
export function areLabelsLegible(
  scene: Scene,
  { scale, ratio }: Resolution,
  dense: boolean,
  table = medianTable(scene),
): boolean {
  if (!table) return true;
  const side = shorterSide(table) * scale;
  return (
    side >= MIN_LEGIBLE_SIDE_PX &&
    (!dense || side * ratio >= MIN_DETAILED_WIDTH_PX || tableLabelSize(table) * scale * ratio >= MIN_DENSE_TEXT_PX)
  );
}

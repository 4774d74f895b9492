/** Where a plan opens that is too small as a whole: at the free tables that are nearest to the water. */
import { type Box, boundsOf, longerSide, unionBoxes } from '../../domain/geometry/boxes.ts';
import { distanceToWater } from '../../domain/plan/distanceToWater.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Opening } from '../../map/camera/camera.ts';
import { needsMinimap } from '../../map/chrome/minimapLayout.ts';
import { MIN_LEGIBLE_SIDE_PX, medianTable, shorterSide } from '../../map/paint/legibility.ts';
import type { Scene } from '../../map/scene/scene.ts';

/** The shorter side of tables from which a plan that fills little of the screen is shown as a whole. */
const MIN_WIDE_PLAN_SIDE_PX = 24;
/** That of a large plan. Tables are too small for their numbers there, but one tap still makes them wide enough. */
const MIN_LARGE_PLAN_SIDE_PX = 5;

/** Returns where to start on a plan with free tables. `textScale` is the visitor's text size relative to the default. */
export function openingOf(scene: Scene, free: readonly Table[], textScale = 1): Opening | undefined {
  const table = medianTable(scene);
  if (!table || free.length === 0) return undefined;
  const scaleFor = (side: number): number => (textScale * side) / shorterSide(table);
  let front: Box | undefined;
  return {
    minScale: scaleFor(needsMinimap(scene) ? MIN_LARGE_PLAN_SIDE_PX : MIN_LEGIBLE_SIDE_PX),
    minScaleIfWide: scaleFor(MIN_WIDE_PLAN_SIDE_PX),
    // Measured once, and only if the plan opens there: a beach may have thousands of free tables.
    box: () => (front ??= frontOf(free, scene, longerSide(table.box))),
  };
}

/** Returns the box around the tables that are at most `depth` farther from the water than the nearest one. */
function frontOf(tables: readonly Table[], { decor }: Scene, depth: number): Box {
  const distances = tables.map(distanceToWater(decor));
  const reach = Math.min(...distances) + depth;
  return unionBoxes(tables.filter((_, at) => distances[at]! <= reach).map(boundsOf))!;
}

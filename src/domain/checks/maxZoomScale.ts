/** How near a visitor comes to a plan on a small phone. */
import { type Box, unionBoxes } from '../geometry/boxes.ts';
import { planExtent } from '../plan/table.ts';
import { MIN_TAP_TARGET_PX, REFERENCE_PHONE_PX, maxScaleFor, fitScale } from '../plan/zoomLimits.ts';
import type { CheckContext } from './checkContext.ts';

/**
 * CSS pixels per plan unit at the nearest zoom that the plan's usual tables ask for, on a phone of 360 px. The map lets
 * a visitor come so near that its smallest table can be tapped: with one tiny table among large ones that is a zoom at
 * which nothing else is on the screen, and which nobody comes to. So the usual table counts, the median by its shorter side.
 */
export function maxZoomScale({ placed, size }: Pick<CheckContext, 'placed' | 'size'>): number | undefined {
  const usual = median(placed.map(({ outline: { box } }) => Math.min(box.width, box.height)));
  if (usual === undefined) return undefined;
  return maxScaleFor(
    usual,
    fitScale(planExtent(unionBoxes(placed.map(({ outline }) => outline.box)), size), REFERENCE_PHONE_PX),
  );
}

/** Whether a finger misses a table at a plan's nearest scale. */
export function isHardToTap({ width, height }: Box, nearest: number): boolean {
  return Math.min(width, height) * nearest < MIN_TAP_TARGET_PX;
}

/** The median, the upper one of two; undefined of nothing. */
export function median(values: readonly number[]): number | undefined {
  return Float64Array.from(values).toSorted()[values.length >> 1];
}

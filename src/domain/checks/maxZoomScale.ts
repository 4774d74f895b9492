/** How close a visitor can zoom on a small phone. */
import { type Box, shorterSide, unionBoxes } from '../geometry/boxes.ts';
import { planExtent } from '../plan/planExtent.ts';
import { MIN_TAP_TARGET_PX, REFERENCE_PHONE_PX, maxScaleFor, fitScale } from '../plan/zoomLimits.ts';
import type { CheckContext } from './checkContext.ts';
import { median } from '../geometry/numbers.ts';

/**
 * Returns the scale in CSS pixels per plan unit at the closest zoom that the plan's typical tables need, on a phone 360
 * px wide. The map allows a zoom at which its smallest table can be tapped. If one tiny table decided the zoom among
 * large ones, only that table would be on the screen. So the median table decides, by its shorter side.
 */
export function maxZoomScale({ placed, size }: Pick<CheckContext, 'placed' | 'size'>): number | undefined {
  const typicalSide = median(placed.map(({ outline }) => shorterSide(outline.box)));
  if (typicalSide === undefined) return undefined;
  return maxScaleFor(
    typicalSide,
    fitScale(planExtent(unionBoxes(placed.map(({ outline }) => outline.box)), size), REFERENCE_PHONE_PX),
  );
}

/** A stool at a bar may be this share of a tap target: it is chosen beside tables that are far larger. */
const STOOL_RATIO = 1 / 3;

/** Returns whether a table is too small to tap at a plan's closest zoom, given its scale. A stool has one seat. */
export function isHardToTap(box: Box, scale: number, seats?: number): boolean {
  return shorterSide(box) * scale < MIN_TAP_TARGET_PX * (seats === 1 ? STOOL_RATIO : 1);
}

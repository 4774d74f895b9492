/** How near a visitor comes to a plan on a small phone. */
import { type Box, unionOf } from '../geometry.ts';
import { extentOf } from '../table.ts';
import { LEAST_TAP, PHONE, deepestScale, fittedScale } from '../zoom.ts';
import type { Subject } from './subject.ts';

/**
 * CSS pixels per plan unit at the nearest zoom that the plan's usual tables ask for, on a phone of 360 px. The map lets
 * a visitor come so near that its smallest table can be tapped: with one tiny table among large ones that is a zoom at
 * which nothing else is on the screen, and which nobody comes to. So the usual table counts, the median by its shorter side.
 */
export function nearestScale({ placed, size }: Pick<Subject, 'placed' | 'size'>): number | undefined {
  const usual = usualOf(placed.map(({ outline: { box } }) => Math.min(box.width, box.height)));
  if (usual === undefined) return undefined;
  return deepestScale(usual, fittedScale(extentOf(unionOf(placed.map(({ outline }) => outline.box)), size), PHONE));
}

/** Whether a finger misses a table at a plan's nearest scale. */
export function isHardToTap({ width, height }: Box, nearest: number): boolean {
  return Math.min(width, height) * nearest < LEAST_TAP;
}

/** The median, the upper one of two; undefined of nothing. */
export function usualOf(values: readonly number[]): number | undefined {
  return Float64Array.from(values).toSorted()[values.length >> 1];
}

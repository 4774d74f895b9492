/** Limits and rounds numbers. */

/** Returns the value within `min` and `max`. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Rounds to a hundredth, the precision of a plan file and of displayed lengths. Never returns -0. */
export const round2 = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Returns the median, the upper one of two, or undefined for an empty list. */
export function median(values: readonly number[]): number | undefined {
  return Float64Array.from(values).toSorted()[values.length >> 1];
}

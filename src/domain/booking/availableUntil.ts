/** Tables that can be reserved only until a time of the day. */
import type { Minutes } from '../plan/timeOfDay.ts';

/**
 * Returns whether a table that closes at `until` can't be reserved at `start`, both in minutes of the date, because
 * fewer than `minStay` minutes are left.
 */
export function isPastAvailableUntil(until: Minutes | undefined, start: Minutes, minStay: Minutes = 0): boolean {
  return until !== undefined && start + Math.max(minStay, 1) > until;
}

/**
 * The one rule of what is taken when. A reservation claims slots of its tables on its date; two reservations collide
 * where they claim the same slot of the same table on the same date. The database holds a claim a row, under a unique
 * key: that key, not a look before the write, decides a race.
 */
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import { SLOT_STEP_MINUTES } from './time.ts';

/** The claim of a whole date, for venues where a table serves one reservation a date. */
export const WHOLE_DATE_CLAIM = -1;

export type Occupancy = 'date' | 'stay';

/**
 * The slots that a reservation claims: [WHOLE_DATE] by date; by stay each quarter of an hour that it touches, numbered
 * from the start of the date, half-open: a stay 12:00 to 14:00 leaves 14:00 free. The slot at 24:00 is the date's last
 * one (number 96): a stay that runs past midnight claims it too, and is cut behind it. `stay` null is the rest of the date.
 */
export function claimedSlots(occupancy: Occupancy, start: Minutes, stay: Minutes | null): number[] {
  if (occupancy === 'date') return [WHOLE_DATE_CLAIM];
  const first = Math.floor(start / SLOT_STEP_MINUTES);
  const behindLast = MINUTES_PER_DAY / SLOT_STEP_MINUTES + 1;
  const end = stay === null ? behindLast : Math.min(Math.ceil((start + stay) / SLOT_STEP_MINUTES), behindLast);
  return Array.from({ length: end - first }, (_, i) => first + i);
}

/** True where a table that `until` closes can't be reserved at `start` any more (both minutes of the date). */
export function isPastAvailableUntil(until: Minutes | undefined, start: Minutes): boolean {
  return until !== undefined && start >= until;
}

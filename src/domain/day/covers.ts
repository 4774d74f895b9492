/** Counting guests: how many come at a time, how many are there, and whether a time may take more. */
import { SLOT_STEP_MINUTES } from '../booking/bookingCalendar.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import type { Visit } from './party.ts';
import { type VisitRules, expectedEnd, minutesOfDate } from './visit.ts';

/** Guests of one quarter of an hour. */
export type Covers = {
  /** Its start, in minutes of the date. */
  readonly time: Minutes;
  readonly coming: number;
  readonly present: number;
};

type Counted = Pick<Visit, 'guests' | 'status' | 'cancelled'>;

/** Returns whether a party counts: it has not been canceled, and has come or may still come. */
export function isCounted({ status, cancelled }: Pick<Visit, 'status' | 'cancelled'>): boolean {
  return !cancelled && status !== 'no_show';
}

/** Returns the guests of a date. */
export function countCovers(visits: readonly Counted[]): number {
  return visits.reduce((sum, visit) => sum + (isCounted(visit) ? visit.guests : 0), 0);
}

/** Returns whether the slot of a time takes this many more guests. `limit` is null without pacing. */
export function hasRoom(
  visits: readonly (Counted & Pick<Visit, 'time'>)[],
  time: Minutes,
  guests: number,
  limit: number | null,
): boolean {
  const slot = slotOf(time);
  return limit === null || countCovers(visits.filter((visit) => slotOf(visit.time) === slot)) + guests <= limit;
}

/** Returns the guests of each quarter of an hour from the first to the last time, both included. */
export function coversPerSlot(visits: readonly Visit[], rules: VisitRules, first: Minutes, last: Minutes): Covers[] {
  const counted = visits.filter(isCounted).map((visit) => ({ visit, end: endOf(visit, rules) }));
  const covers: Covers[] = [];
  for (let time = slotOf(first) * SLOT_STEP_MINUTES; time <= last; time += SLOT_STEP_MINUTES) {
    const coming = counted.filter(({ visit }) => slotOf(visit.time) === slotOf(time));
    const present = counted.filter(({ visit, end }) => visit.time < time + SLOT_STEP_MINUTES && end > time);
    covers.push({ time, coming: sumOf(coming), present: sumOf(present) });
  }
  return covers;
}

/** A party that has left no longer counts, whatever was expected. */
function endOf(visit: Visit, rules: VisitRules): Minutes {
  if (visit.leftAt !== null) return minutesOfDate(visit.date, visit.leftAt, rules.timeZone);
  return expectedEnd(visit, rules) ?? Infinity;
}

function sumOf(counted: readonly { readonly visit: Visit }[]): number {
  return counted.reduce((sum, { visit }) => sum + visit.guests, 0);
}

function slotOf(time: Minutes): number {
  return Math.floor(time / SLOT_STEP_MINUTES);
}

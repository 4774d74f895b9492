/**
 * Decides which tables are occupied when. A reservation claims slots of its tables on its date; two reservations
 * collide if they claim the same slot of the same table. The database stores one row per claim under a unique key. That
 * key decides a race, not a look before the write.
 */
import { type Minutes, type Span, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import { type OpeningHours, SLOT_STEP_MINUTES, usualServices } from './bookingCalendar.ts';
import type { PlainDate } from './time.ts';
import { type Occupancy, isWholeDate } from './venue.ts';

/** The claim of a whole date, for venues where a table serves one reservation per date. */
export const WHOLE_DATE_CLAIM = -1;

/** How a venue's tables are occupied: all of them in one way, or those of some areas in another. */
export type OccupancyRules = {
  readonly occupancy: Occupancy;
  /** By the key of a table whose area differs from the venue. */
  readonly tableOccupancy?: Readonly<Record<string, Occupancy>> | undefined;
};
/** What decides which slots a visit claims. */
export type ClaimRules = OccupancyRules & { readonly opening: OpeningHours };

/** Returns how a table is occupied. */
export function occupancyOf({ occupancy, tableOccupancy }: OccupancyRules, table: string): Occupancy {
  return tableOccupancy?.[table] ?? occupancy;
}

/** Returns whether some tables are occupied in this way. */
export function hasOccupancy({ occupancy, tableOccupancy = {} }: OccupancyRules, wanted: Occupancy): boolean {
  return occupancy === wanted || Object.values(tableOccupancy).includes(wanted);
}

/** Returns the slots of each table that a visit claims. */
export type SlotsAt = (table: string) => readonly number[];

/**
 * Returns the slots that a visit claims at a table: by date [WHOLE_DATE_CLAIM], by service those of its service, by stay
 * those that its stay touches. A `stay` of null is the rest of the date. Nothing else decides what a table is taken for.
 */
export function claimedSlots(
  rules: ClaimRules,
  { date, time, stay }: { readonly date: PlainDate; readonly time: Minutes; readonly stay: Minutes | null },
  table: string,
): number[] {
  const { opening } = rules;
  const occupancy = occupancyOf(rules, table);
  if (isWholeDate(occupancy)) return [WHOLE_DATE_CLAIM];
  if (occupancy === 'stay') return slotsFrom(time, stay);
  const { from, until } = serviceSpan(opening, date, time);
  return slotsFrom(from, until === null ? null : until - from);
}

/**
 * Returns the part of a date that belongs to the service of a time, where a table serves one party a service. Each service
 * after the first one divides the date where it begins, so that a time between two belongs to the earlier one. `until`
 * is null at the end of the date. A date on which the venue is closed is divided as an ordinary one: parties that have
 * reserved it before stay apart.
 */
export function serviceSpan(
  opening: OpeningHours,
  date: PlainDate,
  time: Minutes,
): { readonly from: Minutes; readonly until: Minutes | null } {
  const starts = usualServices(opening, date)
    .slice(1)
    .map(({ first }) => first);
  return {
    from: starts.filter((start) => start <= time).at(-1) ?? 0,
    until: starts.find((start) => start > time) ?? null,
  };
}

/**
 * Returns every quarter of an hour that a stay touches, numbered from the start of the date, end excluded: a stay from
 * 12:00 to 14:00 leaves 14:00 available. The slot at 24:00 is the last of a date (number 96); a stay that runs past
 * midnight claims it and ends there. A `stay` of null is the rest of the date.
 */
export function slotsFrom(start: Minutes, stay: Minutes | null): number[] {
  const first = Math.floor(start / SLOT_STEP_MINUTES);
  const behindLast = MINUTES_PER_DAY / SLOT_STEP_MINUTES + 1;
  const end = stay === null ? behindLast : Math.min(Math.ceil((start + stay) / SLOT_STEP_MINUTES), behindLast);
  return Array.from({ length: end - first }, (_, i) => first + i);
}

/** Returns the spans that claimed slots of a date fill. The slot at 24:00 ends at 24:15. */
export function claimedSpans(slots: Iterable<number>): Span[] {
  const spans: Span[] = [];
  for (const slot of [...slots].toSorted((a, b) => a - b)) {
    const from = slot * SLOT_STEP_MINUTES;
    const last = spans.at(-1)?.until === from ? spans.pop() : undefined;
    spans.push({ from: last?.from ?? from, until: from + SLOT_STEP_MINUTES });
  }
  return spans;
}

/** When a table can be had that is not free for a whole visit. */
export type FreeTimes = {
  /** When somebody else gets the table that is free before. */
  readonly until?: Minutes | undefined;
  /** From when it is free for the whole stay. */
  readonly from?: Minutes | undefined;
  /** The slots nearest to the visit, before and after it, at which the whole stay is free. */
  readonly starts: readonly Minutes[];
};

/**
 * Returns when a table is free around a visit. `taken` are the spans in which somebody else has it, `stay` is null for
 * the rest of the date, and `slots` are those that can be reserved, ascending.
 */
export function freeTimes(
  taken: readonly Span[],
  { time, stay }: { readonly time: Minutes; readonly stay: Minutes | null },
  slots: readonly Minutes[],
): FreeTimes {
  const isFreeFrom = (start: Minutes): boolean => {
    const end = stay === null ? Infinity : start + stay;
    return !taken.some(({ from: first, until: last }) => first < end && last > start);
  };
  const before = slots.filter((slot) => slot < time && isFreeFrom(slot)).at(-1);
  const from = slots.find((slot) => slot > time && isFreeFrom(slot));
  const isFreeNow = !taken.some((span) => span.from <= time && time < span.until);
  const freeAt = isFreeNow ? time : before;
  const until =
    freeAt === undefined ? Infinity : Math.min(...taken.map((span) => (span.from > freeAt ? span.from : Infinity)));
  return {
    until: until === Infinity ? undefined : until,
    from,
    starts: [before, from].filter((start) => start !== undefined),
  };
}

/** What guests were promised of a table with their reservation, and which change of the plan would break it. */
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import type { Table } from '../plan/table.ts';

/** A table as its guests were told of it. `until` is the time of day at which it must be vacated. */
export type BookedTable = {
  readonly key: string;
  readonly name: string;
  readonly area: string;
  readonly seats: number;
  readonly until?: Minutes | undefined;
};

/** A visit on its date; `end` only where stays are counted. */
export type Visit = { readonly start: Minutes; readonly end?: Minutes | undefined };

export const IMPACT_KINDS = ['removed', 'fewer-seats', 'closes-earlier', 'renamed', 'other-area'] as const;
export type ImpactKind = (typeof IMPACT_KINDS)[number];

type Kept = Pick<Table, 'name' | 'area' | 'seats' | 'availableUntil'>;

/**
 * Which promise of a table a change of the plan breaks, the gravest first; undefined where it breaks none. `before` and
 * `after` are the table in the plan that holds and in the one that is to follow. What is broken already is not told again.
 */
export function reservationImpact(
  promised: BookedTable,
  visit: Visit,
  before: Kept | undefined,
  after: Kept | undefined,
): ImpactKind | undefined {
  if (!after) return before ? 'removed' : undefined;
  if (after.seats < promised.seats && after.seats < (before?.seats ?? Infinity)) return 'fewer-seats';
  if (closesWithin(visit, after) && until(after) < Math.min(until(before), promised.until ?? Infinity))
    return 'closes-earlier';
  if (after.name !== promised.name && after.name !== before?.name) return 'renamed';
  if (after.area !== promised.area && after.area !== before?.area) return 'other-area';
  return undefined;
}

function until(table: Kept | undefined): number {
  return table?.availableUntil ?? Infinity;
}

/** Whether a table must be vacated before its visit has begun, or is over where its end is known. */
function closesWithin({ start, end }: Visit, table: Kept): boolean {
  return until(table) <= start || (end !== undefined && until(table) < Math.min(end, MINUTES_PER_DAY));
}

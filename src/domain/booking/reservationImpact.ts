/** Decides how a change of the plan affects a table that guests have reserved. */
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import type { Table } from '../plan/table.ts';

/** A table as it was when the guests reserved it. `until` is the time of day by which it must be vacated. */
export type BookedTable = {
  readonly key: string;
  readonly name: string;
  /** Undefined if nobody knows: an area has no other sign of being the same after it was renamed. */
  readonly areaId?: string | undefined;
  readonly seats: number;
  readonly until?: Minutes | undefined;
};

/** A visit on its date. `end` is defined only where stays are counted. */
export type Visit = { readonly start: Minutes; readonly end?: Minutes | undefined };

export const IMPACT_KINDS = ['removed', 'fewer-seats', 'closes-earlier', 'renamed', 'other-area'] as const;
export type ImpactKind = (typeof IMPACT_KINDS)[number];

type ComparedTable = Pick<Table, 'name' | 'seats' | 'availableUntil'> & Pick<BookedTable, 'areaId'>;

/**
 * Returns the most serious way in which a change of the plan affects a reserved table, or undefined. `before` is the
 * table in the current plan, `next` the tables of the next one by key. An effect that the current plan already has is
 * not reported again. A renamed table is the same table, unless the guests would take another one for it.
 */
export function reservationImpact(
  promised: BookedTable,
  visit: Visit,
  before: ComparedTable | undefined,
  next: ReadonlyMap<string, ComparedTable>,
): ImpactKind | undefined {
  const after = next.get(promised.key);
  if (!after) return before ? 'removed' : undefined;
  if (after.seats < promised.seats && after.seats < (before?.seats ?? Infinity)) return 'fewer-seats';
  if (closesWithin(visit, after) && until(after) < Math.min(until(before), promised.until ?? Infinity))
    return 'closes-earlier';
  const isRenamed = after.name !== promised.name && after.name !== before?.name;
  if (isRenamed && (!before || [...next.values()].some(({ name }) => name === promised.name))) return 'renamed';
  const isElsewhere = promised.areaId !== undefined && after.areaId !== promised.areaId;
  return isElsewhere && after.areaId !== before?.areaId ? 'other-area' : undefined;
}

function until(table: ComparedTable | undefined): number {
  return table?.availableUntil ?? Infinity;
}

/** Returns whether a table must be vacated before its visit begins, or before its end if that is known. */
function closesWithin({ start, end }: Visit, table: ComparedTable): boolean {
  return until(table) <= start || (end !== undefined && until(table) < Math.min(end, MINUTES_PER_DAY));
}

/** Who is at a table at a time of the date, and who comes next. */
import type { Party } from '../../domain/day/party.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import type { TableHolder } from '../state/occupancy.ts';

/** Somebody who has a table, from and until a time of the date. */
export type TableSpan = TableHolder & { readonly from: Minutes; readonly until: Minutes };

export type TableVisits = {
  /** Who has the table at that time. */
  readonly current: TableSpan | undefined;
  /** Who has it next on the date. */
  readonly next: TableSpan | undefined;
};

const NOBODY: TableVisits = { current: undefined, next: undefined };

/**
 * Returns who has a table at a time.
 *
 * @param isNow it is the venue's now: whoever sits there has the table, however long it was promised
 * @param isWholeDate a table serves one party a date, which has it all day
 */
export function visitsAt(
  spans: readonly TableSpan[] | undefined,
  time: Minutes,
  { isNow, isWholeDate }: { readonly isNow: boolean; readonly isWholeDate: boolean },
): TableVisits {
  if (!spans || spans.length === 0) return NOBODY;
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  const sitting = isNow ? sorted.find(({ party }) => isHere(party)) : undefined;
  const current =
    sitting ?? sorted.find(({ from, until }) => from <= time && time < until) ?? (isWholeDate ? sorted[0] : undefined);
  const next = sorted.find((span) => span !== current && span.from >= time && !(isNow && isHere(span.party)));
  return { current, next };
}

const isHere = (party: Party | undefined): boolean => party?.status === 'seated';

/** Who has which table when, as the claims of the database say it. */
import { type OccupancyRules, type SlotsAt, WHOLE_DATE_CLAIM, occupancyOf, slotsFrom } from '../booking/occupancy.ts';
import type { PlainDate } from '../booking/time.ts';
import { isWholeDate } from '../booking/venue.ts';
import { MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import type { Block, Visit } from './party.ts';
import { type VisitRules, heldSlots, overstayedSlots } from './visit.ts';

/** A party or a block that holds tables. */
export type Holder =
  | { readonly party: number; readonly visit: Visit }
  | { readonly block: number; readonly facts: Omit<Block, 'id' | 'reason'> };

type TableCollision = { readonly table: string; readonly holder: Holder };

/** Returns the slots that a block claims at a table on a date; none if it is not blocked then. */
export function blockedSlots(
  { from, until, fromTime, untilTime }: Omit<Block, 'id' | 'reason' | 'tables'>,
  date: PlainDate,
  rules: OccupancyRules,
  table: string,
): number[] {
  if (date < from || date > until) return [];
  if (isWholeDate(occupancyOf(rules, table))) return [WHOLE_DATE_CLAIM];
  const start = fromTime ?? 0;
  // Without times it lasts beyond the slot at midnight.
  const length = untilTime === null ? null : Math.min(untilTime, MINUTES_PER_DAY) - start;
  return slotsFrom(start, length);
}

/** Returns the slots that a holder claims at a table on a date. */
export function slotsOf(holder: Holder, date: PlainDate, rules: VisitRules, table: string): number[] {
  if ('block' in holder) return blockedSlots(holder.facts, date, rules, table);
  return holder.visit.date === date ? heldSlots(holder.visit, rules, table) : [];
}

/** The claims of a date by table and slot. */
export type Occupied = {
  /** Returns who has any of the slots at the tables, each holder once for a table. */
  collisions(tables: readonly string[], slotsAt: SlotsAt): TableCollision[];
  isFree(table: string, slots: readonly number[]): boolean;
  /** Claims slots. Of two holders the first keeps a slot. */
  add(holder: Holder): void;
};

/**
 * Collects the claims of a date. `now` counts guests who stay longer than promised: they keep their tables from all who
 * have not reserved them.
 */
export function occupiedTables(holders: readonly Holder[], date: PlainDate, rules: VisitRules, now?: number): Occupied {
  const byTable = new Map<string, Map<number, Holder>>();
  const tablesOf = (holder: Holder): readonly string[] =>
    'block' in holder ? holder.facts.tables : holder.visit.tables;
  const claim = (holder: Holder, slotsAt: SlotsAt): void => {
    for (const table of tablesOf(holder)) {
      const bySlot = byTable.get(table) ?? new Map<number, Holder>();
      byTable.set(table, bySlot);
      for (const slot of slotsAt(table)) if (!bySlot.has(slot)) bySlot.set(slot, holder);
    }
  };
  const occupied: Occupied = {
    collisions: (tables, slotsAt) =>
      tables.flatMap((table) => {
        const bySlot = byTable.get(table);
        const found = new Set(slotsAt(table).flatMap((slot) => bySlot?.get(slot) ?? []));
        return [...found].map((holder) => ({ table, holder }));
      }),
    isFree: (table, slots) => {
      const bySlot = byTable.get(table);
      return !bySlot || !slots.some((slot) => bySlot.has(slot));
    },
    add: (holder) => claim(holder, (table) => slotsOf(holder, date, rules, table)),
  };
  for (const holder of holders) occupied.add(holder);
  if (now !== undefined)
    for (const holder of holders)
      if ('visit' in holder && holder.visit.date === date)
        claim(holder, (table) => overstayedSlots(holder.visit, rules, table, now));
  return occupied;
}

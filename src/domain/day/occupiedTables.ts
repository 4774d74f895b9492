/** Who has which table when, as the claims of the database say it, and what is free for somebody else. */
import { WHOLE_DATE_CLAIM, claimedSlots, type Occupancy } from '../booking/occupancy.ts';
import { suggestTables } from '../booking/suggestTables.ts';
import type { PlainDate } from '../booking/time.ts';
import { centerOf } from '../geometry/boxes.ts';
import { MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import type { Table } from '../plan/table.ts';
import type { Block, Visit } from './party.ts';
import { type VisitRules, heldSlots, overstayedSlots } from './visit.ts';

/** A party or a block that holds tables. */
export type Holder =
  | { readonly party: number; readonly visit: Visit }
  | { readonly block: number; readonly facts: Omit<Block, 'id' | 'reason'> };

type TableCollision = { readonly table: string; readonly holder: Holder };

/** Returns the slots that a block claims on a date; none if it is not blocked then. */
export function blockedSlots(
  { from, until, fromTime, untilTime }: Omit<Block, 'id' | 'reason' | 'tables'>,
  date: PlainDate,
  occupancy: Occupancy,
): number[] {
  if (date < from || date > until) return [];
  if (occupancy === 'date') return [WHOLE_DATE_CLAIM];
  const start = fromTime ?? 0;
  // Without times it lasts beyond the slot at midnight.
  const length = untilTime === null ? null : Math.min(untilTime, MINUTES_PER_DAY) - start;
  return claimedSlots('stay', start, length);
}

/** Returns the slots that a holder claims on a date. */
export function slotsOf(holder: Holder, date: PlainDate, rules: VisitRules): number[] {
  if ('block' in holder) return blockedSlots(holder.facts, date, rules.occupancy);
  return holder.visit.date === date ? heldSlots(holder.visit, rules) : [];
}

/** The claims of a date by table and slot. */
export type Occupied = {
  /** Returns who has any of the slots at the tables, each holder once for a table. */
  collisions(tables: readonly string[], slots: readonly number[]): TableCollision[];
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
  const claim = (holder: Holder, slots: readonly number[]): void => {
    for (const table of tablesOf(holder)) {
      const bySlot = byTable.get(table) ?? new Map<number, Holder>();
      byTable.set(table, bySlot);
      for (const slot of slots) if (!bySlot.has(slot)) bySlot.set(slot, holder);
    }
  };
  const occupied: Occupied = {
    collisions: (tables, slots) =>
      tables.flatMap((table) => {
        const bySlot = byTable.get(table);
        const found = new Set(slots.flatMap((slot) => bySlot?.get(slot) ?? []));
        return [...found].map((holder) => ({ table, holder }));
      }),
    isFree: (table, slots) => {
      const bySlot = byTable.get(table);
      return !bySlot || !slots.some((slot) => bySlot.has(slot));
    },
    add: (holder) => claim(holder, slotsOf(holder, date, rules)),
  };
  for (const holder of holders) occupied.add(holder);
  if (now !== undefined)
    for (const holder of holders)
      if ('visit' in holder && holder.visit.date === date) claim(holder, overstayedSlots(holder.visit, rules, now));
  return occupied;
}

/** How many sets of tables `nearestTables` offers. */
const MAX_OFFERS = 3;

/**
 * Returns sets of free tables for a party, the best first: those that suit its size, and among equal ones those nearest
 * to the tables it wanted or has. No table is in two sets.
 */
export function nearestTables(
  free: readonly Table[],
  guests: number,
  near: readonly Table[],
  count = MAX_OFFERS,
): string[][] {
  const distance = distanceTo(near);
  const offers: string[][] = [];
  let rest = free;
  while (offers.length < count) {
    const best = suggestTables(rest, guests, distance);
    if (!best) break;
    offers.push(rest.filter((table) => best.includes(table)).map(({ key }) => key));
    rest = rest.filter((table) => !best.includes(table));
  }
  return offers;
}

function distanceTo(near: readonly Table[]): (table: Table) => number {
  const points = near.map(({ box }) => centerOf(box));
  return ({ box }) => {
    const { x, y } = centerOf(box);
    return points.reduce((least, point) => Math.min(least, Math.hypot(point.x - x, point.y - y)), Infinity);
  };
}

type ProposedMove = { readonly party: number; readonly tables: string[] };

/**
 * Proposes free tables for parties that must leave theirs, such as those that a block concerns. Large parties choose
 * first, since few tables suit them. A party for which no tables are free is left out. `occupied` has the claims of a
 * date without these parties, and gets those of the proposed moves.
 */
export function proposeMoves(
  parties: readonly { readonly party: number; readonly visit: Visit }[],
  tables: ReadonlyMap<string, Table>,
  occupiedOn: (date: PlainDate) => Occupied,
  rules: VisitRules,
): ProposedMove[] {
  const all = [...tables.values()];
  const order = parties.toSorted((a, b) => b.visit.guests - a.visit.guests || a.visit.time - b.visit.time);
  return order.flatMap(({ party, visit }) => {
    const occupied = occupiedOn(visit.date);
    const slots = heldSlots(visit, rules);
    const free = all.filter(({ key }) => occupied.isFree(key, slots));
    const near = visit.tables.flatMap((key) => tables.get(key) ?? []);
    const [best] = nearestTables(free, visit.guests, near, 1);
    if (!best) return [];
    occupied.add({ party, visit: { ...visit, tables: best } });
    return [{ party, tables: best }];
  });
}

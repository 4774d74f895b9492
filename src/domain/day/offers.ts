/** Which free tables to offer to a party: of the kind that it has, that its guests may have, and near to its own. */
import { isPastAvailableUntil } from '../booking/availableUntil.ts';
import { suggestTables } from '../booking/suggestTables.ts';
import { type Substitutes, tablesByKind, tablesInPlaceOf } from '../booking/tableKinds.ts';
import type { PlainDate } from '../booking/time.ts';
import { centerOf } from '../geometry/boxes.ts';
import type { Table, TableAccess } from '../plan/table.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import type { Occupied } from './occupiedTables.ts';
import type { Party, PartySource, Visit } from './party.ts';
import { type VisitRules, heldSlots } from './visit.ts';

/** What a venue says of its tables. */
export type TableRules = {
  readonly substitutes: Substitutes;
  /** By the key of a table that guests can't reserve online. */
  readonly tableAccess: Readonly<Record<string, TableAccess>>;
};

/** A party that needs tables. */
export type Seeker = {
  readonly guests: number;
  readonly time: Minutes;
  readonly source: PartySource;
  /** The tables that it has or wants: it is offered others of their kind, and near to them. */
  readonly near: readonly Table[];
};

/** How many sets of tables a party is offered. */
const MAX_OFFERS = 3;

/**
 * Returns sets of free tables for a party, the best first: those of the kind that it has or wants, then those that suit
 * its size, and among equal ones the nearest. A set is of one kind, and no table is in two sets.
 */
export function offerTables(free: readonly Table[], seeker: Seeker, rules: TableRules, count = MAX_OFFERS): string[][] {
  const { near, guests } = seeker;
  const suited = free.filter((table) => suits(table, seeker, rules));
  const choices =
    near.length === 0 ? tablesByKind(suited, rules.substitutes) : tablesInPlaceOf(near, suited, rules.substitutes);
  const distance = distanceTo(near);
  const offered = new Set<Table>();
  const offers: string[][] = [];
  for (const choice of choices)
    while (offers.length < count) {
      const rest = choice.filter((table) => !offered.has(table));
      const best = new Set(suggestTables(rest, guests, distance));
      if (best.size === 0) break;
      offers.push(rest.filter((table) => best.has(table)).map(({ key }) => key));
      for (const table of best) offered.add(table);
    }
  return offers;
}

/** Whether a table is for a party of this size that comes in this way and at this time. What the party has, it may have. */
function suits(
  { key, minGuests = 0, availableUntil }: Table,
  { source, near, time, guests }: Seeker,
  { tableAccess }: TableRules,
): boolean {
  const access = tableAccess[key];
  const isForIt =
    access === undefined ||
    source === 'walk_in' ||
    (access === 'in_house' && source === 'staff') ||
    near.some((table) => tableAccess[table.key] === access);
  const isLargeEnough = guests >= minGuests || near.some((table) => table.key === key);
  return isForIt && isLargeEnough && !isPastAvailableUntil(availableUntil, time);
}

function distanceTo(near: readonly Table[]): (table: Table) => number {
  const points = near.map(({ box }) => centerOf(box));
  return ({ box }) => {
    const { x, y } = centerOf(box);
    return points.reduce((least, point) => Math.min(least, Math.hypot(point.x - x, point.y - y)), Infinity);
  };
}

type Mover = { readonly party: number; readonly source: Party['source']; readonly visit: Visit };

/**
 * Offers free tables to parties that must leave theirs, such as those that a block concerns; returns them by party, the
 * best first. No two offers collide, so that each party can take any of its own. Large parties choose first, since few
 * tables suit them, and everybody gets a first offer before somebody gets a second one. `occupiedOn` has the claims of
 * a date without these parties, and gets those of the offers.
 */
export function offerMoves(
  movers: readonly Mover[],
  tables: ReadonlyMap<string, Table>,
  occupiedOn: (date: PlainDate) => Occupied,
  rules: VisitRules & TableRules,
): Map<number, string[][]> {
  const all = [...tables.values()];
  const offers = new Map(movers.map(({ party }): [number, string[][]] => [party, []]));
  const order = movers.toSorted((a, b) => b.visit.guests - a.visit.guests || a.visit.time - b.visit.time);
  for (let round = 0; round < MAX_OFFERS; round++)
    for (const { party, source, visit } of order) {
      const occupied = occupiedOn(visit.date);
      const free = all.filter(({ key }) => occupied.isFree(key, heldSlots(visit, rules, key)));
      const near = visit.tables.flatMap((key) => tables.get(key) ?? []);
      const [best] = offerTables(free, { ...visit, source, near }, rules, 1);
      if (!best) continue;
      occupied.add({ party, visit: { ...visit, tables: best } });
      offers.get(party)!.push(best);
    }
  return offers;
}

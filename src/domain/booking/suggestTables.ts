/**
 * Suggests tables to a party: the one that suits it best, or several where no single table is as good. These are a group
 * that the venue joins, or neighbors where it has drawn no links.
 */
import { type Box, areClose, boundsOf, longerSide, unionBoxes } from '../geometry/boxes.ts';
import type { Table } from '../plan/table.ts';
import { findGroup, isLess } from './findGroup.ts';
import { linksOf } from '../plan/reading/joins.ts';

/** A party is spread over at most this many tables. */
export const MAX_SUGGESTED_TABLES = 4;
/** A further table is as bad as this many empty seats. */
const SEATS_PER_FURTHER_TABLE = 2;

/** How well tables suit a party, the most important first; less is better. */
type Cost = readonly [
  /** Empty seats, and seats for each further table. */
  seats: number,
  /** Of the table that is nearest to what the party prefers. */
  distance: number,
  /** Width and height of the tables together, in plan units. */
  spread: number,
];

/** Whether a party can sit at both tables together: they are in one area, and no farther apart than they are long. */
function areNeighbors(one: Table, other: Table): boolean {
  return one.area === other.area && areClose(boundsOf(one), boundsOf(other));
}

/** Whether a party can sit at all of these tables together: each is reached from the others by links or neighbors. */
export function areTogether(tables: readonly Table[]): boolean {
  const links = linksOf(tables);
  const reached = new Set(tables.slice(0, 1));
  for (const table of reached)
    for (const other of tables)
      if (links.get(table.key)?.has(other.key) || areNeighbors(table, other)) reached.add(other);
  return reached.size === tables.length;
}

/**
 * Returns the best tables for a party, in no particular order; undefined if there are none. They have enough seats. Where
 * the venue has drawn links, that is the smallest single table, if possible one that can be joined with few others, else
 * the best group, else tables without links.
 *
 * @param tables those that the party may select
 * @param distanceTo in any unit, from what the party prefers to be near to: decides between tables with as many seats,
 *   and then the order of the list does
 */
export function suggestTables(
  tables: readonly Table[],
  guests: number,
  distanceTo: (table: Table) => number = () => 0,
  maxTables = MAX_SUGGESTED_TABLES,
): readonly Table[] | undefined {
  const unlinked = tables.filter(({ joins }) => !joins);
  if (unlinked.length === tables.length) return suggestNeighbors(tables, guests, distanceTo, maxTables);
  const links = linksOf(tables);
  const costOf = (table: Table): readonly number[] => [table.seats, links.get(table.key)?.size ?? 0, distanceTo(table)];
  const large = tables.filter(({ seats }) => seats >= guests).map((table) => ({ table, cost: costOf(table) }));
  const [first, ...others] = large;
  if (first) return [others.reduce((best, other) => (isLess(other.cost, best.cost) ? other : best), first).table];
  if (maxTables === 1) return undefined;
  return (
    findGroup(tables, guests, tables, distanceTo)?.tables ?? suggestNeighbors(unlinked, guests, distanceTo, maxTables)
  );
}

/** As `suggestTables`, with tables connected as neighbors. Every set of up to `maxTables` is considered. */
function suggestNeighbors(
  tables: readonly Table[],
  guests: number,
  distanceTo: (table: Table) => number,
  maxTables: number,
): readonly Table[] | undefined {
  const ranked = tables
    .filter(({ seats }) => seats > 0)
    .map((table) => ({ table, distance: distanceTo(table) }))
    .toSorted((a, b) => a.distance - b.distance);
  const bounds = ranked.map(({ table }) => boundsOf(table));
  const leastSeatsFor = leastSeatCost(new Set(ranked.map(({ table }) => table.seats)));
  const areNear = (one: number, other: number): boolean =>
    ranked[one]!.table.area === ranked[other]!.table.area && areClose(bounds[one]!, bounds[other]!);
  const byX = [...bounds.keys()].toSorted((a, b) => bounds[a]!.x - bounds[b]!.x);
  const placeByX = new Map(byX.map((of, place) => [of, place]));
  const maxDistance = 2 * Math.max(...bounds.map(longerSide));
  const neighborsOf = (of: number): number[] => {
    const found: number[] = [];
    for (const step of [-1, 1]) {
      for (let place = placeByX.get(of)! + step; ; place += step) {
        const other = byX[place];
        if (other === undefined || Math.abs(bounds[other]!.x - bounds[of]!.x) > maxDistance) break;
        if (Math.abs(bounds[other]!.y - bounds[of]!.y) <= maxDistance && areNear(of, other)) found.push(other);
      }
    }
    return found;
  };
  let best: { readonly members: readonly number[]; readonly cost: Cost } | undefined;

  /**
   * Adds neighbors to connected tables, one by one, as long as they can still be the best. The first member is the one
   * with the least distance, and a table that was a candidate before is not tried again, so each set is built once.
   */
  const extend = (members: readonly number[], box: Box, seats: number, candidates: () => readonly number[]): void => {
    const first = members[0]!;
    const missing = guests - seats;
    const leastCost: Cost = [
      SEATS_PER_FURTHER_TABLE * (members.length - 1) + leastSeatsFor(missing, maxTables - members.length),
      ranked[first]!.distance,
      box.width + box.height,
    ];
    if (leastCost[0] === Infinity) return;
    if (best && !isLess(leastCost, best.cost)) return;
    if (missing <= 0) {
      best = { members, cost: leastCost };
      return;
    }
    const next = candidates();
    next.forEach((candidate, at) => {
      const { seats: more } = ranked[candidate]!.table;
      extend([...members, candidate], unionBoxes([box, bounds[candidate]!])!, seats + more, () => [
        ...next.slice(at + 1),
        ...neighborsOf(candidate).filter((other) => other > first && !members.some((member) => areNear(member, other))),
      ]);
    });
  };
  for (const [root, { table }] of ranked.entries())
    extend([root], bounds[root]!, table.seats, () => neighborsOf(root).filter((other) => other > root));
  return best?.members.map((member) => ranked[member]!.table);
}

/**
 * Returns a function that gives the least cost in seats of seating the missing guests at up to `count` further tables,
 * if there were any number of tables of each size wherever they are wanted. Infinity if there are too few.
 */
function leastSeatCost(sizes: ReadonlySet<number>): (missing: number, count: number) => number {
  const known = new Map<string, number>();
  const least = (missing: number, count: number): number => {
    if (missing <= 0) return -missing;
    if (count === 0) return Infinity;
    const key = `${missing} ${count}`;
    const cost =
      known.get(key) ??
      SEATS_PER_FURTHER_TABLE +
        [...sizes].reduce((min, size) => Math.min(min, least(missing - size, count - 1)), Infinity);
    known.set(key, cost);
    return cost;
  };
  return least;
}

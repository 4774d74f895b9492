/** Suggests a group of joined tables to a party that no single table seats. */
import {
  type Group,
  MAX_JOINED_TABLES,
  type Seating,
  groupOf,
  spareTables,
  joinsOf,
  linksOf,
} from '../plan/reading/joins.ts';

/** Sets of tables that a search looks at, at most: plans can be linked so densely that all would take seconds. */
const MAX_TRIED_GROUPS = 20_000;

/**
 * Returns the best group for a party: one that leaves no other table without the last it could be joined with, and a
 * table for two if there was one; then the one with the fewest seats, the fewest tables and the least distance.
 * Undefined if none suits.
 *
 * @param tables those that the party may select
 * @param roots the group has one of them
 */
export function findGroup<Each extends Seating>(
  tables: readonly Each[],
  guests: number,
  roots: readonly Each[] = tables,
  distanceTo: (table: Each) => number = () => 0,
): Group<Each> | undefined {
  const links = linksOf(tables);
  if (links.size === 0) return undefined;
  const byKey = new Map(tables.map((table) => [table.key, table]));
  const partnersOf = (key: string): string[] => [...(links.get(key) ?? [])];
  const forTwo = tables.filter(({ seats }) => seats <= 2).length;
  const most =
    tables.reduce((max, { seats }) => Math.max(max, seats), 0) +
    tables.flatMap(joinsOf).reduce((max, { seats }) => Math.max(max, seats), 0);
  const costOf = ({ tables: members, seats }: Group<Each>): readonly number[] => {
    const keys = new Set(members.map(({ key }) => key));
    const beside = new Set(members.flatMap(({ key }) => partnersOf(key).filter((other) => !keys.has(other))));
    const alone = [...beside].filter((key) => partnersOf(key).every((other) => keys.has(other))).length;
    const takenForTwo = members.filter((table) => table.seats <= 2).length;
    const starved = alone + (takenForTwo > 0 && takenForTwo === forTwo ? 1 : 0);
    return [starved, seats, members.length, Math.min(...members.map(distanceTo))];
  };
  let best: { readonly group: Group<Each>; readonly cost: readonly number[] } | undefined;
  let tried = 0;
  /** Adds linked tables one by one. A table that was a candidate before is not tried again, so each set is built once. */
  const extend = (members: readonly Each[], candidates: readonly string[], excluded: ReadonlySet<string>): void => {
    tried += 1;
    const group = groupOf(members);
    if (members.length > 1 && group.seats >= guests) {
      const suits =
        group.minGuests === undefined ? spareTables(members, guests).length === 0 : guests >= group.minGuests;
      const cost = costOf(group);
      if (suits && (!best || isLess(cost, best.cost))) best = { group, cost };
      return;
    }
    const left = MAX_JOINED_TABLES - members.length;
    if (left === 0 || tried > MAX_TRIED_GROUPS || group.seats + left * most < guests) return;
    const seen = new Set([...excluded, ...candidates]);
    candidates.forEach((key, at) => {
      const further = partnersOf(key).filter((other) => !seen.has(other));
      const next = byKey.get(key);
      if (next) extend([...members, next], [...candidates.slice(at + 1), ...further], seen);
    });
  };
  const done = new Set<string>();
  for (const root of roots) {
    done.add(root.key);
    const partners = partnersOf(root.key).filter((key) => !done.has(key));
    if (byKey.has(root.key)) extend([root], partners, done);
  }
  return best?.group;
}

/** Returns groups for a party, at most so many, the best first. None shares a table with another. */
export function disjointGroups<Each extends Seating>(
  tables: readonly Each[],
  guests: number,
  most: number,
): Group<Each>[] {
  const groups: Group<Each>[] = [];
  for (let rest = tables; groups.length < most;) {
    const group = findGroup(rest, guests);
    if (!group) break;
    groups.push(group);
    rest = rest.filter((table) => !group.tables.includes(table));
  }
  return groups;
}

/** Compares costs, the most important part first. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

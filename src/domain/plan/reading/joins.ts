/**
 * Tables that the venue joins for a party. A table of the plan names those beside it with which it may be joined; a
 * group is a set of two to six tables, each reached from the others by way of such links. Page, staff and host decide by
 * the same functions, from the tables alone.
 */
import { isObject, toArray, toNumber, toText } from './coerce.ts';
import type { Table } from '../table.ts';

/** A group has at most this many tables. */
export const MAX_JOINED_TABLES = 6;

/** What decides how many guests tables seat. */
export type Seating = Pick<Table, 'key' | 'seats'> & Partial<Pick<Table, 'joins'>>;

/** A link between two tables, or what the venue says of exactly these together. */
type Join = {
  readonly keys: readonly string[];
  /** Seats gained by joining exactly these, or lost if negative. */
  readonly seats: number;
  readonly minGuests: number | undefined;
  readonly maxGuests: number | undefined;
};

/** Joined tables, or a table by itself. */
export type Group<Each extends Seating = Table> = {
  readonly tables: readonly Each[];
  /** How many guests they seat. */
  readonly seats: number;
  /** The smallest party that the venue joins them for, if it says so. */
  readonly minGuests: number | undefined;
};

/** Reads the joins that a table names, tolerantly: another host may send what it likes. */
export function joinsOf({ key, joins = [] }: Pick<Seating, 'key' | 'joins'>): Join[] {
  return joins.flatMap((join): Join[] => {
    if (!isObject(join)) return [];
    const keys = [...new Set([key, ...(toArray(join['with']) ?? []).flatMap((id) => toText(id) ?? [])])];
    if (keys.length < 2 || keys.length > MAX_JOINED_TABLES) return [];
    return [
      {
        keys,
        seats: toNumber(join['seats']) ?? 0,
        minGuests: toNumber(join['min_guests']),
        maxGuests: toNumber(join['max_guests']),
      },
    ];
  });
}

/** Returns which of these tables are linked to which, in both directions, by key. */
export function linksOf(tables: readonly Pick<Seating, 'key' | 'joins'>[]): ReadonlyMap<string, ReadonlySet<string>> {
  const links = new Map<string, Set<string>>();
  const joined = tables.filter(({ joins }) => joins);
  if (joined.length === 0) return links;
  const known = new Set(tables.map(({ key }) => key));
  const link = (one: string, other: string): void => {
    links.set(one, (links.get(one) ?? new Set()).add(other));
  };
  for (const {
    keys: [key = '', next = '', ...more],
  } of joined.flatMap(joinsOf)) {
    if (more.length > 0 || !known.has(key) || !known.has(next)) continue;
    link(key, next);
    link(next, key);
  }
  return links;
}

/** Returns tables as they stand: joined where they are linked, else by themselves. */
export function groupsOf<Each extends Seating>(tables: readonly Each[]): Group<Each>[] {
  const links = linksOf(tables);
  if (links.size === 0) return tables.map((table) => groupOf([table]));
  const byKey = new Map(tables.map((table) => [table.key, table]));
  return [...byKey].flatMap(([key, table]): Group<Each>[] => {
    if (!byKey.has(key)) return [];
    const reached = new Set([key]);
    for (const each of reached) for (const other of links.get(each) ?? []) reached.add(other);
    const members = [...reached].map((each) => byKey.get(each) ?? table);
    for (const each of reached) byKey.delete(each);
    return members.length > MAX_JOINED_TABLES ? members.map((each) => groupOf([each])) : [groupOf(members)];
  });
}

/** Returns connected tables as a group. What the venue says of exactly these counts, else what it says of the pairs. */
export function groupOf<Each extends Seating>(tables: readonly Each[]): Group<Each> {
  const keys = new Set(tables.map(({ key }) => key));
  const within = new Map<string, Join>();
  for (const join of tables.length > 1 ? tables.flatMap(joinsOf) : [])
    if (join.keys.every((key) => keys.has(key))) within.set(join.keys.toSorted().join(' '), join);
  const own = [...within.values()].find((join) => join.keys.length === keys.size);
  const changes = own ? [own] : [...within.values()].filter((join) => join.keys.length === 2);
  const seats = [...tables, ...changes].reduce((sum, each) => sum + each.seats, 0);
  return { tables, seats: Math.max(0, Math.min(seats, own?.maxGuests ?? Infinity)), minGuests: own?.minGuests };
}

/** Returns how many guests tables seat together, joined where they are linked. */
export function seatsTogether(tables: readonly Seating[]): number {
  return groupsOf(tables).reduce((sum, { seats }) => sum + seats, 0);
}

/** Returns the tables without which the others seat a party all the same. */
export function spareTables<Each extends Seating>(tables: readonly Each[], guests: number): readonly Each[] {
  return tables.filter((table) => seatsTogether(tables.filter((other) => other !== table)) >= guests);
}

/**
 * Returns what joined tables are called from their titles, `12 + 13`, or with their seats in words, `12 + 13 · 8 seats`.
 * A table by itself keeps its title.
 */
export function joinTitles(titles: readonly string[], seats?: string): string {
  const title = titles.join(' + ');
  return titles.length > 1 && seats !== undefined ? `${title} · ${seats}` : title;
}

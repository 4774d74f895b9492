/** What the list of tables shows: tables by area, all of them or those that match a search. */
import { atom } from 'jotai';
import type { AvailabilityArea } from '../../domain/plan/reading/availability.ts';
import { type Table, tableAlias } from '../../domain/plan/table.ts';
import { parseTableQuery } from '../../domain/plan/tableSearch.ts';
import { foldText } from '../../domain/text/foldText.ts';
import { availabilityAtom } from '../reservation/availability.ts';
import { messages } from '../messages.ts';
import { filterNameAtom, matchesFilterAtom } from '../choosing/tableFilter.ts';

/** Tables under one heading. `free` and `all` count the area's tables, `tables` are those that the list shows. */
export type TableGroup = {
  readonly key: string;
  readonly name: string;
  readonly free: number;
  readonly all: number;
  readonly tables: readonly Table[];
};
/** `isGrouped` if several areas have names, and so headings; `count` is the number of tables in the list. */
export type TableListing = {
  readonly groups: readonly TableGroup[];
  readonly isGrouped: boolean;
  readonly count: number;
};

/** Lists all tables, under a heading per area if more than one area has a name. */
export function groupByArea(areas: readonly AvailabilityArea[]): TableListing {
  const filled = areas.filter(({ tables }) => tables.length > 0);
  const isGrouped = filled.filter(({ name }) => name !== '').length > 1;
  const count = filled.reduce((sum, { tables }) => sum + tables.length, 0);
  if (count === 0) return { groups: [], isGrouped, count };
  const groups = isGrouped
    ? filled.map(({ id, name, tables }, index) => createGroup(`${id} ${index}`, name || messages.otherTables, tables))
    : [
        createGroup(
          '',
          '',
          filled.flatMap(({ tables }) => tables),
        ),
      ];
  return { groups, isGrouped, count };
}

function createGroup(key: string, name: string, tables: readonly Table[]): TableGroup {
  return { key, name, free: tables.filter((table) => table.available).length, all: tables.length, tables };
}

export const listingAtom = atom((get) => groupByArea(get(availabilityAtom)?.areas ?? []));

/** The tables of the area and the category that the visitor looks at. */
export const filteredListingAtom = atom((get): TableListing => {
  const all = get(listingAtom);
  if (get(filterNameAtom) === '') return all;
  const matches = get(matchesFilterAtom);
  const groups = all.groups
    .map(({ key, name, tables }) => createGroup(key, name, tables.filter(matches)))
    .filter(({ tables }) => tables.length > 0);
  return { ...all, groups, count: groups.reduce((sum, { tables }) => sum + tables.length, 0) };
});

/** Folding the text of ten thousand tables for every key would be slow. */
const foldedTextCache = new WeakMap<Table, string>();
function foldedTextOf(table: Table): string {
  let text = foldedTextCache.get(table);
  if (text === undefined)
    foldedTextCache.set(
      table,
      (text = foldText([table.name, tableAlias(table), table.area, table.category].filter(Boolean).join(' '))),
    );
  return text;
}

/**
 * Returns the tables whose name, painted text, area, category or seats match every word; `4 seats` matches tables with
 * four seats. Tables whose name is the query come first, then those whose name starts with it, and their areas with
 * them.
 */
export function searchTables(listing: TableListing, input: string): TableListing {
  const query = parseTableQuery(input, messages.seatWords);
  if (query.text === '') return listing;
  const ranked = listing.groups.map((group) => {
    const ranks: [Table[], Table[], Table[]] = [[], [], []];
    for (const table of group.tables) {
      const text = foldedTextOf(table);
      if (!query.matches(table, text)) continue;
      ranks[rankOf(table, text, query.text)].push(table);
    }
    return { group: { ...group, tables: ranks.flat() }, rank: ranks.findIndex((found) => found.length > 0) };
  });
  const groups = ranked
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ group }) => group);
  return { ...listing, groups, count: groups.reduce((sum, { tables }) => sum + tables.length, 0) };
}

/** 0 if the name or the painted text is the query, 1 if the name starts with the query, else 2. */
function rankOf(table: Table, text: string, query: string): 0 | 1 | 2 {
  if (foldText(table.name) === query || foldText(tableAlias(table) ?? '') === query) return 0;
  return text.startsWith(query) ? 1 : 2;
}

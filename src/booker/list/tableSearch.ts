/** What the list of tables holds: the tables by area, all of them or those that were searched for. */
import { atom } from 'jotai';
import type { AvailabilityArea } from '../../domain/plan/reading/availability.ts';
import type { Table } from '../../domain/plan/table.ts';
import { foldText, parseTableQuery } from '../../domain/plan/tableSearch.ts';
import { availabilityAtom } from '../reservation/availability.ts';
import { messages } from '../messages.ts';

/** `free` and `all` count the area's tables; `tables` are those that are listed. */
export type TableGroup = {
  readonly key: string;
  readonly name: string;
  readonly free: number;
  readonly all: number;
  readonly tables: readonly Table[];
};
/** `isGrouped` where there are several named areas, each with its heading; `count` tables are listed. */
export type TableListing = {
  readonly groups: readonly TableGroup[];
  readonly isGrouped: boolean;
  readonly count: number;
};

/** All tables, by area where more than one has a name. */
export function groupByArea(areas: readonly AvailabilityArea[]): TableListing {
  const filled = areas.filter(({ tables }) => tables.length > 0);
  const isGrouped = filled.filter(({ name }) => name !== '').length > 1;
  const groups = isGrouped
    ? filled.map(({ id, name, tables }, place) => groupOf(`${id} ${place}`, name || messages.otherTables, tables))
    : filled.length === 0
      ? []
      : [
          groupOf(
            '',
            '',
            filled.flatMap(({ tables }) => tables),
          ),
        ];
  return { groups, isGrouped, count: groups.reduce((sum, { all }) => sum + all, 0) };
}

function groupOf(key: string, name: string, tables: readonly Table[]): TableGroup {
  return { key, name, free: tables.filter((table) => table.available).length, all: tables.length, tables };
}

/** Computed once an answer of the host. */
export const listingAtom = atom((get) => groupByArea(get(availabilityAtom)?.areas ?? []));

/** What is said of a table, folded: ten thousand are not folded anew with each key. */
const foldedTextCache = new WeakMap<Table, string>();
function textOf(table: Table): string {
  let text = foldedTextCache.get(table);
  if (text === undefined)
    foldedTextCache.set(table, (text = foldText(`${table.name} ${table.area} ${table.category}`)));
  return text;
}

/**
 * The tables of which name, area, category and seats hold every word that was typed; "4 seats" are four seats. Those
 * whose name is or begins with it come first, and their areas too; else the order stays.
 */
export function searchTables(listing: TableListing, typed: string): TableListing {
  const query = parseTableQuery(typed, messages.seatsTyped);
  if (query.text === '') return listing;
  const ranked = listing.groups.map((group) => {
    const ranks: Table[][] = [[], [], []];
    for (const table of group.tables) {
      const text = textOf(table);
      if (!query.matches(table, text)) continue;
      ranks[rankOf(table, text, query.text)]!.push(table);
    }
    return { group: { ...group, tables: ranks.flat() }, rank: ranks.findIndex((found) => found.length > 0) };
  });
  const groups = ranked
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ group }) => group);
  return { ...listing, groups, count: groups.reduce((sum, { tables }) => sum + tables.length, 0) };
}

/** 0 for a table of that very name, 1 if its name begins with what was typed, else 2. */
function rankOf(table: Table, text: string, typed: string): 0 | 1 | 2 {
  if (!text.startsWith(typed)) return 2;
  return foldText(table.name) === typed ? 0 : 1;
}

/** What the list of tables holds: the tables by area, all of them or those that were searched for. */
import { atom } from 'jotai';
import type { AvailabilityArea } from '../../domain/plan/reading/availability.ts';
import type { Table } from '../../domain/plan/table.ts';
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

/** Text as it is compared: whatever its case and its accents. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');

/** What is said of a table, folded: ten thousand are not folded anew with each key. */
const known = new WeakMap<Table, string>();
function textOf(table: Table): string {
  let text = known.get(table);
  if (text === undefined) known.set(table, (text = folded(`${table.name} ${table.area} ${table.category}`)));
  return text;
}

const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9';

/** Whether a text holds a word; a number must begin where it is found, so that 4 is not found in 14. */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isDigit(word[0]) || !isDigit(text[at - 1])) return true;
  }
  return false;
}

type Test = (table: Table, text: string) => boolean;

/** One test a word. Seats as a number are asked for as what is said of them; else a number is part of a name. */
function testsOf(sought: string): Test[] {
  const tests: Test[] = [];
  const rest = sought.replaceAll(messages.seatsTyped, (seats: string, _, count: string) => {
    const parts = seats.trim().split(' ');
    tests.push((table, text) => table.seats === Number(count) || parts.every((part) => holds(text, part)));
    return ' ';
  });
  return [
    ...tests,
    ...rest
      .split(' ')
      .filter(Boolean)
      .map(
        (word): Test =>
          (_, text) =>
            holds(text, word),
      ),
  ];
}

/**
 * The tables of which name, area, category and seats hold every word that was typed; "4 seats" are four seats. Those
 * whose name is or begins with it come first, and their areas too; else the order stays.
 */
export function searchTables(listing: TableListing, typed: string): TableListing {
  const sought = folded(typed).trim().replaceAll(/\s+/g, ' ');
  if (sought === '') return listing;
  const has = testsOf(sought);
  const ranked = listing.groups.map((group) => {
    const ranks: Table[][] = [[], [], []];
    for (const table of group.tables) {
      const text = textOf(table);
      if (!has.every((test) => test(table, text))) continue;
      ranks[!text.startsWith(sought) ? 2 : folded(table.name) === sought ? 0 : 1]!.push(table);
    }
    return { group: { ...group, tables: ranks.flat() }, rank: ranks.findIndex((found) => found.length > 0) };
  });
  const groups = ranked
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ group }) => group);
  return { ...listing, groups, count: groups.reduce((sum, { tables }) => sum + tables.length, 0) };
}

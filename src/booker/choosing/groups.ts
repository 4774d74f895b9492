/** Groups of tables that the venue joins: each is one choice to the party. */
import { atom } from 'jotai';
import type { Group } from '../../domain/plan/reading/joins.ts';
import type { Table } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { tablesAtom } from '../reservation/availability.ts';
import { type SelectedStretch, daysCodeAtom } from '../reservation/daysCode.ts';
import { guestsAtom } from '../reservation/form.ts';
import {
  selectedKeysAtom,
  selectedSeatsAtom,
  selectedTablesAtom,
  splitStayAtom,
  titleOf,
  unselectedStateAtom,
} from '../reservation/selection.ts';
import { requestToggleAtom } from '../reservation/steps.ts';
import { joiningAtom } from '../reservation/lazyJoining.ts';

/** More would only cover the plan. */
const MAX_OFFERED_GROUPS = 60;

/** What the party can still have, and how many seats it misses. */
const choiceAtom = atom((get) => {
  const stateOf = get(unselectedStateAtom);
  const selected = new Set(get(selectedKeysAtom));
  const free = get(tablesAtom).filter((table) => !selected.has(table.key) && stateOf(table) === 'available');
  return { free, linked: free.filter(({ joins }) => joins), missing: get(guestsAtom) - get(selectedSeatsAtom) };
});

/** The groups on offer, none of which shares a table with another: none if a single table seats the party. */
const offeredGroupsAtom = atom((get): readonly Group[] => {
  const { free, linked, missing } = get(choiceAtom);
  const joining = get(joiningAtom);
  if (!joining || missing <= 0 || free.some(({ seats }) => seats >= missing)) return [];
  return joining.disjointGroups(linked, missing, MAX_OFFERED_GROUPS);
});

/** Returns what a group is called, such as `12 + 13 · 8 seats`. */
const groupLabel = ({ tables, seats }: Group): string =>
  tables.length > 1 ? `${titleOf(tables)} · ${messages.seats({ count: seats })}` : titleOf(tables);

/** Returns tables joined where they are linked. */
const groupsOfAtom = atom((get) => {
  const joining = get(joiningAtom);
  return (tables: readonly Table[]): readonly Group[] =>
    joining?.groupsOf(tables) ?? tables.map((table) => ({ tables: [table], seats: table.seats, minGuests: undefined }));
});

/** Names tables in words, joined ones as one: `12 + 13 · 8 seats`. Of a stay that moves, it also says when to which. */
export const nameTablesAtom = atom((get) => {
  const groupsOf = get(groupsOfAtom);
  const daysCode = get(daysCodeAtom);
  const { language } = get(venueAtom);
  return (tables: readonly Table[], split: readonly SelectedStretch[] = []): string =>
    (split.length > 0 && daysCode?.splitText(split, language)) || messages.joinNames(groupsOf(tables).map(groupLabel));
});

/** The names of what MAKE RESERVATION reserves; undefined until it seats the party. */
export const chosenNamesAtom = atom((get): string | undefined => {
  const tables = get(selectedTablesAtom);
  if (tables.length === 0 || get(selectedSeatsAtom) < get(guestsAtom)) return undefined;
  return get(nameTablesAtom)(tables, get(splitStayAtom));
});

/** The selected tables, joined where they are linked and the party has them on the same days. */
export const selectedGroupsAtom = atom((get): readonly Group[] => {
  const groupsOf = get(groupsOfAtom);
  const split = get(splitStayAtom);
  if (split.length === 0) return groupsOf(get(selectedTablesAtom));
  const groups = split.flatMap(({ tables }) => groupsOf(tables));
  return [...new Map(groups.map((group) => [titleOf(group.tables), group])).values()];
});

/** Whether the party can sit at all selected tables together, or has them one after the other. */
export const areTogetherAtom = atom(
  (get) => get(splitStayAtom).length > 0 || (get(joiningAtom)?.areTogether(get(selectedTablesAtom)) ?? true),
);

/** The groups to outline on the plan: those that are chosen, and those on offer. */
export const outlinedGroupsAtom = atom((get): readonly (Group & { readonly isSelected: boolean })[] => [
  ...get(selectedGroupsAtom).map((group) => ({ ...group, isSelected: true })),
  ...get(offeredGroupsAtom).map((group) => ({ ...group, isSelected: false })),
]);

/** Returns the group that a table is chosen or released with; undefined if by itself. */
export const groupOfAtom = atom((get) => {
  const { linked, missing } = get(choiceAtom);
  const groups = get(outlinedGroupsAtom);
  const joining = get(joiningAtom);
  return (table: Table): Group | undefined => {
    const known = groups.find(({ tables }) => tables.some(({ key }) => key === table.key));
    if (known) return known.tables.length > 1 ? known : undefined;
    return table.joins && table.seats < missing && linked.includes(table)
      ? joining?.findGroup(linked, missing, [table])
      : undefined;
  };
});

/** Says how many a table seats, and with which others where it is chosen with them. */
export const seatingTextAtom = atom((get) => {
  const groupOf = get(groupOfAtom);
  return (table: Table): string => {
    const group = groupOf(table);
    return group ? groupLabel(group) : messages.seats({ count: table.seats });
  };
});

/** Selects or releases a table for the visitor, with those that it is joined with. */
export const chooseTableAtom = atom(null, (get, set, key: string) => {
  const table = get(tablesAtom).find((each) => each.key === key);
  return set(requestToggleAtom, key, table && get(groupOfAtom)(table)?.tables);
});

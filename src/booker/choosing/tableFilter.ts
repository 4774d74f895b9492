/** The area and the category that the visitor looks at: the list shows their tables, and the plan dims other categories. */
import { atom } from 'jotai';
import { tableStates } from '../../domain/booking/tableState.ts';
import { type Table, categoryNameOf } from '../../domain/plan/table.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { selectedKeysAtom, unselectedStateAtom } from '../reservation/selection.ts';

/** By the names that visitors read. */
export type TableFilter = { readonly area?: string | undefined; readonly category?: string | undefined };

const baseFilterAtom = atom<TableFilter>({});
export const tableFilterAtom = atom((get) => get(baseFilterAtom));
/** Changes the area, the category or both. */
export const filterTablesAtom = atom(null, (get, set, change: TableFilter) =>
  set(baseFilterAtom, { ...get(baseFilterAtom), ...change }),
);
export const clearFilterAtom = atom(null, (_get, set) => set(baseFilterAtom, {}));

/** The names of the area and the category, for a heading; empty without a filter. */
export const filterNameAtom = atom((get) => {
  const { area, category } = get(baseFilterAtom);
  return [area, category].filter(Boolean).join(' · ');
});

export const matchesFilterAtom = atom((get) => {
  const { area, category } = get(baseFilterAtom);
  return (table: Table): boolean =>
    (area === undefined || table.area === area) && (category === undefined || categoryNameOf(table) === category);
});

/**
 * One function as long as neither filter, party nor tables change: the plan then repaints only what was selected. It has
 * the tables as they were loaded, perhaps for another time.
 */
const shownStateAtom = atom((get) => {
  const stateOf = get(unselectedStateAtom);
  const tables = get(tableByKeyAtom);
  const { category } = get(baseFilterAtom);
  return (table: Table) => {
    const state = stateOf(tables.get(table.key) ?? table);
    if (category === undefined) return state;
    return state === 'available' && categoryNameOf(table) !== category ? 'ineligible' : state;
  };
});

/**
 * The states of tables as the plan shows them: free tables of other categories are dimmed. Those of other areas are
 * not, since the view is at the area.
 */
export const planStatesAtom = atom((get) => {
  return tableStates(get(tableByKeyAtom), new Set(get(selectedKeysAtom)), get(shownStateAtom));
});

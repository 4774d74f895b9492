/** The area and the category that the visitor looks at: the list shows their tables, and the plan dims other categories. */
import { atom } from 'jotai';
import { tableStates } from '../../domain/booking/tableState.ts';
import { type Table, categoryNameOf } from '../../domain/plan/table.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { selectedKeysAtom, tableStatesAtom, unselectedStateAtom } from '../reservation/selection.ts';

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

/** One function as long as neither filter nor party change: the plan then repaints only what was selected. */
const dimmedStateAtom = atom((get) => {
  const stateOf = get(unselectedStateAtom);
  const { category } = get(baseFilterAtom);
  if (category === undefined) return undefined;
  return (table: Table) => {
    const state = stateOf(table);
    return state === 'available' && categoryNameOf(table) !== category ? 'ineligible' : state;
  };
});

/**
 * The states of tables as the plan shows them: free tables of other categories are dimmed. Those of other areas are
 * not, since the view is at the area.
 */
export const planStatesAtom = atom((get) => {
  const dimmedState = get(dimmedStateAtom);
  if (!dimmedState) return get(tableStatesAtom);
  return tableStates(get(tableByKeyAtom), new Set(get(selectedKeysAtom)), dimmedState);
});

/** What a table is to a party, on the map and in the list. */
import type { Table, TableState, TableStates } from '../plan/table.ts';
import { type PlannedVisit, selectionErrorFor } from './selection.ts';
import type { SeatRule } from './venue.ts';

/**
 * Returns the state of tables that are not selected. Eligibility is judged as if nothing were selected: having enough
 * seats already must not dim the rest of the plan.
 */
export function unselectedStateFor(
  guests: number,
  rules: readonly SeatRule[],
  visit?: PlannedVisit,
): (table: Table) => TableState {
  return (table) => {
    const error = selectionErrorFor(table, 0, guests, rules, visit);
    if (error === undefined) return 'available';
    return error.type === 'unavailable' || error.type === 'not-online' ? 'unavailable' : 'ineligible';
  };
}

/** Returns the states of tables with a selection. They are derived when they are read. */
export function tableStates(
  tables: ReadonlyMap<string, Table>,
  selected: ReadonlySet<string>,
  unselectedState: (table: Table) => TableState,
): TableStates {
  return {
    get(key) {
      const table = tables.get(key);
      if (!table) return undefined;
      return selected.has(key) ? 'selected' : unselectedState(table);
    },
    selection: { keys: selected, unselectedState },
  };
}

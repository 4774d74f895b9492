/** What a table is to a party, on the map and in the list. */
import type { Table, TableState } from '../plan/table.ts';
import { selectionErrorFor } from './selection.ts';
import type { SeatRule } from './venue.ts';

/**
 * Returns the state of each table by key. Eligibility is judged as if nothing were selected: having enough seats
 * already must not dim the rest of the plan.
 */
export function tableStates(
  tables: Iterable<Table>,
  selected: ReadonlySet<string>,
  guests: number,
  rules: readonly SeatRule[],
): ReadonlyMap<string, TableState> {
  const states = new Map<string, TableState>();
  for (const table of tables)
    states.set(table.key, selected.has(table.key) ? 'selected' : stateFor(table, guests, rules));
  return states;
}

function stateFor(table: Table, guests: number, rules: readonly SeatRule[]): TableState {
  const error = selectionErrorFor(table, [], guests, rules);
  if (error === undefined) return 'available';
  return error.type === 'unavailable' ? 'unavailable' : 'ineligible';
}

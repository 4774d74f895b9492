/** The chosen tables: kept as keys, in the order chosen; all else is derived from them and from the tables. */
import { atom } from 'jotai';
import type { Table } from '../../domain/plan/table.ts';
import { type SelectionError, totalSeats, toggleTable } from '../../domain/booking/selection.ts';
import { tableStates } from '../../domain/booking/tableState.ts';
import { messages } from '../messages.ts';
import { tableByKeyAtom, tablesAtom } from './availability.ts';
import { fieldErrorsAtom, clearFieldErrorsAtom } from './formErrors.ts';
import { guestsAtom } from './form.ts';
import { clearRefusalAtom, showRefusalAtom, showNoticeAtom, announceAtom } from './notices.ts';
import { venueAtom } from '../page/page.ts';

const keys = atom<readonly string[]>([]);
/** The tables as they were when chosen: their cards stand while the tables load anew. */
const known = atom<ReadonlyMap<string, Table>>(new Map());

export const selectedKeysAtom = atom((get) => get(keys));
export const selectedTablesAtom = atom((get): readonly Table[] => {
  const tables = get(tableByKeyAtom);
  return get(keys).flatMap((key) => tables.get(key) ?? get(known).get(key) ?? []);
});
export const selectedSeatsAtom = atom((get) => totalSeats(get(selectedTablesAtom)));

/** The state of each table by key. */
export const tableStatesAtom = atom((get) =>
  tableStates(get(tablesAtom), new Set(get(keys)), get(guestsAtom), get(venueAtom).seat_rules),
);

export type ToggleResult =
  | { readonly ok: true; readonly table: Table; readonly added: boolean }
  | { readonly ok: false };

/** A tap on a table, on the plan or in the list: adds or releases it, or says why not. */
export const toggleTableAtom = atom(null, (get, set, key: string): ToggleResult => {
  const tables = get(tableByKeyAtom);
  const table = tables.get(key);
  if (!table) return { ok: false };
  const toggle = toggleTable(table, get(keys), tables, get(guestsAtom), get(venueAtom).seat_rules);
  if (!toggle.ok) {
    set(showRefusalAtom, key, messages.refusal(toggle.error satisfies SelectionError, table.name, get(guestsAtom)));
    return { ok: false };
  }
  set(clearRefusalAtom);
  set(clearFieldErrorsAtom, ['selected_tables']);
  set(keys, toggle.selected);
  set(known, new Map(get(known)).set(key, table));
  set(
    announceAtom,
    (toggle.added ? messages.chosenNow : messages.releasedNow)(table.name, get(selectedSeatsAtom), get(guestsAtom)),
  );
  return { ok: true, table, added: toggle.added };
});

export const clearSelectionAtom = atom(null, (_get, set) => {
  set(keys, []);
  set(known, new Map());
  set(clearRefusalAtom);
});

/** Releases chosen tables that a fresh answer gives to somebody else, and names them once; the rest stays. */
export const dropUnavailableAtom = atom(null, (get, set) => {
  const tables = get(tableByKeyAtom);
  const lost = get(selectedTablesAtom).filter((table) => !tables.get(table.key)?.available);
  if (lost.length === 0) return;
  set(
    keys,
    get(keys).filter((key) => !lost.some((table) => table.key === key)),
  );
  // The host's refusal may have named them already.
  const told = (get(fieldErrorsAtom)['selected_tables'] ?? []).join(' ');
  const untold = lost.filter((table) => !told.includes(table.name)).map((table) => table.name);
  if (untold.length > 0) set(showNoticeAtom, messages.tablesLost(untold, get(keys).length > 0));
});

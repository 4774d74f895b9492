/** The selected tables, kept as keys in the order of selection. */
import { atom } from 'jotai';
import { totalSeats, toggleTable } from '../../domain/booking/selection.ts';
import { tableStates, unselectedStateFor } from '../../domain/booking/tableState.ts';
import type { Table } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { tableByKeyAtom } from './availability.ts';
import { guestsAtom } from './form.ts';
import { clearFieldErrorsAtom } from './formErrors.ts';
import { announceAtom, clearRefusalAtom, showNoticeAtom, showRefusalAtom } from './notices.ts';

const keysAtom = atom<readonly string[]>([]);
/** The tables as they were when selected: their cards stay while the tables reload. */
const snapshotsAtom = atom<ReadonlyMap<string, Table>>(new Map());
/** Tables that the host's last refusal has named. */
const reportedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

export const selectedKeysAtom = atom((get) => get(keysAtom));
export const selectedTablesAtom = atom((get): readonly Table[] => {
  const tables = get(tableByKeyAtom);
  const snapshots = get(snapshotsAtom);
  return get(keysAtom).flatMap((key) => tables.get(key) ?? snapshots.get(key) ?? []);
});
export const selectedSeatsAtom = atom((get) => totalSeats(get(selectedTablesAtom)));

const unselectedStateAtom = atom((get) => unselectedStateFor(get(guestsAtom), get(venueAtom).seat_rules));
/** The state of each table by key. */
export const tableStatesAtom = atom((get) =>
  tableStates(get(tableByKeyAtom), new Set(get(keysAtom)), get(unselectedStateAtom)),
);

export type ToggleResult =
  | { readonly ok: true; readonly table: Table; readonly added: boolean }
  | { readonly ok: false };

/** Selects or releases a table, or says why it can't be selected. */
export const toggleTableAtom = atom(null, (get, set, key: string): ToggleResult => {
  const tables = get(tableByKeyAtom);
  const table = tables.get(key);
  if (!table) return { ok: false };
  const guests = get(guestsAtom);
  const toggle = toggleTable(table, get(keysAtom), tables, guests, get(venueAtom).seat_rules);
  if (!toggle.ok) {
    set(showRefusalAtom, key, messages.selectionError(toggle.error, table.name, guests));
    return { ok: false };
  }
  set(clearRefusalAtom);
  set(clearFieldErrorsAtom, ['selected_tables']);
  set(reportedKeysAtom, new Set<string>());
  set(keysAtom, toggle.selected);
  set(snapshotsAtom, new Map(get(snapshotsAtom)).set(key, table));
  const announcement = toggle.added ? messages.tableSelected : messages.tableReleased;
  set(announceAtom, announcement(table.name, get(selectedSeatsAtom), guests));
  return { ok: true, table, added: toggle.added };
});

export const clearSelectionAtom = atom(null, (_get, set) => {
  set(keysAtom, []);
  set(snapshotsAtom, new Map());
  set(reportedKeysAtom, new Set<string>());
  set(clearRefusalAtom);
});

/** Remembers which of the submitted tables the host's refusal names, so that they are not announced a second time. */
export const setReportedTablesAtom = atom(null, (_get, set, texts: readonly string[], submitted: readonly Table[]) =>
  set(reportedKeysAtom, keysNamedIn(texts, submitted)),
);

/** Longer names first, each removed from the text when found: a refusal of `Line 12` does not name `Line 1`. */
function keysNamedIn(texts: readonly string[], tables: readonly Table[]): ReadonlySet<string> {
  let text = texts.join('\n');
  const named = new Set<string>();
  for (const { key, name } of tables.toSorted((a, b) => b.name.length - a.name.length)) {
    if (name === '' || !text.includes(name)) continue;
    text = text.replaceAll(name, '\n');
    named.add(key);
  }
  return named;
}

/** Releases selected tables that fresh availability no longer offers, and announces those not yet reported. */
export const dropUnavailableAtom = atom(null, (get, set) => {
  const tables = get(tableByKeyAtom);
  const lost = get(selectedTablesAtom).filter(({ key }) => !tables.get(key)?.available);
  if (lost.length === 0) return;
  const lostKeys = new Set(lost.map(({ key }) => key));
  set(
    keysAtom,
    get(keysAtom).filter((key) => !lostKeys.has(key)),
  );
  const unreported = lost.filter(({ key }) => !get(reportedKeysAtom).has(key)).map(({ name }) => name);
  if (unreported.length > 0) set(showNoticeAtom, messages.tablesLost(unreported, get(keysAtom).length > 0));
});

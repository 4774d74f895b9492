/** Which tables a party may select. A tap on the map, the list and the host follow the same rules. */
import type { Table, TableAccess } from '../plan/table.ts';
import type { TableLookup } from '../plan/tableLookup.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { isPastAvailableUntil } from './occupancy.ts';
import type { SeatRule } from './venue.ts';

/** Why a table can't be added to the selection. */
export type SelectionError =
  | { readonly type: 'unavailable' }
  | { readonly type: 'not-online'; readonly access: TableAccess }
  | { readonly type: 'closes-too-soon'; readonly until: Minutes }
  | { readonly type: 'enough-seats' }
  | { readonly type: 'party-too-small'; readonly seats: number; readonly minGuests: number };

export type SelectionResult =
  | { readonly ok: true; readonly selected: readonly string[]; readonly added: boolean }
  | { readonly ok: false; readonly error: SelectionError };

/** Returns the seats of tables together. */
export function totalSeats(tables: readonly Pick<Table, 'seats'>[]): number {
  return tables.reduce((sum, table) => sum + table.seats, 0);
}

type Seated = Pick<Table, 'seats'> & Partial<Pick<Table, 'minGuests'>>;

/** A table's own minimum replaces the rule for its number of seats. */
function seatRuleError(
  { seats, minGuests: own }: Seated,
  guests: number,
  rules: readonly SeatRule[],
): Extract<SelectionError, { type: 'party-too-small' }> | undefined {
  const least = own ?? rules.find((rule) => rule.seats === seats && guests < rule.min_guests)?.min_guests ?? 0;
  return guests < least ? { type: 'party-too-small', seats, minGuests: least } : undefined;
}

/** When a party comes. Without it, closing times of tables are ignored. */
export type PlannedVisit = { readonly time: Minutes; readonly minStay: Minutes };

/** Returns why a table can't be added to the selected ones, or undefined if it can. */
export function selectionErrorFor(
  table: Seated & Pick<Table, 'available'> & Partial<Pick<Table, 'availableUntil' | 'access'>>,
  selected: readonly Pick<Table, 'seats'>[],
  guests: number,
  rules: readonly SeatRule[],
  visit?: PlannedVisit,
): SelectionError | undefined {
  const { available, availableUntil, access } = table;
  if (access !== undefined) return { type: 'not-online', access };
  if (!available) return { type: 'unavailable' };
  if (visit && availableUntil !== undefined && isPastAvailableUntil(availableUntil, visit.time, visit.minStay))
    return { type: 'closes-too-soon', until: availableUntil };
  if (totalSeats(selected) >= guests) return { type: 'enough-seats' };
  return seatRuleError(table, guests, rules);
}

/** Returns whether a party finds enough seats at tables that nobody else has. */
export function canSeat(
  free: readonly (Seated & Pick<Table, 'availableUntil'>)[],
  guests: number,
  rules: readonly SeatRule[],
  visit: PlannedVisit,
): boolean {
  const selectable = free.filter(
    (table) => !selectionErrorFor({ ...table, available: true }, [], guests, rules, visit),
  );
  return totalSeats(selectable) >= guests;
}

/**
 * Toggles a table. A selected table can always be released; another one is added if no rule forbids it. `selected`
 * holds keys in the order of selection; a key without a table counts no seats.
 */
export function toggleTable(
  table: Table,
  selected: readonly string[],
  tables: TableLookup,
  guests: number,
  rules: readonly SeatRule[],
  visit?: PlannedVisit,
): SelectionResult {
  if (selected.includes(table.key))
    return { ok: true, added: false, selected: selected.filter((key) => key !== table.key) };
  const selectedTables = selected.flatMap((key) => tables.get(key) ?? []);
  const error = selectionErrorFor(table, selectedTables, guests, rules, visit);
  return error ? { ok: false, error } : { ok: true, added: true, selected: [...selected, table.key] };
}

/** Why the host refuses a submitted selection. */
type InvalidSelection =
  | { readonly type: 'none' }
  | { readonly type: 'twice' }
  | { readonly type: 'too-few-seats'; readonly seats: number }
  | { readonly type: 'too-many-seats' }
  | Extract<SelectionError, { type: 'party-too-small' }>;

/**
 * Checks that a selection seats the party and could have been made by taps that the rules allow. The order of the taps
 * is unknown, so there is one table too many only if the party fits without the largest one.
 */
export function validateSelection(
  selected: readonly (Seated & Pick<Table, 'key'>)[],
  guests: number,
  rules: readonly SeatRule[],
): InvalidSelection | undefined {
  if (selected.length === 0) return { type: 'none' };
  if (new Set(selected.map((table) => table.key)).size < selected.length) return { type: 'twice' };
  for (const table of selected) {
    const error = seatRuleError(table, guests, rules);
    if (error) return error;
  }
  const seats = totalSeats(selected);
  if (seats < guests) return { type: 'too-few-seats', seats };
  if (seats - Math.max(...selected.map((table) => table.seats)) >= guests) return { type: 'too-many-seats' };
  return undefined;
}

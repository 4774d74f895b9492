/** Which tables a party may select. A tap on the map, the list and the host follow the same rules. */
import type { Table, TableAccess } from '../plan/table.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { isPastAvailableUntil } from './availableUntil.ts';
import type { SeatRule } from './venue.ts';

/** Why a table can't be added to the selection. */
export type SelectionError =
  | { readonly type: 'unavailable' }
  | { readonly type: 'not-online'; readonly access: TableAccess }
  | { readonly type: 'closes-too-soon'; readonly until: Minutes }
  | { readonly type: 'enough-seats' }
  | { readonly type: 'party-too-small'; readonly seats: number; readonly minGuests: number };

/** `tables` are those selected or released, several where they are joined. */
export type SelectionResult =
  | {
      readonly ok: true;
      readonly selected: readonly string[];
      readonly added: boolean;
      readonly tables: readonly Table[];
    }
  | { readonly ok: false; readonly error: SelectionError };

/** Returns the sum of the seats of tables. What joined tables seat may differ: see `joins.ts`. */
export function totalSeats(tables: readonly Pick<Table, 'seats'>[]): number {
  return tables.reduce((sum, table) => sum + table.seats, 0);
}

export type Seated = Pick<Table, 'seats'> & Partial<Pick<Table, 'minGuests'>>;

/** A table's own minimum replaces the rule for its number of seats. */
export function seatRuleError(
  { seats, minGuests: own }: Seated,
  guests: number,
  rules: readonly SeatRule[],
): Extract<SelectionError, { type: 'party-too-small' }> | undefined {
  const least = own ?? rules.find((rule) => rule.seats === seats && guests < rule.min_guests)?.min_guests ?? 0;
  return guests < least ? { type: 'party-too-small', seats, minGuests: least } : undefined;
}

/** When a party comes. Without it, closing times of tables are ignored. */
export type PlannedVisit = { readonly time: Minutes; readonly minStay: Minutes };

/** Returns why a table can't be added to selected ones with this many seats, or undefined if it can. */
export function selectionErrorFor(
  table: Seated & Pick<Table, 'available'> & Partial<Pick<Table, 'availableUntil' | 'access'>>,
  selectedSeats: number,
  guests: number,
  rules: readonly SeatRule[],
  visit?: PlannedVisit,
): SelectionError | undefined {
  const { available, availableUntil, access } = table;
  if (access !== undefined) return { type: 'not-online', access };
  if (!available) return { type: 'unavailable' };
  if (visit && availableUntil !== undefined && isPastAvailableUntil(availableUntil, visit.time, visit.minStay))
    return { type: 'closes-too-soon', until: availableUntil };
  if (selectedSeats >= guests) return { type: 'enough-seats' };
  return seatRuleError(table, guests, rules);
}

/** Returns whether a party finds enough seats at tables that nobody else has. */
export function canSeat(
  free: readonly (Seated & Pick<Table, 'availableUntil'>)[],
  guests: number,
  rules: readonly SeatRule[],
  visit: PlannedVisit,
): boolean {
  const selectable = free.filter((table) => !selectionErrorFor({ ...table, available: true }, 0, guests, rules, visit));
  return totalSeats(selectable) >= guests;
}

/** How tables are joined for a party. */
export type Joining = {
  /** The tables that are chosen or released together with a table, itself included. */
  readonly group: readonly Table[];
  /** Returns how many guests tables seat together. */
  readonly seatsOf: (tables: readonly Table[]) => number;
};

/**
 * Toggles a table with those that it is joined with. A selected table can always be released; another one is added if no
 * rule forbids it. `selected` holds keys in the order of selection; a key without a table counts no seats.
 */
export function toggleTable(
  table: Table,
  selected: readonly string[],
  tables: ReadonlyMap<string, Table>,
  guests: number,
  rules: readonly SeatRule[],
  visit?: PlannedVisit,
  { group, seatsOf }: Joining = { group: [table], seatsOf: totalSeats },
): SelectionResult {
  const keys = group.map(({ key }) => key);
  if (selected.includes(table.key))
    return { ok: true, added: false, selected: selected.filter((key) => !keys.includes(key)), tables: group };
  const selectedTables = selected.flatMap((key) => tables.get(key) ?? []);
  const error = selectionErrorFor(table, seatsOf(selectedTables), guests, rules, visit);
  return error ? { ok: false, error } : { ok: true, added: true, selected: [...selected, ...keys], tables: group };
}

/** Which tables may be chosen, for how many guests: the same rules for a tap, for the list and for the host. */
import type { Table } from '../plan/table.ts';
import type { SeatRule } from './venue.ts';

/** Why a table can't be added. */
export type SelectionError =
  | { readonly reason: 'taken' }
  | { readonly reason: 'enough-seats' }
  | { readonly reason: 'party-too-small'; readonly seats: number; readonly minGuests: number };

export type SelectionResult =
  | { readonly ok: true; readonly selected: readonly string[]; readonly added: boolean }
  | { readonly ok: false; readonly error: SelectionError };

type Seated = Pick<Table, 'key' | 'seats'>;

/** Seats of tables, together. */
export function totalSeats(tables: readonly Pick<Table, 'seats'>[]): number {
  return tables.reduce((sum, table) => sum + table.seats, 0);
}

/** The rule that forbids a table of so many seats to so small a party, if there is one. */
function partyRule(seats: number, guests: number, rules: readonly SeatRule[]): SelectionError | undefined {
  const rule = rules.find((candidate) => candidate.seats === seats && guests < candidate.min_guests);
  return rule && { reason: 'party-too-small', seats, minGuests: rule.min_guests };
}

/** Whether a table that is not chosen may be added to those chosen: undefined if so, else why not. */
export function selectionErrorFor(
  table: Pick<Table, 'seats' | 'available'>,
  chosen: readonly Pick<Table, 'seats'>[],
  guests: number,
  rules: readonly SeatRule[],
): SelectionError | undefined {
  if (!table.available) return { reason: 'taken' };
  if (totalSeats(chosen) >= guests) return { reason: 'enough-seats' };
  return partyRule(table.seats, guests, rules);
}

/**
 * A tap on a table: a chosen one is released, whatever else; a free one is added where no rule forbids it.
 * `selected` holds keys in the order chosen; keys that no table has count no seats.
 */
export function toggleTable(
  table: Table,
  selected: readonly string[],
  tables: ReadonlyMap<string, Table>,
  guests: number,
  rules: readonly SeatRule[],
): SelectionResult {
  if (selected.includes(table.key))
    return { ok: true, added: false, selected: selected.filter((key) => key !== table.key) };
  const chosen = selected.flatMap((key) => tables.get(key) ?? []);
  const refusal = selectionErrorFor(table, chosen, guests, rules);
  return refusal ? { ok: false, error: refusal } : { ok: true, added: true, selected: [...selected, table.key] };
}

/** What is wrong with a finished choice, as the host looks at it. */
export type InvalidSelection =
  | { readonly reason: 'none' }
  | { readonly reason: 'twice' }
  | { readonly reason: 'too-few-seats'; readonly seats: number }
  | { readonly reason: 'too-many-seats' }
  | Extract<SelectionError, { reason: 'party-too-small' }>;

/**
 * Whether a choice could have come about by taps that the rules allow, and seats the party. The order of the taps is
 * not known: a table is one too many where even the largest was not needed.
 */
export function validateSelection(
  chosen: readonly Seated[],
  guests: number,
  rules: readonly SeatRule[],
): InvalidSelection | undefined {
  if (chosen.length === 0) return { reason: 'none' };
  if (new Set(chosen.map((table) => table.key)).size < chosen.length) return { reason: 'twice' };
  for (const table of chosen) {
    const refusal = partyRule(table.seats, guests, rules);
    if (refusal?.reason === 'party-too-small') return refusal;
  }
  const seats = totalSeats(chosen);
  if (seats < guests) return { reason: 'too-few-seats', seats };
  if (seats - Math.max(...chosen.map((table) => table.seats)) >= guests) return { reason: 'too-many-seats' };
  return undefined;
}

/** The alert's words, exactly as the specification has them, with the rule's numbers. */
export function partyTooSmallMessage(seats: number, minGuests: number): string {
  return `Minimum ${minGuests} guests to book ${seats} pax table`;
}

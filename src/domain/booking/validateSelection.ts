/** What the host says to a submitted selection. */
import { type Seating, groupsOf, seatsTogether, spareTables } from '../plan/reading/joins.ts';
import { type Seated, type SelectionError, seatRuleError } from './selection.ts';
import type { SeatRule } from './venue.ts';

/** Why the host refuses it. */
type InvalidSelection =
  | { readonly type: 'none' }
  | { readonly type: 'twice' }
  | { readonly type: 'too-few-seats'; readonly seats: number }
  | { readonly type: 'too-many-seats' }
  | { readonly type: 'group-too-large'; readonly minGuests: number }
  | Extract<SelectionError, { type: 'party-too-small' }>;

/**
 * Checks that a selection seats the party and could have been made by taps that the rules allow. The order of the taps
 * is unknown, so there is one table too many only if the party fits without any one of them, unless the
 * venue joins exactly these for such a party.
 */
export function validateSelection(
  selected: readonly (Seating & Seated)[],
  guests: number,
  rules: readonly SeatRule[],
): InvalidSelection | undefined {
  if (selected.length === 0) return { type: 'none' };
  if (new Set(selected.map((table) => table.key)).size < selected.length) return { type: 'twice' };
  for (const table of selected) {
    const error = seatRuleError(table, guests, rules);
    if (error) return error;
  }
  const seats = seatsTogether(selected);
  if (seats < guests) return { type: 'too-few-seats', seats };
  const [group] = groupsOf(selected);
  const minGuests = group?.tables.length === selected.length ? group.minGuests : undefined;
  if (minGuests === undefined)
    return spareTables(selected, guests).length === selected.length ? { type: 'too-many-seats' } : undefined;
  return guests < minGuests ? { type: 'group-too-large', minGuests } : undefined;
}

/** Parties that the venue's hours no longer cover, or whose area is closed: somebody has to keep, move or cancel them. */
import { atom } from 'jotai';
import { isClosedArea } from '../../domain/day/party.ts';
import { type Undecided, undecidedBecause } from '../../domain/day/visit.ts';
import { dayStateAtom, venueTimeAtom } from './day.ts';

/** Why, by the party's id. None on a date that is over. */
export const undecidedAtom = atom((get): ReadonlyMap<number, Undecided> => {
  const state = get(dayStateAtom);
  const today = get(venueTimeAtom)?.date;
  if (!state || today === undefined || state.date < today) return new Map();
  const closed = new Set(state.blocks.filter(isClosedArea).flatMap(({ tables }) => tables));
  return new Map(
    state.parties.flatMap((party) => {
      const reason = undecidedBecause(party, state.venue.opening, (table) => closed.has(table));
      return reason === undefined ? [] : [[party.id, reason] as const];
    }),
  );
});

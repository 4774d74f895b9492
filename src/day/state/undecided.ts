/** Parties that the venue's hours no longer cover: somebody has to keep, move or cancel them. */
import { atom } from 'jotai';
import type { Uncovered } from '../../domain/booking/bookingCalendar.ts';
import { undecidedBecause } from '../../domain/day/visit.ts';
import { dayStateAtom, venueTimeAtom } from './day.ts';

/** Why, by the party's id. None on a date that is over. */
export const undecidedAtom = atom((get): ReadonlyMap<number, Uncovered> => {
  const state = get(dayStateAtom);
  const today = get(venueTimeAtom)?.date;
  if (!state || today === undefined || state.date < today) return new Map();
  return new Map(
    state.parties.flatMap((party) => {
      const reason = undecidedBecause(party, state.venue.opening);
      return reason === undefined ? [] : [[party.id, reason] as const];
    }),
  );
});

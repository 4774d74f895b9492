/** Who waits, and how long a further party may have to. */
import { atom } from 'jotai';
import type { WaitingState } from '../../domain/day/party.ts';
import { quoteMinutes } from '../../domain/day/waiting.ts';
import { minuteAtom } from '../state/clock.ts';
import { dayStateAtom } from '../state/day.ts';
import { holdersAtom } from '../state/occupancy.ts';
import { tablesAtom } from '../state/tables.ts';

/** What nobody has answered yet. */
export const requestsAtom = atom((get) => get(dayStateAtom)?.requests ?? []);

const WAITING: ReadonlySet<WaitingState> = new Set(['waiting', 'offered', 'accepted', 'declined', 'expired']);

/** Those who still wait, in the order in which they came. */
export const waitingAtom = atom((get) =>
  (get(dayStateAtom)?.waiting ?? [])
    .filter(({ state }) => WAITING.has(state))
    .toSorted((one, other) => one.joinedAt - other.joinedAt),
);

/** Returns a function that tells in how many minutes a table for a party will be free; undefined if nobody can foresee it. */
export const quoteAtom = atom((get) => {
  const state = get(dayStateAtom);
  const facts = state && {
    date: state.date,
    tables: get(tablesAtom),
    holders: get(holdersAtom),
    ahead: get(waitingAtom).map(({ guests }) => guests),
    rules: state.venue,
    now: get(minuteAtom),
  };
  return (guests: number): number | undefined => facts && quoteMinutes(guests, facts);
});

/**
 * The day that is shown: what the host has answered for its date, with the steps of this device that the host has yet to
 * confirm.
 */
import { atom } from 'jotai';
import type { DayState, DayVenue } from '../../api/day/dayContract.ts';
import type { Party } from '../../domain/day/party.ts';
import { type PlainDate, zonedTime } from '../../domain/booking/time.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { minuteAtom, setHostTimeAtom } from './clock.ts';
import { applyStep } from './applyStep.ts';
import { type Step, provisionalId } from './step.ts';
import { afterDayEnd } from '../../domain/day/dayEnd.ts';

/** Dates that stay loaded, so that going back and forth shows no blank page. */
const MAX_KEPT_DATES = 5;

const hostStatesAtom = atom<ReadonlyMap<PlainDate, DayState>>(new Map());
const shownDateAtom = atom<PlainDate>();
/** Steps in the order in which they were made, from before they are sent until the host has answered. */
export const stepsAtom = atom<readonly Step[]>([]);

/** The date that is shown; undefined until the host has said what the venue's today is. */
export const dateAtom = atom(
  (get) => get(shownDateAtom),
  (_get, set, date: PlainDate) => set(shownDateAtom, date),
);

/** The host's latest answer for the date. */
export const hostStateAtom = atom((get) => get(hostStatesAtom).get(get(dateAtom) ?? ''));

/** Takes an answer of the host, unless a newer one of its date has come before it. */
export const receiveStateAtom = atom(null, (get, set, state: DayState) => {
  const states = new Map(get(hostStatesAtom));
  const known = states.get(state.date);
  if (known && known.revision > state.revision) return;
  set(setHostTimeAtom, state.now);
  states.delete(state.date);
  states.set(state.date, state);
  for (const date of states.keys()) {
    if (states.size <= MAX_KEPT_DATES) break;
    if (date !== get(dateAtom)) states.delete(date);
  }
  set(hostStatesAtom, states);
  if (get(dateAtom) === undefined) set(shownDateAtom, state.date);
});

/** Forgets all that the host has answered. */
export const forgetStatesAtom = atom(null, (_get, set) => set(hostStatesAtom, new Map()));

/** Every answer that is kept, for the copy on this device. */
export const keptStatesAtom = atom((get) => [...get(hostStatesAtom).values()]);

const steppedStateAtom = atom((get): DayState | undefined => {
  const date = get(dateAtom);
  const state = get(hostStateAtom);
  return (
    state &&
    get(stepsAtom)
      .filter((step) => step.date === date)
      .reduce(applyStep, state)
  );
});

/** The day as staff see it; undefined while its date is loading. It ends by itself, also while nobody touches the page. */
export const dayStateAtom = atom((get): DayState | undefined => {
  const state = get(steppedStateAtom);
  const now = get(minuteAtom);
  const parties = state?.parties.map((party) => afterDayEnd(party, state.venue, now));
  // The same state as long as nothing ends: much follows it.
  return state && parties?.some((party, at) => party !== state.parties[at]) ? { ...state, parties } : state;
});

/** The venue's settings, also while another date is loading. */
export const venueAtom = atom(
  (get): DayVenue | undefined => (get(hostStateAtom) ?? [...get(hostStatesAtom).values()].at(-1))?.venue,
);

/** The venue's own date and time of day. */
export const venueTimeAtom = atom((get): { readonly date: PlainDate; readonly minutes: Minutes } | undefined => {
  const venue = get(venueAtom);
  return venue && zonedTime(get(minuteAtom), venue.timeZone);
});

/** Parties by their id. */
export const partiesAtom = atom(
  (get): ReadonlyMap<number, Party> => new Map(get(dayStateAtom)?.parties.map((party) => [party.id, party])),
);

/** Parties with steps that the host has yet to confirm. */
export const pendingPartiesAtom = atom((get): ReadonlySet<number> => {
  const ids = get(stepsAtom).flatMap(({ id, action }) => {
    if ('party' in action) return action.type === 'swap' ? [action.party, action.other] : [action.party];
    return action.type === 'walk_in' || action.type === 'add' ? [provisionalId(id)] : [];
  });
  return new Set(ids);
});

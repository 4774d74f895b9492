/** The beginning of a visit by a guest whom the browser knows, or through the link of friends. */
import type { createStore } from 'jotai';
import { startBeside } from '../beside/startBeside.ts';
import { dateAtom, isRequestAtom, timeAtom } from '../reservation/form.ts';
import { validateAndContinueAtom } from '../reservation/steps.ts';
import { friendsPlaceAtom, isPlanFirstAtom, startAtPlanAtom } from '../reservation/visitStart.ts';
import { recallGuestAtom } from './knownGuest.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Fills in the guest. Returns what opens the plan for a visit that has not begun before, and tells whether friends came
 * who have yet to fill in the form, and look at the plan first.
 */
export function prepareVisit(store: Store): () => boolean {
  if (store.set(recallGuestAtom)) store.set(startAtPlanAtom);
  return () => {
    const hasFriends = store.get(friendsPlaceAtom) !== undefined && startBeside(store);
    openPlan(store);
    return hasFriends && !store.get(isPlanFirstAtom);
  };
}

/** Opens the plan for a guest who has been filled in. What the host refuses stays in the form. */
function openPlan(store: Store): void {
  const canOpen = store.get(dateAtom) !== undefined && store.get(timeAtom) !== undefined && !store.get(isRequestAtom);
  if (store.get(isPlanFirstAtom) && canOpen) void store.set(validateAndContinueAtom);
}

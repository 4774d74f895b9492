/** The visit of a guest whom the browser knows: it begins at the plan. */
import type { createStore } from 'jotai';
import { dateAtom, isRequestAtom, timeAtom } from '../reservation/form.ts';
import { isPlanFirstAtom, startAtPlanAtom } from '../reservation/planFirst.ts';
import { validateAndContinueAtom } from '../reservation/steps.ts';
import { recallGuestAtom } from './knownGuest.ts';

type Store = ReturnType<typeof createStore>;

/** Fills in the guest. */
export function recallGuest(store: Store): void {
  if (store.set(recallGuestAtom)) store.set(startAtPlanAtom);
}

/** Opens the plan for a guest who has been filled in. What the host refuses stays in the form. */
export function openPlan(store: Store): void {
  const canOpen = store.get(dateAtom) !== undefined && store.get(timeAtom) !== undefined && !store.get(isRequestAtom);
  if (store.get(isPlanFirstAtom) && canOpen) void store.set(validateAndContinueAtom);
}

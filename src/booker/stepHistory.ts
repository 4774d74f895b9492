/** Makes the browser's Back button leave step 2 as Edit Reservation does. The address stays the same. */
import { backToFormAtom, pendingAtom, startAgainAtom, stepAtom } from './reservation/steps.ts';
import type { Store } from './startBooker.ts';

/** The history state that marks the entry of step 2. */
const STEP_2_STATE = 'tidetable:step-2';

const isStep2Entry = (state: unknown): boolean => state === STEP_2_STATE;

/** Adds a history entry for step 2; leaving step 2 goes back to the entry of step 1. Call the returned function to stop. */
export function syncStepWithHistory(store: Store): () => void {
  let step = store.get(stepAtom);
  // `history.back()` is asynchronous: meanwhile the visitor may be on the way to step 2 again.
  let isLeaving = false;

  const pushEntry = (): void => {
    if (!isLeaving && !isStep2Entry(history.state)) history.pushState(STEP_2_STATE, '');
  };
  const leaveEntry = (): void => {
    if (!isStep2Entry(history.state)) return;
    isLeaving = true;
    history.back();
  };
  const handleStep = (): void => {
    const lastStep = step;
    step = store.get(stepAtom);
    if (step === 'tables' && lastStep === 'form') pushEntry();
    else if (step === 'form' && lastStep !== 'form') leaveEntry();
  };
  const handlePopState = (event: PopStateEvent): void => {
    if (isLeaving) {
      isLeaving = false;
      if (store.get(stepAtom) === 'tables') pushEntry();
    } else if (isStep2Entry(event.state)) {
      // Forward to step 2 without a validated form: the form stays, and so does its entry.
      if (store.get(stepAtom) === 'form') leaveEntry();
    } else if (store.get(pendingAtom) !== undefined) {
      // As with Edit Reservation, step 2 can't be left while the reservation is being sent.
      history.pushState(STEP_2_STATE, '');
    } else {
      store.set(store.get(stepAtom) === 'done' ? startAgainAtom : backToFormAtom);
    }
  };

  // A page reloaded in step 2 starts with the form, on what was the entry of step 2.
  if (isStep2Entry(history.state)) history.replaceState(null, '');
  const unsubscribe = store.sub(stepAtom, handleStep);
  window.addEventListener('popstate', handlePopState);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', handlePopState);
  };
}

/** Lets the browser's Back at step 2 act as Edit Reservation, at one and the same address. */
import { backToFormAtom, pendingAtom, startAgainAtom, stepAtom } from './reservation/steps.ts';
import type { Store } from './startBooker.ts';

const MARK = 'tidetable:step-2';

const isOurs = (state: unknown): boolean => state === MARK;

/** Step 2 stands on an entry of its own. Leaving it by the button goes back to the entry of step 1. */
export function syncStepWithHistory(store: Store): () => void {
  let step = store.get(stepAtom);
  // Going back takes the browser a moment, in which the visitor may already be on the way to step 2 again.
  let leaving = false;

  const enter = (): void => {
    if (!leaving && !isOurs(history.state)) history.pushState(MARK, '');
  };
  const leave = (): void => {
    if (!isOurs(history.state)) return;
    leaving = true;
    history.back();
  };
  const follow = (): void => {
    const last = step;
    step = store.get(stepAtom);
    if (step === 'tables' && last === 'form') enter();
    else if (step === 'form' && last !== 'form') leave();
  };
  const moved = (event: PopStateEvent): void => {
    if (leaving) {
      leaving = false;
      if (store.get(stepAtom) === 'tables') enter();
    } else if (isOurs(event.state)) {
      // Forward to a step 2 that nobody has validated: the form stays, and so does its entry.
      if (store.get(stepAtom) === 'form') leave();
    } else if (store.get(pendingAtom) !== undefined) {
      // The reservation is being sent: as with Edit Reservation, there is no way back from it now.
      history.pushState(MARK, '');
    } else {
      store.set(store.get(stepAtom) === 'done' ? startAgainAtom : backToFormAtom);
    }
  };

  // A page that was reloaded at step 2 starts with the form, on the entry that was step 2's.
  if (isOurs(history.state)) history.replaceState(null, '');
  const unsubscribe = store.sub(stepAtom, follow);
  window.addEventListener('popstate', moved);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', moved);
  };
}

/**
 * Makes the browser's Back button close the topmost layer of step 2, and then leave step 2 as Edit Reservation does.
 * The address stays the same: each history entry holds its depth, 0 for the form, 1 for step 2, and one more per open
 * layer.
 */
import { layersAtom } from './page/layers.ts';
import { backToFormAtom, pendingAtom, stepAtom } from './reservation/steps.ts';
import type { Store } from './startBooker.ts';

const STATE_PREFIX = 'tidetable:';
const stateOf = (depth: number): string | null => (depth === 0 ? null : STATE_PREFIX + depth);

function currentDepth(): number {
  const state: unknown = history.state;
  return typeof state === 'string' && state.startsWith(STATE_PREFIX) ? Number(state.slice(STATE_PREFIX.length)) : 0;
}

/** Calls back when the browser's history entry is at most this deep: at once, or after it has gone back. */
export function whenBackAt(depth: number, call: () => void): void {
  if (currentDepth() <= depth) call();
  else window.addEventListener('popstate', () => whenBackAt(depth, call), { once: true });
}

/** Keeps the history entries in step with the page. Call the returned function to stop. */
export function syncStepWithHistory(store: Store): () => void {
  // `history.go()` is asynchronous: until its event, the depth of the page may change again.
  let isTraversing = false;

  const wantedDepth = (): number => {
    const step = store.get(stepAtom);
    // Back, Forward and reload all show the confirmation: it has no form to go back to.
    if (step === 'done') return Math.min(currentDepth(), 1);
    return (step === 'tables' ? 1 : 0) + store.get(layersAtom).length;
  };
  const sync = (): void => {
    if (isTraversing) return;
    const wanted = wantedDepth();
    for (let depth = currentDepth() + 1; depth <= wanted; depth += 1) history.pushState(stateOf(depth), '');
    const excess = currentDepth() - wanted;
    if (excess <= 0) return;
    isTraversing = true;
    history.go(-excess);
  };
  /** Back: closes layers, then step 2. While the reservation is being sent, everything stays. */
  const goBack = (count: number): void => {
    if (store.get(pendingAtom) !== undefined) return;
    const layers = store.get(layersAtom);
    for (const layer of layers.slice(-count)) layer.close();
    if (count > layers.length) store.set(backToFormAtom);
  };
  const handlePopState = (): void => {
    if (isTraversing) isTraversing = false;
    else {
      const count = wantedDepth() - currentDepth();
      if (count > 0) {
        goBack(count);
        // Layers close with the next rendering, which syncs again.
        if (store.get(pendingAtom) === undefined) return;
      }
    }
    sync();
  };

  // After a reload the entry may be that of a layer, or of step 2.
  if (currentDepth() > 0) history.replaceState(stateOf(wantedDepth()), '');
  sync();
  const unsubscribes = [store.sub(stepAtom, sync), store.sub(layersAtom, sync)];
  window.addEventListener('popstate', handlePopState);
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.removeEventListener('popstate', handlePopState);
  };
}

/** Starts the page's state, and keeps it going: the clock, and the tables that follow the form. */
import type { createStore } from 'jotai';
import { availabilityKeyAtom } from './reservation/availability.ts';
import { nextSlotExpiryAtom, resetFormAtom, tickAtom } from './reservation/form.ts';
import { loadBackgroundAtom, loadTablesAtom } from './reservation/loadTables.ts';
import { openPageAtom, pageAtom } from './page/page.ts';
import { stepAtom } from './reservation/steps.ts';
import type { Page } from './page/readPage.ts';

export type Store = ReturnType<typeof createStore>;

/** Opens a page in a store. The answer stops all that it has started. */
export function startBooker(store: Store, page: Page): () => void {
  store.set(openPageAtom, page);
  store.set(resetFormAtom);
  const stops = [keepTables(store), keepClock(store)];
  void store.set(loadTablesAtom);
  void store.set(loadBackgroundAtom);
  return () => {
    for (const stop of stops) stop();
  };
}

/** What the form asks changes: the tables load again. */
function keepTables(store: Store): () => void {
  let asked = store.get(availabilityKeyAtom);
  return store.sub(availabilityKeyAtom, () => {
    const question = store.get(availabilityKeyAtom);
    if (question === asked) return;
    asked = question;
    void store.set(loadTablesAtom);
  });
}

/** Ticks whenever a slot lapses, and when the page comes back to sight: timers stand still in a sleeping phone. */
function keepClock(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { clock } = store.get(pageAtom);
  // The longest that a timer can wait for, in milliseconds.
  const LONGEST = 2 ** 31 - 1;
  const wait = (): void => {
    clearTimeout(timer);
    const next = store.get(nextSlotExpiryAtom);
    if (next !== undefined) timer = setTimeout(tick, Math.min(Math.max(next - clock() + 1, 1), LONGEST));
  };
  const tick = (): void => {
    store.set(tickAtom);
    wait();
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') tick();
  };
  // A page that comes back whole from the browser's memory may be hours old.
  const shown = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    tick();
    if (store.get(stepAtom) !== 'done') void store.set(loadTablesAtom);
  };
  const unsubscribe = store.sub(nextSlotExpiryAtom, wait);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', shown);
  wait();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', shown);
  };
}

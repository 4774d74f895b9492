/** Starts the page's state and keeps it up to date: the clock, and the tables for the current form. */
import type { createStore } from 'jotai';
import { loadDaysAtom } from './lazyDays.ts';
import { setDaysCodeAtom } from './reservation/daysCode.ts';
import { availabilityAtom, availabilityKeyAtom } from './reservation/availability.ts';
import { followLinkAtom, nextSlotChangeAtom, resetFormAtom } from './reservation/form.ts';
import { cancelLoadAtom, loadBackgroundAtom, loadTablesAtom } from './reservation/loadTables.ts';
import { openPageAtom, pageAtom } from './page/page.ts';
import { updateSelectionAtom } from './reservation/selection.ts';
import { refreshTablesAtom, stepAtom, tickStepAtom } from './reservation/steps.ts';
import type { Page } from './page/readPage.ts';
import { untilIdle } from '../ui/untilIdle.ts';

export type Store = ReturnType<typeof createStore>;

/** Opens a page in a store. Call the returned function to stop all listeners and timers. */
export function startBooker(store: Store, page: Page): () => void {
  store.set(openPageAtom, page);
  store.set(resetFormAtom);
  store.set(followLinkAtom);
  const ending = new AbortController();
  const { signal } = ending;
  reloadTables(store, signal);
  startClock(store, signal);
  refreshTables(store, signal);
  followHost(store, signal);
  signal.addEventListener('abort', () => store.set(cancelLoadAtom));
  if (page.features.has('days')) void store.set(loadDaysAtom).then((code) => code && store.set(setDaysCodeAtom, code));
  void store.set(loadTablesAtom);
  void store.set(loadBackgroundAtom);
  return () => ending.abort();
}

/** Reloads the tables whenever the form asks for others. */
function reloadTables(store: Store, signal: AbortSignal): void {
  let lastKey = store.get(availabilityKeyAtom);
  const stop = store.sub(availabilityKeyAtom, () => {
    const key = store.get(availabilityKeyAtom);
    if (key === lastKey) return;
    lastKey = key;
    // Other times of a date may be known already.
    if (store.get(availabilityAtom)) store.set(updateSelectionAtom);
    else void store.set(loadTablesAtom);
  });
  signal.addEventListener('abort', stop);
}

/** How often step 2 looks for tables that somebody else has reserved. */
const REFRESH_INTERVAL_MS = 60_000;

/** Reloads the tables of step 2 every minute while the page is visible, and when the visitor comes back to it. */
function refreshTables(store: Store, signal: AbortSignal): void {
  const refresh = (): void => {
    if (document.visibilityState === 'visible' && store.get(stepAtom) === 'tables') store.set(refreshTablesAtom);
  };
  const timer = setInterval(refresh, REFRESH_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', refresh, { signal });
  window.addEventListener('focus', refresh, { signal });
}

/** How long the host's events wait for a browser that is busy. */
const LIVE_TIMEOUT_MS = 3_000;

/** Follows the host's events if it has them. Without their code the tables are only reloaded every minute. */
function followHost(store: Store, signal: AbortSignal): void {
  if (!store.get(pageAtom).features.has('live')) return;
  void untilIdle(LIVE_TIMEOUT_MS)
    .then(() => import('./live/liveTables.ts'))
    .then(({ keepTablesLive }) => {
      if (!signal.aborted) keepTablesLive(store, signal);
    })
    .catch((error: unknown) => {
      console.warn('Live tables could not be started:', error);
    });
}

/** The longest delay that `setTimeout` supports. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Ticks when the slots change and when the page becomes visible: timers pause while a phone sleeps. */
function startClock(store: Store, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { clock } = store.get(pageAtom);
  const scheduleTick = (): void => {
    clearTimeout(timer);
    const next = store.get(nextSlotChangeAtom);
    if (next !== undefined) timer = setTimeout(tick, Math.min(Math.max(next - clock() + 1, 1), MAX_TIMER_MS));
  };
  const tick = (): void => {
    store.set(tickStepAtom);
    scheduleTick();
  };
  const handleVisibility = (): void => {
    if (document.visibilityState === 'visible') tick();
  };
  // A page restored from the back-forward cache may be hours old.
  const handlePageShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    tick();
    store.set(refreshTablesAtom);
  };
  signal.addEventListener('abort', store.sub(nextSlotChangeAtom, scheduleTick));
  signal.addEventListener('abort', () => clearTimeout(timer));
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  window.addEventListener('pageshow', handlePageShow, { signal });
  scheduleTick();
}

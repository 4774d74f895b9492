/** Keeps the page up to date: follows the host's events, and asks again where they don't get through. */
import type { createStore } from 'jotai';
import { followDay } from '../../api/day/dayClient.ts';
import { connectionAtom, isSignedOutAtom } from '../state/connection.ts';
import { stepsAtom } from '../state/day.ts';
import { loadChangesAtom, loadDayAtom, loadPlanAtom } from './loading.ts';
import { pageAtom } from '../state/page.ts';
import { sendStepsAtom } from '../state/steps.ts';
import { planAtom } from '../state/tables.ts';

type Store = ReturnType<typeof createStore>;

/** While the host can't be reached, it is tried this often. */
const RETRY_INTERVAL_MS = 5_000;
/** The host writes every 15 seconds. After a longer silence the page asks whether the connection is still there. */
const SILENCE_MS = 35_000;

/** Follows the venue's days until `signal` aborts. */
export function startSync(store: Store, signal: AbortSignal): void {
  let lastAlive = Date.now();
  const load = (): void => {
    void store.set(loadDayAtom);
    if (!store.get(planAtom)) void store.set(loadPlanAtom);
  };
  const follow = async (): Promise<void> => {
    const hasEnded = await followDay({
      tenant: store.get(pageAtom).tenant,
      onEvent: (event) => {
        if (event.type === 'day') void store.set(loadChangesAtom, event);
        else if (event.type === 'plan') void store.set(loadPlanAtom);
        else load();
      },
      onAlive: () => {
        lastAlive = Date.now();
        if (store.get(connectionAtom) === 'offline') load();
      },
      signal,
    });
    // The day's own call finds out whether the session is over.
    if (hasEnded) load();
  };
  const check = (): void => {
    if (store.get(isSignedOutAtom)) return;
    const isSilent = Date.now() - lastAlive > SILENCE_MS;
    if (store.get(connectionAtom) !== 'live' || isSilent) load();
    else if (store.get(stepsAtom).length > 0) void store.set(sendStepsAtom);
  };
  const timer = setInterval(check, RETRY_INTERVAL_MS);
  const goOffline = (): void => store.set(connectionAtom, 'offline');
  const showAgain = (): void => {
    if (document.visibilityState === 'visible') load();
  };
  window.addEventListener('online', load, { signal });
  window.addEventListener('offline', goOffline, { signal });
  document.addEventListener('visibilitychange', showAgain, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  load();
  void follow();
}

/** Loads tables and plan background. Failed requests are retried quietly, with growing pauses. */
import { atom } from 'jotai';
import { type LastTables, fetchPlanBackground, fetchTables } from '../../api/bookingClient.ts';
import { untilIdle } from '../../ui/untilIdle.ts';
import { waitForRetry } from '../page/connection.ts';
import { pageAtom } from '../page/page.ts';
import {
  availabilityKeyAtom,
  availabilityQueryAtom,
  clearAvailabilityAtom,
  setAvailabilityAtom,
  setPlanBackgroundAtom,
} from './availability.ts';
import { updateSelectionAtom } from './selection.ts';

const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;
/** How long the plan background waits for a browser that is busy. */
const BACKGROUND_TIMEOUT_MS = 2_000;

/** Select Table asks again for tables that have seldom changed since. */
const lastTablesAtom = atom((): LastTables => ({}));
/** The running load. A newer one aborts it, so that a late answer can't overwrite a newer one. */
const runningLoadAtom = atom<AbortController>();

/** Stops the running load. */
export const cancelLoadAtom = atom(null, (get) => get(runningLoadAtom)?.abort());

/** Calls `load` until it returns a value or `signal` aborts. `onAttempt` learns whether each attempt succeeded. */
async function loadWithRetry<T>(
  load: () => Promise<T | undefined>,
  signal: AbortSignal,
  onAttempt: (ok: boolean) => void,
): Promise<T | undefined> {
  for (let delayMs = FIRST_RETRY_DELAY_MS; !signal.aborted; delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)) {
    const value = await load();
    onAttempt(value !== undefined);
    if (value !== undefined && !signal.aborted) return value;
    await waitForRetry(delayMs, signal);
  }
  onAttempt(false);
  return undefined;
}

/**
 * Loads the tables for the current form. The old tables stay until the answer comes, unless `fresh` removes them first.
 * Resolves after the first attempt, with whether it succeeded; retries go on in the background.
 */
export const loadTablesAtom = atom(null, (get, set, { fresh = false }: { fresh?: boolean } = {}): Promise<boolean> => {
  get(runningLoadAtom)?.abort();
  const controller = new AbortController();
  set(runningLoadAtom, controller);
  const key = get(availabilityKeyAtom);
  if (fresh) set(clearAvailabilityAtom);
  if (key === undefined) return Promise.resolve(false);
  const { calls } = get(pageAtom);
  return new Promise((resolveFirstAttempt) => {
    const load = async () => {
      const query = get(availabilityQueryAtom);
      return query && (await fetchTables(calls, query, controller.signal, get(lastTablesAtom)));
    };
    const onAttempt = (ok: boolean): void => {
      if (!ok) resolveFirstAttempt(false);
    };
    void loadWithRetry(load, controller.signal, onAttempt).then((availability) => {
      if (!availability) return;
      set(setAvailabilityAtom, key, availability);
      set(updateSelectionAtom);
      resolveFirstAttempt(true);
    });
  });
});

/** Loads the plan background if the page names one. The plan appears without it if the first attempt fails. */
export const loadBackgroundAtom = atom(null, async (get, set): Promise<void> => {
  const url = get(pageAtom).backgroundUrl;
  if (url === undefined) {
    set(setPlanBackgroundAtom, 'none');
    return;
  }
  // Reading the decor takes a slow phone 100 ms, which the form does not wait for.
  await untilIdle(BACKGROUND_TIMEOUT_MS);
  const { signal } = new AbortController();
  const background = await loadWithRetry(
    () => fetchPlanBackground(url, signal),
    signal,
    (ok) => {
      if (!ok) set(setPlanBackgroundAtom, 'none');
    },
  );
  if (background) set(setPlanBackgroundAtom, background);
});

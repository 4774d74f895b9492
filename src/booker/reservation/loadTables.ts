/** Loads what the host knows of the tables and of the ground. A failure is tried again, quietly, with growing pauses. */
import { atom } from 'jotai';
import { fetchPlanBackground, fetchTables } from '../../api/bookingClient.ts';
import {
  clearAvailabilityAtom,
  setAvailabilityAtom,
  setPlanBackgroundAtom,
  availabilityQueryAtom,
  availabilityKeyAtom,
} from './availability.ts';
import { pageAtom } from '../page/page.ts';
import { dropUnavailableAtom } from './selection.ts';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** The load that is under way; a newer one ends it, so that a late answer can't overwrite a newer question. */
const running = atom<AbortController>();

/** Waits for `ms`, or until the network is back or `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
    const done = (): void => {
      window.removeEventListener('online', done);
      ended.removeEventListener('abort', done);
      resolve();
    };
    window.addEventListener('online', done);
    ended.addEventListener('abort', done);
  });
}

/** Calls `load` until it gives an answer or `signal` aborts. `first` hears how the first try went. */
async function untilLoaded<T>(
  load: () => Promise<T | undefined>,
  signal: AbortSignal,
  first: (ok: boolean) => void,
): Promise<T | undefined> {
  for (let wait = FIRST_PAUSE; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    const answer = await load();
    first(answer !== undefined);
    if (answer !== undefined && !signal.aborted) return answer;
    await pause(wait, signal);
  }
  first(false);
  return undefined;
}

/**
 * Loads the tables for what the form asks now. Those that stand stay until the answer comes, unless `fresh` drops them.
 * Resolves with how the first try went; further tries go on by themselves.
 */
export const loadTablesAtom = atom(null, (get, set, { fresh = false }: { fresh?: boolean } = {}): Promise<boolean> => {
  get(running)?.abort();
  const controller = new AbortController();
  set(running, controller);
  const question = get(availabilityKeyAtom);
  if (fresh) set(clearAvailabilityAtom);
  if (question === undefined) return Promise.resolve(false);
  const { host } = get(pageAtom);
  return new Promise((first) => {
    const load = async () => {
      const query = get(availabilityQueryAtom);
      return query && (await fetchTables(host, query, controller.signal));
    };
    void untilLoaded(load, controller.signal, first).then((availability) => {
      if (!availability) return;
      set(setAvailabilityAtom, question, availability);
      set(dropUnavailableAtom);
    });
  });
});

/** Loads the ground, once, where the page says that there is one. The plan waits for no more than the first try. */
export const loadBackgroundAtom = atom(null, async (get, set): Promise<void> => {
  const address = get(pageAtom).backgroundUrl;
  if (address === undefined) {
    set(setPlanBackgroundAtom, 'none');
    return;
  }
  const { signal } = new AbortController();
  const ground = await untilLoaded(
    () => fetchPlanBackground(address, signal),
    signal,
    (ok) => {
      if (!ok) set(setPlanBackgroundAtom, 'none');
    },
  );
  if (ground) set(setPlanBackgroundAtom, ground);
});

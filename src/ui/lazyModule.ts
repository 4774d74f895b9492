/** Code that loads later, in a chunk of its own. */
import { type Atom, type WritableAtom, atom } from 'jotai';

/** Pauses between attempts, for code that the page fetches in advance. */
export const QUIET_RETRY_DELAYS_MS = [1_000, 3_000, 8_000, 20_000, 60_000] as const;

type LazyModule<T> = {
  /** The module, or undefined until it is loaded. */
  readonly moduleAtom: Atom<T | undefined>;
  readonly statusAtom: Atom<'idle' | 'loading' | 'ready' | 'failed'>;
  /**
   * Loads the module unless it is loaded. Resolves with it, or with undefined after the last failed attempt; never
   * rejects.
   */
  readonly loadAtom: WritableAtom<null, [], Promise<T | undefined>>;
};

/**
 * Wraps a dynamic import in atoms. After a failure it waits and tries again, once for each of `retryDelaysMs`; a call
 * of `loadAtom` ends a pause, or starts over after the last failure. The status is `failed` from a failed attempt on.
 *
 * @param name what the log calls the module
 * @example const { moduleAtom, loadAtom } = lazyModule(() => import('./DayPicker.tsx'), 'date picker');
 */
export function lazyModule<T extends object>(
  load: () => Promise<T>,
  name: string,
  retryDelaysMs: readonly number[] = [],
): LazyModule<T> {
  const baseModuleAtom = atom<T>();
  const loadingAtom = atom<Promise<T | undefined>>();
  const endPauseAtom = atom<{ readonly end: () => void }>();
  const failedAtom = atom(false);
  const attemptsAtom = atom(null, async (_get, set): Promise<T | undefined> => {
    for (const delayMs of [...retryDelaysMs, undefined]) {
      try {
        return await load();
      } catch (error) {
        console.warn(`Could not load the ${name}:`, error);
      }
      set(failedAtom, true);
      if (delayMs === undefined) break;
      await new Promise<void>((end) => {
        set(endPauseAtom, { end });
        setTimeout(end, delayMs);
      });
      set(endPauseAtom, undefined);
    }
    return undefined;
  });
  return {
    moduleAtom: atom((get) => get(baseModuleAtom)),
    statusAtom: atom((get) => {
      if (get(baseModuleAtom)) return 'ready';
      if (get(failedAtom)) return 'failed';
      return get(loadingAtom) ? 'loading' : 'idle';
    }),
    loadAtom: atom(null, (get, set) => {
      const current = get(loadingAtom);
      const loaded = get(baseModuleAtom);
      if (loaded) return Promise.resolve(loaded);
      const pause = get(endPauseAtom);
      if (!current || pause) set(failedAtom, false);
      pause?.end();
      if (current) return current;
      const loading = set(attemptsAtom).then((module) => {
        set(baseModuleAtom, module);
        set(loadingAtom, undefined);
        return module;
      });
      set(loadingAtom, loading);
      return loading;
    }),
  };
}

/**
 * Loads a lost module again because somebody asks for it. Firefox asks the host for a module that it could not load only
 * in a new page, so it gets one: pages keep what was entered.
 */
export function retryLoading(load: () => unknown): void {
  if ('mozInnerScreenX' in window) location.reload();
  else load();
}

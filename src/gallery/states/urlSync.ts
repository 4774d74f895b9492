/** Keeps the URL and the gallery's state in step, the browser's Back and Forward included. */
import type { createStore } from 'jotai';
import { applyUrlAtom, galleryStateAtom, invalidParametersAtom } from './galleryState.ts';
import { type GalleryState, defaultClock, formatUrlState, parseUrlState } from './urlState.ts';

type Store = ReturnType<typeof createStore>;

/** Browsers allow about 100 URL changes in 30 seconds, so a moving view is written once it rests. */
const SETTLE_DELAY_MS = 250;

/** Starts from the URL and keeps both in step until the returned function is called. */
export function syncWithUrl(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isApplying = false;
  let previous = store.get(galleryStateAtom);
  const cancelWrite = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const apply = (): void => {
    cancelWrite();
    isApplying = true;
    store.set(applyUrlAtom, parseUrlState(window.location.search, defaultClock()));
    isApplying = false;
    previous = store.get(galleryStateAtom);
  };
  const write = (state: GalleryState): void => {
    const search = formatUrlState(state);
    cancelWrite();
    if (search !== window.location.search) window.history.replaceState(null, '', window.location.pathname + search);
  };
  apply();
  const unsubscribe = store.sub(galleryStateAtom, () => {
    if (isApplying) return;
    const last = previous;
    const state = store.get(galleryStateAtom);
    previous = state;
    const hasPendingWrite = timer !== undefined;
    clearTimeout(timer);
    if (state.fixture === last.fixture) {
      // An invalid URL stays in the address bar, where it can be corrected, until something else is shown.
      if (store.get(invalidParametersAtom).length === 0)
        timer = setTimeout(() => {
          write(state);
        }, SETTLE_DELAY_MS);
      return;
    }
    if (hasPendingWrite) window.history.replaceState(null, '', window.location.pathname + formatUrlState(last));
    window.history.pushState(null, '', window.location.pathname + formatUrlState(state));
  });
  window.addEventListener('popstate', apply);
  return () => {
    cancelWrite();
    unsubscribe();
    window.removeEventListener('popstate', apply);
  };
}

/** The address bar follows the state, and the state the browser's Back. */
import type { createStore } from 'jotai';
import { formatUrlState, parseUrlState } from './urlState.ts';
import { invalidParametersAtom, galleryStateAtom, applyUrlAtom } from './galleryState.ts';

type Store = ReturnType<typeof createStore>;

/** Browsers let a page change its address some hundred times in half a minute: what moves is written when it rests, in milliseconds. */
const REST = 250;

/** Noon today: what an address that names no time is played at. */
export function defaultClock(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}T12:00`;
}

/** Starts from the address, and keeps both alike until the returned function is called. */
export function syncWithUrl(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visiting = false;
  let before = store.get(galleryStateAtom);
  const visit = (): void => {
    clearTimeout(timer);
    timer = undefined;
    visiting = true;
    store.set(applyUrlAtom, parseUrlState(window.location.search, defaultClock()));
    visiting = false;
    before = store.get(galleryStateAtom);
  };
  visit();
  const write = (search: string): void => {
    clearTimeout(timer);
    timer = undefined;
    if (search !== window.location.search) window.history.replaceState(null, '', window.location.pathname + search);
  };
  const stop = store.sub(galleryStateAtom, () => {
    if (visiting) return;
    const [last, state] = [before, store.get(galleryStateAtom)];
    before = state;
    clearTimeout(timer);
    if (state.fixture === last.fixture) {
      // A damaged address stays to be seen, and mended, until something else is shown.
      if (store.get(invalidParametersAtom).length === 0)
        timer = setTimeout(() => {
          write(formatUrlState(state));
        }, REST);
      return;
    }
    if (timer !== undefined) write(formatUrlState(last));
    window.history.pushState(null, '', window.location.pathname + formatUrlState(state));
  });
  window.addEventListener('popstate', visit);
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('popstate', visit);
  };
}

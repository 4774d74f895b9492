/** The address bar follows the state, and the state the browser's Back. */
import type { createStore } from 'jotai';
import { addressOf, stateOf } from './address.ts';
import { addressFaultsAtom, stateAtom, visitAtom } from './atoms/state.ts';

type Store = ReturnType<typeof createStore>;

/** Browsers let a page change its address some hundred times in half a minute: what moves is written when it rests, in milliseconds. */
const REST = 250;

/** Noon today: what an address that names no time is played at. */
export function clockNow(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}T12:00`;
}

/** Starts from the address, and keeps both alike until the returned function is called. */
export function followAddress(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visiting = false;
  let before = store.get(stateAtom);
  const visit = (): void => {
    clearTimeout(timer);
    timer = undefined;
    visiting = true;
    store.set(visitAtom, stateOf(window.location.search, clockNow()));
    visiting = false;
    before = store.get(stateAtom);
  };
  visit();
  const write = (search: string): void => {
    clearTimeout(timer);
    timer = undefined;
    if (search !== window.location.search) window.history.replaceState(null, '', window.location.pathname + search);
  };
  const stop = store.sub(stateAtom, () => {
    if (visiting) return;
    const [last, state] = [before, store.get(stateAtom)];
    before = state;
    clearTimeout(timer);
    if (state.fixture === last.fixture) {
      // A damaged address stays to be seen, and mended, until something else is shown.
      if (store.get(addressFaultsAtom).length === 0)
        timer = setTimeout(() => {
          write(addressOf(state));
        }, REST);
      return;
    }
    if (timer !== undefined) write(addressOf(last));
    window.history.pushState(null, '', window.location.pathname + addressOf(state));
  });
  window.addEventListener('popstate', visit);
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('popstate', visit);
  };
}

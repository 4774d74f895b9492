/** Starts the gallery's state, and keeps it going: the open fixture comes first, all others are checked after it. */
import type { createStore } from 'jotai';
import { checkAllAtom, checkAtom } from './atoms/findings.ts';
import { entriesAtom, loadEntriesAtom, loadOpenedAtom, unknownFixtureAtom } from './atoms/fixtures.ts';
import { stateAtom } from './atoms/state.ts';
import { followAddress } from './history.ts';

type Store = ReturnType<typeof createStore>;

/** Opens the gallery in a store. The answer stops what it has started. */
export function startGallery(store: Store): () => void {
  const unfollow = followAddress(store);
  const stopped = new AbortController();
  let asked: string | undefined;
  const open = (): void => {
    const { fixture } = store.get(stateAtom);
    if (fixture === asked || typeof store.get(entriesAtom) === 'string') return;
    asked = fixture;
    if (fixture === undefined || store.get(unknownFixtureAtom)) return;
    void store.set(loadOpenedAtom, fixture).then(() => store.set(checkAtom, fixture));
  };
  const stop = store.sub(stateAtom, open);
  const stopEntries = store.sub(entriesAtom, () => {
    open();
    void store.set(checkAllAtom, stopped.signal);
  });
  void store.set(loadEntriesAtom);
  return () => {
    unfollow();
    stop();
    stopEntries();
    stopped.abort();
  };
}

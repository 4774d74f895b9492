/** Starts the gallery's state, and keeps it going: the open fixture comes first, all others are checked after it. */
import type { createStore } from 'jotai';
import { checkAllFixturesAtom, checkFixtureAtom } from './findings/findings.ts';
import { entriesAtom, loadEntriesAtom, loadFixtureAtom, unknownFixtureAtom } from './fixtures/fixtures.ts';
import { galleryStateAtom } from './states/galleryState.ts';
import { syncWithUrl } from './states/urlSync.ts';

type Store = ReturnType<typeof createStore>;

/** Opens the gallery in a store. The answer stops what it has started. */
export function startGallery(store: Store): () => void {
  const unfollow = syncWithUrl(store);
  const stopped = new AbortController();
  let asked: string | undefined;
  const open = (): void => {
    const { fixture } = store.get(galleryStateAtom);
    if (fixture === asked || typeof store.get(entriesAtom) === 'string') return;
    asked = fixture;
    if (fixture === undefined || store.get(unknownFixtureAtom)) return;
    void store.set(loadFixtureAtom, fixture).then(() => store.set(checkFixtureAtom, fixture));
  };
  const stop = store.sub(galleryStateAtom, open);
  const stopEntries = store.sub(entriesAtom, () => {
    open();
    void store.set(checkAllFixturesAtom, stopped.signal);
  });
  void store.set(loadEntriesAtom);
  return () => {
    unfollow();
    stop();
    stopEntries();
    stopped.abort();
  };
}

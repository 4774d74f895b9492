/** Loads the fixtures and checks them: the open one first, then all others. */
import type { createStore } from 'jotai';
import { checkAllFixturesAtom, checkClientAtom, checkFixtureAtom } from './findings/findings.ts';
import { entriesAtom, loadEntriesAtom, loadFixtureAtom, unknownFixtureAtom } from './fixtures/fixtures.ts';
import { galleryStateAtom } from './states/galleryState.ts';
import { syncWithUrl } from './states/urlSync.ts';

type Store = ReturnType<typeof createStore>;

/** Starts the gallery in a store and returns a function that stops it. */
export function startGallery(store: Store): () => void {
  const stopUrlSync = syncWithUrl(store);
  const abort = new AbortController();
  let requested: string | undefined;
  const loadOpenFixture = (): void => {
    const { fixture } = store.get(galleryStateAtom);
    if (fixture === requested || typeof store.get(entriesAtom) === 'string') return;
    requested = fixture;
    if (fixture === undefined || store.get(unknownFixtureAtom)) return;
    void store.set(loadFixtureAtom, fixture).then(() => store.set(checkFixtureAtom, fixture));
  };
  const unsubscribe = store.sub(galleryStateAtom, loadOpenFixture);
  const unsubscribeEntries = store.sub(entriesAtom, () => {
    loadOpenFixture();
    void store.set(checkAllFixturesAtom, abort.signal);
  });
  void store.set(loadEntriesAtom);
  return () => {
    stopUrlSync();
    unsubscribe();
    unsubscribeEntries();
    abort.abort();
    store.get(checkClientAtom).terminate();
  };
}

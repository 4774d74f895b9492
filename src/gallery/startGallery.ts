/** Loads the fixtures and checks them: the open one first, then all others. */
import type { createStore } from 'jotai';
import { checkAllFixturesAtom, checkClientAtom, checkFixtureAtom } from './findings/findings.ts';
import { entriesAtom, loadEntriesAtom, loadFixtureAtom, unknownFixtureAtom } from './fixtures/fixtures.ts';
import { followLanguageAtom } from './states/galleryLanguage.ts';
import { languageAtom } from './messages.ts';
import { galleryStateAtom } from './states/galleryState.ts';
import { syncWithUrl } from './states/urlSync.ts';

type Store = ReturnType<typeof createStore>;

/** Starts the gallery in a store and returns a function that stops it. */
export function startGallery(store: Store): () => void {
  const stopUrlSync = syncWithUrl(store);
  const abort = new AbortController();
  let requested: string | undefined;
  const loadAndCheck = (fixture: string): void => {
    void store.set(loadFixtureAtom, fixture).then(() => store.set(checkFixtureAtom, fixture));
  };
  const loadOpenFixture = (): void => {
    const { fixture } = store.get(galleryStateAtom);
    if (fixture === requested || typeof store.get(entriesAtom) === 'string') return;
    requested = fixture;
    if (fixture === undefined || store.get(unknownFixtureAtom)) return;
    loadAndCheck(fixture);
  };
  let { lang } = store.get(galleryStateAtom);
  const unsubscribe = store.sub(galleryStateAtom, () => {
    loadOpenFixture();
    const asked = store.get(galleryStateAtom).lang;
    if (asked === lang) return;
    lang = asked;
    void store.set(followLanguageAtom);
  });
  const unsubscribeEntries = store.sub(entriesAtom, () => {
    loadOpenFixture();
    void store.set(checkAllFixturesAtom, abort.signal);
  });
  // What reader and checks say of the open fixture follows the gallery's language.
  const unsubscribeLanguage = store.sub(languageAtom, () => {
    const { fixture } = store.get(galleryStateAtom);
    if (fixture !== undefined && fixture === requested && !store.get(unknownFixtureAtom)) loadAndCheck(fixture);
  });
  void store.set(loadEntriesAtom);
  return () => {
    stopUrlSync();
    unsubscribe();
    unsubscribeLanguage();
    unsubscribeEntries();
    abort.abort();
    store.get(checkClientAtom).terminate();
  };
}

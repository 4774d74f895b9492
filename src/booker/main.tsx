/** Entry of the booker: reads the page's values, starts its state and renders it. */
import '../ui/olderBrowsers.ts';
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { Booker } from './Booker.tsx';
import { laterStepsAtom, loadLaterStepsAtom } from './lazySteps.ts';
import { isReturning } from './page/isReturning.ts';
import { loadPage } from './page/loadPage.ts';
import { openPreviewAtom } from './preview/preview.ts';
import { isKnown } from './returning/isKnown.ts';
import { loadVisitAtom } from './returning/lazyVisit.ts';
import { syncStepWithHistory } from './stepHistory.ts';
import type { Page } from './page/readPage.ts';
import { applyVenueAccent } from './page/venueAccent.ts';
import { formDraftAtom } from './reservation/form.ts';
import { type Store, startBooker } from './startBooker.ts';
import { untilIdle } from '../ui/untilIdle.ts';

const element = document.querySelector<HTMLElement>('#app');
if (!element) throw new Error('The booker needs an element #app to mount in.');

const embed = new URLSearchParams(location.search).get('embed');
if (embed !== null && window.parent !== window) document.documentElement.dataset['embed'] = embed;

void loadPage(element).then(async (page) => {
  if (page.problems.length > 0)
    void import('./page/pageProblems.ts').then((module) => module.showProblems(element, page.problems));
  const store = createStore();
  applyVenueAccent(page.venue.theme);
  startBooker(store, page);
  if (page.change) await import('./change/startChange.ts').then((module) => module.startChange(store, page));
  // Only who comes back has something to wait for.
  else {
    const visit = page.beside || isKnown(page.tenant) ? await store.set(loadVisitAtom) : undefined;
    const openVisit = visit?.prepareVisit(store);
    if (isReturning()) await keepSession(store, true);
    else if (openVisit?.()) store.set(openPreviewAtom);
  }
  syncStepWithHistory(store);
  createRoot(element).render(
    <Provider store={store}>
      <Booker />
    </Provider>,
  );

  if (!page.change && !isReturning()) void keepSession(store, false);
  if (document.documentElement.dataset['embed'] !== undefined)
    void import('./embed/frame.ts').then(({ connectToPage }) => connectToPage(store, element));

  // Step 2 and the map load while the visitor fills in the form, so that Select Table does not have to wait for them.
  store.sub(laterStepsAtom, () => store.get(laterStepsAtom)?.preparePlan(store));
  requestAnimationFrame(() => {
    void untilIdle(3_000)
      .then(() => store.set(loadLaterStepsAtom))
      .then(() => startServiceWorker(page));
  });
});

/** A page whose code for it can't be loaded only keeps nothing. */
async function keepSession(store: Store, isRestored: boolean): Promise<void> {
  const draft = store.get(formDraftAtom);
  await import('./session.ts')
    .then(({ persistSession }) => persistSession(store, isRestored, store.get(formDraftAtom) !== draft))
    .catch(() => {});
}

/** Last, so that it delays nothing. Frames in other sites' pages do without: browsers keep little for them. */
async function startServiceWorker({ features }: Page): Promise<void> {
  if (!features.has('offline') || window.parent !== window || !('serviceWorker' in navigator)) return;
  const started = import('../ui/startServiceWorker.ts').then((module) => module.startServiceWorker('/v/'));
  // Without it, the next visit needs a network.
  await started.catch(() => {});
}

/**
 * Entry of the booker's screens in the gallery: the booker of visitors, opened at one of its screens with a fixture's
 * tables. The gallery's host answers its calls and takes no reservation.
 */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { Booker } from '../Booker.tsx';
import { loadLaterStepsAtom } from '../lazySteps.ts';
import { loadPage } from '../page/loadPage.ts';
import { applyVenueAccent } from '../page/venueAccent.ts';
import { preparePlan } from '../plan/planScene.ts';
import { availabilityAtom } from '../reservation/availability.ts';
import { formDraftAtom, restoreFormAtom } from '../reservation/form.ts';
import { toggleTableAtom } from '../reservation/selection.ts';
import { restoreStepAtom } from '../reservation/steps.ts';
import { startBooker } from '../startBooker.ts';

/** What a visitor has entered before the tables are shown. */
const SAMPLE_GUEST = {
  firstName: 'Maya',
  lastName: 'Perera',
  countryCode: '+94',
  phone: '771234567',
  email: 'maya@guest.example',
} as const;

const element = document.querySelector<HTMLElement>('#app');
if (!element) throw new Error('The booker needs an element #app to mount in.');

const { screen, guests, chosen = '[]' } = element.dataset;
const page = await loadPage(element);
const store = createStore();
applyVenueAccent(page.venue.theme);
startBooker(store, page);
store.set(restoreFormAtom, {
  ...store.get(formDraftAtom),
  ...(screen === 'form' ? {} : SAMPLE_GUEST),
  guests: Number(guests),
});
if (screen !== 'form') store.set(restoreStepAtom, undefined, []);
createRoot(element).render(
  <Provider store={store}>
    <Booker />
  </Provider>,
);
preparePlan(store);
void store.set(loadLaterStepsAtom);
if (screen !== 'form') chooseTables(JSON.parse(chosen) as string[]);
if (screen === 'list') openSheet(element);

/** Chooses tables as soon as they are loaded. */
function chooseTables(keys: readonly string[]): void {
  const stop = store.sub(availabilityAtom, () => {
    if (!store.get(availabilityAtom)) return;
    stop();
    for (const key of keys) store.set(toggleTableAtom, key);
  });
}

/** Opens the sheet by its button as soon as it is rendered. On a wide screen it is open. */
function openSheet(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const toggle = root.querySelector<HTMLButtonElement>('.booker-sheet-toggle');
    if (!toggle) return;
    observer.disconnect();
    if (toggle.getAttribute('aria-expanded') === 'false') toggle.click();
  });
  observer.observe(root, { childList: true, subtree: true });
}

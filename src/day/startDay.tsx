/** Starts the day page: reads the page values, follows the host and renders. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { dayPageSchema } from '../api/day/dayContract.ts';
import { dateAtom } from './state/day.ts';
import { pageAtom } from './state/page.ts';
import { startAlarm } from './live/alarm.ts';
import { keepDay, restoreDay } from './live/keepDay.ts';
import { openKeptDay } from './live/keptDay.ts';
import { startLock } from './live/lock.ts';
import { startSync } from './live/sync.ts';
import { restoreThemeAtom } from './shell/theme.ts';
import { readAddress, viewAtom } from './state/view.ts';
import { startServiceWorker } from '../ui/startServiceWorker.ts';
import { Wall } from './wall/Wall.tsx';
import { startWall } from './wall/wallSync.ts';
import { Day } from './Day.tsx';
import { pageElement } from '../ui/pageElement.ts';

/** Starts the page in the element that has its values. */
export async function startDay(): Promise<void> {
  const { element, values } = pageElement();
  const store = createStore();
  const { signal } = new AbortController();
  store.set(restoreThemeAtom);
  store.set(pageAtom, dayPageSchema.parse(values));
  if (store.get(pageAtom).view === 'wall') {
    startWall(store, signal);
    createRoot(element).render(
      <Provider store={store}>
        <Wall />
      </Provider>,
    );
    return;
  }
  const { view, date } = readAddress();
  if (view) store.set(viewAtom, view);
  if (date !== undefined) store.set(dateAtom, date);
  startLock(store, signal);
  const kept = openKeptDay(store.get(pageAtom).tenant);
  if (kept) {
    await restoreDay(store, kept);
    keepDay(store, kept, signal);
  }
  startSync(store, signal);
  startAlarm(store, signal);
  if ('serviceWorker' in navigator && import.meta.env.PROD) void startServiceWorker('/day/');
  createRoot(element).render(
    <Provider store={store}>
      <Day />
    </Provider>,
  );
}

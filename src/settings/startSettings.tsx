/** Starts the settings page: reads the page values, loads the settings and renders. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { settingsPageSchema } from '../api/settingsContract.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { messages } from './messages.ts';
import { Settings } from './Settings.tsx';
import { startAutosave } from './state/draft.ts';
import { loadSettingsAtom, pageAtom } from './state/document.ts';

export function startSettings(): void {
  const element = document.querySelector<HTMLElement>('#app');
  if (!element) throw new Error('The page has no #app element.');
  const store = createStore();
  store.set(pageAtom, settingsPageSchema.parse(Object.fromEntries(Object.entries(element.dataset))));
  startAutosave(store);
  void store.set(loadSettingsAtom);
  createRoot(element).render(
    <Provider store={store}>
      <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
        <Settings />
      </ErrorBoundary>
    </Provider>,
  );
}

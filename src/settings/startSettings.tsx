/** Starts the settings page: reads the page values, loads the settings and renders. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { settingsPageSchema } from '../api/settingsContract.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { messages } from './messages.ts';
import { Settings } from './Settings.tsx';
import { startAutosave } from './state/draft.ts';
import { loadSettingsAtom, pageAtom } from './state/document.ts';
import { pageElement } from '../ui/pageElement.ts';

export function startSettings(): void {
  const { element, values } = pageElement();
  const store = createStore();
  store.set(pageAtom, settingsPageSchema.parse(values));
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

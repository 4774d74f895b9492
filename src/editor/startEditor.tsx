/** Starts the editor: reads the page values, loads the plan and renders. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { editorPageSchema } from '../api/editorContract.ts';
import { beforeReadyAtom, loadEditorAtom, pageAtom } from './document/hostState.ts';
import { localDraftStoreAtom, restoreLocalDraftAtom } from './persistence/autosave.ts';
import { Editor } from './Editor.tsx';
import { openLocalDraftStore } from './persistence/localDraftStore.ts';
import { pageElement } from '../ui/pageElement.ts';

/** Starts the editor in the element that has the values of the page. */
export function startEditor(): void {
  const { element, values } = pageElement();

  const store = createStore();
  store.set(pageAtom, editorPageSchema.parse(values));
  store.set(localDraftStoreAtom, openLocalDraftStore());
  store.set(beforeReadyAtom, { run: () => store.set(restoreLocalDraftAtom) });
  void store.set(loadEditorAtom);
  createRoot(element).render(
    <Provider store={store}>
      <Editor />
    </Provider>,
  );
}

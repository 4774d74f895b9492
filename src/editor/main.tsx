/** Wires the editor: reads the page's values, asks the host for the plan and renders. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { editorPageSchema } from '../api/editorContract.ts';
import { beforeReadyAtom, loadAtom, pageAtom } from './atoms/host.ts';
import { keepingAtom, restoreKeptAtom } from './atoms/keeping.ts';
import { Editor } from './Editor.tsx';
import { openKeeping } from './files/keeping.ts';

const element = document.querySelector<HTMLElement>('#app');
if (!element) throw new Error('There is no element #app for the editor to mount in.');

const store = createStore();
store.set(pageAtom, editorPageSchema.parse({ ...element.dataset }));
store.set(keepingAtom, openKeeping());
store.set(beforeReadyAtom, { run: () => store.set(restoreKeptAtom) });
void store.set(loadAtom);
createRoot(element).render(
  <Provider store={store}>
    <Editor />
  </Provider>,
);

/** Wires the editor: reads the page's values, asks the host for the plan and renders. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { editorPageSchema } from '../api/editorContract.ts';
import { loadAtom, pageAtom } from './atoms/host.ts';
import { Editor } from './Editor.tsx';

const element = document.querySelector<HTMLElement>('#app');
if (!element) throw new Error('There is no element #app for the editor to mount in.');

const store = createStore();
store.set(pageAtom, editorPageSchema.parse({ ...element.dataset }));
void store.set(loadAtom);
createRoot(element).render(<Provider store={store}><Editor /></Provider>);

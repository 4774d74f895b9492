/** The gallery's entry point. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { setBuildAtom } from './states/galleryState.ts';
import { startGallery } from './startGallery.ts';
import { Gallery } from './Gallery.tsx';

const store = createStore();
// The name of the built script has a hash of it and of everything that it loads.
store.set(setBuildAtom, /-([\w-]{8})\.js$/.exec(new URL(import.meta.url).pathname)?.[1]);
startGallery(store);
const element = document.querySelector<HTMLElement>('#app');
if (!element) throw new Error('The page has no #app element.');
createRoot(element).render(
  <Provider store={store}>
    <Gallery />
  </Provider>,
);

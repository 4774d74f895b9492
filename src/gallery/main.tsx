/** The gallery's entry point. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { startGallery } from './startGallery.ts';
import { Gallery } from './Gallery.tsx';

const store = createStore();
startGallery(store);
const element = document.querySelector<HTMLElement>('#app');
if (!element) throw new Error('The page has no #app element.');
createRoot(element).render(
  <Provider store={store}>
    <Gallery />
  </Provider>,
);

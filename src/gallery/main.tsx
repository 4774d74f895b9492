/** The gallery's entry point. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { startGallery } from './startGallery.ts';
import { Gallery } from './Gallery.tsx';

const store = createStore();
startGallery(store);
createRoot(document.querySelector<HTMLElement>('#app')!).render(
  <Provider store={store}>
    <Gallery />
  </Provider>,
);

/** The gallery's entry point. */
import { Provider, createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { startGallery } from './startGallery.ts';
import { Gallery } from './Gallery.tsx';
import { pageElement } from '../ui/pageElement.ts';

const store = createStore();
startGallery(store);
const { element } = pageElement();
createRoot(element).render(
  <Provider store={store}>
    <Gallery />
  </Provider>,
);

/** Wires the editor. */
import { editorPageSchema } from '../api/editorContract.ts';

const element = document.querySelector<HTMLElement>('#app');
if (!element) throw new Error('There is no element #app for the editor to mount in.');
element.textContent = editorPageSchema.parse({ ...element.dataset }).name;

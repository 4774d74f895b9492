/** The booker as an ES module, `embed/booker.js`: defines `<tidetable-booker>` when it is loaded. */
import { TidetableBooker, defineBooker } from './bookerElement.ts';

defineBooker();

export { TidetableBooker };
export type { EmbedEvents } from '../api/embed/embedEvents.ts';

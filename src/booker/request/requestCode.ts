/** What guests need whose party is larger than the venue takes online, in a chunk of its own that others never load. */
import { texts } from './messages.ts';

export { LargeParty, SentRequest } from './LargeParty.tsx';
export { loadRequestTexts } from './messages.ts';
export { sendRequestAtom } from './sendRequest.ts';
/** Returns the label of the button that sends a request. */
export const askLabel = (): string => texts.ask;

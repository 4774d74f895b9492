/** What guests need whose party is larger than the venue takes online, in a chunk of its own that others never load. */
import { texts } from './messages.ts';

export { LargeParty, PartySize } from './LargeParty.tsx';
export { loadRequestTexts } from './messages.ts';
export { sendRequestAtom } from './sendRequest.ts';
/** Returns the label of the button that sends a request. */
export const askLabel = (): string => texts.ask;
/** Returns the heading of the page that says so. */
export const sentHeading = (): string => texts.sent;
/** Returns when the venue's answer comes. */
export const answerText = (email: string): string => texts.answer({ email });

/** What is needed for guests whom the browser knows, or is to know, in a chunk of its own. */
export { ForGuest } from './ForGuest.tsx';
export { isGuestLineAtom } from './guestLine.ts';
export { RememberMe } from './RememberMe.tsx';
export { loadReturningTexts } from './messages.ts';
export { openPlan, recallGuest } from './startReturning.ts';

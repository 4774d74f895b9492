/** What guests need whom the browser knows, or is to know, and their friends, in a chunk of its own. */
export { BesideLink } from '../beside/BesideLink.tsx';
export { FriendsMarks, FriendsNote } from '../beside/FriendsMarks.tsx';
export { loadBesideTexts } from '../beside/messages.ts';
export { ForGuest } from './ForGuest.tsx';
export { KnownGuest } from './KnownGuest.tsx';
export { loadReturningTexts } from './messages.ts';
export { RememberMe } from './RememberMe.tsx';
export { prepareVisit } from './startReturning.ts';

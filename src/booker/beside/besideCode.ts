/** What friends need who come through a link, and who makes one, in a chunk of its own. */
export { BesideLink } from './BesideLink.tsx';
export { FriendsMarks, FriendsNote } from './FriendsMarks.tsx';
export { loadBesideTexts } from './messages.ts';
export { startBeside } from './startBeside.ts';

/** The entry point of the page that lists sessions, tokens and links. */
import { loadMessages } from '../messages.ts';
import { startSessions } from './startSessions.ts';

const main = document.querySelector('main');
if (!main) throw new Error('The page has no content.');
await loadMessages(document.documentElement.lang);
await startSessions(main);

/** The sign-in page's entry point. */
import { loadMessages } from '../messages.ts';
import { startSignIn } from './startSignIn.ts';

const form = document.querySelector('form');
if (!form) throw new Error('The page has no form.');
await loadMessages(document.documentElement.lang);
startSignIn(form, window.location);

/** The sign-in page's entry point. */
import { startSignIn } from './startSignIn.ts';

const form = document.querySelector('form');
if (!form) throw new Error('The page has no form.');
startSignIn(form, window.location);

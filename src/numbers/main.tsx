/** The numbers page's entry point: loads the texts, then the page, whose parts read them as they are loaded. */
import { pageLanguage } from '../domain/language.ts';
import { loadMessages } from './messages.ts';

void loadMessages(pageLanguage(location.search, navigator.languages))
  .then(() => import('./startNumbers.tsx'))
  .then(({ startNumbers }) => startNumbers());

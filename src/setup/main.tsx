/** The setup page's entry point: loads the texts, then the page, whose parts read them as they are loaded. */
import { chooseLanguage } from '../domain/language.ts';
import { loadMessages } from './messages.ts';

const lang = new URLSearchParams(location.search).get('lang');
const language = chooseLanguage([...(lang === null ? [] : [lang]), ...navigator.languages], 'en');

void loadMessages(language)
  .then(() => import('./startSetup.tsx'))
  .then(({ startSetup }) => startSetup());

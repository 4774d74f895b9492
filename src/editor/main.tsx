/** The editor's entry point: loads the texts, then the editor, whose parts read them as they are loaded. */
import { chooseLanguage } from '../domain/language.ts';
import { EDITOR_LANGUAGES, loadMessages } from './messages.ts';

const lang = new URLSearchParams(location.search).get('lang');
const language = chooseLanguage([...(lang === null ? [] : [lang]), ...navigator.languages], 'en', EDITOR_LANGUAGES);

void loadMessages(language)
  .then(() => import('./startEditor.tsx'))
  .then(({ startEditor }) => {
    startEditor();
  });

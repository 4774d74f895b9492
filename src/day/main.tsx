/** The day page's entry point: loads the texts, then the page, whose parts read them as they are loaded. */
import '../ui/olderBrowsers.ts';
import '../ui/olderCanvas.ts';
import { pageLanguage } from '../domain/language.ts';
import { loadMessages } from './messages.ts';

void loadMessages(pageLanguage(location.search, navigator.languages))
  .then(() => import('./startDay.tsx'))
  .then(({ startDay }) => startDay());

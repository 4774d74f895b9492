/** Reads the page's values and loads its language, before anything is rendered. */
import { textDirection } from '../../domain/language.ts';
import { loadMessages } from '../messages.ts';
import { type Page, readPage } from './readPage.ts';

/**
 * Returns the values of the page in the language that it has. `lang` and `dir` say which: of the document if the page
 * is ours, of the booker's element on a site's own page.
 */
export async function loadPage(element: HTMLElement): Promise<Page> {
  const page = readPage(element);
  const language = await loadMessages(page.venue.language, page.texts);
  const root = page.landmark === 'main' ? document.documentElement : element;
  root.lang = language;
  root.dir = textDirection(language);
  const { change, beside } = element.dataset;
  return {
    ...page,
    venue: { ...page.venue, language },
    ...(beside && { beside }),
    ...(change && { change: (await import('../../api/changeContract.ts')).parseChange(change) }),
  };
}

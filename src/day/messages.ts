/** The day page’s texts in the language that it has. */
import { createDecimalFormats } from '../domain/booking/formats.ts';
import { loadLanguage, textDirection } from '../domain/language.ts';
import { setPageLanguage } from '../ui/pageLanguage.ts';
import { type CreateMessages, english } from './english.ts';

/** Each language is a chunk of its own, with the texts of this page only. English is part of the code. */
const loadTexts = (tag: string): Promise<CreateMessages | undefined> =>
  loadLanguage(tag, async (language) => {
    const texts: { readonly day: CreateMessages } = await import(`../languages/${language}.ts?only=day`);
    return texts.day;
  });

/** The texts. `main.tsx` loads them before all other code of the page, which may read them as it is loaded. */
export let messages = english(createDecimalFormats('en'));

/** Loads the texts of a language, which the document then has. It is English if they could not be loaded. */
export async function loadMessages(tag: string): Promise<void> {
  const createMessages = await loadTexts(tag);
  const shown = createMessages ? tag : 'en';
  messages = (createMessages ?? english)(createDecimalFormats(shown));
  setPageLanguage(shown, textDirection(shown));
}

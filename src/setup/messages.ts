/** The setup page’s texts in the language that it has. */
import { createDecimalFormats } from '../domain/booking/formats.ts';
import { textDirection } from '../domain/language.ts';
import { type TranslationOf, createMessages, loadTexts } from '../domain/messages.ts';
import { type TemplateWords, englishTemplateWords } from '../domain/plan/templates.ts';
import { setPageLanguage } from '../ui/pageLanguage.ts';
import { english } from './english.ts';

/** The texts in the language of a tag, with its format of times. */
export function createTexts(texts: TranslationOf<typeof english>, tag: string) {
  return { ...createMessages(english, texts, tag), tag, time: createDecimalFormats(tag).shortTime };
}

/** The texts. `main.tsx` loads them before all other code of the page, which may read them as it is loaded. */
export let messages = createTexts(english, 'en');

/** Loads the texts of a language, which the document then has. It is English if they could not be loaded. */
export async function loadMessages(tag: string): Promise<void> {
  const loaded = await loadTexts(
    english,
    tag,
    (language) => import(`../languages/${language}/setup.json`, { with: { type: 'json' } }),
  );
  messages = createTexts(loaded.texts, loaded.tag);
  setPageLanguage(loaded.tag, textDirection(loaded.tag));
}

/** Returns the names of a template in the language of a venue's guests; English if there are none. */
export async function loadTemplateWords(tag: string): Promise<TemplateWords> {
  const { texts } = await loadTexts(
    englishTemplateWords,
    tag,
    (language) => import(`../languages/${language}/venue.json`, { with: { type: 'json' } }),
  );
  return texts;
}

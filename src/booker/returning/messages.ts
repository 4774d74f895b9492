/** The texts for returning guests in the language of the page. */
import { type TranslationOf, createMessages, loadTexts } from '../../domain/messages.ts';
import { english } from './english.ts';

type Texts = TranslationOf<typeof english>;

/** They are replaced once, before anything of them is rendered. */
export let texts = createMessages(english, english as Texts, 'en');

/** Loads the texts of a language. English stays if they could not be loaded. */
export async function loadReturningTexts(tag: string): Promise<void> {
  const loaded = await loadTexts(
    english,
    tag,
    (language) => import(`../../languages/${language}/returning.json`, { with: { type: 'json' } }),
  );
  texts = createMessages(english, loaded.texts, loaded.tag);
}

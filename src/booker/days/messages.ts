/** The texts of stays of several days in the language of the page. */
import { type TranslationOf, createMessages, loadTexts } from '../../domain/messages.ts';
import { ownTexts } from '../messages.ts';
import { english } from './english.ts';

type Texts = TranslationOf<typeof english>;

/** They are replaced once, before anything of such a stay is rendered. */
export let texts = createMessages(english, english as Texts, 'en');

/** Loads the texts of a language. English stays if they could not be loaded. */
export async function loadDaysTexts(tag: string): Promise<void> {
  const loaded = await loadTexts(
    english,
    tag,
    (language) => import(`../../languages/${language}/days.json`, { with: { type: 'json' } }),
    ownTexts.days,
  );
  texts = createMessages(english, loaded.texts, loaded.tag);
}

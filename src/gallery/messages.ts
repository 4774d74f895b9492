/** The gallery's texts in the language that it has. */
import { atom } from 'jotai';
import { createDecimalFormats } from '../domain/booking/formats.ts';
import { loadLanguage, textDirection } from '../domain/language.ts';
import { type CreateMessages, english } from './english.ts';

/** Each language is a chunk of its own, with the texts of this page only. English is part of the code. */
const loadTexts = (tag: string): Promise<CreateMessages | undefined> =>
  loadLanguage(tag, async (language) => {
    const texts: { readonly gallery: CreateMessages } = await import(`../languages/${language}.ts?only=gallery`);
    return texts.gallery;
  });

/** The texts. Read them where they are shown, never when a module is loaded: another language replaces them. */
export let messages = english(createDecimalFormats('en'));

const baseLanguageAtom = atom('en');
const askedLanguageAtom = atom('en');
/** The language of the texts, which is that of the document. */
export const languageAtom = atom((get) => get(baseLanguageAtom));

/** Shows another language. The gallery stays in English if the texts could not be loaded. */
export const showLanguageAtom = atom(null, async (get, set, tag: string) => {
  set(askedLanguageAtom, tag);
  const createMessages = await loadTexts(tag);
  if (get(askedLanguageAtom) !== tag) return;
  const shown = createMessages ? tag : 'en';
  messages = (createMessages ?? english)(createDecimalFormats(shown));
  document.documentElement.lang = shown;
  document.documentElement.dir = textDirection(shown);
  set(baseLanguageAtom, shown);
});

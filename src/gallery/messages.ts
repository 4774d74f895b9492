/** The gallery's texts in the language that it has. */
import { atom } from 'jotai';
import { createDecimalFormats } from '../domain/booking/formats.ts';
import { primaryLanguage, textDirection } from '../domain/language.ts';
import { type CreateMessages, english } from './languages/en.ts';

/** Each language is a chunk of its own. English is part of the code. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly createMessages: CreateMessages }>>> = {
  ar: () => import('./languages/ar.ts'),
  de: () => import('./languages/de.ts'),
  id: () => import('./languages/id.ts'),
  si: () => import('./languages/si.ts'),
  ta: () => import('./languages/ta.ts'),
};

/** The texts. Read them where they are shown, never when a module is loaded: another language replaces them. */
export let messages = english(createDecimalFormats('en'));

const baseLanguageAtom = atom('en');
const askedLanguageAtom = atom('en');
/** The language of the texts, which is that of the document. */
export const languageAtom = atom((get) => get(baseLanguageAtom));

/** Shows another language. The gallery stays in English if the texts could not be loaded. */
export const showLanguageAtom = atom(null, async (get, set, tag: string) => {
  set(askedLanguageAtom, tag);
  const createMessages = await LOADERS[primaryLanguage(tag)]?.().then(
    (module) => module.createMessages,
    // The error is in the console already.
    () => {},
  );
  if (get(askedLanguageAtom) !== tag) return;
  const shown = createMessages ? tag : 'en';
  messages = (createMessages ?? english)(createDecimalFormats(shown));
  document.documentElement.lang = shown;
  document.documentElement.dir = textDirection(shown);
  set(baseLanguageAtom, shown);
});

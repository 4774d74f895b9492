/** The language of the gallery's own words: that of the address, otherwise the browser's, otherwise English. */
import { atom } from 'jotai';
import { LANGUAGES, chooseLanguage, primaryLanguage } from '../../domain/language.ts';
import { languageAtom, showLanguageAtom } from '../messages.ts';
import { galleryStateAtom } from './galleryState.ts';

export const wantedLanguageAtom = atom((get) => get(galleryStateAtom).lang);

/** Shows the gallery in the language that is wanted. */
export const followLanguageAtom = atom(null, async (get, set) => {
  const lang = get(wantedLanguageAtom);
  await set(showLanguageAtom, chooseLanguage([...(lang === undefined ? [] : [lang]), ...navigator.languages], 'en'));
});

/** The name of the language that the address asks for and the gallery does not have. */
export const unknownLanguageAtom = atom((get) => {
  const lang = get(wantedLanguageAtom);
  if (lang === undefined || LANGUAGES.some((each) => each === primaryLanguage(lang))) return undefined;
  return nameLanguage(lang, get(languageAtom));
});

/** Returns the name of a language, such as `Thai`, in the language of the gallery. */
export function nameLanguage(tag: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag) ?? tag;
}

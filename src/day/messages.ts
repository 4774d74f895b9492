/** The day page’s texts in the language that it has. */
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

/** The texts. `main.tsx` loads them before all other code of the page, which may read them as it is loaded. */
export let messages = english(createDecimalFormats('en'));

/** Returns the language of the texts for `Intl`, with the browser's region where the browser has the language. */
export function textLocale(): string {
  const { lang } = document.documentElement;
  return navigator.languages.find((each) => primaryLanguage(each) === primaryLanguage(lang)) ?? lang;
}

/** Loads the texts of a language, which the document then has. It is English if they could not be loaded. */
export async function loadMessages(tag: string): Promise<void> {
  const createMessages = await LOADERS[primaryLanguage(tag)]?.().then(
    (module) => module.createMessages,
    // The error is in the console already.
    () => {},
  );
  const shown = createMessages ? tag : 'en';
  messages = (createMessages ?? english)(createDecimalFormats(shown));
  document.documentElement.lang = shown;
  document.documentElement.dir = textDirection(shown);
}

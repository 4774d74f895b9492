/** Every text of the page except the host's own messages, in the language of the page. */
import { type PlainDate, formatDisplayDate } from '../domain/booking/time.ts';
import { loadLanguage, primaryLanguage } from '../domain/language.ts';
import { type CreateMessages, english } from './english.ts';
import { createFormats } from '../domain/booking/formats.ts';

/** Each language is a chunk of its own, with the texts of this page only. English is part of the code. */
const loadTexts = (tag: string): Promise<CreateMessages | undefined> =>
  loadLanguage(tag, async (language) => {
    const texts: { readonly booker: CreateMessages } = await import(`../languages/${language}.ts?only=booker`);
    return texts.booker;
  });

/**
 * The texts. They are replaced once, before anything is rendered: another language loads the page again. Read them
 * where they are shown, never when a module is loaded.
 */
export let messages = english(createFormats('en'));

/**
 * Loads the texts of a language. Call before the page is rendered. Returns the tag of the language that the page then
 * has: English where we don't have the language or its texts could not be loaded.
 */
export async function loadMessages(tag: string): Promise<string> {
  const createMessages = await loadTexts(tag);
  const shown = createMessages || primaryLanguage(tag) === 'en' ? tag : 'en';
  messages = (createMessages ?? english)(createFormats(shown));
  return shown;
}

/** `Mon, 23 Nov`, for narrow places where the year is obvious. */
export const formatDay = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { weekday: 'short', day: 'numeric', month: 'short' });
/** `Mon, 23 November` */
export const formatLongDay = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { weekday: 'short', day: 'numeric', month: 'long' });

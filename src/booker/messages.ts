/** Every text of the page except the host's own messages, in the language of the page. */
import { type PlainDate, formatDisplayDate } from '../domain/booking/time.ts';
import { loadLanguage, primaryLanguage } from '../domain/language.ts';
import { type TranslationOf, createMessages, joinNames } from '../domain/messages.ts';
import type { Minutes } from '../domain/plan/timeOfDay.ts';
import { english } from './english.ts';
import { createFormats } from '../domain/booking/formats.ts';

type Texts = TranslationOf<typeof english>;

/** Each language is a chunk of its own, with the texts of this page only. English is part of the code. */
const loadTexts = (tag: string): Promise<Texts | undefined> =>
  loadLanguage(tag, async (language) => {
    const texts: { readonly default: Texts } = await import(`../languages/${language}/booker.json`);
    return texts.default;
  });

/** The texts in the language of a tag, with the formats of names and times. */
export function createTexts(texts: Texts, tag: string) {
  const { time, shortTime } = createFormats(tag);
  return {
    ...createMessages(english, texts, tag),
    /** `Line 1, Line 2 and Line 3` */
    joinNames: (names: readonly string[]): string => joinNames(names, tag),
    /** Midnight at the end of the date is marked as such. */
    formatTime: (minutes: Minutes): string => time(minutes, texts.midnight),
    formatShortTime: shortTime,
  };
}

/**
 * The texts. They are replaced once, before anything is rendered: another language loads the page again. Read them
 * where they are shown, never when a module is loaded.
 */
export let messages = createTexts(english, 'en');

export type Messages = typeof messages;

/**
 * Loads the texts of a language. Call before the page is rendered. Returns the tag of the language that the page then
 * has: English where we don't have the language or its texts could not be loaded.
 */
export async function loadMessages(tag: string): Promise<string> {
  const texts = await loadTexts(tag);
  const shown = texts || primaryLanguage(tag) === 'en' ? tag : 'en';
  messages = createTexts(texts ?? english, shown);
  return shown;
}

/** `Mon, 23 Nov`, for narrow places where the year is obvious. */
export const formatDay = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { weekday: 'short', day: 'numeric', month: 'short' });
/** `Mon, 23 November` */
export const formatLongDay = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { weekday: 'short', day: 'numeric', month: 'long' });

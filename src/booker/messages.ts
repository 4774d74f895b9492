/** Every text of the page except the host's own messages, in the language of the page. */
import { type PlainDate, formatDisplayDate } from '../domain/booking/time.ts';
import { type TranslationOf, createMessages, joinNames, loadTexts } from '../domain/messages.ts';
import type { Minutes } from '../domain/plan/timeOfDay.ts';
import { english } from './english.ts';
import { createFormats } from '../domain/booking/formats.ts';

type Texts = TranslationOf<typeof english>;

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

/** The host's texts in place of the page's own, by catalogue. */
export type OwnTexts = Readonly<Partial<Record<'booker' | 'days', Readonly<Record<string, unknown>>>>>;

/** For catalogues that are loaded later. */
export let ownTexts: OwnTexts = {};

/**
 * Loads the texts of a language, with the host's own in their place. Call before the page is rendered. Returns the tag
 * of the language that the page then has: English where we don't have the language or its texts could not be loaded.
 */
export async function loadMessages(tag: string, own: OwnTexts = {}): Promise<string> {
  const loaded = await loadTexts(
    english,
    tag,
    (language) => import(`../languages/${language}/booker.json`, { with: { type: 'json' } }),
    own.booker,
  );
  ownTexts = own;
  messages = createTexts(loaded.texts, loaded.tag);
  return loaded.tag;
}

/** `1 of 2 seats`, or `6 seats for 2 guests` where the party has too many. */
export const countSeats = (have: number, need: number): string =>
  (have > need ? messages.seatsFor : messages.seatsOf)({ have, need });

/** `Mon, 23 Nov`, for narrow places where the year is obvious. */
export const formatDay = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { weekday: 'short', day: 'numeric', month: 'short' });
/** `Mon, 23 November` */
export const formatLongDay = (date: PlainDate, language: string): string =>
  formatDisplayDate(date, language, { weekday: 'short', day: 'numeric', month: 'long' });

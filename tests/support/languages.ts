/** The texts of every language, so that a new one is tested as soon as its files are there. */
import { readFileSync } from 'node:fs';
import { createTexts as createBookerTexts } from '../../src/booker/messages.ts';
import { english as days } from '../../src/booker/days/english.ts';
import { english as beside } from '../../src/booker/beside/english.ts';
import { english as returning } from '../../src/booker/returning/english.ts';
import { english as request } from '../../src/booker/request/english.ts';
import { english as booker } from '../../src/booker/english.ts';
import { createTexts as createDayTexts } from '../../src/day/messages.ts';
import { english as day } from '../../src/day/english.ts';
import { english as editor } from '../../src/editor/english.ts';
import { english as numbers } from '../../src/numbers/english.ts';
import { english as setup } from '../../src/setup/english.ts';
import { english as settings } from '../../src/settings/english.ts';
import { TRANSLATED_LANGUAGES } from '../../src/domain/language.ts';
import { type TranslationOf, createMessages } from '../../src/domain/messages.ts';
import { english as loader } from '../../src/embed/english.ts';
import { englishMail } from '../../src/server/messages/english.ts';
import { englishStart } from '../../src/server/venues/startTexts.ts';
import englishErrors from '../../src/server/messages/englishErrors.json' with { type: 'json' };

/** Every language but English, whose texts are part of each page. */
export const TRANSLATED = TRANSLATED_LANGUAGES;

/** The English texts of the pages, by the name of their file in other languages. */
export const ENGLISH = { beside, booker, day, days, editor, request, returning, settings, numbers, setup } as const;

/** Returns a file of a language. Throws if there is none. */
export function translation(language: string, file: string): object {
  const address = new URL(`../../src/languages/${language}/${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(address, 'utf8')) as object;
}

/** Some errors only a broken page can cause. They are in English everywhere. */
const translatedErrors = Object.fromEntries(
  Object.entries(englishErrors).filter(([name]) => Object.hasOwn(translation(TRANSLATED[0], 'errors'), name)),
);

/** The English texts of all files of a language. */
export const ENGLISH_FILES = {
  ...ENGLISH,
  embed: { label: loader[0], close: loader[1] },
  errors: translatedErrors,
  mail: englishMail,
  venue: englishStart,
};

const textsOf = <Texts>(english: Texts, file: string, language: string): TranslationOf<Texts> =>
  language === 'en' ? (english as TranslationOf<Texts>) : (translation(language, file) as TranslationOf<Texts>);

/** The messages of the pages and the texts of mails in a language, as each page makes them. */
export const bookerIn = (language: string) => createBookerTexts(textsOf(booker, 'booker', language), language);
export const dayIn = (language: string) => createDayTexts(textsOf(day, 'day', language), language);
export const editorIn = (language: string) => createMessages(editor, textsOf(editor, 'editor', language), language);
export const mailIn = (language: string) => translation(language, 'mail') as Record<keyof typeof englishMail, string>;
export const settingsIn = (language: string) =>
  createMessages(settings, textsOf(settings, 'settings', language), language);
export const setupIn = (language: string) => createMessages(setup, textsOf(setup, 'setup', language), language);
export const numbersIn = (language: string) => createMessages(numbers, textsOf(numbers, 'numbers', language), language);

/** The settings page’s texts in the language that it has. */
import { createDecimalFormats } from '../domain/booking/formats.ts';
import { type PlainDate, formatDisplayDate } from '../domain/booking/time.ts';
import { textDirection } from '../domain/language.ts';
import type { CallFailure } from '../api/transport/hostCalls.ts';
import { type TranslationOf, createMessages, joinNames, loadTexts } from '../domain/messages.ts';
import { setPageLanguage } from '../ui/pageLanguage.ts';
import { english } from './english.ts';

/** The texts in the language of a tag, with the formats of names, times and dates. */
export function createTexts(texts: TranslationOf<typeof english>, tag: string) {
  const { shortTime, shortDate } = createDecimalFormats(tag);
  return {
    ...createMessages(english, texts, tag),
    tag,
    list: (names: readonly string[]): string => joinNames(names, tag),
    time: shortTime,
    onDate: shortDate,
    /** `20 Nov 2026`, where dates of several years are beside each other. */
    onDateOfYear: (date: PlainDate): string =>
      formatDisplayDate(date, tag, { day: 'numeric', month: 'short', year: 'numeric' }),
  };
}

/** The texts. `main.tsx` loads them before all other code of the page, which may read them as it is loaded. */
export let messages = createTexts(english, 'en');

/** Loads the texts of a language, which the document then has. It is English if they could not be loaded. */
export async function loadMessages(tag: string): Promise<void> {
  const loaded = await loadTexts(
    english,
    tag,
    (language) => import(`../languages/${language}/settings.json`, { with: { type: 'json' } }),
  );
  messages = createTexts(loaded.texts, loaded.tag);
  setPageLanguage(loaded.tag, textDirection(loaded.tag));
}

/** Returns why a call has failed. */
export function failureText(failure: CallFailure): string {
  const { failures } = messages;
  return failure.error === 'refused' ? failure.message || failures.refused : failures[failure.error];
}

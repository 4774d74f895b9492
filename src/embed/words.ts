/** The words of the loader in the page's language. */
import { type EmbedWords, english } from './english.ts';
import { TRANSLATED_WORDS } from './translatedWords.ts';

const WORDS: Readonly<Record<string, EmbedWords>> = { en: english, ...TRANSLATED_WORDS };

/** Returns the first of the wanted languages that has words, or English, and its words. */
export function findWords(wanted: readonly string[]): readonly [language: string, label: string, close: string] {
  const language = wanted.map((tag) => tag.slice(0, 2)).find((each) => each in WORDS) ?? 'en';
  return [language, ...WORDS[language]!];
}

/** The texts of every language, so that a new one is tested as soon as its file is there. */
import { TRANSLATED_LANGUAGES } from '../../src/domain/language.ts';

export type LanguageTexts = typeof import('../../src/languages/de.ts');

/** Every language but English, whose texts are part of each page. */
export const TRANSLATED = TRANSLATED_LANGUAGES;

const TEXTS = new Map<string, LanguageTexts>(
  await Promise.all(
    TRANSLATED.map(async (language): Promise<[string, LanguageTexts]> => [
      language,
      await import(`../../src/languages/${language}.ts`),
    ]),
  ),
);

/** Returns the texts of a language that is not English. Throws if there is no such language. */
export function textsIn(language: string): LanguageTexts {
  const texts = TEXTS.get(language);
  if (!texts) throw new Error(`There is no language ${language}.`);
  return texts;
}

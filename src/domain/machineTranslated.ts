/**
 * Which languages no native speaker has read yet. Owners and staff are told, and the README says so. Guests are not: they
 * look for their own language, and take it or another.
 */
import { LANGUAGES, nameLanguage } from './language.ts';

/** As the files of these languages say, too. A language leaves the list with the last `@@comment` of its files. */
export const MACHINE_TRANSLATED: readonly string[] = ['ar', 'de', 'es', 'fr', 'id', 'it', 'si', 'ta'];

/** Returns the languages with their names in one of them, and a mark at those that no native speaker has read. */
export const markedLanguages = (inLanguage: string, mark: string) =>
  LANGUAGES.map((tag) => {
    const name = nameLanguage(tag, inLanguage);
    return [tag, MACHINE_TRANSLATED.includes(tag) ? `${name} · ${mark}` : name] as const;
  });

/** `languageLists.ts` writes this file from the files in `src/languages`: do not change it by hand. */
export const TRANSLATED_LANGUAGES = ['ar', 'de', 'id', 'si', 'ta'] as const;

import type { Plugin } from 'vite';

/** The module of a page's texts in a language, as `../languages/de.ts?only=booker`: language and section. */
export const SECTION = /\/src\/languages\/(\w\w)\.ts\?only=(\w+)$/;

/**
 * A language is one file with a section for each page. `?only=` asks for one of them, and the build leaves out what is
 * not exported. Otherwise every page would load all texts of its language.
 */
export const languageSection: Plugin = {
  name: 'language-section',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: SECTION },
    handler: (code, id) => code.replaceAll(new RegExp(`^export (?=const (?!${SECTION.exec(id)?.[2]}\\b))`, 'gm'), ''),
  },
};

/**
 * Lists the languages of `src/languages`, each of which is one file: their tags, and the texts of the host and of the
 * loader, which have all languages at once. Every build, test run and start of the development server writes the lists
 * again, so that nobody has to.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const NOTE =
  '/** `languageLists.ts` writes this file from the files in `src/languages`: do not change it by hand. */\n';

/** Writes the lists below the project's folder. */
export function writeLanguageLists(root: string): void {
  const folder = join(root, 'src/languages');
  const tags = readdirSync(folder)
    .flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? [])
    .toSorted();
  /** Writes constants, each of which has a section of every language. */
  const writeTexts = (file: string, sections: Readonly<Record<string, string>>): void => {
    const path = relative(dirname(join(root, file)), folder).replaceAll('\\', '/');
    const imports = tags.map((tag) => `import * as ${tag} from '${path}/${tag}.ts';\n`);
    const constants = Object.entries(sections).map(
      ([name, section]) =>
        `\nexport const ${name} = {\n${tags.map((tag) => `  ${tag}: ${tag}.${section},\n`).join('')}} as const;\n`,
    );
    writeIfChanged(join(root, file), NOTE + imports.join('') + constants.join(''));
  };
  writeIfChanged(
    join(root, 'src/domain/translatedLanguages.ts'),
    `${NOTE}export const TRANSLATED_LANGUAGES = [${tags.map((tag) => `'${tag}'`).join(', ')}] as const;\n`,
  );
  writeTexts('src/server/messages/translatedTexts.ts', { TRANSLATED_MAILS: 'mail', TRANSLATED_ERRORS: 'errors' });
  writeTexts('src/embed/translatedWords.ts', { TRANSLATED_WORDS: 'embed' });
}

function writeIfChanged(file: string, text: string): void {
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * `npm run languages` tells what each language lacks. `npm run languages -- FOLDER` also writes the English texts there,
 * in the form of a language's files: the source that translators' programs ask for.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { english as loader } from '../../src/embed/english.ts';
import { englishMail } from '../../src/server/messages/english.ts';
import { ENGLISH, TRANSLATED, translation } from './languages.ts';
import { findTextProblems, textsByPath } from './textProblems.ts';

const errors = JSON.parse(
  readFileSync(new URL('../../src/server/messages/englishErrors.json', import.meta.url), 'utf8'),
) as Record<string, string>;
/** Some errors only a broken page can cause. They are in English everywhere. */
const translatedErrors = Object.fromEntries(
  Object.keys(translation(TRANSLATED[0], 'errors')).map((name) => [name, errors[name] ?? '']),
);
const english = {
  ...ENGLISH,
  embed: { label: loader[0], close: loader[1] },
  errors: translatedErrors,
  mail: englishMail,
};

const [folder] = process.argv.slice(2);
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const [page, texts] of Object.entries(english))
    writeFileSync(join(folder, `${page}.json`), `${JSON.stringify(texts, null, 2)}\n`);
}
for (const language of TRANSLATED)
  for (const [page, texts] of Object.entries(english)) {
    const problems = findTextProblems(texts, translation(language, page), language);
    console.log(`${language}/${page}.json: ${textsByPath(texts).size} texts, ${problems.length} problems`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }

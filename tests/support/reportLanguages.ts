/**
 * `npm run languages` tells what each language lacks, and what no native speaker has read. `npm run languages -- FOLDER` also writes the English texts there,
 * in the form of a language's files: the source that translators' programs ask for.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH_FILES, TRANSLATED, translation } from './languages.ts';
import { findTextProblems, textsByPath } from './textProblems.ts';

const [folder] = process.argv.slice(2);
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const [page, texts] of Object.entries(ENGLISH_FILES))
    writeFileSync(join(folder, `${page}.json`), `${JSON.stringify(texts, null, 2)}\n`);
}
for (const language of TRANSLATED)
  for (const [page, texts] of Object.entries(ENGLISH_FILES)) {
    const translated = translation(language, page);
    const problems = findTextProblems(texts, translated, language);
    const mark = '@@comment' in translated ? ' (machine translated, not yet read)' : '';
    console.log(`${language}/${page}.json: ${textsByPath(texts).size} texts, ${problems.length} problems${mark}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeLanguageLists } from '../../src/server/languageLists.ts';

const LISTS = [
  'src/domain/translatedLanguages.ts',
  'src/server/messages/translatedTexts.ts',
  'src/embed/translatedWords.ts',
] as const;

test('a new file is in every list of languages, and other files are not', () => {
  const root = mkdtempSync(join(tmpdir(), 'tidetable-languages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of [
    ...LISTS,
    ...['de.ts', 'fr.ts', 'notes.md', 'README.ts'].map((name) => `src/languages/${name}`),
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  writeLanguageLists(root);
  const [tags, texts, words] = LISTS.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(tags).toContain("['de', 'fr'] as const");
  expect(texts).toContain('import * as fr from ');
  expect(texts).toContain("'../../languages/fr.ts'");
  for (const line of ['fr: fr.mail,', 'fr: fr.errors,']) expect(texts).toContain(line);
  expect(words).toContain("'../languages/fr.ts'");
  expect(words).toContain('fr: fr.embed,');
});

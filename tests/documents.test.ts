/** The documents as others read them: in a diff, and in a terminal. */
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/host.ts';

const MAX_CHARACTERS = 120;

const documents = [
  'README.md',
  ...['.github', 'assets', 'fixtures', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
].filter((file) => extname(file) === '.md');

/** Whether a line is too long for a diff. A row of a table is one line, and an address can't be broken. */
const isTooLong = (line: string): boolean =>
  line.length > MAX_CHARACTERS && !/^\s*\|/.test(line) && /\S\s/.test(line.replace(/^\s*(?:(?:[-*>]|\d+\.)\s+)*/, ''));

test('a line of a document has at most 120 characters, but for rows of tables and what can’t be broken', () => {
  expect(documents.length).toBeGreaterThan(40);
  const found = documents.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isTooLong(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

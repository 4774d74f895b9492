/** The catalogues of what the checks say: whole, without superfluous texts, and with the values of the English ones. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { TRANSLATED, textsIn } from '../../support/languages.ts';
import { saidIn, schemaMessagesIn, unsaidIn } from './saidTexts.ts';

const src = fileURLToPath(new URL('../../../src/', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(join(src, file), 'utf8') }));
/** The schemas of the files that are checked. */
const SCHEMAS = [
  'domain/plan/plan.ts',
  'domain/booking/venue.ts',
  'domain/booking/venueFile.ts',
  'domain/checks/answerSchema.ts',
];

const keys = new Set([
  ...sources.filter(({ code }) => code.includes('say`')).flatMap(({ file, code }) => saidIn(file, code)),
  ...sources.filter(({ file }) => SCHEMAS.includes(file)).flatMap(({ file, code }) => schemaMessagesIn(file, code)),
]);
const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].toSorted();

describe.each(TRANSLATED.map((language) => [language, textsIn(language).checks] as const))(
  'what the checks say in the language %s',
  (_language, catalogue) => {
    test('is all that they say, and nothing else', () => {
      const own = new Set(Object.keys(catalogue));
      expect([...keys].filter((key) => !own.has(key))).toEqual([]);
      expect([...own].filter((key) => !keys.has(key))).toEqual([]);
    });

    test('is translated, with the values of the English texts', () => {
      for (const [key, text] of Object.entries(catalogue)) {
        expect(placeholdersIn(text), key).toEqual(placeholdersIn(key));
        expect(text.trim(), key).not.toBe('');
        if (/[A-Za-z]{2} [A-Za-z]{2}/.test(key)) expect(text, key).not.toBe(key);
      }
    });

    test('ends each isolation of a value', () => {
      for (const text of Object.values(catalogue)) {
        const depths = (text.match(/[\u2066\u2068\u2069]/g) ?? []).map((mark) => (mark === '\u2069' ? -1 : 1));
        expect(
          depths.reduce((sum, step) => sum + step, 0),
          text,
        ).toBe(0);
      }
    });
  },
);

test('no finding is put together without a catalogue', () => {
  const checks = sources.filter(({ file }) => file.startsWith('domain/checks/'));
  expect(checks.flatMap(({ file, code }) => unsaidIn(file, code).map((text) => `${file}: ${text}`))).toEqual([]);
});

test('texts are found wherever a file says them', () => {
  const code = `
    const one = say\`One \${name} of \${seats}\`;
    const said = [{ message: isLate ? say\`Two\` : 'Three', title: \`Four \${name}\`, other: 'none' }];
    const DATE_MESSAGE = 'must be a date';
    const schema = z.string().check(z.regex(/a/, 'must be a'), z.refine(isDate, { error: DATE_MESSAGE }));
    const length = z._default(z.string().check(z.minLength(1, 'must be a text')), 'none');`;
  expect(saidIn('sample.ts', code)).toEqual(['One {0} of {1}', 'Two']);
  expect(schemaMessagesIn('sample.ts', code)).toEqual(['must be a', 'must be a date', 'must be a text']);
  expect(unsaidIn('sample.ts', code)).toEqual(['Three', 'Four {0}']);
});

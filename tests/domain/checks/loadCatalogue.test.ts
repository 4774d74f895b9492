/** The catalogues of what the checks say, as pages and the host load them. */
import { afterEach, expect, test, vi } from 'vitest';
import { checks as german } from '../../../src/languages/de.ts';
import { ENGLISH, loadCatalogue } from '../../../src/domain/checks/worker/loadCatalogue.ts';

const TAMIL = '../../../src/languages/ta.ts?only=checks';
afterEach(() => {
  vi.doUnmock(TAMIL);
});

test('are those of a language with and without its region', async () => {
  expect(await loadCatalogue('de')).toEqual({ language: 'de', catalogue: german });
  expect(await loadCatalogue('de-AT')).toEqual({ language: 'de', catalogue: german });
});

test('English has none, and stands for languages that have none', async () => {
  for (const tag of ['en', 'en-GB', 'th', 'constructor', '']) expect(await loadCatalogue(tag)).toBe(ENGLISH);
});

test('English stands for a language that can’t be loaded', async () => {
  vi.doMock(TAMIL, () => {
    throw new Error('offline');
  });
  expect(await loadCatalogue('ta')).toBe(ENGLISH);
});

/** The booker in a frame of another site, in every language, with text of either size. */
import { loadMessages, messages } from '../../../src/booker/messages.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { expectEmbeddingAccessible } from '../accessibility.ts';
import { frameOf, goToTables, reserve, test } from '../embed/embedTest.ts';
import { expect } from '../hostTest.ts';
import { findProblems } from '../layout/findProblems.ts';

const tables = tablesWithSeats('beach-camp', 2);

test.afterEach(() => loadMessages('en'));

for (const [index, language] of LANGUAGES.entries())
  test(`in a frame, in ${language}`, { tag: '@phone' }, async ({ page, embedding: { site } }) => {
    const frame = frameOf(page);
    const at = (state: string): Promise<void> =>
      test.step(state, async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectEmbeddingAccessible(page);
        }
        const root = frame.locator(':root');
        for (const size of ['200%', '100%']) {
          await root.evaluate(({ style }, fontSize) => Object.assign(style, { fontSize }), size);
          await expect.poll(() => root.evaluate(findProblems), size).toEqual([]);
        }
      });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loadMessages(language);
    await page.goto(`${site}/${language}`);
    await expect(frame.getByRole('heading', { name: messages.formHeading })).toBeVisible();
    await at('form');
    await goToTables(frame);
    await at('tables');
    await reserve(frame, tables[index]!);
    await at('confirmation');
  });

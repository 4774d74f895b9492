/** The day page in every state, on a phone and on a desktop, in every language. */
import { LANGUAGES } from '../../../src/domain/language.ts';
import { expectAccessibleInEveryTheme, expectNoSidewaysScroll } from '../accessibility.ts';
import { DAY_WALKS, startWalk } from '../day/dayWalks.ts';
import { test } from '../editorTest.ts';

for (const language of LANGUAGES)
  for (const [name, walkTo] of Object.entries(DAY_WALKS))
    test(`the day, ${name}, in ${language}`, { tag: ['@phone', '@desktop'] }, async ({ page, host }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const walk = await startWalk(page, host, language, (state) =>
        test.step(state, async () => {
          await expectAccessibleInEveryTheme(page);
          await expectNoSidewaysScroll(page);
        }),
      );
      await walkTo(walk);
    });

/** The booking page in every state that `npm run layout` reaches, in every language. */
import { loadMessages, messages } from '../../../src/booker/messages.ts';
import { LANGUAGES, textDirection } from '../../../src/domain/language.ts';
import { JOURNEYS } from '../../layout/journeys.ts';
import { Visitor } from '../../support/visitor.ts';
import { expectAccessibleInEveryTheme } from '../accessibility.ts';
import { expect, test } from '../hostTest.ts';

test.afterEach(() => loadMessages('en'));

for (const tenant of ['beach-camp', 'island-terrace'])
  for (const language of LANGUAGES)
    for (const [name, journey] of Object.entries(JOURNEYS))
      test(`${tenant}, ${name}, in ${language}`, { tag: '@phone' }, async ({ page, host }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await loadMessages(language);
        const visitor = new Visitor(page, tenant, true);
        await journey({
          page,
          visitor,
          hostUrl: host.url,
          async open() {
            await page.goto(`${host.url}/v/${tenant}?lang=${language}`, { waitUntil: 'domcontentloaded' });
            await visitor.heading(messages.formHeading).waitFor();
            await expect(page.locator('html')).toHaveAttribute('dir', textDirection(language));
          },
          async at(state) {
            await test.step(state, () => expectAccessibleInEveryTheme(page));
          },
        });
      });

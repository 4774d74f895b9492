/** The booking page in every state, in every language. */
import { loadMessages, messages } from '../../../src/booker/messages.ts';
import { LANGUAGES, textDirection } from '../../../src/domain/language.ts';
import { JOURNEYS } from '../layout/journeys.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { reserveByCall } from '../../support/reservations.ts';
import { Visitor } from '../../support/visitor.ts';
import { expectAccessibleInEveryTheme } from '../accessibility.ts';
import { TOMORROW, expect, test } from '../hostTest.ts';

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

for (const language of LANGUAGES)
  test(`the guest’s link in ${language}`, { tag: '@phone' }, async ({ page, host }) => {
    const words = MAIL_TEXTS[language];
    const [table = ''] = tablesWithSeats('beach-camp', 2);
    const at = (state: string): Promise<void> => test.step(state, () => expectAccessibleInEveryTheme(page));
    const { manage } = await reserveByCall(host.url, { table, date: TOMORROW, language });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${host.url}${manage}`);
    await at('open');
    await page.getByRole('button', { name: words.manage_change }).click();
    await expect(page.getByRole('heading', { name: words.manage_change_title })).toBeVisible();
    await at('change');
    await page.goBack();
    await page.getByRole('button', { name: words.manage_cancel }).click();
    await at('cancel?');
    await page.getByRole('button', { name: words.manage_cancel_yes }).click();
    await expect(page.getByRole('status')).toHaveText(words.manage_cancelled);
    await at('canceled');
    await page.goto(`${host.url}/r/${'x'.repeat(38)}?lang=${language}`);
    await at('unknown');
  });

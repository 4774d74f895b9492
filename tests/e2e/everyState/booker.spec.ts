/** The booking page in every state, in every language, at the widths of phones with text of either size. */
import type { Page } from '@playwright/test';
import { loadMessages, messages } from '../../../src/booker/messages.ts';
import { LANGUAGES, textDirection } from '../../../src/domain/language.ts';
import { findProblems } from '../layout/findProblems.ts';
import { JOURNEYS } from '../layout/journeys.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { reserveByCall } from '../../support/reservations.ts';
import { Visitor } from '../../support/visitor.ts';
import { expectAccessible, expectAccessibleInEveryTheme } from '../accessibility.ts';
import { TOMORROW, expect, test } from '../hostTest.ts';

const WIDTHS_PX = [320, 360, 390];
const NARROWEST_PX = WIDTHS_PX[0]!;

test.afterEach(() => loadMessages('en'));

/** Gives the page a width and a size of text, and waits until what depends on the size of another part has followed. */
async function resize(page: Page, width: number, text: string): Promise<void> {
  await page.setViewportSize({ ...page.viewportSize()!, width });
  await page.evaluate(async (fontSize) => {
    Object.assign(document.documentElement.style, { fontSize });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, text);
}

/** Colors don't change where things are: that is measured once. */
async function check(page: Page): Promise<void> {
  await expectAccessibleInEveryTheme(page);
  const { width: ownWidth } = page.viewportSize()!;
  for (const text of ['100%', '200%'])
    for (const width of WIDTHS_PX)
      await test.step(`${width} px, ${text}`, async () => {
        await resize(page, width, text);
        expect(await page.evaluate(findProblems)).toEqual([]);
      });
  // Where most of the page has moved, and parts scroll that do not otherwise.
  await resize(page, NARROWEST_PX, '200%');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await resize(page, ownWidth, '');
}

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
            await test.step(state, () => check(page));
          },
        });
      });

for (const language of LANGUAGES)
  test(`the guest’s link in ${language}`, { tag: '@phone' }, async ({ page, host }) => {
    const words = MAIL_TEXTS[language];
    const [table = ''] = tablesWithSeats('beach-camp', 2);
    const at = (state: string): Promise<void> => test.step(state, () => check(page));
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

/** Mails, plain pages and the editor in every language, and the gallery. */
import { MAIL_SCREENS } from '../../../src/api/bookingContract.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { editorIn } from '../../support/languages.ts';
import { expectAccessibleInEveryTheme } from '../accessibility.ts';
import { editorAddress, expect, test } from '../editorTest.ts';

/** A mail is shown within the page of a mail program, which has the landmarks. */
const RULES_OF_PAGES = ['landmark-one-main', 'region'];

for (const language of LANGUAGES) {
  test(`every mail in ${language}`, { tag: '@phone' }, async ({ page, host }) => {
    for (const mail of MAIL_SCREENS)
      await test.step(mail, async () => {
        const answer = await page.request.get(
          `${host.url}/gallery/screens/mail-${mail}/venues/beach-camp?clock=2026-11-23T12:00&guests=2&language=${language}`,
        );
        // The gallery's own page of it allows no script, and so no axe.
        await page.setContent(await answer.text());
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessibleInEveryTheme(page, RULES_OF_PAGES);
      });
  });

  test(`plain pages in ${language}`, { tag: '@phone' }, async ({ page, host }) => {
    for (const path of ['/', '/v/beach-camp/terms', '/nothing'])
      await test.step(path, async () => {
        await page.goto(`${host.url}${path}?lang=${language}`);
        await expectAccessibleInEveryTheme(page);
      });
  });

  test(`the editor in ${language}`, { tag: '@desktop' }, async ({ page, host }) => {
    const messages = editorIn(language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(editorAddress(host, 'beach-camp'));
    await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
    await page.goto(`${host.url}/editor/beach-camp?lang=${language}`);
    await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
    await test.step('at rest', () => expectAccessibleInEveryTheme(page));
    await page.keyboard.press('Control+a');
    await test.step('selection', () => expectAccessibleInEveryTheme(page));
    await page.getByRole('button', { name: messages.menu, exact: true }).click();
    await test.step('menu', () => expectAccessibleInEveryTheme(page));
    await page.keyboard.press('Escape');
    for (const key of ['Control+k', '?']) {
      await page.keyboard.press(key);
      await test.step(`dialog of ${key}`, () => expectAccessibleInEveryTheme(page));
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+a');
    for (const command of [
      messages.preview.title,
      messages.embed.title,
      messages.publishing.publish,
      messages.publishing.history.title,
      messages.commands.import,
      messages.commands.export,
      messages.saveSymbol,
      messages.saveTemplate,
      messages.replaceNames,
    ]) {
      await page.keyboard.press('Control+k');
      const palette = page.locator('.editor-palette');
      await palette.getByRole('textbox').fill(command);
      await palette.getByRole('button', { name: command, exact: true }).click();
      await expect(page.getByRole('dialog'), command).toBeVisible();
      await expect(page.getByRole('dialog', { name: messages.loadingPart })).toHaveCount(0);
      // The booking page in its frame has its own tests.
      await test.step(command, () => expectAccessibleInEveryTheme(page, ['frame-tested']));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByTestId('plan').click({ button: 'right' });
    await test.step('context menu', () => expectAccessibleInEveryTheme(page));
  });
}

test('the gallery', { tag: '@desktop' }, async ({ page, host }) => {
  await page.goto(`${host.url}/gallery`);
  await test.step('cards', () => expectAccessibleInEveryTheme(page));
  await page.goto(`${host.url}/gallery?fixture=venues/beach-camp&clock=2026-11-23T12:00&tables=busy`);
  await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
  await test.step('detail', () => expectAccessibleInEveryTheme(page));
  for (const [state, query] of [
    ['no card', 'find=nothing-has-this-name'],
    ['an unknown fixture', 'fixture=venues/nowhere'],
    ['an address with mistakes', 'fixture=venues/beach-camp&guests=many'],
    ['an answer that fails', `answer=${host.url}/api/missing`],
  ] as const) {
    await page.goto(`${host.url}/gallery?${query}`);
    await expect(page.locator('[role="alert"], .gallery-empty').filter({ hasText: /\p{L}/u }).first()).toBeVisible();
    await test.step(state, () => expectAccessibleInEveryTheme(page));
  }
  await page.goto(`${host.url}/gallery?fixture=venues/beach-camp&screen=form`);
  await expect(page.frameLocator('[data-testid="screen"]').getByRole('heading').first()).toBeVisible();
  // The booking page in its frame has its own tests, and landmarks of its own.
  await test.step('screen', () => expectAccessibleInEveryTheme(page, ['frame-tested', 'landmark-unique']));
});

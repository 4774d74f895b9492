/** The gallery in other languages, on a running host. */
import { gallery as arabic } from '../../../src/languages/ar.ts';
import { gallery as german } from '../../../src/languages/de.ts';
import { gallery as tamil } from '../../../src/languages/ta.ts';
import { MAIL_SCREENS, galleryCalls } from '../../../src/api/bookingContract.ts';
import { createDecimalFormats } from '../../../src/domain/booking/formats.ts';
import { messages as english } from '../../../src/gallery/messages.ts';
import { findProblems } from '../../layout/findProblems.ts';
import { problemsOfLongTexts } from '../../layout/stretchTexts.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, recordErrors, test } from '../hostTest.ts';

/** How long the checks of all fixtures may take on a busy machine. */
const CHECKED = { timeout: 60_000 };
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** One word of the length of a greeting. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';
const DETAIL =
  'fixture=venues/beach-camp&clock=2026-11-23T12:00&tables=busy&theme=light&overlays=hits,texts,targets&mark=119';

for (const [language, direction, messages] of [
  ['de', 'ltr', german(createDecimalFormats('de'))],
  ['ar', 'rtl', arabic(createDecimalFormats('ar'))],
  ['ta', 'ltr', tamil(createDecimalFormats('ta'))],
] as const) {
  test(
    `speaks the language ${language} at every size, with nothing cut off or covered`,
    { tag: '@desktop' },
    async ({ page, host }) => {
      test.setTimeout(180_000);
      const errors = recordErrors(page);
      await page.goto(`${host.url}/gallery?lang=${language}`);
      await expect(page.getByRole('heading', { name: messages.title, level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.getByText(messages.checking)).toHaveCount(0, CHECKED);
      // Cards outside of the window have no layout of their own until they are scrolled to.
      await page.locator('.gallery-card').evaluateAll((cards) => {
        for (const card of cards as HTMLElement[]) card.style.contentVisibility = 'visible';
      });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await page.evaluate(findProblems), `cards at ${size.width}`).toEqual([]);
      }
      await expectAccessible(page);

      await page.goto(`${host.url}/gallery?lang=${language}&${DETAIL}&size=320x740`);
      await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
      // The plan is never mirrored: its device has its own language.
      await expect(page.getByTestId('device')).toHaveAttribute('dir', 'ltr');
      const findings = page.getByRole('region', { name: messages.findings });
      await expect(findings.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await page.evaluate(findProblems), `detail at ${size.width}`).toEqual([]);
      }
      await expectAccessible(page);
      expect(errors).toEqual([]);
    },
  );
}

test('nothing is clipped if each text is 130% as long', { tag: '@desktop' }, async ({ page, host }) => {
  await page.goto(`${host.url}/gallery?${DETAIL}&size=320x740`);
  await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
  expect(await problemsOfLongTexts(page)).toEqual([]);
});

test('no text of a mail is clipped at 360 px if each is 130% as long', { tag: '@phone' }, async ({ page, host }) => {
  for (const language of ['en', 'ar'])
    for (const kind of MAIL_SCREENS) {
      const query = `clock=2026-11-23T07:50&guests=4&language=${language}&chosen=1&chosen=2`;
      const mail = await page.request.get(`${host.url}${galleryCalls.screens}mail-${kind}/venues/beach-camp?${query}`);
      await page.setContent((await mail.text()).replaceAll('Maya', LONG_NAME));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => innerWidth)).toBe(360);
      expect(await problemsOfLongTexts(page), `${kind} in ${language}`).toEqual([]);
    }
});

test(
  'changes its language in place, keeps it in the address, and names a language that it does not have',
  { tag: '@desktop' },
  async ({ page, host }) => {
    await page.goto(`${host.url}/gallery?find=beach`);
    const germanTexts = german(createDecimalFormats('de'));
    await page.getByLabel(english.ownLanguage).focus();
    await page.getByLabel(english.ownLanguage).selectOption('de');
    const choice = page.getByLabel(germanTexts.ownLanguage);
    await expect(choice).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(/find=beach.*lang=de/);
    await page.reload();
    await expect(choice).toHaveValue('de');

    // The worker of the checks loads their texts in the language itself.
    await page.goto(`${host.url}/gallery?lang=de&fixture=rules/overlap/breaks`);
    const finding = page.getByText('„Table 2“ überschneidet sich mit „Table 1“: Verschieben Sie eines davon');
    await expect(finding).toHaveAttribute('lang', 'de');

    // So does the reader of files.
    await page.goto(`${host.url}/gallery?lang=de&answer=${host.url}/api/missing`);
    const failure = page.getByRole('alert');
    await expect(failure).toHaveText('Der Server hat mit dem Status 404 geantwortet.');
    await expect(failure).toHaveAttribute('lang', 'de');

    await page.goto(`${host.url}/gallery?lang=th`);
    await expect(page.getByText(english.notInLanguage('Thai'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(`${host.url}/gallery?fixture=venues/beach-camp&language=he&screen=form`);
    await expect(page.getByText(english.screenNotInLanguage('Hebrew'))).toBeVisible();
    await expect(page.frameLocator('[data-testid="screen"]').locator('html')).toHaveAttribute('lang', 'en');
    // A mail is built from the host's messages.
    await page.goto(`${host.url}/gallery?fixture=venues/beach-camp&language=he&screen=mail-guest`);
    await expect(page.getByText(english.screenNotInLanguage('Hebrew'))).toBeVisible();
    await expect(page.frameLocator('[data-testid="screen"]').locator('html')).toHaveAttribute('lang', 'en');
  },
);

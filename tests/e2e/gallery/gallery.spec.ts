/** The gallery of fixtures, on a running host. */
import { bookerIn, mailIn } from '../../support/languages.ts';
import { MAIL_SCREENS, galleryCalls } from '../../../src/api/bookingContract.ts';
import { messages } from '../../../src/gallery/messages.ts';
import { findProblems } from '../../layout/findProblems.ts';
import { problemsOfLongTexts } from '../../layout/stretchTexts.ts';
import { expect, queryRows, recordErrors, test } from '../hostTest.ts';

const DETAIL =
  '/gallery?fixture=venues/beach-camp&clock=2026-11-23T12:00&guests=2&tables=busy&theme=dark&language=en&size=360x740&ratio=2&overlays=hits,ids&mark=119';

/** How long the checks of all fixtures may take on a busy machine. */
const CHECKED = { timeout: 60_000 };

const booker = bookerIn('ar');

test(
  'the booker and its mails are shown with a fixture, and take no reservation',
  { tag: '@desktop' },
  async ({ page, host }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    const errors = recordErrors(page);
    await page.goto(
      `${host.url}/gallery?fixture=venues/island-terrace&clock=2026-11-23T12:00&guests=3&size=360x740&language=ar&screen=form`,
    );
    const frame = page.frameLocator('[data-testid=screen]');
    await expect(frame.getByRole('heading', { name: booker.formHeading })).toBeVisible();
    const document = frame.locator('html');
    await expect(document).toHaveAttribute('dir', 'rtl');

    const choice = page.getByLabel(messages.screen, { exact: true });
    for (const control of [messages.availability, messages.theme, messages.ratio])
      await expect(page.getByRole('combobox', { name: control }), 'visitors have none').toHaveCount(0);
    await choice.selectOption('sheet');
    await expect(frame.getByRole('heading', { name: booker.tablesHeading })).toBeVisible();
    await expect(frame.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
    await expect(frame.getByRole('button', { name: booker.yourTables })).toHaveAttribute('aria-expanded', 'false');
    await choice.selectOption('list');
    await expect(frame.getByRole('button', { name: booker.yourTables })).toHaveAttribute('aria-expanded', 'true');
    await expect(frame.getByLabel(booker.find)).toBeVisible();
    expect(errors).toEqual([]);

    await choice.selectOption('mail-guest');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(mailIn('ar').mail_guest_title);
    await expect(page).toHaveURL(/screen=mail-guest/);
    expect(queryRows(host, 'SELECT * FROM reservations')).toEqual([]);
  },
);

test(
  'nothing is cut off or covered at any size, nor if each text is 130% as long',
  { tag: '@desktop' },
  async ({ page, host }) => {
    const widths = [360, 768, 1440];
    await page.goto(`${host.url}/gallery`);
    await expect(page.locator('.gallery-card').first()).toBeVisible();
    await expect(page.getByText(messages.checking)).toHaveCount(0, CHECKED);
    // Cards outside of the window have no layout of their own until they are scrolled to.
    await page.locator('.gallery-card').evaluateAll((cards) => {
      for (const card of cards as HTMLElement[]) card.style.contentVisibility = 'visible';
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findProblems), `cards at ${width}`).toEqual([]);
    }
    await page.goto(`${host.url}${DETAIL.replace('size=360x740', 'size=320x740')}`);
    await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
    const findings = page.getByRole('region', { name: messages.findings });
    await expect(findings.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findProblems), `detail at ${width}`).toEqual([]);
    }
    expect(await problemsOfLongTexts(page)).toEqual([]);
  },
);

/** One word of the length of a greeting. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';

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

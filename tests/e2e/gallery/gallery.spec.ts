/** The gallery of fixtures, on a running host. */
import { bookerIn, mailIn } from '../../support/languages.ts';
import { MAIL_SCREENS, galleryCalls } from '../../../src/api/bookingContract.ts';
import { messages } from '../../../src/gallery/messages.ts';
import { problemsOfLongTexts } from '../layout/stretchTexts.ts';
import { expect, queryRows, recordErrors, test } from '../hostTest.ts';

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

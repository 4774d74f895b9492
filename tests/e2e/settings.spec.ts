/** An owner changes when and how early guests can reserve, and guests see it at once. */
import { english as booker } from '../../src/booker/english.ts';
import { messages } from '../../src/settings/messages.ts';
import type { Locator } from '@playwright/test';
import italianMail from '../../src/languages/it/mail.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { editorAddress, expect, test } from './editorTest.ts';

const { fields, sections } = messages;

test('the settings page publishes a longer lead time and a closed Monday to guests @desktop', async ({
  page,
  host,
  context,
}) => {
  await page.goto(editorAddress(host, 'beach-camp').replace('/editor/', '/settings/'));
  await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible();
  await page.getByRole('link', { name: sections.opening }).click();
  const monday = page.getByRole('button', { name: 'Monday', exact: true });
  await monday.click();
  await expect(monday).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  // What guests get from the draft is shown as they get it.
  await page.getByRole('link', { name: sections.look }).click();
  await page.getByLabel(fields.heading).fill('LAGOON');
  const bookingPage = page.frameLocator(`iframe[title="${messages.bookingPage.title}"]`);
  await expect(bookingPage.getByLabel(booker.date)).toBeVisible();
  await page.getByRole('link', { name: sections.messages }).click();
  await page.getByLabel(messages.mails.language).selectOption('it');
  const mail = page.frameLocator(`iframe[title="${messages.mails.kinds.guest}"]`);
  await expect(mail.getByRole('heading')).toHaveText(italianMail.mail_guest_title);
  await expectAccessible(page);

  await page.getByRole('link', { name: sections.reservations }).click();
  const lead = page.getByLabel(fields.lead_minutes);
  await lead.fill('1560');
  await expectAccessible(page);

  // The draft survives a reload.
  await expect(page.getByText(messages.draft.saved)).toBeVisible();
  await page.reload();
  await expect(lead).toHaveValue('1560');
  await page.getByRole('button', { name: messages.publish }).click();
  await page.getByLabel(messages.author).fill('Ada');
  await page.getByRole('dialog').getByRole('button', { name: messages.publish }).click();
  await expect(page.getByText(messages.published).first()).toBeVisible();

  // It is Monday, 07:50: guests are offered the first time of Tuesday that is 26 hours ahead.
  const guest = await context.newPage();
  await guest.goto(`${host.url}/v/beach-camp`);
  await expect(guest.getByLabel(booker.date)).toHaveValue('24.11.2026');
  await expect(guest.getByLabel(booker.time).locator('option').first()).toHaveText('10:00 AM');

  // What connects other tools holds at once, and is no part of the draft.
  await page.bringToFront();
  const texts = messages.connections;
  await page.getByRole('link', { name: sections.connections }).click();
  await page.getByRole('button', { name: texts.makeAddress }).click();
  await expect(page.getByLabel(texts.calendarAddress)).toHaveValue(/\/ical\/beach-camp\//);
  await expectAccessible(page);

  await page.getByRole('link', { name: sections.data }).click();
  const main = page.getByRole('main');
  for (const [control, file] of [
    [main.getByRole('link', { name: 'CSV' }), /^beach-camp-.*\.csv$/],
    [main.getByRole('button', { name: messages.title }), /^beach-camp-venue\.json$/],
    [main.getByRole('button', { name: messages.editor }), /^beach-camp-plan\.json$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await control.click();
    expect((await download).suggestedFilename()).toMatch(file);
  }

  await page.getByRole('button', { name: messages.history.title }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
});

test('the keyboard alone reaches and changes each section of the settings @desktop', async ({ page, host }) => {
  await page.goto(editorAddress(host, 'beach-camp').replace('/editor/', '/settings/'));
  await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible();
  /** Tabs until something has the focus, as nobody would count the stops. */
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 120 && !(await isFocused()); stops++) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await expect(target).toHaveCSS('outline-style', /solid|auto/);
  };
  for (const [id, name] of Object.entries(sections)) {
    await tabTo(page.locator(`nav [href="#${id}"]`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  // Its last field, and what publishes it.
  await tabTo(page.locator('nav [href="#reservations"]'));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel(fields.lead_minutes));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('90');
  await expect(page.getByText(messages.draft.saved)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page.getByRole('button', { name: messages.publish }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel(messages.author));
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.published).first()).toBeVisible();
});

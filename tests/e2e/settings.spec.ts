/** An owner changes when and how early guests can reserve, and guests see it at once. */
import { english as booker } from '../../src/booker/english.ts';
import { messages } from '../../src/settings/messages.ts';
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
  // The mail in the frame runs no script, so that axe can't look into it.
  await expectAccessible(page, ['frame-tested']);

  // What is wrong is said beside its field, which gets the focus.
  await page.getByRole('link', { name: sections.reservations }).click();
  const lead = page.getByLabel(fields.lead_minutes);
  await lead.fill('-5');
  await page.getByRole('link', { name: sections.venue }).click();
  await page.getByRole('button', { name: messages.publish }).click();
  await expect(lead).toBeFocused();
  await expect(lead).toHaveAccessibleDescription(new RegExp(messages.problems.tooSmall({ limit: 0 })));
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

  await page.getByRole('button', { name: messages.history.title }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
});

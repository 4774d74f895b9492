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
  await lead.hover();
  await page.mouse.wheel(0, 300);
  await expect(lead).not.toBeFocused();
  await expect(lead).toHaveValue('1560');
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

test('each job of an owner takes at most six actions, and its effect is published @desktop', async ({ page, host }) => {
  test.slow();
  const address = editorAddress(host, 'beach-camp').replace('/editor/', '/settings/');
  // What the owner has given once, this device knows.
  await page.addInitScript(() => localStorage.setItem('tidetable-editor-by', 'Ada'));
  await page.goto(address);
  const group = (name: string): Locator => page.getByRole('group', { name, exact: true });
  const service = (number: number): Locator => group(messages.entries.service({ number }));
  const closures = group(fields.area_closures);
  const { parts } = messages;
  /** By what the owner does: the section, and each action until *Publish*. */
  const jobs: Readonly<Record<string, readonly [keyof typeof sections, readonly (() => Promise<unknown>)[]]>> = {
    'lunch and dinner, on Sundays lunch only': [
      'opening',
      [
        () => page.getByRole('button', { name: messages.addServices }).click(),
        () => service(2).getByRole('button', { name: 'Sunday' }).click(),
      ],
    ],
    'dinner is longer in August': [
      'opening',
      [
        () => group(fields.services).getByRole('button', { name: messages.add }).click(),
        () => service(3).getByLabel(parts.from).fill('2027-08-01'),
        () => service(3).getByLabel(parts.until).fill('2027-08-31'),
        () => service(3).getByLabel(parts.last).selectOption('11:00 PM'),
      ],
    ],
    'one table for lunch and for dinner': [
      'reservations',
      [() => page.getByLabel(fields.occupancy, { exact: true }).selectOption('service')],
    ],
    'closed on Mondays': [
      'opening',
      [() => group(fields.closed_weekdays).getByRole('button', { name: 'Monday' }).click()],
    ],
    'closed at Christmas': [
      'opening',
      [
        () => page.getByRole('button', { name: messages.nextMonth }).click(),
        ...['2026-12-24', '2026-12-25', '2026-12-26'].map(
          (date) => () => page.locator(`[data-date="${date}"]`).click(),
        ),
      ],
    ],
    'guests read Italian': ['venue', [() => page.getByLabel(fields.language, { exact: true }).selectOption('it')]],
    'an area is closed for the winter': [
      'opening',
      [
        () => closures.getByRole('button', { name: messages.add }).click(),
        () => closures.getByLabel(parts.from).fill('2026-11-01'),
        () => closures.getByLabel(parts.until).fill('2027-03-31'),
      ],
    ],
  };
  for (const [job, [section, actions]] of Object.entries(jobs)) {
    await page.locator(`nav [href="#${section}"]`).click();
    for (const act of actions) await act();
    await page.getByRole('button', { name: messages.publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: messages.publish }).click();
    await expect(page.getByRole('dialog'), job).toBeHidden();
    expect(actions.length + 2, job).toBeLessThanOrEqual(6);
  }
  const { venue, blocks } = await page.evaluate(async () => ({
    venue: (await (await fetch('/api/settings/beach-camp')).json()).published.settings,
    blocks: (await (await fetch('/api/day/beach-camp?date=2026-11-24')).json()).blocks,
  }));
  expect(venue).toMatchObject({
    services: [
      { name: 'Lunch', first: '12:00', last: '15:00' },
      { name: 'Dinner', first: '18:30', last: '22:30', weekdays: [1, 2, 3, 4, 5, 6] },
      { name: 'Dinner', last: '23:00', from: '2027-08-01', to: '2027-08-31' },
    ],
    occupancy: 'service',
    closed_weekdays: [1],
    closed_dates: ['2026-12-24', '2026-12-25', '2026-12-26'],
    language: 'it',
  });
  expect(blocks).toMatchObject([{ from: '2026-11-01', until: '2027-03-31' }]);
});

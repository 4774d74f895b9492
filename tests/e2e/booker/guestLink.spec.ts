/** The guest's way back: from the mail to the page about the reservation, to its change and its cancellation. */
import { messages } from '../../../src/booker/messages.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import type { RunningHost } from '../../support/host.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { reserveByCall } from '../../support/reservations.ts';
import { ADA, Visitor } from '../../support/visitor.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { TOMORROW, expect, expectOnly, queryRows, recordErrors, recordPosts, test, waitForMails } from '../hostTest.ts';

const words = MAIL_TEXTS.en;
const [first, second, third] = tablesWithSeats('beach-camp', 2) as [string, string, string];

/** Returns the address of the page in the latest mail to the guest with this subject. */
async function linkIn(host: RunningHost, mails: number, subject: RegExp): Promise<string> {
  const mail = (await waitForMails(host, mails)).find(
    ({ to, subject: text = '' }) => to?.some(({ address }) => address === ADA.email) && subject.test(text),
  );
  const link = /href="([^"]+\/r\/[\w-]+)"/.exec(mail?.html ?? '')?.[1];
  expect(mail?.text).toContain(link);
  return link ?? '';
}

/** Reserves a table and opens the page from the mail. */
async function openFromMail(visitor: Visitor, host: RunningHost): Promise<string> {
  await visitor.fillAndGoToTables({ date: TOMORROW });
  await visitor.tap(first);
  await visitor.acceptAndReserve();
  const link = await linkIn(host, 2, /Your reservation/);
  await visitor.page.goto(link);
  await expect(visitor.heading(words.manage_title)).toBeVisible();
  return link;
}

const reservation = (host: RunningHost) =>
  queryRows<{ time: number; guests: number; tables: string; sequence: number; cancelled_at: number | null }>(
    host,
    'select * from reservations',
  )[0]!;

// Reads our host's database and mails.
test.describe('from the mail', () => {
  // The last link is of no reservation.
  test.use({ expectErrors: ['404'] });

  test(
    'a guest opens the link of the mail, changes tables on the plan, gets a new mail, and cancels',
    { tag: ['@phone', '@own-host'] },
    async ({ visit, host, page }) => {
      const visitor = await visit('beach-camp');
      await openFromMail(visitor, host);
      await expect(page.getByRole('status')).toHaveText(words.manage_reserved);
      await expect(page.getByRole('img', { name: new RegExp(first) })).toHaveJSProperty('complete', true);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await visitor.button(words.manage_change).click();
      await expect(visitor.heading(words.manage_change_title)).toBeVisible();
      await expect(visitor.field(messages.date)).toHaveValue(TOMORROW);
      await expect(page.getByLabel(messages.email)).toHaveCount(0);
      await expect(visitor.field(messages.notes)).toHaveValue(ADA.notes);
      await visitor.field(messages.notes).fill('A quiet table, please');
      await expectAccessible(page);
      await visitor.goToTables();
      await expect(visitor.cards).toHaveCount(1);
      await expect(visitor.cards.first()).toContainText(first);
      await expect(visitor.terms).toHaveCount(0);
      await visitor.tap(first);
      // The list is open when the change is saved.
      await page.getByRole('searchbox').fill(second);
      await visitor.tableButton(second).click();
      await expectAccessible(page);
      const posts = recordPosts(page);
      await visitor.button(words.manage_save).click();
      await expect(page.getByRole('status')).toHaveText(words.manage_changed);
      await expect(page.getByText(second)).toBeVisible();
      await expect(page.getByText('A quiet table, please')).toBeVisible();
      expect(posts.map(({ path }) => path.replace(/[\w-]{38,}/, '…'))).toEqual(['/r/…/reservation']);
      expect(JSON.parse(reservation(host).tables)).toMatchObject([{ name: second }]);

      const fresh = await linkIn(host, 4, /has changed/);
      await page.goto(fresh);
      await visitor.button(words.manage_cancel).click();
      await expectAccessible(page);
      await visitor.button(words.manage_cancel_yes).click();
      await expect(page.getByRole('status')).toHaveText(words.manage_cancelled);
      await expectAccessible(page);
      await page.goto(`${host.url}/r/${'x'.repeat(38)}`);
      await expect(page.getByRole('heading', { name: words.confirm_invalid_title })).toBeVisible();
      await expectAccessible(page);
      expect(queryRows(host, 'select * from claims')).toEqual([]);
      const mails = await waitForMails(host, 6);
      const cancelled = mails.find(({ subject }) => subject?.includes('is canceled'));
      const file = cancelled?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const calendar = new TextDecoder().decode(file?.content as ArrayBuffer);
      expect(calendar).toContain('METHOD:CANCEL');
      expect(calendar).toContain('SEQUENCE:2');
    },
  );
});

test(
  'Thank You links to the page, and a change of date and party keeps what still suits',
  { tag: ['@desktop', '@own-host'] },
  async ({ visit, host, page, context }) => {
    const visitor = await visit('beach-camp');
    await visitor.fillAndGoToTables();
    await visitor.tap(first);
    await visitor.acceptAndReserve();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: messages.manage }).click();
    const guest = new Visitor(await opening, 'beach-camp', false);
    await guest.button(words.manage_change).click();
    await guest.field(messages.date).fill(TOMORROW);
    await guest.field(messages.date).blur();
    await guest.field(messages.guest).selectOption('4');
    await guest.goToTables();
    await expect(guest.cards.first()).toContainText(first);
    await expect(guest.button(words.manage_save)).toBeDisabled();
    await guest.tap(third);
    await guest.button(words.manage_save).click();
    await expect(guest.page.getByRole('status')).toHaveText(words.manage_changed);
    expect(reservation(host)).toMatchObject({ guests: 4, sequence: 1 });
    await waitForMails(host, 4);
  },
);

test.describe('a change that the host refuses', () => {
  test.use({ expectErrors: ['422'] });

  test(
    'another guest takes the table meanwhile: the change is refused beside the plan, and nothing is changed',
    { tag: ['@desktop', '@own-host'] },
    async ({ visit, host, page }) => {
      const visitor = await visit('beach-camp');
      await openFromMail(visitor, host);
      await visitor.button(words.manage_change).click();
      await visitor.goToTables();
      await visitor.tap(first);
      await visitor.tap(second);
      // In a window of its own, the other guest would make this page look at its tables again.
      await reserveByCall(host.url, { table: second, date: TOMORROW });
      const before = reservation(host);
      await visitor.button(words.manage_save).click();
      await expect(visitor.alerts.first()).toContainText(second);
      expect(reservation(host)).toEqual(before);
      await visitor.tap(first);
      await visitor.button(words.manage_save).click();
      await expect(page.getByRole('status')).toHaveText(words.manage_reserved);
      await waitForMails(host, 4);
    },
  );
});

test(
  'without JavaScript a guest sees and cancels the reservation',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, host, browser }) => {
    const visitor = await visit('beach-camp');
    const link = await openFromMail(visitor, host);
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const errors = recordErrors(page);
    await page.goto(link);
    await expect(page.getByText(first)).toBeVisible();
    await page.getByRole('button', { name: words.manage_cancel }).click();
    await page.getByRole('link', { name: words.manage_back }).click();
    await page.getByRole('button', { name: words.manage_cancel }).click();
    await page.getByRole('button', { name: words.manage_cancel_yes }).click();
    await expect(page.getByRole('status')).toHaveText(words.manage_cancelled);
    await page.reload();
    await expect(page.getByRole('status')).toHaveText(words.manage_cancelled);
    const [card, again] = await Promise.all([
      page.locator('.card').boundingBox(),
      page.getByRole('link', { name: words.reserve_again }).boundingBox(),
    ]);
    expect(again!.width).toBe(card!.width);
    expectOnly(errors, []);
    await context.close();
    expect(reservation(host).cancelled_at).not.toBeNull();
    await waitForMails(host, 4);
  },
);

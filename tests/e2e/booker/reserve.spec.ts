/** The main journey: from the form and the plan to the database row and the mails. */
import { messages } from '../../../src/booker/messages.ts';
import { tableNamed, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { removeNewerFeatures } from '../../support/olderBrowser.ts';
import { ADA } from '../../support/visitor.ts';
import { expect, queryRows, recordPosts, test, waitForMails } from '../hostTest.ts';

type Row = {
  code: string;
  tenant: string;
  date: string;
  guests: number;
  first_name: string;
  phone: string;
  discount_code: string | null;
};

const tablesForTwo = tablesWithSeats('beach-camp', 2);

// Reads our host's database and mails.
test(
  'a reservation at the beach camp is stored and mailed to the guest and the venue',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, host, page }) => {
    const visitor = await visit('beach-camp');
    const name = tablesForTwo[0]!;
    await visitor.fillAndGoToTables();
    await expect(visitor.heading('BEACH')).toBeVisible();
    await visitor.tap(name);
    await expect(visitor.cards).toHaveCount(1);
    await expect(visitor.cards.first()).toContainText(name);
    await expect(visitor.cards.first().getByRole('img')).toHaveCount(0);
    await expect(visitor.makeReservation).toBeDisabled();
    await visitor.acceptAndReserve();
    await expect(page.getByText(messages.emailNote({ email: ADA.email }))).toBeVisible();

    const [row, ...others] = queryRows<Row>(host, 'select * from reservations');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ tenant: 'beach-camp', date: '2026-11-23', guests: 2, first_name: 'Ada' });
    expect(queryRows(host, 'select * from claims')).toHaveLength(1);

    const sent = await waitForMails(host, 2);
    const toGuest = sent.find((mail) => mail.to?.some(({ address }) => address === ADA.email))!;
    const toVenue = sent.find((mail) => mail !== toGuest)!;
    for (const body of [toGuest.text!, toGuest.html!]) {
      for (const text of [name, row!.code, '+94 41 225 0180', '12 Bay Road', '09:00 AM']) expect(body).toContain(text);
    }
    expect(toGuest.attachments.map((file) => file.mimeType)).toContain('text/calendar');
    expect(toVenue.to?.[0]?.address).toBe('host@beach-camp.example');
    expect(toVenue.text).toContain(ADA.notes);
  },
);

// Pictures and promo codes are our host's.
test(
  'a reservation at the island terrace has a promo code, pictures on the cards and the terms in a dialog',
  { tag: ['@desktop', '@own-host'] },
  async ({ visit, host, page }) => {
    const posts = recordPosts(page);
    const visitor = await visit('island-terrace');
    const first = tablesWithSeats('island-terrace', 4)[0]!;
    const second = tablesWithSeats('island-terrace', 2)[0]!;
    await visitor.fill({ guests: '6', promoCode: 'SUNSET10' });
    await expect(visitor.field(messages.countryCode)).toHaveValue('+62');
    await expect(visitor.field(messages.time)).toHaveValue('12:30 PM');
    await visitor.goToTables();
    await visitor.tap(first);
    await expect(visitor.cards.first().getByRole('img')).toBeVisible();
    await expect(visitor.cards.first().getByRole('img')).toHaveJSProperty('complete', true);
    await visitor.tap(second);
    await expect(visitor.cards).toHaveCount(2);

    await visitor.button(messages.terms).click();
    const dialog = page.getByRole('dialog', { name: messages.termsTitle });
    await expect(dialog).toContainText('15 minutes');
    await expect(dialog).toContainText('Stage Couch');
    await dialog.getByRole('button', { name: messages.understand }).click();
    await expect(dialog).toBeHidden();
    await expect(visitor.terms).not.toBeChecked();
    await visitor.acceptAndReserve();

    expect(posts.at(-1)!.body).toMatchObject({
      discount_code: 'SUNSET10',
      guests: '6',
      time: '12:30 PM',
      country_code: '+62',
      selected_tables: [first, second].map((name) => tableNamed('island-terrace', name).id),
    });
    expect(queryRows<Row>(host, 'select * from reservations')).toMatchObject([
      { tenant: 'island-terrace', discount_code: 'SUNSET10', guests: 6 },
    ]);
    expect(queryRows(host, 'select * from claims')).toHaveLength(2);
    await waitForMails(host, 2);
  },
);

test('a reservation succeeds in the oldest browser', { tag: '@phone' }, async ({ visit, page, expectReservations }) => {
  await page.addInitScript(removeNewerFeatures);
  const visitor = await visit('island-terrace');
  expect(await page.evaluate(() => window.OffscreenCanvas)).toBeUndefined();
  await visitor.fillAndGoToTables();
  await visitor.tap(tablesWithSeats('island-terrace', 2)[0]!);
  await visitor.acceptAndReserve();
  await expectReservations(1);
});

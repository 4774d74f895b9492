/** The product's main job, whole: from the form by the plan to the row in the database and the mail. */
import { ADA, tableNamed, tablesFor } from '../../support/visitor.ts';
import { TODAY, expect, waitForMails, queryRows, test, recordPosts } from '../hostTest.ts';

type Row = {
  code: string;
  tenant: string;
  date: string;
  guests: number;
  first_name: string;
  phone: string;
  discount_code: string | null;
};

test('beach camp: a visitor reserves a line table, and finds it in the database and in the mail', async ({
  visit,
  host,
  page,
}) => {
  const posts = recordPosts(page);
  const visitor = await visit('beach-camp');
  const name = tablesFor('beach-camp', 2)[0]!;
  await visitor.fill();
  await visitor.goToTables();
  await expect(page.getByRole('heading', { name: 'BEACH', exact: true })).toBeVisible();
  await visitor.tap(name);
  await expect(visitor.cards).toHaveCount(1);
  await expect(visitor.cards.first()).toContainText(name);
  await expect(visitor.cards.first().getByRole('img')).toHaveCount(0);
  await expect(visitor.makeReservation).toBeDisabled();
  await visitor.acceptTerms();
  await visitor.makeReservation.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByText(/email/i).first()).toBeVisible();

  const payload = {
    first_name: ADA.firstName,
    last_name: ADA.lastName,
    country_code: '+94',
    phone: ADA.phone,
    email: ADA.email,
    notes: ADA.notes,
    time: '09:00 AM',
    location_id: '1',
    guests: '2',
    date: TODAY,
  };
  expect(posts).toEqual([
    { path: '/reservation/validation', body: { ...payload, terms: false, selected_tables: [], step: 1 } },
    {
      path: '/reservation',
      body: {
        ...payload,
        terms: true,
        selected_tables: [tableNamed('beach-camp', name).id],
        step: 2,
        idempotency_key: expect.any(String),
      },
    },
  ]);
  const [row, ...others] = queryRows<Row>(host, 'select * from reservations');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ tenant: 'beach-camp', date: '2026-11-23', guests: 2, first_name: 'Ada' });
  expect(queryRows(host, 'select * from claims')).toHaveLength(1);

  const sent = await waitForMails(host, 2);
  const toGuest = sent.find((mail) => mail.to?.some(({ address }) => address === ADA.email))!;
  const toVenue = sent.find((mail) => mail !== toGuest)!;
  for (const text of [toGuest.text!, toGuest.html!]) {
    for (const word of [name, row!.code, '+94 41 225 0180', '12 Bay Road', '09:00 AM']) expect(text).toContain(word);
  }
  expect(toGuest.attachments.map((file) => file.mimeType)).toContain('text/calendar');
  expect(toVenue.to?.[0]?.address).toBe('host@beach-camp.example');
  expect(toVenue.text).toContain(ADA.notes);
});

test('island terrace: with a promo code, pictures on the cards and the terms in their dialog', async ({
  visit,
  host,
  page,
}) => {
  const posts = recordPosts(page);
  const visitor = await visit('island-terrace');
  const [first] = tablesFor('island-terrace', 4);
  await visitor.fill({ guests: '6', promoCode: 'SUNSET10', phone: '81234567890' });
  await expect(visitor.field('Country code')).toHaveValue('+62');
  await expect(visitor.field('Time')).toHaveValue('12:30 PM');
  await visitor.goToTables();
  await visitor.tap(first!);
  await expect(visitor.cards.first().getByRole('img')).toBeVisible();
  await expect(visitor.cards.first().getByRole('img')).toHaveJSProperty('complete', true);
  const second = tablesFor('island-terrace', 2)[0]!;
  await visitor.tap(second);
  await expect(visitor.cards).toHaveCount(2);

  await page
    .getByRole('button', { name: /Terms and Conditions/ })
    .or(page.getByRole('link', { name: /Terms and Conditions/ }))
    .click();
  const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(dialog).toContainText('15 minutes');
  await expect(dialog).toContainText('Stage Couch');
  await dialog.getByRole('button', { name: 'I understand' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /Terms and Conditions/ })).not.toBeChecked();
  await visitor.acceptTerms();
  await visitor.makeReservation.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();

  expect(posts.at(-1)!.body).toMatchObject({
    discount_code: 'SUNSET10',
    guests: '6',
    time: '12:30 PM',
    country_code: '+62',
    selected_tables: [first, second].map((name) => tableNamed('island-terrace', name!).id),
  });
  expect(queryRows<Row>(host, 'select * from reservations')).toMatchObject([
    { tenant: 'island-terrace', discount_code: 'SUNSET10', guests: 6 },
  ]);
  expect(queryRows(host, 'select * from claims')).toHaveLength(2);
  await waitForMails(host, 2);
});

test('the same way with nothing but the keyboard and the list of tables', async ({ visit, host, page }) => {
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.field('Notes / Request').focus();
  await visitor.selectTable.focus();
  await page.keyboard.press('Enter');
  await visitor.waitForPlan();
  const name = tablesFor('beach-camp', 2)[2]!;
  const button = visitor.tableButton(name);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('checkbox', { name: /Terms and Conditions/ }).focus();
  await page.keyboard.press('Space');
  await visitor.makeReservation.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  expect(queryRows(host, 'select * from reservations')).toHaveLength(1);
});

test('a reserved table is taken for the next visitor, that date and no other', async ({ visit, page, host }) => {
  const name = tablesFor('beach-camp', 2)[1]!;
  const first = await visit('beach-camp');
  await first.fill();
  await first.goToTables();
  await first.tap(name);
  await first.acceptTerms();
  await first.makeReservation.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();

  const second = await visit('beach-camp');
  await second.fill();
  await second.goToTables();
  await expect(second.tableButton(name)).toHaveAttribute('aria-disabled', 'true');
  await second.tap(name);
  await expect(page.getByRole('alert')).toContainText(/taken|reserved/i);
  await expect(second.cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Reservation' }).click();
  await second.fill({ date: '25.11.2026' });
  await second.goToTables();
  await second.tap(name);
  await expect(second.cards).toHaveCount(1);
  expect(queryRows(host, 'select * from reservations')).toHaveLength(1);
});

test('impatient clicks on MAKE RESERVATION make one reservation', async ({ visit, page, host }) => {
  const visitor = await visit('beach-camp');
  await page.route('**/reservation', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await route.continue();
  });
  await visitor.fill();
  await visitor.goToTables();
  await visitor.tap(tablesFor('beach-camp', 2)[0]!);
  await visitor.acceptTerms();
  await visitor.makeReservation.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 11; click++) button.click();
  });
  await expect(visitor.makeReservation).toBeDisabled();
  await expect(visitor.makeReservation).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(queryRows(host, 'select * from reservations')).toHaveLength(1);
});

/** Visits with a browser that translates every text: nothing breaks, nothing is lost, and what changes is seen. */
import { messages } from '../../src/booker/messages.ts';
import { MAIL_TEXTS } from '../../src/server/messages/messages.ts';
import { tablesWithSeats } from '../support/fixtureVenues.ts';
import { reserveByCall } from '../support/reservations.ts';
import { ADA } from '../support/visitor.ts';
import { TODAY, TOMORROW, expect, test } from './hostTest.ts';
import { textsBeside, translate } from './translator.ts';

const [first, second, third] = tablesWithSeats('beach-camp', 2) as [string, string, string];
const words = MAIL_TEXTS.en;

// A browser logs the answers of the host that refuse what was entered.
test.use({ expectErrors: ['422'] });

// Needs the page of our host about a reservation.
test(
  'a guest reserves a table and changes the reservation on translated pages',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page, host }) => {
    await translate(page);
    const visitor = await visit('beach-camp');
    const freeTables = page.getByText(/free for/);
    await expect(freeTables).toContainText(messages.guests({ count: 2 }));
    await visitor.field(messages.guest).selectOption('4');
    await expect(freeTables).toContainText(messages.guests({ count: 4 }));
    await visitor.field(messages.guest).selectOption('2');

    await visitor.fill({ firstName: '', email: 'ada@gmial.com', time: '10:00 AM' });
    await visitor.button('ada@gmail.com').click();
    await expect(visitor.field(messages.email)).toHaveValue('ada@gmail.com');
    await visitor.selectTable.click();
    await expect(visitor.field(messages.firstName)).toHaveAttribute('aria-invalid', 'true');
    await visitor.field(messages.firstName).fill(ADA.firstName);
    await expect(page.locator('#booker-first_name-message')).toBeEmpty();
    await visitor.field(messages.date).fill('1.1.2020');
    await visitor.field(messages.date).blur();
    await expect(visitor.field(messages.date)).toHaveAttribute('aria-invalid', 'true');
    await visitor.field(messages.date).fill(TOMORROW);
    await visitor.field(messages.date).blur();
    await expect(page.locator('.booker-hint').first()).toContainText('24');
    await visitor.field(messages.date).click();
    await page.getByRole('button', { name: messages.nextMonth }).click();
    await page.keyboard.press('Escape');
    await visitor.button(messages.backToTime({ at: '10:00 AM' })).click();

    await visitor.goToTables();
    await visitor.tap(first);
    await expect(visitor.cards).toHaveCount(1);
    await reserveByCall(host.url, { table: first, date: TOMORROW });
    await expect(visitor.cards).toHaveCount(0);
    await visitor.tap(second);
    await visitor.tap(third);
    await visitor.editReservation();
    await expect(visitor.field(messages.email)).toHaveValue('ada@gmail.com');
    await visitor.field(messages.date).fill(TODAY);
    await visitor.field(messages.date).blur();
    await visitor.goToTables();
    await expect(page.locator('.booker-summary')).toContainText('23');
    await visitor.tap(second);
    await visitor.acceptAndReserve();
    expect(await textsBeside(page)).toEqual([]);

    await page.goto(host.url + (await page.getByRole('link', { name: messages.manage }).getAttribute('href')));
    await visitor.button(words.manage_change).click();
    await visitor.field(messages.date).fill(TOMORROW);
    await visitor.field(messages.date).blur();
    await visitor.goToTables();
    await visitor.button(words.manage_save).click();
    await expect(page.getByRole('status')).toHaveText(words.manage_changed);
  },
);

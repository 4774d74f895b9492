/** Step 1: what the form offers, and where the host's messages appear. */
import type { Locator } from '@playwright/test';
import { messages } from '../../../src/booker/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { TODAY, TOMORROW, expect, mockResponse, recordPosts, test } from '../hostTest.ts';

const optionsOf = (select: Locator): Promise<[value: string, text: string][]> =>
  select
    .locator('option')
    .evaluateAll((options) => options.map((option) => [(option as HTMLOptionElement).value, option.textContent]));

test.describe('the form', () => {
  test(
    'offers 1 to 6 guests, 09:00 AM to 08:00 PM, a hidden stay and no promo code at the beach camp',
    { tag: '@both' },
    async ({ visit }) => {
      const visitor = await visit('beach-camp');
      await expect(visitor.field(messages.date)).toHaveValue(TODAY);
      await expect(visitor.field(messages.guest)).toHaveValue('2');
      const guests = await optionsOf(visitor.field(messages.guest));
      expect(guests.map(([value]) => value)).toEqual(['1', '2', '3', '4', '5', '6']);
      const times = (await optionsOf(visitor.field(messages.time))).map(([value]) => value);
      expect([times[0], times.at(-1), times.length]).toEqual(['09:00 AM', '08:00 PM', 45]);
      await expect(visitor.field(messages.time)).toHaveValue('09:00 AM');
      await expect(visitor.field(messages.countryCode)).toHaveValue('+94');
      const stay = visitor.field(messages.stay);
      await expect(stay).toBeHidden();
      expect((await optionsOf(stay)).map(([, text]) => text)).toEqual(['2 hours', '4 hours', 'Full day']);
      expect(await stay.evaluate((select) => select.closest('[hidden]') !== null)).toBe(true);
      await expect(visitor.field(messages.promoCode)).toHaveCount(0);
    },
  );

  test('has no field behind its button on a laptop', { tag: '@desktop' }, async ({ visit, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const visitor = await visit('island-terrace');
    const boxes = await Promise.all(
      [visitor.field(messages.promoCode), visitor.field(messages.notes), visitor.selectTable].map((each) =>
        each.boundingBox(),
      ),
    );
    const [promo, notes, button] = boxes.map((box) => box ?? { y: NaN, height: NaN });
    expect(promo!.y + promo!.height).toBeLessThan(button!.y);
    expect(notes!.y + notes!.height).toBeLessThan(button!.y);
  });

  test(
    'offers 10 guests, two hours ahead to midnight, a promo code and no stay at the island terrace',
    { tag: '@phone' },
    async ({ visit }) => {
      const visitor = await visit('island-terrace');
      const times = await optionsOf(visitor.field(messages.time));
      expect(times[0]).toEqual(['12:30 PM', '12:30 PM']);
      expect(times.at(-1)).toEqual(['12:00 AM', '12:00 AM (midnight)']);
      await expect(visitor.field(messages.guest).locator('option')).toHaveCount(10);
      await expect(visitor.field(messages.promoCode)).toBeVisible();
      await expect(visitor.field(messages.stay)).toHaveCount(0);
    },
  );

  test(
    'resets the time and loads the tables on another date, and loads nothing on another party size',
    { tag: '@phone' },
    async ({ visit, page }) => {
      const loads: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/api/reservations/tables') loads.push(searchParams.get('date')!);
      });
      const visitor = await visit('beach-camp');
      await expect.poll(() => loads).toEqual([TODAY]);
      await visitor.fill({ time: '05:00 PM' });
      await visitor.fill({ date: TOMORROW });
      await expect(visitor.field(messages.time)).toHaveValue('09:00 AM');
      await expect.poll(() => loads).toEqual([TODAY, TOMORROW]);
      await visitor.fill({ guests: '5' });
      // Step 2 refreshes the tables once. A load for the new party size would come before it.
      await visitor.goToTables();
      await expect.poll(() => loads).toEqual([TODAY, TOMORROW, TOMORROW]);
    },
  );

  test('takes a date from the calendar, which disables past dates', { tag: '@both' }, async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    await visitor.field(messages.date).click();
    const day = (number: string): Locator =>
      page.getByRole('gridcell', { name: new RegExp(`November ${number}(st|nd|rd|th)`) });
    await expect(day('22')).toHaveAttribute('aria-disabled', 'true');
    await day('26').click();
    await expect(visitor.field(messages.date)).toHaveValue('26.11.2026');
    await expect(day('26')).toBeHidden();
  });

  test(
    'rejects a typed date that does not exist, and posts nothing with it',
    { tag: '@phone' },
    async ({ visit, page }) => {
      const posts = recordPosts(page);
      const visitor = await visit('beach-camp');
      await visitor.fill({ date: '31.02.2027' });
      await visitor.selectTable.click();
      await expect(visitor.field(messages.date)).toHaveAttribute('aria-invalid', 'true');
      await expect(visitor.heading(messages.tablesHeading)).toHaveCount(0);
      expect(posts).toEqual([]);
    },
  );
});

test.describe('messages of the host', () => {
  test.use({ expectErrors: ['422'] });

  test('appear at their fields, which keep their input', { tag: ['@phone', '@foreign'] }, async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    await visitor.fill({ firstName: '', email: 'nobody', phone: '12' });
    await visitor.field(messages.countryCode).fill('+9x');
    await visitor.selectTable.click();
    for (const label of [messages.firstName, messages.email, messages.countryCode]) {
      const field = visitor.field(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const [messageId] = (await field.getAttribute('aria-describedby'))!.split(' ');
      await expect(page.locator(`[id="${messageId}"]`)).not.toBeEmpty();
    }
    await expect(visitor.field(messages.firstName)).toBeFocused();
    await expect(visitor.field(messages.email)).toHaveValue('nobody');
    await expect(visitor.selectTable).toBeEnabled();
    await visitor.field(messages.countryCode).fill('+94');
    await visitor.fillAndGoToTables();
  });

  // Promo codes are our host's.
  test('reject an unknown promo code at its field', { tag: ['@desktop', '@own-host'] }, async ({ visit }) => {
    const visitor = await visit('island-terrace');
    const promoCode = visitor.field(messages.promoCode);
    for (const code of ['NOPE', 'RAINY25']) {
      await visitor.fill({ promoCode: code });
      await expect(promoCode).not.toHaveAttribute('aria-invalid', 'true');
      await visitor.selectTable.click();
      await expect(promoCode).toHaveAttribute('aria-invalid', 'true');
    }
    await visitor.fillAndGoToTables({ promoCode: '' });
  });

  test(
    'about country code and phone appear together, those about the time or an unknown key on their own',
    { tag: '@phone' },
    async ({ visit, page }) => {
      const visitor = await visit('beach-camp');
      await mockResponse(page, '/reservation/validation', {
        status: 422,
        json: { success: false, errors: { phone: ['P.'], country_code: 'C.', time: ['T.'], weather: ['W.'] } },
      });
      await visitor.fill();
      await visitor.selectTable.click();
      await expect(page.getByText('C. P.').or(page.getByText('C.P.'))).toBeVisible();
      await expect(visitor.field(messages.time)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('T.', { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('W.');
    },
  );

  test('about step 1 appear at step 2 as well as at their fields', { tag: '@both' }, async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    await mockResponse(page, '/reservation', {
      status: 422,
      json: {
        success: false,
        errors: { email: ['This address bounced.'], terms: ['Accept them.'], selected_tables: ['Not these.'] },
      },
    });
    await visitor.fillAndGoToTables();
    await visitor.tap(tablesWithSeats('beach-camp', 2)[0]!);
    await visitor.acceptTerms();
    await visitor.makeReservation.click();
    for (const message of ['This address bounced.', 'Accept them.', 'Not these.'])
      await expect(page.getByText(message).first()).toBeVisible();
    await visitor.editReservation();
    await expect(visitor.field(messages.email)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This address bounced.')).toBeVisible();
  });
});

test.describe('the keyboard', () => {
  test(
    'takes a date from the calendar with Enter, which posts nothing',
    { tag: '@desktop' },
    async ({ visit, page }) => {
      const posts = recordPosts(page);
      const visitor = await visit('beach-camp');
      await visitor.field(messages.date).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('gridcell', { name: /November 24th/ })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(visitor.field(messages.date)).toHaveValue(TOMORROW);
      expect(posts).toEqual([]);
    },
  );

  test(
    'keeps the focus in the date after Enter on a day, also on a phone',
    { tag: '@both' },
    async ({ visit, page }) => {
      const visitor = await visit('beach-camp');
      await visitor.field(messages.date).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('gridcell', { name: /November 24th/ })).toBeVisible();
      for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await expect(visitor.field(messages.date)).toHaveValue(TOMORROW);
      await expect(page.getByRole('grid')).toHaveCount(0);
      await expect(visitor.field(messages.date)).toBeFocused();
    },
  );

  test('never focuses a field behind the submit button', { tag: '@both' }, async ({ visit, page }) => {
    const visitor = await visit('island-terrace');
    await visitor.field(messages.email).focus();
    for (const label of [messages.countryCode, messages.phone, messages.notes, messages.promoCode]) {
      await page.keyboard.press('Tab');
      const field = visitor.field(label);
      await expect(field).toBeFocused();
      const isOnTop = await field.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element === document.elementFromPoint(x + width / 2, y + height / 2);
      });
      expect(isOnTop, label).toBe(true);
    }
  });
});

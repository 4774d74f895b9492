/** Step 1: what the form offers, and where the host's messages appear. */
import type { Locator } from '@playwright/test';
import { messages } from '../../../src/booker/messages.ts';
import { TODAY, TOMORROW, expect, test } from '../hostTest.ts';

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
});

test.describe('the keyboard', () => {
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

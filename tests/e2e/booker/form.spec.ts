/** Step 1: where the host's messages appear, and what the keyboard does. */
import { messages } from '../../../src/booker/messages.ts';
import { TOMORROW, expect, test } from '../hostTest.ts';

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

/** What the keyboard does in step 1. */
import { messages } from '../../../src/booker/messages.ts';
import { TOMORROW, expect, test } from '../hostTest.ts';

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

/** Text of twice the size on a small phone held across, where the plan is higher than the window and the page scrolls. */
import { setTimeout as delay } from 'node:timers/promises';
import { messages } from '../../../src/booker/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { viewAtRest } from '../../support/planView.ts';
import type { Visitor } from '../../support/visitor.ts';
import { expect, test } from '../hostTest.ts';

const FONT_SIZE_PX = 32;
/** By how much a file of the page comes later. */
const LATE_MS = 1_500;

test.use({ viewport: { width: 568, height: 320 } });

test.beforeEach(async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: FONT_SIZE_PX, fixed: FONT_SIZE_PX } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const whole = { ratio: 1 };

/** Shows the whole plan, and scrolls the page until a table stands at this height of the window. */
async function scrollTo(visitor: Visitor, name: string, height: number): Promise<void> {
  // At this size of text the sheet may lie over the button.
  await visitor.button(messages.fit).dispatchEvent('click');
  await viewAtRest(visitor.page);
  const { y } = await visitor.pointOf(name);
  await visitor.page.evaluate((by) => scrollBy(0, by), y - height);
}

test(
  'the card of a held table opens in sight, and its button chooses the table',
  { tag: '@phone' },
  async ({ visit, page, expectReservations }) => {
    const visitor = await visit('beach-camp');
    await visitor.fillAndGoToTables();
    const name = 'Line 14';
    const card = page.getByRole('dialog', { name, exact: true });
    const button = card.getByRole('button', { name: messages.choose });
    for (const height of [30, 160, 256, 300])
      await test.step(`at ${height} px`, async () => {
        await scrollTo(visitor, name, height);
        await visitor.hold(name, card);
        await expect(card).toBeInViewport(whole);
        await expect(button).toBeInViewport(whole);
        await expect(card.getByRole('heading', { name })).toBeInViewport(whole);
        await expect(visitor.cards).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(card).toHaveCount(0);
      });
    await visitor.hold(name, card);
    await button.tap();
    await visitor.acceptAndReserve();
    await expectReservations(1);
  },
);

test(
  'the reason why a tap was refused is in sight, also where its parts load late',
  { tag: '@phone' },
  async ({ visit, page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await delay(LATE_MS);
      await route.continue();
    });
    const visitor = await visit('beach-camp');
    await visitor.fillAndGoToTables();
    const [first = '', second = ''] = tablesWithSeats('beach-camp', 2).toReversed();
    for (const name of [first, second]) {
      await scrollTo(visitor, name, 160);
      await visitor.tap(name);
    }
    await expect(visitor.alerts).toBeInViewport(whole);
  },
);

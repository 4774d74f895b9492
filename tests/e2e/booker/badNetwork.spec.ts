/** A network that loses requests or is gone for a while, and a host that has replaced the page's files. */
import { chromium } from '@playwright/test';
import { messages } from '../../../src/booker/messages.ts';
import { findChromium } from '../../support/chromium.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { Visitor } from '../../support/visitor.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, removeChunks, test } from '../hostTest.ts';

const [tableForTwo = ''] = tablesWithSeats('beach-camp', 2);

test.use({
  expectErrors: [
    'ERR_FAILED',
    '404',
    'ERR_INTERNET_DISCONNECTED',
    'Failed to load module script',
    'disallowed MIME type',
  ],
});

test(
  'pictures that never come keep nobody from reserving',
  // The other host's plan has none.
  { tag: ['@phone', '@own-host'] },
  async ({ page, host, expectReservations }) => {
    let held = 0;
    await page.route(/\/assets\/(?!icon)/, () => {
      held += 1;
      return new Promise<void>(() => {});
    });
    await page.goto(`${host.url}/v/beach-camp`, { waitUntil: 'commit' });
    const visitor = new Visitor(page, 'beach-camp', true);
    await visitor.fillAndGoToTables();
    await visitor.tap(tableForTwo);
    await visitor.acceptAndReserve();
    await expectReservations(1);
    expect(held).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'the form appears although each script and style sheet is lost once',
  { tag: ['@phone', '@foreign'] },
  async ({ visit, page }) => {
    const lost = new Set<string>();
    // A static page loses its settings too.
    await page.route(/\/(?:pages|tidetable-[^/]+|v)\/[^/]+\.(?:js|css)$/, (route) => {
      const url = route.request().url();
      if (lost.has(url)) return route.continue();
      lost.add(url);
      return route.abort();
    });
    const visitor = await visit('beach-camp');
    expect(lost.size).toBeGreaterThan(2);
    await expect(page).toHaveTitle('Weligama Beach Camp');
    await visitor.fillAndGoToTables();
    await expect(visitor.heading(messages.tablesHeading)).toBeVisible();
  },
);

test(
  'a missing chunk of the next step is named, and loading the page again loses nothing',
  { tag: '@phone' },
  async ({ visit, page }) => {
    await removeChunks(page, /laterSteps|TableStep/);
    const visitor = await visit('beach-camp');
    await visitor.fill();
    await visitor.selectTable.click();
    await expect(visitor.alerts).toContainText(messages.partMissing);
    await expectAccessible(page);
    await expect(visitor.field(messages.firstName)).toHaveValue('Ada');
    await page.unrouteAll();
    await visitor.button(messages.loadAgain).click();
    await expect(visitor.heading(messages.tablesHeading)).toBeVisible();
    await visitor.editReservation();
    await expect(visitor.field(messages.firstName)).toHaveValue('Ada');
  },
);

test('a missing calendar is named, and loads on another try', { tag: '@phone' }, async ({ visit, page }) => {
  await removeChunks(page, /DayPicker/);
  const visitor = await visit('beach-camp');
  await visitor.field(messages.date).click();
  await expect(visitor.alerts).toHaveText(messages.calendarMissing);
  await page.unrouteAll();
  await visitor.button(messages.tryAgain).click();
  await expect(visitor.button(messages.nextMonth)).toBeVisible();
});

test(
  'Back from another page shows the page as it was left, out of the browser’s cache, with fresh tables',
  { tag: '@desktop' },
  async ({ host, expectReservations }) => {
    // The headless shell, in which the other tests run, has no such cache.
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
      headless: false,
      args: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(`${host.url}/v/beach-camp`);
      const visitor = new Visitor(page, 'beach-camp', false);
      await visitor.fillAndGoToTables();
      await visitor.tableButton(tableForTwo).click();
      await expect(visitor.cards).toHaveCount(1);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto(`${host.url}/v/island-terrace`);
      const reloaded = page.waitForRequest((request) => request.url().includes('/api/reservations/tables'));
      await page.evaluate(() => history.back());
      await expect(visitor.heading(messages.tablesHeading)).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted)).toBe(true);
      await reloaded;
      await expect(visitor.cards).toHaveCount(1);
      await visitor.acceptAndReserve();
    } finally {
      await browser.close();
    }
    await expectReservations(1);
  },
);

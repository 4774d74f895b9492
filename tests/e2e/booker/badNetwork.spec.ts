/** A network that loses requests or is gone for a while, and a host that has replaced the page's files. */
import type { Page } from '@playwright/test';
import { messages } from '../../../src/booker/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { expect, recordPosts, test } from '../hostTest.ts';

const [tableForTwo = ''] = tablesWithSeats('beach-camp', 2);

test.use({ expectErrors: ['ERR_FAILED', '404', 'ERR_INTERNET_DISCONNECTED', 'Failed to load module script'] });

/** Answers the page's chunks with these names as a host does that has replaced them. */
async function removeChunks(page: Page, names: RegExp): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('.js') && names.test(url.pathname),
    (route) => route.fulfill({ status: 404, body: 'Not found' }),
  );
}

// What fetches them again is part of the page that our host sends.
test(
  'the form appears although each script and style sheet is lost once',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page }) => {
    const lost = new Set<string>();
    await page.route(/\/pages\/[^/]+\.(?:js|css)$/, (route) => {
      const url = route.request().url();
      if (lost.has(url)) return route.continue();
      lost.add(url);
      return route.abort();
    });
    const visitor = await visit('beach-camp');
    expect(lost.size).toBeGreaterThan(2);
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
  'a reservation that is submitted offline goes on when the network is back, once',
  { tag: '@phone' },
  async ({ visit, page, context, expectReservations }) => {
    const visitor = await visit('beach-camp');
    const posts = recordPosts(page);
    await visitor.fillAndGoToTables();
    await visitor.tap(tableForTwo);
    await visitor.acceptTerms();
    await context.setOffline(true);
    await expect(page.getByText(messages.offline)).toBeVisible();
    for (let click = 0; click < 11; click += 1) await visitor.makeReservation.dispatchEvent('click');
    await expect(page.getByText(messages.waitingForNetwork)).toBeVisible();
    await context.setOffline(false);
    await visitor.expectConfirmation();
    await expect(page.getByText(messages.offline)).toBeHidden();
    expect(posts.filter(({ path }) => path === '/reservation')).toHaveLength(1);
    await expectReservations(1);
  },
);

/** Visits without a network: what the service worker keeps, what it never keeps, and how a host ends it. */
import type { Page } from '@playwright/test';
import { messages } from '../../../src/booker/messages.ts';
import { loadVenue, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { startHost } from '../../support/host.ts';
import { ADA } from '../../support/visitor.ts';
import { NOW, expect, recordPosts, test } from '../hostTest.ts';

const PAGE_PATH = '/v/beach-camp';
const [tableForTwo = ''] = tablesWithSeats('beach-camp', 2);

test.use({ serviceWorkers: 'allow', expectErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

/** Returns the paths that the browser keeps for the page. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the next visit can be offline: the page, its code, its font and the plan are kept. */
async function waitForWorker(page: Page): Promise<void> {
  for (const path of [
    PAGE_PATH,
    '/ground.json',
    '.css',
    'laterSteps',
    'mapChunk',
    'decorPainter',
    '.woff2',
    '/assets/',
  ])
    await expect.poll(async () => (await keptPaths(page)).join(' '), `kept: ${path}`).toContain(path);
}

test(
  'a second visit without a network opens the form, its pictures and the plan, and says so; no call is ever kept',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page, context, host }) => {
    const visitor = await visit('beach-camp');
    await waitForWorker(page);
    await visitor.fillAndGoToTables();
    await context.setOffline(true);
    await page.goto(`${host.url}${PAGE_PATH}?guests=4`);
    await expect(visitor.heading(messages.formHeading)).toBeVisible();
    await expect(page.getByText(messages.offline)).toBeVisible();
    await expect(visitor.field(messages.guest)).toHaveValue('4');
    await expect
      .poll(() => page.locator('.booker-venue-picture').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // The clock of the kept page is the visitor's: that of the host has stood still since.
    await expect(page.locator('#app')).not.toHaveAttribute('data-now');
    expect(await page.evaluate(async (path) => (await fetch(`${path}/ground.json`)).ok, PAGE_PATH)).toBe(true);
    await expect(visitor.button(messages.lookAtPlan)).toHaveCount(0);
    expect((await keptPaths(page)).filter((path) => /^\/(?:api|reservation)/.test(path))).toEqual([]);
    await context.setOffline(false);
    await expect(visitor.button(messages.lookAtPlan)).toBeVisible();
  },
);

test(
  'a visitor who is offline at each step is told, loses nothing, and goes on when the network is back',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page, context, expectReservations }) => {
    const posts = recordPosts(page);
    const offline = page.getByText(messages.offline);
    const visitor = await visit('beach-camp');
    await waitForWorker(page);

    await visitor.fill();
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await page.reload();
    await expect(visitor.field(messages.firstName)).toHaveValue(ADA.firstName);
    await visitor.pressQuickly(messages.selectTable, 11);
    await expect(page.getByText(messages.waitingForNetwork)).toBeVisible();
    await context.setOffline(false);
    await visitor.waitForPlan();

    await context.setOffline(true);
    await expect(offline).toBeVisible();
    const head = (await page.locator('.booker-tables-head').boundingBox())!;
    expect((await offline.boundingBox())!.y).toBeGreaterThanOrEqual(head.y + head.height);
    await visitor.tap(tableForTwo);
    await expect(visitor.cards).toHaveCount(1);
    await page.goBack();
    await expect(visitor.field(messages.firstName)).toHaveValue(ADA.firstName);
    await visitor.selectTable.click();
    await expect(page.getByText(messages.waitingForNetwork)).toBeVisible();
    await context.setOffline(false);
    await visitor.waitForPlan();
    // As Edit Reservation does, Back has cleared the selection.
    await visitor.tap(tableForTwo);
    await expect(visitor.cards).toHaveCount(1);

    await context.setOffline(true);
    await page.reload();
    await expect(visitor.heading(messages.tablesHeading)).toBeVisible();
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await visitor.waitForPlan();
    await expect(visitor.cards).toHaveCount(1);

    await visitor.acceptTerms();
    await context.setOffline(true);
    await visitor.pressQuickly(messages.reserve, 11);
    await expect(page.getByText(messages.waitingForNetwork)).toBeVisible();
    // Nothing contradicts it, nor says it twice.
    await expect(offline.or(page.getByText(messages.sending))).toHaveCount(0);
    await context.setOffline(false);
    await visitor.expectConfirmation();

    await context.setOffline(true);
    await page.reload();
    await visitor.expectConfirmation();
    expect(posts.filter(({ path }) => path === '/reservation')).toHaveLength(1);
    await expectReservations(1);
  },
);

test(
  'a new version opens at the next visit, and an open page still finds the files of the last one',
  { tag: ['@phone', '@own-host'] },
  async ({ visit, page, host }) => {
    const keptPage = (): Promise<string> =>
      page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', PAGE_PATH);
    await page.goto(`${host.url}${PAGE_PATH}?lang=de`);
    await waitForWorker(page);
    // Firefox reports a picture that breaks off as the page is left.
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(await keptPage()).toContain('<html lang="de"');
    await page.evaluate(async (path) => {
      const cache = await caches.open((await caches.keys())[0]!);
      const html = { headers: { 'Content-Type': 'text/html' } };
      await cache.put(path, new Response('<title>Last version</title>', html));
      await cache.put('/pages/last-version.js', new Response('last'));
    }, PAGE_PATH);
    await visit('beach-camp');
    await expect(page).toHaveTitle(loadVenue('beach-camp').name);
    await expect.poll(keptPage).not.toContain('Last version');
    expect(await page.evaluate(async () => (await fetch('/pages/last-version.js')).text())).toBe('last');
  },
);

test('a host ends the workers that browsers have', { tag: ['@phone', '@own-host'] }, async ({ page, expectErrors }) => {
  expectErrors.push('ERR_CONNECTION_REFUSED');
  const first = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
  const { port } = new URL(first.url);
  await page.goto(`${first.url}${PAGE_PATH}`);
  await waitForWorker(page);
  await first.stop();
  await page.reload();
  await expect(page.getByRole('heading', { name: messages.formHeading })).toBeVisible();
  const second = await startHost({ now: NOW, env: { PORT: port, SERVICE_WORKER: 'off' } });
  await page.reload();
  // The browser asks for the worker again after the page has loaded.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 30_000,
    })
    .toBe(0);
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await second.stop();
});

/**
 * Visits on a bad network: how many reach Thank You if 20% of all requests are lost, and what 400 ms and 400 kbit/s make
 * of the first one. A visitor whose page does not appear loads it again once, and one whose reservation is not answered
 * presses the button again.
 */
import { type Browser, type Page, expect } from '@playwright/test';
import { messages } from '../../src/booker/messages.ts';
import { tablesWithSeats } from '../support/fixtureVenues.ts';
import { startHost } from '../support/host.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { Visitor } from '../support/visitor.ts';
import { launchChromium } from './phone.ts';
import { report } from './report.ts';

const TENANT = 'beach-camp';
const NOW = '2026-11-23T02:20:00Z';
const LOST_SHARE = 0.2;
const STEP_TIMEOUT_MS = 60_000;

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2.6,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  return page;
}

/** Goes from the address to Thank You. Presses a button again whose request was lost. */
async function reserve(page: Page, url: string, table: string): Promise<void> {
  const visitor = new Visitor(page, TENANT, true);
  const open = async (): Promise<void> => {
    await page.goto(url, { waitUntil: 'commit' });
    await expect(visitor.heading(messages.formHeading)).toBeVisible({ timeout: STEP_TIMEOUT_MS / 2 });
  };
  await open().catch(open);
  await visitor.fill();
  await expect(async () => {
    if (await visitor.selectTable.isVisible()) await visitor.selectTable.click({ timeout: 1_000 });
    await expect(visitor.heading(messages.tablesHeading)).toBeVisible();
  }).toPass({ timeout: STEP_TIMEOUT_MS });
  await visitor.tableButton(table).dispatchEvent('click');
  await visitor.acceptTerms();
  await expect(async () => {
    if (await visitor.makeReservation.isEnabled()) await visitor.makeReservation.click({ timeout: 1_000 });
    await expect(visitor.heading(messages.thanks)).toBeVisible();
  }).toPass({ timeout: STEP_TIMEOUT_MS });
}

export async function benchNetwork(visits = 10): Promise<boolean> {
  const browser = await launchChromium();
  const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
  const url = `${host.url}/v/${TENANT}`;
  const tables = tablesWithSeats(TENANT, 2);
  let succeeded = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openPage(browser);
    const random = seededRandom(visit + 1);
    await page.route('**', (route) => (random() < LOST_SHARE ? route.abort() : route.continue()));
    await reserve(page, url, tables[visit]!).then(
      () => {
        succeeded += 1;
      },
      (error: unknown) => console.log(`  visit ${visit + 1}: ${String(error).split('\n')[0]}`),
    );
    await page.context().close();
  }
  const slow = await openPage(browser);
  const client = await slow.context().newCDPSession(slow);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400e3 / 8,
    uploadThroughput: 400e3 / 8,
  });
  const start = performance.now();
  await slow.goto(url, { waitUntil: 'commit' });
  await slow.getByLabel(messages.firstName, { exact: true }).waitFor();
  const form = performance.now() - start;
  await reserve(slow, url, tables[visits]!);
  await browser.close();
  await host.stop();
  return report('A bad network', [
    {
      name: `visits of ${visits} that fail with ${LOST_SHARE * 100}% of requests lost`,
      unit: '',
      value: visits - succeeded,
      limit: { max: 0 },
    },
    { name: 'form shown with 400 ms and 400 kbit/s', unit: 'ms', value: form },
  ]);
}

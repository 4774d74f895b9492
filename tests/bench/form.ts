/**
 * The first minute of a visit on a cheap phone: the largest contentful paint, the moment at which the first name can be
 * typed, the time from Select Table to the drawn tables of the beach camp, the slowest
 * interaction (INP), the layout shift, and the bytes until Thank You. The CPU is slowed down 4 times, the network has
 * 1.6 Mbit/s and a latency of 150 ms. The reference of the form is a bare React page with one field under the same
 * conditions.
 */
import type { Browser, Page } from 'playwright';
import { messages } from '../../src/booker/messages.ts';
import { tablesWithSeats } from '../support/fixtureVenues.ts';
import { startHost } from '../support/host.ts';
import { Visitor } from '../support/visitor.ts';
import { REFERENCE_DIST, buildReferences } from './bundles.ts';
import { launchChromium } from './phone.ts';
import { type Figure, median, relativeSpread, report } from './report.ts';
import { startStaticServer } from './staticServer.ts';

const TENANT = 'beach-camp';
const NOW = '2026-11-23T02:20:00Z';
const MAX_FORM_MS = 2_500;
const MAX_TABLES_MS = 1_000;
const MAX_INTERACTION_MS = 200;
/** With headers, without the venue's pictures. */
const MAX_VISIT_KB = 340;
const PICTURE = /\/assets\/(?!icon)|\/files\//;
/** Filling the form in takes longer than this. By then the code of the next step is loaded. */
const QUIET_NETWORK_MS = 1_000;

type Load = { lcp: number; input: number };
/**
 * `shift` is the cumulative layout shift of the whole visit, `tables` the time from Select Table to the drawn tables,
 * `interaction` the longest time from a tap or a key to the next frame that shows its effect.
 */
type Visit = Load & { shift: number; tables: number; interaction: number };
type Watched = Visit & { tapped: number; shifts: string[]; interactions: string[]; transfers: Transfer[] };
/** An answer that the page has received, with the bytes of its headers and its body. */
type Transfer = { readonly url: string; readonly bytes: number };

/** Runs in the page. A string, since the page lacks the compiler's helpers. */
const WATCH = `
  Object.assign(window, { lcp: 0, input: 0, shift: 0, shifts: [], tapped: 0, tables: 0, interaction: 0, interactions: [] });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shift += value;
      const moved = sources.map(({ node }) => node?.className || node?.nodeName);
      window.shifts.push(value.toFixed(4) + ' at ' + startTime.toFixed(0) + ' ms: ' + moved.join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target, startTime } of list.getEntries()) {
      if (!interactionId) continue;
      window.interaction = Math.max(window.interaction, duration);
      if (duration > 100) window.interactions.push(duration + ' ms of ' + name + ' on ' + (target?.className || target?.nodeName));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  addEventListener('pointerup', () => { window.tapped = performance.now(); }, true);
  (function lookForTables() {
    if (document.querySelector('[data-testid="plan"][data-ready="true"]')) window.tables = performance.now() - window.tapped;
    else requestAnimationFrame(lookForTables);
  })();
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.lcp = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  (function look() {
    const label = [...document.querySelectorAll('label')].find((label) => label.textContent.includes(${JSON.stringify(messages.firstName)}));
    if (!label?.control) requestAnimationFrame(look);
    else setTimeout(() => requestAnimationFrame(() => setTimeout(() => { window.input = performance.now(); })));
  })();
`;

/** Opens the slow phone with a cold cache. `transfers` grows with each answer that its page receives. */
async function openSlowPhone(browser: Browser): Promise<{ page: Page; transfers: Transfer[] }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2.6,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  const transfers: Transfer[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    transfers.push({ url: urls.get(requestId) ?? '', bytes });
  });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, transfers };
}

/**
 * Measures one cold load, and what `go` does after it. `input` is the time at which the First Name field exists and the
 * main thread is idle.
 */
async function load(browser: Browser, url: string, go?: (page: Page) => Promise<void>): Promise<Watched> {
  const { page, transfers } = await openSlowPhone(browser);
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as Load).input > 0 && (window as unknown as Load).lcp > 0);
  // The picture may still become the largest paint.
  await page.waitForTimeout(1_500);
  await go?.(page);
  const seen = await page.evaluate(() => {
    const { lcp, input, shift, shifts, tables, tapped, interaction, interactions } = window as unknown as Watched;
    return { lcp, input, shift, shifts, tables, tapped, interaction, interactions };
  });
  await page.context().close();
  return { ...seen, transfers };
}

/** Fills the form in, waits until the code of the next step is loaded, and reserves a table. */
async function reserve(page: Page, table: string): Promise<void> {
  const visitor = new Visitor(page, TENANT, true);
  await visitor.fill({ guests: '4' });
  await waitForQuietNetwork(page);
  await visitor.selectTable.tap();
  await page.waitForFunction(() => (window as unknown as Visit).tables > 0);
  await waitForQuietNetwork(page);
  await visitor.tap(table);
  await visitor.acceptAndReserve();
  await waitForQuietNetwork(page);
}

async function waitForQuietNetwork(page: Page): Promise<void> {
  let lastActivity = performance.now();
  const note = (): void => {
    lastActivity = performance.now();
  };
  page.on('request', note).on('requestfinished', note);
  while (performance.now() - lastActivity < QUIET_NETWORK_MS) await page.waitForTimeout(100);
  page.off('request', note).off('requestfinished', note);
}

/** Returns the sum of answers in kB (1000 bytes). */
const kilobytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;

const withoutPictures = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.filter(({ url }) => !PICTURE.test(url));

export async function benchForm(runs = 5): Promise<boolean> {
  await buildReferences(['bareReact']);
  const browser = await launchChromium();
  const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
  const reference = await startStaticServer(REFERENCE_DIST);
  const visits: Watched[] = [];
  const bare: Load[] = [];
  for (const table of tablesWithSeats(TENANT, 4).slice(0, runs)) {
    visits.push(await load(browser, `${host.url}/v/${TENANT}`, (page) => reserve(page, table)));
    bare.push(await load(browser, `${reference.url}/bareReact.html`));
  }
  await host.stop();
  await browser.close();
  reference.close();
  const valuesOf = (part: keyof Visit): number[] => visits.map((visit) => visit[part]);
  const figure = (name: string, part: keyof Visit, max: number): Figure => ({
    name,
    unit: 'ms',
    value: median(valuesOf(part)),
    noise: relativeSpread(valuesOf(part)),
    limit: { max },
  });
  const compare = (part: keyof Load): Pick<Figure, 'reference'> => ({
    reference: { name: 'bare React', value: median(bare.map((each) => each[part])) },
  });
  const transfers = visits.map(({ transfers: all }) => withoutPictures(all));
  for (const { url, bytes } of transfers[0]!.toSorted((one, other) => other.bytes - one.bytes))
    console.log(`  ${String(bytes).padStart(6)} bytes of ${new URL(url).pathname}`);
  for (const shift of new Set(visits.flatMap(({ shifts }) => shifts))) console.log(`  layout shift of ${shift}`);
  for (const slow of new Set(visits.flatMap(({ interactions }) => interactions))) console.log(`  ${slow}`);
  return report(`A visit (phone, CPU 4×, 1.6 Mbit/s, 150 ms; median of ${runs})`, [
    { ...figure('largest contentful paint', 'lcp', MAX_FORM_MS), ...compare('lcp') },
    { ...figure('form ready', 'input', MAX_FORM_MS), ...compare('input') },
    { name: 'largest layout shift of a visit', unit: '', value: Math.max(...valuesOf('shift')), limit: { max: 0 } },
    figure('Select Table to the tables drawn', 'tables', MAX_TABLES_MS),
    figure('slowest interaction (INP)', 'interaction', MAX_INTERACTION_MS),
    {
      name: 'bytes to Thank You',
      unit: 'kB',
      value: median(transfers.map(kilobytesOf)),
      limit: { max: MAX_VISIT_KB },
    },
  ]);
}

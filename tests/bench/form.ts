/**
 * How soon the form is usable on a cheap phone: the largest contentful paint, and the moment at which the first name can
 * be typed. The CPU is slowed down 4 times, the network has 1.6 Mbit/s and a latency of 150 ms. The reference is a bare
 * React page with one field under the same conditions.
 */
import type { Browser } from 'playwright';
import { messages } from '../../src/booker/messages.ts';
import { startHost } from '../support/host.ts';
import { REFERENCE_DIST, buildReferences } from './bundles.ts';
import { launchChromium } from './phone.ts';
import { median, relativeSpread, report } from './report.ts';
import { startStaticServer } from './staticServer.ts';

const MAX_MS = 2500;

type Load = { lcp: number; input: number };

/** Runs in the page. A string, since the page lacks the compiler's helpers. */
const WATCH = `
  window.lcp = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.lcp = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  (function look() {
    const label = [...document.querySelectorAll('label')].find((label) => label.textContent.includes(${JSON.stringify(messages.firstName)}));
    if (!label?.control) requestAnimationFrame(look);
    else setTimeout(() => requestAnimationFrame(() => setTimeout(() => { window.input = performance.now(); })));
  })();
`;

/** Measures one cold load. `input` is the time at which the First Name field exists and the main thread is idle. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2.6,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as Load).input > 0 && (window as unknown as Load).lcp > 0);
  // The picture may still become the largest paint.
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => ({
    lcp: (window as unknown as Load).lcp,
    input: (window as unknown as Load).input,
  }));
  await context.close();
  return seen;
}

export async function benchForm(runs = 5): Promise<boolean> {
  await buildReferences(['bareReact']);
  const browser = await launchChromium();
  const host = await startHost();
  const reference = await startStaticServer(REFERENCE_DIST);
  const own: Load[] = [];
  const bare: Load[] = [];
  for (let run = 0; run < runs; run++) {
    own.push(await load(browser, `${host.url}/v/beach-camp`));
    bare.push(await load(browser, `${reference.url}/bareReact.html`));
  }
  await browser.close();
  reference.close();
  await host.stop();
  const figure = (name: string, part: keyof Load) => ({
    name,
    unit: 'ms',
    value: median(own.map((each) => each[part])),
    noise: relativeSpread(own.map((each) => each[part])),
    reference: { name: 'bare React', value: median(bare.map((each) => each[part])) },
    limit: { max: MAX_MS },
  });
  return report(`Form usable (phone, CPU 4×, 1.6 Mbit/s, 150 ms; median of ${runs})`, [
    figure('largest contentful paint', 'lcp'),
    figure('first input', 'input'),
  ]);
}

/**
 * `npm run bench -- soak`: minutes of random gestures, taps, changes of the date and searches on the booking page, and
 * hundreds of openings of its step 2. Fails on page errors, on a growing heap and on leaked canvases.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { seededRandom } from '../../support/seededRandom.ts';
import { messages } from '../../../src/booker/messages.ts';
import { startHost } from '../../support/host.ts';
import { Visitor } from '../../support/visitor.ts';
import { BEACH_DATES, startBeachHost } from '../map/beachHost.ts';
import { type CanvasUsage, CANVAS_WATCH_SCRIPT, readCanvasUsage } from './canvasUsage.ts';
import { Phone, launchChromium } from '../phone.ts';
import { RandomGestures } from './randomGestures.ts';
import { type Figure, report } from '../report.ts';

const TABLES = 10_000;
const RATIO = 3;
/** The limit for the bytes of all canvases at any time, in MB (10⁶ bytes). */
const MAX_CANVAS_MB = 56;
const MAX_HEAP_GROWTH_PERCENT = 10;
/** Longer than the idle delay after which the map prepares for the next movement. */
const IDLE_MS = 1_000;
/** Gestures between two taps. */
const MAX_GESTURES = 3;
const NOW = '2026-11-23T02:20:00Z';

/** Compiled code would grow the heap for as long as there are paths that few have taken, which is not the page's doing. */
const NO_JIT_FLAGS = '--js-flags=--no-opt --no-maglev --no-sparkplug';

type Memory = { readonly heap: number; readonly canvases: CanvasUsage };

/** A party that may select a dozen tables before it has enough seats. */
const GUESTS = 50;
/** Every twelfth round of gestures changes the date, every fifth searches the list. */
const ROUNDS_PER_DATE = 12;
const ROUNDS_PER_SEARCH = 5;

export async function soak(minutes = 10, rounds = 300, seed = 1): Promise<boolean> {
  const browser = await launchChromium(NO_JIT_FLAGS);
  const gestures = await soakGestures(browser, minutes * 60_000, seed);
  const visits = await soakVisits(browser, rounds);
  await browser.close();
  return gestures && visits;
}

/** Uses step 2 of the booking page as restless visitors do. */
async function soakGestures(browser: Browser, duration: number, seed: number): Promise<boolean> {
  const beach = await startBeachHost(TABLES);
  const phone = await Phone.open(browser, { ratio: RATIO, script: CANVAS_WATCH_SCRIPT });
  const random = seededRandom(seed);
  const gestures = new RandomGestures(phone, random);
  const when = (): string => `gesture ${gestures.gestureCount}, after ${gestures.recentGestures.join(', ')}`;
  const errors = listen(phone, when);
  const { page } = phone;
  const visitor = new Visitor(page, 'beach-camp', true);
  await page.goto(`${beach.url}/v/beach-camp`);
  await visitor.fillAndGoToTables({ guests: String(GUESTS) });
  let date: string = BEACH_DATES[0];
  const counts = { taps: 0, dates: 0, searches: 0 };
  const changeDate = async (): Promise<void> => {
    await gestures.reset();
    await visitor.editReservation();
    date = date === BEACH_DATES[0] ? BEACH_DATES[1] : BEACH_DATES[0];
    await visitor.fillAndGoToTables({ guests: String(GUESTS), date });
    counts.dates += 1;
  };
  const searchList = async (): Promise<void> => {
    // A phone in landscape shows the list beside the plan, without this button.
    await gestures.reset();
    const toggle = visitor.button(messages.yourTables);
    await toggle.click();
    const box = page.getByRole('searchbox', { name: messages.find });
    await box.fill(`${String.fromCharCode(65 + Math.floor(random() * 26))}${Math.ceil(random() * 9)}`);
    const rows = page.getByRole('region', { name: messages.list, exact: true }).getByRole('listitem');
    // The search may find unavailable tables only, or none.
    const row = rows.getByRole('button', { disabled: false }).first();
    if (await row.isVisible()) await row.click();
    await box.fill('');
    await toggle.click();
    await page.evaluate(`document.querySelector('[data-testid="plan"]').focus()`);
    counts.searches += 1;
  };
  const run = async (until: number): Promise<void> => {
    for (let round = 1; performance.now() < until && errors.length < 20; round++) {
      for (let left = Math.ceil(random() * MAX_GESTURES); left > 0; left--) await gestures.performRandomGesture();
      await phone.settledView();
      await phone.tap(gestures.randomPoint());
      counts.taps += 1;
      if (round % ROUNDS_PER_SEARCH === 0) await searchList();
      if (round % ROUNDS_PER_DATE === 0) await changeDate();
    }
    await gestures.reset();
    await pause(IDLE_MS);
  };
  const start = performance.now();
  await run(start + Math.min(duration / 4, 60_000));
  // The first changes of the date raise the heap once: the page keeps what it showed before, for each date.
  for (let times = 0; times < 2 * BEACH_DATES.length; times++) await changeDate();
  await searchList();
  await pause(IDLE_MS);
  const warm = await readMemory(phone);
  await run(start + duration);
  const end = await readMemory(phone);
  await phone.close();
  await beach.stop();
  for (const error of errors) console.error(`  ${error}`);
  return report(
    `Soak of the booking page: ${gestures.gestureCount} gestures on ${TABLES.toLocaleString('en')} tables in ${(duration / 60_000).toFixed(1)} min, seed ${seed} (phone, 412×915 at ${RATIO})`,
    [
      { name: 'taps', value: counts.taps, unit: 'taps' },
      { name: 'changes of the date', value: counts.dates, unit: 'changes' },
      { name: 'searches in the list', value: counts.searches, unit: 'searches' },
      ...figuresOf(errors, warm, end),
      { name: 'canvas memory, peak', value: end.canvases.peak / 1e6, unit: 'MB', limit: { max: MAX_CANVAS_MB } },
    ],
  );
}

/**
 * Runs one round inside the page. Calls from outside would compile scripts, which count as heap of the page.
 */
const OPEN_AND_LEAVE = `
  const sees = async (find) => {
    for (let frames = 0; frames < 3_000; frames++) { const found = find(); if (found) return found; await new Promise(requestAnimationFrame); }
    throw new Error('never seen: ' + find);
  };
  const button = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(name) && !one.disabled);
  window.openAndLeave = async () => {
    (await sees(() => button(${JSON.stringify(messages.selectTable)}))).click();
    await sees(() => document.querySelector('[data-testid="plan"][data-ready="true"][data-still="true"]'));
    (await sees(() => button(${JSON.stringify(messages.edit)}))).click();
    await sees(() => !document.querySelector('[data-testid="plan"]') && button(${JSON.stringify(messages.selectTable)}));
  };
`;

async function soakVisits(browser: Browser, rounds: number): Promise<boolean> {
  const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
  const phone = await Phone.open(browser, { ratio: RATIO, script: CANVAS_WATCH_SCRIPT + OPEN_AND_LEAVE });
  let round = 0;
  const errors = listen(phone, () => `round ${round}`);
  const { page } = phone;
  const visitor = new Visitor(page, 'beach-camp', true);
  await page.goto(`${host.url}/v/beach-camp`);
  await visitor.fill();
  const openAndLeave = async (times: number): Promise<Memory> => {
    for (const last = round + times; round < last; round++) await page.evaluate('openAndLeave()');
    await pause(IDLE_MS);
    return readMemory(phone);
  };
  const warmUp = Math.min(20, Math.ceil(rounds / 3));
  const warm = await openAndLeave(warmUp);
  const end = await openAndLeave(rounds - warmUp);
  await phone.close();
  await host.stop();
  for (const error of errors) console.error(`  ${error}`);
  return report(`Soak of the booker: step 2 opened and left ${rounds} times`, [
    ...figuresOf(errors, warm, end),
    { name: 'canvas memory, peak', value: end.canvases.peak / 1e6, unit: 'MB' },
  ]);
}

/** Collects the errors of the page. */
function listen({ page }: Phone, when: () => string): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${when()}: ${error.stack ?? String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${when()}: ${message.text()}`);
  });
  page.on('crash', () => errors.push(`${when()}: the page crashed`));
  return errors;
}

async function readMemory(phone: Phone): Promise<Memory> {
  const heap = await phone.heapBytes();
  return { heap, canvases: await readCanvasUsage(phone) };
}

/** Figures that must not grow between the end of the warm-up and the end of the soak. */
function figuresOf(errors: readonly string[], warm: Memory, end: Memory): Figure[] {
  console.log(
    `  canvases after warming up: ${warm.canvases.sizes || 'none'}\n  canvases at the end: ${end.canvases.sizes || 'none'}\n  canvases at the peak: ${end.canvases.peakSizes}`,
  );
  return [
    { name: 'page errors', value: errors.length, unit: 'errors', limit: { max: 0 } },
    {
      name: 'heap at the end',
      value: end.heap / 2 ** 20,
      unit: 'MiB',
      reference: { name: 'after warming up', value: warm.heap / 2 ** 20 },
      limit: { maxRatio: 1 + MAX_HEAP_GROWTH_PERCENT / 100 },
    },
    {
      name: 'leaked canvases',
      value: Math.max(0, end.canvases.count - warm.canvases.count),
      unit: 'canvases',
      limit: { max: 0 },
    },
  ];
}

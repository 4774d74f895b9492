/**
 * `npm run bench -- soak`: minutes of random hands on the map, and step 2 of the booker opened and left again and again.
 * It fails on any error of the page, any tap that chooses what it does not mean, memory that grows, and canvases that stay.
 */
import type { Browser } from 'playwright';
import { seededRandom } from '../../../src/server/fixtures/generate/seededRandom.ts';
import { startHost } from '../../support/host.ts';
import { Visitor } from '../../support/visitor.ts';
import { generateBeach } from '../generateBeach.ts';
import { DIST } from '../bundles.ts';
import { type CanvasUsage, CANVAS_WATCH_SCRIPT, readCanvasUsage } from './canvasUsage.ts';
import { createTapOracle } from './tapOracle.ts';
import { Phone, launchChromium } from '../phone.ts';
import { RandomGestures, pause } from './randomGestures.ts';
import { type Figure, report } from '../report.ts';
import { startStaticServer } from '../staticServer.ts';

const TABLES = 10_000;
const RATIO = 3;
/** Bytes of all canvases at any time, in MB of a million; growth of the heap in per cent. */
const MOST_CANVAS_MB = 56;
const MOST_GROWTH = 10;
/** Longer than the plan waits before it prepares for the next movement. */
const LEISURE = 1_000;
/** Hands do so many things from one tap that is judged to the next, at most. */
const MOST_ACTS = 3;
const NOW = '2026-11-23T02:20:00Z';

/** The more often a function runs, the more machine code the browser makes of it: some kB a round that the page has no part in. */
const NO_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug';

type Kept = { readonly heap: number; readonly canvases: CanvasUsage };
type Told = { readonly id: number; readonly selected: boolean };

const WATCH_TAPS = `window.told = []; addEventListener('tidetable:select', ({ detail }) => { window.told.push(detail); });`;

export async function soak(minutes = 10, rounds = 300, seed = 1): Promise<boolean> {
  const browser = await launchChromium();
  const map = await soakMap(browser, minutes * 60_000, seed);
  await browser.close();
  const plain = await launchChromium(NO_MACHINE_CODE);
  const booker = await soakBooker(plain, rounds);
  await plain.close();
  return map && booker;
}

async function soakMap(browser: Browser, duration: number, seed: number): Promise<boolean> {
  const plan = generateBeach(TABLES, { seed, varied: true });
  const served = await startStaticServer(DIST, { '/plan.json': plan });
  const host = await startHost({ env: { RATE_LIMIT: '0' } });
  const phone = await Phone.open(browser, { ratio: RATIO, script: CANVAS_WATCH_SCRIPT + WATCH_TAPS });
  const hands = new RandomGestures(phone, seededRandom(seed));
  const when = (): string => `act ${hands.gestureCount}, after ${hands.recentGestures.join(', ')}`;
  const faults = listen(phone, when);
  await phone.page.goto(`${host.url}/gallery/map?answer=${encodeURIComponent(`${served.url}/plan.json`)}`);
  await phone.waitUntil(`document.querySelector('.konvajs-content')`);
  await phone.page.evaluate(`document.querySelector('[data-testid="plan"]').focus()`);
  const rooms = plan.flatMap((group) => group.rooms);
  const meaning = createTapOracle(rooms);
  const free = new Set(rooms.filter(({ available }) => available).map(({ id }) => id));
  const chosen = new Set<number>();
  const wrong: string[] = [];
  let [taps, doubtful, told] = [0, 0, 0];

  /** What the page has told of since; every table in turn chosen and released. */
  const drain = async (): Promise<Told[]> => {
    const news = (await phone.page.evaluate('told.splice(0)')) as Told[];
    for (const { id, selected } of news) {
      if (selected === chosen.has(id))
        wrong.push(`${when()}: table ${id} was told to be ${selected ? 'chosen' : 'released'} twice`);
      if (!free.has(id)) wrong.push(`${when()}: table ${id} is taken, and was chosen`);
      if (selected) chosen.add(id);
      else chosen.delete(id);
    }
    return news;
  };
  const judge = async (): Promise<void> => {
    const view = await phone.settledView();
    const at = hands.point();
    const meant = meaning(at, view);
    await phone.tap(at);
    const news = await drain();
    const after = await phone.settledView();
    taps++;
    if (meant.size > 1) doubtful++;
    told += news.length;
    const answered =
      news.length === 1 ? meant.has(news[0]!.id) : news.length === 0 && (meant.has('nothing') || meant.has('zoom'));
    const only = meant.size === 1 ? [...meant][0] : undefined;
    const moved = only === 'zoom' ? after.scale > view.scale : typeof only !== 'number' || after.scale === view.scale;
    if (!answered || !moved)
      wrong.push(
        `${when()}: a tap at ${at.x.toFixed(2)} ${at.y.toFixed(2)} in view ${view.scale} ${view.x} ${view.y} means ${[...meant].join(' or ')}, and told ${JSON.stringify(news)}, view then ${after.scale} ${after.x} ${after.y}`,
      );
  };
  const run = async (until: number): Promise<void> => {
    while (performance.now() < until && faults.length + wrong.length < 20) {
      for (let left = Math.ceil(hands.random() * MOST_ACTS); left > 0; left--) await hands.performRandomGesture();
      await phone.settledView();
      await drain();
      await judge();
    }
    await hands.reset();
    await pause(LEISURE);
  };
  const start = performance.now();
  await run(start + Math.min(duration / 4, 60_000));
  const warm = await keptBy(phone);
  await run(start + duration);
  const end = await keptBy(phone);
  await phone.close();
  served.close();
  await host.stop();
  for (const fault of [...faults, ...wrong]) console.error(`  ${fault}`);
  return report(
    `Soak of the map: ${hands.gestureCount} gestures on ${TABLES.toLocaleString('en')} tables in ${(duration / 60_000).toFixed(1)} min, seed ${seed} (phone, 412×915 at ${RATIO})`,
    [
      { name: 'taps judged', value: taps, unit: 'taps' },
      { name: 'of these too close to call for one answer', value: doubtful, unit: 'taps' },
      { name: 'tables chosen or released by them', value: told, unit: 'tables' },
      { name: 'wrong answers to taps', value: wrong.length, unit: 'taps', limit: { most: 0 } },
      ...figuresOf(faults, warm, end),
      { name: 'canvases at their most', value: end.canvases.peak / 1e6, unit: 'MB', limit: { most: MOST_CANVAS_MB } },
    ],
  );
}

/**
 * One round, in the page itself: a driver from outside compiles something for each look at the page, which would count
 * as the page's own heap.
 */
const OPEN_AND_LEAVE = `
  const sees = async (find) => {
    for (let frames = 0; frames < 3_000; frames++) { const found = find(); if (found) return found; await new Promise(requestAnimationFrame); }
    throw new Error('never seen: ' + find);
  };
  const button = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(name) && !one.disabled);
  window.openAndLeave = async () => {
    (await sees(() => button('Select Table'))).click();
    await sees(() => document.querySelector('[data-testid="plan"][data-ready="true"][data-still="true"]'));
    (await sees(() => button('Edit Reservation'))).click();
    await sees(() => !document.querySelector('[data-testid="plan"]') && button('Select Table'));
  };
`;

async function soakBooker(browser: Browser, rounds: number): Promise<boolean> {
  const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
  const phone = await Phone.open(browser, { ratio: RATIO, script: CANVAS_WATCH_SCRIPT + OPEN_AND_LEAVE });
  let round = 0;
  const faults = listen(phone, () => `round ${round}`);
  const { page } = phone;
  const visitor = new Visitor(page, 'beach-camp', true);
  await page.goto(`${host.url}/v/beach-camp`);
  await visitor.fill();
  const openAndLeave = async (times: number): Promise<Kept> => {
    for (const last = round + times; round < last; round++) await page.evaluate('openAndLeave()');
    await pause(LEISURE);
    return keptBy(phone);
  };
  const warmUp = Math.min(20, Math.ceil(rounds / 3));
  const warm = await openAndLeave(warmUp);
  const end = await openAndLeave(rounds - warmUp);
  await phone.close();
  await host.stop();
  for (const fault of faults) console.error(`  ${fault}`);
  return report(`Soak of the booker: step 2 opened and left ${rounds} times`, [
    ...figuresOf(faults, warm, end),
    { name: 'canvases at their most', value: end.canvases.peak / 1e6, unit: 'MB' },
  ]);
}

/** Gathers what goes wrong in the page. */
function listen({ page }: Phone, when: () => string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${when()}: ${error.stack ?? String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${when()}: ${message.text()}`);
  });
  page.on('crash', () => faults.push(`${when()}: the page crashed`));
  return faults;
}

async function keptBy(phone: Phone): Promise<Kept> {
  const heap = await phone.heapBytes();
  return { heap, canvases: await readCanvasUsage(phone) };
}

/** What must not have grown from after the warming up to the end. */
function figuresOf(faults: readonly string[], warm: Kept, end: Kept): Figure[] {
  console.log(
    `  canvases after warming up: ${warm.canvases.sizes || 'none'}\n  canvases at the end: ${end.canvases.sizes || 'none'}\n  canvases at their most: ${end.canvases.peakSizes}`,
  );
  return [
    { name: 'errors of the page', value: faults.length, unit: 'errors', limit: { most: 0 } },
    {
      name: 'heap at the end',
      value: end.heap / 2 ** 20,
      unit: 'MiB',
      reference: { name: 'warmed up', value: warm.heap / 2 ** 20 },
      limit: { mostRatio: 1 + MOST_GROWTH / 100 },
    },
    {
      name: 'canvases left over',
      value: Math.max(0, end.canvases.count - warm.canvases.count),
      unit: 'canvases',
      limit: { most: 0 },
    },
  ];
}

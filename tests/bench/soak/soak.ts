/**
 * `npm run bench -- soak`: minutes of random gestures on the map, and hundreds of visits to step 2 of the booker. Fails on
 * page errors, on taps with a wrong result, on a growing heap and on leaked canvases.
 */
import type { Browser } from 'playwright';
import { seededRandom } from '../../../src/server/fixtures/generate/seededRandom.ts';
import { messages } from '../../../src/booker/messages.ts';
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
/** The limit for the bytes of all canvases at any time, in MB (10⁶ bytes). */
const MAX_CANVAS_MB = 56;
const MAX_HEAP_GROWTH_PERCENT = 10;
/** Longer than the idle delay after which the map prepares for the next movement. */
const IDLE_MS = 1_000;
/** Gestures between two taps whose result is checked. */
const MAX_GESTURES = 3;
const NOW = '2026-11-23T02:20:00Z';

/** Compiled code would grow the heap by some kB per round, which is not the page's doing. */
const NO_JIT_FLAGS = '--js-flags=--no-opt --no-maglev --no-sparkplug';

type Memory = { readonly heap: number; readonly canvases: CanvasUsage };
type SelectEvent = { readonly id: number; readonly selected: boolean };

const SELECT_WATCH_SCRIPT = `window.selectEvents = []; addEventListener('tidetable:select', ({ detail }) => { window.selectEvents.push(detail); });`;

export async function soak(minutes = 10, rounds = 300, seed = 1): Promise<boolean> {
  const browser = await launchChromium();
  const map = await soakMap(browser, minutes * 60_000, seed);
  await browser.close();
  const plain = await launchChromium(NO_JIT_FLAGS);
  const booker = await soakBooker(plain, rounds);
  await plain.close();
  return map && booker;
}

async function soakMap(browser: Browser, duration: number, seed: number): Promise<boolean> {
  const plan = generateBeach(TABLES, { seed, varied: true });
  const served = await startStaticServer(DIST, { '/plan.json': plan });
  const host = await startHost({ env: { RATE_LIMIT: '0' } });
  const phone = await Phone.open(browser, { ratio: RATIO, script: CANVAS_WATCH_SCRIPT + SELECT_WATCH_SCRIPT });
  const gestures = new RandomGestures(phone, seededRandom(seed));
  const when = (): string => `gesture ${gestures.gestureCount}, after ${gestures.recentGestures.join(', ')}`;
  const errors = listen(phone, when);
  await phone.page.goto(`${host.url}/gallery/map?answer=${encodeURIComponent(`${served.url}/plan.json`)}`);
  await phone.waitUntil(`document.querySelector('.konvajs-content')`);
  await phone.page.evaluate(`document.querySelector('[data-testid="plan"]').focus()`);
  const rooms = plan.flatMap((group) => group.rooms);
  const outcomesOf = createTapOracle(rooms);
  const availableIds = new Set(rooms.filter(({ available }) => available).map(({ id }) => id));
  const selectedIds = new Set<number>();
  const wrong: string[] = [];
  let taps = 0;
  let ambiguousTaps = 0;
  let selectEvents = 0;

  /** Reads the new select events, and checks that each table is selected and released in turn. */
  const drain = async (): Promise<SelectEvent[]> => {
    const events = await phone.page.evaluate<SelectEvent[]>('selectEvents.splice(0)');
    for (const { id, selected } of events) {
      if (selected === selectedIds.has(id))
        wrong.push(`${when()}: table ${id} was ${selected ? 'selected' : 'released'} twice`);
      if (!availableIds.has(id)) wrong.push(`${when()}: table ${id} is unavailable and was selected`);
      if (selected) selectedIds.add(id);
      else selectedIds.delete(id);
    }
    return events;
  };
  const checkTap = async (): Promise<void> => {
    const view = await phone.settledView();
    const at = gestures.randomPoint();
    const outcomes = outcomesOf(at, view);
    await phone.tap(at);
    const events = await drain();
    const after = await phone.settledView();
    taps += 1;
    if (outcomes.size > 1) ambiguousTaps += 1;
    selectEvents += events.length;
    const isExpected =
      events.length === 1
        ? outcomes.has(events[0]!.id)
        : events.length === 0 && (outcomes.has('nothing') || outcomes.has('zoom'));
    const only = outcomes.size === 1 ? [...outcomes][0] : undefined;
    const hasExpectedScale =
      only === 'zoom' ? after.scale > view.scale : typeof only !== 'number' || after.scale === view.scale;
    if (!isExpected || !hasExpectedScale)
      wrong.push(
        `${when()}: a tap at ${at.x.toFixed(2)} ${at.y.toFixed(2)} in view ${view.scale} ${view.x} ${view.y} should result in ${[...outcomes].join(' or ')}, but dispatched ${JSON.stringify(events)}, view afterwards ${after.scale} ${after.x} ${after.y}`,
      );
  };
  const run = async (until: number): Promise<void> => {
    while (performance.now() < until && errors.length + wrong.length < 20) {
      for (let left = Math.ceil(gestures.random() * MAX_GESTURES); left > 0; left--)
        await gestures.performRandomGesture();
      await phone.settledView();
      await drain();
      await checkTap();
    }
    await gestures.reset();
    await pause(IDLE_MS);
  };
  const start = performance.now();
  await run(start + Math.min(duration / 4, 60_000));
  const warm = await readMemory(phone);
  await run(start + duration);
  const end = await readMemory(phone);
  await phone.close();
  served.close();
  await host.stop();
  for (const fault of [...errors, ...wrong]) console.error(`  ${fault}`);
  return report(
    `Soak of the map: ${gestures.gestureCount} gestures on ${TABLES.toLocaleString('en')} tables in ${(duration / 60_000).toFixed(1)} min, seed ${seed} (phone, 412×915 at ${RATIO})`,
    [
      { name: 'taps checked', value: taps, unit: 'taps' },
      { name: 'ambiguous taps among them', value: ambiguousTaps, unit: 'taps' },
      { name: 'tables selected or released by them', value: selectEvents, unit: 'tables' },
      { name: 'wrong results of taps', value: wrong.length, unit: 'taps', limit: { max: 0 } },
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

async function soakBooker(browser: Browser, rounds: number): Promise<boolean> {
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
  for (const fault of errors) console.error(`  ${fault}`);
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

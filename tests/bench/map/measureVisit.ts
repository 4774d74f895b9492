/** Measures one cold visit to a page that shows a plan: load, drag, pinch and taps. */
import type { Browser } from 'playwright';
import { seededRandom } from '../../../src/server/fixtures/generate/seededRandom.ts';
import type { BeachArea } from '../generateBeach.ts';
import { PHONE, Phone, type Point } from '../phone.ts';
import { pause } from '../soak/randomGestures.ts';
import { median } from '../report.ts';

/** In milliseconds, the heap in MiB. `p95` is of the frame times, `main` is the main thread's work per frame. */
export const MEASURES = [
  'first paint',
  'load',
  'pan whole p95',
  'pan whole main',
  'pinch p95',
  'pinch main',
  'pan near p95',
  'pan near main',
  'tap',
  'heap',
] as const;
export type Measure = (typeof MEASURES)[number];
export type Visit = Record<Measure, number>;
type Arrival = Pick<Visit, 'first paint' | 'load'>;

/** The page is loaded after the last frame that is longer than `LONG_FRAME_MS`, if `QUIET_MS` pass without another. */
const LONG_FRAME_MS = 40;
const QUIET_MS = 700;
const GESTURE_MS = 1_400;
const TAPS = 8;
const LOAD_TIMEOUT_MS = 60_000;

/** Runs in the page before its own scripts. A tap counts as painted at the end of the frame that dispatches its event. */
const WATCH = `
  const seen = window.seen = { frames: [], taps: [] };
  requestAnimationFrame(function frame() { seen.frames.push(performance.now()); requestAnimationFrame(frame); });
  seen.settled = () => { let end = 0; seen.frames.forEach((at, i) => { if (i > 0 && at - seen.frames[i - 1] > ${LONG_FRAME_MS}) end = at; }); return end; };
  seen.painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  let lifted = 0;
  addEventListener('pointerup', (event) => { lifted = event.timeStamp; }, true);
  addEventListener('tidetable:select', () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { seen.taps.push(performance.now() - lifted); };
    requestAnimationFrame(() => { port2.postMessage(0); });
  });
`;

/** Opens a page in a fresh context and measures its load only. */
export async function measureArrival(browser: Browser, url: string, slower: number): Promise<Arrival> {
  return onPhone(browser, url, slower, async (_, arrival) => arrival);
}

/** Opens a page in a fresh context and uses it. Throws if the page fails or does not respond to a tap. */
export async function measureVisit(
  browser: Browser,
  url: string,
  plan: readonly BeachArea[],
  slower: number,
): Promise<Visit> {
  return onPhone(browser, url, slower, async (phone, arrival) => {
    const heap = (await phone.heapBytes()) / 2 ** 20;
    const middle = { x: PHONE.width / 2, y: PHONE.height / 2 };
    const sweep = (part: number): Point[] => [
      { x: middle.x + 70 * Math.sin(part * 4 * Math.PI), y: middle.y - 140 * Math.cos(part * 2 * Math.PI) },
    ];
    const spread = (part: number): Point[] =>
      [-1, 1].map((side) => ({ x: middle.x, y: middle.y + side * (30 + 250 * part) }));
    const [whole, pinch, near] = [
      await gesture(phone, sweep),
      await gesture(phone, spread),
      await gesture(phone, sweep),
    ];
    const tap = await tapTables(phone, plan);
    return {
      ...arrival,
      'pan whole p95': whole.p95,
      'pan whole main': whole.main,
      'pinch p95': pinch.p95,
      'pinch main': pinch.main,
      'pan near p95': near.p95,
      'pan near main': near.main,
      tap,
      heap,
    };
  });
}

async function onPhone<Found>(
  browser: Browser,
  url: string,
  slower: number,
  measure: (phone: Phone, arrival: Arrival) => Promise<Found>,
): Promise<Found> {
  const phone = await Phone.open(browser, { slower, script: WATCH });
  const { page } = phone;
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url);
    await phone.waitUntil(
      `seen.painted() && seen.frames.length > 20 && performance.now() - seen.settled() > ${QUIET_MS}`,
      LOAD_TIMEOUT_MS,
    );
    const [paint, settled] = await page.evaluate<[number, number]>('[seen.painted(), seen.settled()]');
    const found = await measure(phone, { 'first paint': paint, load: Math.max(paint, settled) });
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
    return found;
  } finally {
    await phone.close();
  }
}

/** Moves fingers at 60 Hz, whether or not the page keeps up. `fingers` returns their positions at a fraction of the time. */
async function gesture(phone: Phone, fingers: (part: number) => Point[]): Promise<{ p95: number; main: number }> {
  await phone.settledView();
  const before = await phone.mainThreadSeconds();
  const first = await phone.page.evaluate<number>('seen.frames.length');
  const sent = [phone.touch('touchStart', fingers(0))];
  const start = performance.now();
  for (let elapsed = 0; elapsed < GESTURE_MS; elapsed = performance.now() - start) {
    sent.push(phone.touch('touchMove', fingers(elapsed / GESTURE_MS)));
    await pause(Math.max(0, sent.length * 16 - elapsed));
  }
  await Promise.all(sent);
  const work = ((await phone.mainThreadSeconds()) - before) * 1000;
  const frames = await phone.page.evaluate<number[]>(`seen.frames.slice(${first})`);
  await phone.touch('touchEnd', []);
  const lengths = frames
    .slice(1)
    .map((at, i) => at - frames[i]!)
    .toSorted((a, b) => a - b);
  return { p95: lengths[Math.floor(lengths.length * 0.95)]!, main: work / lengths.length };
}

/** Returns the median time from lifting the finger over an available table to the end of the frame that shows it selected. */
async function tapTables(phone: Phone, plan: readonly BeachArea[]): Promise<number> {
  const { page } = phone;
  const view = await phone.settledView();
  const random = seededRandom(5);
  const clear = { left: 60, top: 120, right: PHONE.width - 60, bottom: PHONE.height - 120 };
  const free = plan
    .flatMap(({ rooms }) => rooms)
    .filter(({ available }) => available)
    .map(({ coordinates: { x, y, width, height } }) => ({
      x: (x + width / 2) * view.scale + view.x,
      y: (y + height / 2) * view.scale + view.y,
    }))
    .filter(({ x, y }) => x > clear.left && x < clear.right && y > clear.top && y < clear.bottom);
  for (let tap = 1; tap <= TAPS; tap++) {
    const [at] = free.splice(Math.floor(random() * free.length), 1);
    if (!at) break;
    await phone.tap(at);
    await phone.waitUntil(`seen.taps.length === ${tap}`);
    await phone.settledView();
  }
  return median(await page.evaluate<number[]>('seen.taps'));
}

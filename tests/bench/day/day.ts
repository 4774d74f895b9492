/**
 * The venue's day on a slow tablet, with 300 reservations at 200 tables: how long another view takes, the frames while a
 * party is dragged, and how soon another device shows what this one did.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { centerOf } from '../../../src/domain/geometry/boxes.ts';
import { messages } from '../../../src/day/messages.ts';
import { VIEWS, type View } from '../../../src/day/state/view.ts';
import { Phone, type Point, launchChromium } from '../phone.ts';
import { type Figure, median, percentile95, relativeSpread, report } from '../report.ts';
import { type BusyEvening, startBusyEvening } from './busyEvening.ts';

const TABLES = 200;
const RESERVATIONS = 300;
const TABLET = { screen: { width: 768, height: 1024 }, ratio: 2, slower: 4 };
const MAX = { switchMs: 200, frameMs: 20, otherDeviceMs: 1_000 };

/** A finger that rests so long lifts what is below it. */
const LIFT_MS = 450;
const DRAG_MS = 2_000;
/** Nothing happens for so long before a measurement. */
const QUIET_MS = 1_000;

/** Runs in the page before its own scripts. */
const WATCH_SCRIPT = `
  const seen = window.seen = { frames: [], switches: [] };
  requestAnimationFrame(function frame(now) { seen.frames.push(now); requestAnimationFrame(frame); });
  addEventListener('click', (event) => {
    if (event.target.closest('[role="tab"]'))
      requestAnimationFrame(() => { scheduler.postTask(() => { seen.switches.push(performance.now() - event.timeStamp); }, { priority: 'user-blocking' }); });
  }, true);
`;

/** In milliseconds, by what they are of. */
type Times = Record<
  'first timeline' | 'first list' | `again ${View}` | 'drag plan' | 'drag timeline' | 'other device',
  number
>;

const panel = (view: View): string => `#day-panel-${view}:not([inert])`;

/** Taps a view's tab. Returns the time until the end of the frame that shows the view. */
async function switchTo(tablet: Phone, view: View): Promise<number> {
  const { page } = tablet;
  await delay(QUIET_MS);
  const count = await page.evaluate<number>('seen.switches.length');
  const box = (await page.getByRole('tab', { name: messages.tabs[view] }).boundingBox())!;
  await tablet.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await tablet.waitUntil(`seen.switches.length > ${count} && document.querySelector('${panel(view)}')`);
  return page.evaluate<number>('seen.switches.at(-1)');
}

/** Rests a finger on a point, and drags it around. Returns the 95th percentile of the frame times meanwhile. */
async function drag(tablet: Phone, from: Point, reach: Point, isDragging: string): Promise<number> {
  await delay(QUIET_MS);
  await tablet.touch('touchStart', [from]);
  await delay(LIFT_MS);
  await tablet.waitUntil(isDragging);
  const first = await tablet.page.evaluate<number>('seen.frames.length');
  const sent: Promise<void>[] = [];
  const start = performance.now();
  for (let elapsed = 0; elapsed < DRAG_MS; elapsed = performance.now() - start) {
    const turn = (elapsed / DRAG_MS) * 2 * Math.PI;
    const at = { x: from.x + reach.x * Math.sin(turn), y: from.y + reach.y * Math.sin(2 * turn) };
    sent.push(tablet.touch('touchMove', [at]));
    await delay(Math.max(0, sent.length * 16 - elapsed));
  }
  await Promise.all(sent);
  const frames = await tablet.page.evaluate<number[]>(`seen.frames.slice(${first})`);
  await tablet.touch('touchCancel', []);
  const lengths = frames.slice(1).map((at, index) => at - frames[index]!);
  return percentile95(lengths);
}

async function dragOnPlan(tablet: Phone, { tables }: BusyEvening): Promise<number> {
  const { scale, x, y } = await tablet.settledView();
  const plan = (await tablet.page.getByTestId('plan').boundingBox())!;
  const { width, height } = plan;
  const toWindow = (point: Point): Point => ({ x: plan.x + point.x * scale + x, y: plan.y + point.y * scale + y });
  const middle = { x: plan.x + width / 2, y: plan.y + height / 2 };
  const distance = (point: Point): number => Math.hypot(point.x - middle.x, point.y - middle.y);
  const [from] = tables.map(({ box }) => toWindow(centerOf(box))).toSorted((a, b) => distance(a) - distance(b));
  return drag(tablet, from!, { x: width * 0.2, y: height * 0.25 }, `!document.querySelector('.day-plan-ghost').hidden`);
}

async function dragOnTimeline(tablet: Phone): Promise<number> {
  const from = await tablet.page.evaluate<Point>(`(() => {
    const { left, right, top, bottom } = document.querySelector('.day-timeline').getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const points = [...document.querySelectorAll('.day-bar[data-party]')]
      .map((bar) => bar.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: Math.max(x, left + 120) + 12, y: y + height / 2, end: x + width }))
      .filter(({ x, end }) => x < end && x < right - 60);
    const distance = ({ x, y }) => Math.hypot(x - middle.x, y - middle.y);
    return points.toSorted((a, b) => distance(a) - distance(b))[0];
  })()`);
  return drag(tablet, from, { x: 120, y: 180 }, `document.querySelector('.day-bar-ghost')`);
}

/** Frees the table of a late party with one device. Returns the time until another shows it. Both show the list. */
async function measureOther(tablet: Phone, other: Phone): Promise<number> {
  await delay(QUIET_MS);
  const card = tablet.page.getByRole('listitem').filter({ hasText: messages.freeTable }).first();
  const id = await card.getAttribute('data-party');
  const state = await card.getAttribute('data-state');
  const before = `.day-card[data-party="${id}"][data-state="${state}"]`;
  await other.waitUntil(`document.querySelector('${before}')`);
  // The party moves to another group, which may be out of sight.
  const shown = other.page.evaluate<number>(`new Promise((resolve) => {
    (function look() { if (document.querySelector('${before}')) requestAnimationFrame(look); else resolve(Date.now()); })();
  })`);
  const pressed = tablet.page.evaluate<number>(
    `new Promise((resolve) => { addEventListener('click', () => { resolve(Date.now()); }, { capture: true, once: true }); })`,
  );
  await card.getByRole('button', { name: messages.freeTable }).tap();
  return (await shown) - (await pressed);
}

/** Opens the day in a fresh context. */
async function openTablet(browser: Browser, { address }: BusyEvening): Promise<Phone> {
  const tablet = await Phone.open(browser, { ...TABLET, script: WATCH_SCRIPT });
  await tablet.page.goto(address);
  await tablet.waitUntil(`document.querySelector('[data-testid="plan"][data-ready="true"]')`, 60_000);
  return tablet;
}

async function measureDay(browser: Browser, evening: BusyEvening): Promise<Times> {
  const tablet = await openTablet(browser, evening);
  const times = {
    'drag plan': await dragOnPlan(tablet, evening),
    'first timeline': await switchTo(tablet, 'timeline'),
    'drag timeline': await dragOnTimeline(tablet),
    'first list': await switchTo(tablet, 'list'),
    'again plan': await switchTo(tablet, 'plan'),
    'again timeline': await switchTo(tablet, 'timeline'),
    'again list': await switchTo(tablet, 'list'),
  };
  const other = await openTablet(browser, evening);
  await switchTo(other, 'list');
  const result = { ...times, 'other device': await measureOther(tablet, other) };
  await other.close();
  await tablet.close();
  return result;
}

export async function benchDay(runs = 5): Promise<boolean> {
  const evening = await startBusyEvening(TABLES, RESERVATIONS);
  const browser = await launchChromium();
  const all: Times[] = [];
  for (let run = 0; run < runs; run++) all.push(await measureDay(browser, evening));
  await browser.close();
  await evening.stop();
  const figure = (measure: keyof Times, name: string, max: number): Figure => {
    const values = all.map((times) => times[measure]);
    return { name, unit: 'ms', value: median(values), noise: relativeSpread(values), limit: { max } };
  };
  const { width, height } = TABLET.screen;
  return report(
    `The venue's day, ${RESERVATIONS} reservations, ${TABLES} tables (tablet, ${width}×${height}, CPU ${TABLET.slower}×; median of ${runs})`,
    [
      figure('first timeline', 'Timeline for the first time', MAX.switchMs),
      figure('first list', 'List for the first time', MAX.switchMs),
      ...VIEWS.map((view) => figure(`again ${view}`, `${messages.tabs[view]} again`, MAX.switchMs)),
      figure('drag plan', 'frame of a drag on the plan, p95', MAX.frameMs),
      figure('drag timeline', 'frame of a drag on the timeline, p95', MAX.frameMs),
      figure('other device', 'change until another device shows it', MAX.otherDeviceMs),
    ],
  );
}

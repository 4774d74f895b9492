/** Measures gestures and taps on a page's plan. Boxes and points are CSS pixels of the window. */
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../support/seededRandom.ts';
import { type Phone, type Point, type View, PHONE } from '../phone.ts';
import type { Box } from '../planBox.ts';
import { median, percentile95 } from '../report.ts';

/** In milliseconds. `p95` is of the frame times, `main` is the main thread's work per frame. */
export type GestureTimes = Record<`${'pan whole' | 'pinch' | 'pan near'} ${'p95' | 'main'}`, number>;

export const WHOLE_WINDOW: Box = { x: 0, y: 0, ...PHONE };

const GESTURE_MS = 1_400;
/** Taps on the same point that follow sooner are a double tap. */
const DOUBLE_TAP_MS = 400;

/**
 * Runs in the page before its own scripts. A tap counts as painted at the end of the frame that dispatches its event: a
 * task of high priority sees that before those that wait since the tap.
 */
export const WATCH_SCRIPT = `
  const seen = window.seen = { frames: [], taps: [], lifted: 0 };
  requestAnimationFrame(function frame() { seen.frames.push(performance.now()); requestAnimationFrame(frame); });
  seen.afterFrame = (report) => {
    requestAnimationFrame(() => { scheduler.postTask(() => { report(performance.now()); }, { priority: 'user-blocking' }); });
  };
  addEventListener('pointerup', (event) => { seen.lifted = event.timeStamp; }, true);
  addEventListener('tidetable:select', () => {
    const { lifted } = seen;
    seen.afterFrame((now) => { seen.taps.push(now - lifted); });
  });
`;

/**
 * Pans at the whole plan, zooms in with two fingers, and pans there, around the middle of a box that shows the plan.
 */
export async function measureGestures(phone: Phone, { x, y, width, height }: Box): Promise<GestureTimes> {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const panBy = { x: Math.min(70, width / 4), y: Math.min(140, height / 4) };
  const pinchTo = Math.min(280, height * 0.4);
  const sweep = (part: number): Point[] => [
    { x: middle.x + panBy.x * Math.sin(part * 4 * Math.PI), y: middle.y - panBy.y * Math.cos(part * 2 * Math.PI) },
  ];
  const spread = (part: number): Point[] =>
    [-1, 1].map((side) => ({ x: middle.x, y: middle.y + side * (pinchTo / 9.3 + (pinchTo - pinchTo / 9.3) * part) }));
  const whole = await measureGesture(phone, sweep);
  const pinch = await measureGesture(phone, spread);
  const near = await measureGesture(phone, sweep);
  return {
    'pan whole p95': whole.p95,
    'pan whole main': whole.main,
    'pinch p95': pinch.p95,
    'pinch main': pinch.main,
    'pan near p95': near.p95,
    'pan near main': near.main,
  };
}

/**
 * Moves fingers at 60 Hz, whether or not the page keeps up. `fingers` returns their positions at a fraction of the
 * time.
 */
async function measureGesture(
  phone: Phone,
  fingers: (part: number) => Point[],
): Promise<{ p95: number; main: number }> {
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
  const lengths = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  return { p95: percentile95(lengths), main: work / lengths.length };
}

/** A table to tap, in plan units. */
export type TapTarget = { readonly available: boolean; readonly coordinates: Box };

/**
 * Taps available tables in a box, each `tapsPerTable` times. Returns the median time from lifting the finger to the end
 * of the frame that shows the change. `origin` is the plan's top left corner in the window.
 */
export async function measureTaps(
  phone: Phone,
  tables: readonly TapTarget[],
  box: Box,
  { origin = { x: 0, y: 0 }, tapCount = 8, tapsPerTable = 1 } = {},
): Promise<number> {
  const toWindow = ({ coordinates: { x, y, width, height } }: TapTarget, { scale, ...at }: View): Point => ({
    x: (x + width / 2) * scale + at.x + origin.x,
    y: (y + height / 2) * scale + at.y + origin.y,
  });
  const firstView = await phone.settledView();
  const random = seededRandom(5);
  const free = tables.filter((table) => {
    const { x, y } = toWindow(table, firstView);
    return table.available && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
  for (let tap = 0; tap < tapCount;) {
    const [table] = free.splice(Math.floor(random() * free.length), 1);
    if (!table) break;
    for (let again = 0; again < tapsPerTable; again++) {
      if (again > 0) await pause(DOUBLE_TAP_MS);
      tap += 1;
      await phone.tap(toWindow(table, await phone.settledView()));
      await phone.waitUntil(`seen.taps.length === ${tap}`);
    }
  }
  return median(await phone.page.evaluate<number[]>('seen.taps'));
}

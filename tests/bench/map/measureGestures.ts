/** Measures gestures and taps on a page's plan. Boxes and points are CSS pixels of the window. */
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../support/seededRandom.ts';
import { type Phone, type Point, type View, PHONE } from '../phone.ts';
import type { Box } from '../planBox.ts';
import { median, percentile95 } from '../report.ts';

/** `pan at once` begins right after a pinch, as visitors do; the others wait until the view has settled. */
export type GestureName = 'pan whole' | 'pinch' | 'pan near' | 'pan at once';

/**
 * In milliseconds. `p95` is of the frame times, `main` is the main thread's work per frame, `task` the longest task of
 * more than 50 ms, or 0. `paints after a pinch` counts how often the plan's canvas begins anew.
 */
export type GestureTimes = Record<
  `${GestureName} ${'p95' | 'main' | 'task'}` | 'after a pinch task' | 'paints after a pinch',
  number
>;

export const WHOLE_WINDOW: Box = { x: 0, y: 0, ...PHONE };

const GESTURE_MS = 1_400;
/** Between a pinch and the finger that follows at once. */
const AT_ONCE_MS = 120;
/** What a gesture has put off is done after this time. */
const AFTER_MS = 2_500;
/** Of canvases with fewer pixels, none shows the plan. */
const LARGE_CANVAS = 500_000;
/** Taps on the same point that follow sooner are a double tap. */
const DOUBLE_TAP_MS = 400;

/**
 * Runs in the page before its own scripts. A tap counts as painted at the end of the frame that dispatches its event: a
 * task of high priority sees that before those that wait since the tap.
 */
export const WATCH_SCRIPT = `
  const seen = window.seen = { frames: [], taps: [], tasks: [], paints: [], lifted: 0 };
  new PerformanceObserver((list) => { for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]); })
    .observe({ type: 'longtask', buffered: true });
  seen.longestSince = (from) => Math.max(0, ...seen.tasks.filter(([at, duration]) => at + duration > from).map(([, duration]) => duration));
  // A canvas begins anew when it is cleared, or when another one replaces its pixels.
  for (const name of ['clearRect', 'drawImage']) {
    const paint = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...args) {
      const { canvas, globalCompositeOperation } = this;
      if (canvas.isConnected && canvas.width * canvas.height > ${LARGE_CANVAS} && (name === 'clearRect' || globalCompositeOperation === 'copy'))
        seen.paints.push(performance.now());
      return paint.apply(this, args);
    };
  }
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
  const settled = async (fingers: (part: number) => Point[]): Promise<GestureMeasure> => {
    await phone.settledView();
    await pause(AFTER_MS);
    return measureGesture(phone, fingers);
  };
  const whole = await settled(sweep);
  const pinch = await settled(spread);
  const lifted = await phone.page.evaluate<number>('performance.now()');
  await pause(AFTER_MS);
  const [task, paints] = await phone.page.evaluate<[number, number]>(
    `[seen.longestSince(${lifted}), seen.paints.filter((at) => at > ${lifted}).length]`,
  );
  const near = await settled(sweep);
  await settled((part) => spread(1 - part));
  await settled(spread);
  await pause(AT_ONCE_MS);
  const atOnce = await measureGesture(phone, sweep);
  const measures: Record<GestureName, GestureMeasure> = {
    'pan whole': whole,
    pinch,
    'pan near': near,
    'pan at once': atOnce,
  };
  const named = Object.entries(measures).flatMap(([name, measure]) =>
    Object.entries(measure).map(([kind, value]) => [`${name} ${kind}`, value] as const),
  );
  return {
    ...(Object.fromEntries(named) as Omit<GestureTimes, 'after a pinch task' | 'paints after a pinch'>),
    'after a pinch task': task,
    'paints after a pinch': paints,
  };
}

type GestureMeasure = { readonly p95: number; readonly main: number; readonly task: number };

/**
 * Moves fingers at 60 Hz, whether or not the page keeps up. `fingers` returns their positions at a fraction of the
 * time.
 */
async function measureGesture(phone: Phone, fingers: (part: number) => Point[]): Promise<GestureMeasure> {
  const from = await phone.page.evaluate<number>('performance.now()');
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
  const [frames, task] = await phone.page.evaluate<[number[], number]>(
    `[seen.frames.slice(${first}), seen.longestSince(${from})]`,
  );
  await phone.touch('touchEnd', []);
  const lengths = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  return { p95: percentile95(lengths), main: work / lengths.length, task };
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

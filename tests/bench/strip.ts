/**
 * How long the strip of times takes to repaint the plan, from its first call of the canvas until the frame that shows the
 * tables of that time, and from the tap until then, on a phone with a slow CPU. Three of ten tables are taken for some
 * hours, so that each start has other ones.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '../support/visitor.ts';
import { startBeachHost } from './map/beachHost.ts';
import { Phone, launchChromium } from './phone.ts';
import { median, percentile95, relativeSpread, report } from './report.ts';

const TABLES = 2_000;
const SLOWER = 4;
const RATIO = 3;
const STARTS = 12;
const MAX_MS = 50;
/** A repaint is over after this time. */
const QUIET_MS = 700;

/** Notes when the finger was lifted, when painting began, and the ends of the first and the last frame since with any. */
const WATCH = `
  const seen = (window.seen = { lifted: 0, began: 0, first: 0, last: 0, tasks: [] });
  addEventListener('pointerup', ({ timeStamp }) => { Object.assign(seen, { lifted: timeStamp, began: 0, first: 0, last: 0, tasks: [] }); }, true);
  new PerformanceObserver((list) => { seen.tasks.push(...list.getEntries().map(({ duration }) => duration)); }).observe({ type: 'longtask' });
  let isWaiting = false;
  for (const name of ['clearRect', 'drawImage', 'fill', 'stroke']) {
    const paint = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...args) {
      if (!isWaiting) {
        isWaiting = true;
        seen.began ||= performance.now();
        scheduler.postTask(() => { isWaiting = false; seen.last = performance.now(); seen.first ||= seen.last; }, { priority: 'user-blocking' });
      }
      return paint.apply(this, args);
    };
  }
`;

export async function benchStrip(runs = 5): Promise<boolean> {
  const browser = await launchChromium();
  const beach = await startBeachHost(TABLES, true);
  const repaints: number[] = [];
  const answers: number[] = [];
  const slowest: number[] = [];
  const wholes: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < runs; run++) {
    const phone = await Phone.open(browser, { slower: SLOWER, ratio: RATIO, script: WATCH });
    const { page } = phone;
    await page.goto(`${beach.url}/v/beach-camp`);
    await new Visitor(page, 'beach-camp', true).fillAndGoToTables();
    await phone.settledView();
    await pause(2 * QUIET_MS);
    const starts = page.locator('.booker-start');
    const own: number[] = [];
    const ownAnswers: number[] = [];
    for (let start = 1; start <= STARTS; start++) {
      const box = await starts.nth(start).boundingBox();
      if (!box) throw new Error('The strip has too few starts.');
      await phone.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await pause(QUIET_MS);
      const [ms, answer, whole, task] = await page.evaluate<[number, number, number, number]>(
        '[seen.first - seen.began, seen.first - seen.lifted, seen.last - seen.lifted, Math.max(0, ...seen.tasks)]',
      );
      if (answer < 0) throw new Error('The plan was not repainted.');
      own.push(ms);
      ownAnswers.push(answer);
      tasks.push(task);
      wholes.push(whole);
    }
    repaints.push(median(own));
    answers.push(median(ownAnswers));
    slowest.push(percentile95(ownAnswers));
    await phone.close();
  }
  await browser.close();
  await beach.stop();
  return report(
    `The strip of times, ${TABLES.toLocaleString('en')} tables, CPU ${SLOWER}× (phone at ${RATIO}; median of ${runs} visits with ${STARTS} starts each)`,
    [
      { name: 'repaint', unit: 'ms', value: median(repaints), noise: relativeSpread(repaints) },
      {
        name: 'from the tap until then',
        unit: 'ms',
        value: median(answers),
        noise: relativeSpread(answers),
        limit: { max: MAX_MS },
      },
      { name: 'from the tap, slowest of a visit', unit: 'ms', value: median(slowest), noise: relativeSpread(slowest) },
      {
        name: 'until badges and overview have followed',
        unit: 'ms',
        value: median(wholes),
        noise: relativeSpread(wholes),
      },
      { name: 'longest task', unit: 'ms', value: median(tasks), noise: relativeSpread(tasks) },
    ],
  );
}

/**
 * How long the slider of times takes to repaint the plan, from its first call of the canvas until the frame that shows the
 * tables of that time, and from the tap until then, on a phone with a slow CPU. Three of ten tables are taken for some
 * hours, so that each start has other ones. The reference is a bare canvas of the plan's size that paints as many boxes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright';
import { Visitor } from '../support/visitor.ts';
import { startBeachHost } from './map/beachHost.ts';
import { Phone, launchChromium } from './phone.ts';
import { type Figure, median, percentile95, relativeSpread, report } from './report.ts';
import { startStaticServer } from './staticServer.ts';

const TABLES = 2_000;
const SLOWER = 4;
const RATIO = 3;
const STARTS = 12;
const MAX_MS = 50;
/** A repaint is over after this time. */
const QUIET_MS = 700;

/** Notes when the finger landed, when painting began, and the ends of the first and the last frame since with any. */
const WATCH = `
  const seen = (window.seen = { landed: 0, began: 0, first: 0, last: 0, tasks: [] });
  addEventListener('pointerdown', ({ timeStamp }) => {
    Object.assign(seen, { landed: timeStamp, began: 0, first: 0, last: 0, tasks: [] });
  }, true);
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  let isWaiting = false;
  for (const name of ['clearRect', 'drawImage', 'fill', 'fillRect', 'stroke']) {
    const paint = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...args) {
      if (!isWaiting) {
        isWaiting = true;
        seen.began ||= performance.now();
        scheduler.postTask(() => {
          isWaiting = false;
          seen.last = performance.now();
          seen.first ||= seen.last;
        }, { priority: 'user-blocking' });
      }
      return paint.apply(this, args);
    };
  }
`;

/** Milliseconds of one tap. */
type Answer = {
  /** From the first call of the canvas until the end of that frame. */
  readonly repaint: number;
  readonly fromTap: number;
  readonly whole: number;
  readonly longestTask: number;
};

/** `along` is where to tap, from 0 at the left to 1. */
async function answerTo(phone: Phone, control: Locator, along = 0.5): Promise<Answer> {
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await phone.tap({ x: box.x + box.width * along, y: box.y + box.height / 2 });
  await pause(QUIET_MS);
  const answer = await phone.page.evaluate<Answer>(
    `({
      repaint: seen.first - seen.began,
      fromTap: seen.first - seen.landed,
      whole: seen.last - seen.landed,
      longestTask: Math.max(0, ...seen.tasks),
    })`,
  );
  if (answer.fromTap < 0) throw new Error('Nothing was repainted.');
  return answer;
}

export async function benchStrip(runs = 5): Promise<boolean> {
  const browser = await launchChromium();
  const beach = await startBeachHost(TABLES, true);
  const reference = await startStaticServer(fileURLToPath(new URL('reference', import.meta.url)));
  const visits: Answer[][] = [];
  const bareVisits: Answer[][] = [];
  for (let run = 0; run < runs; run++) {
    const phone = await Phone.open(browser, { slower: SLOWER, ratio: RATIO, script: WATCH });
    await phone.page.goto(`${beach.url}/v/beach-camp`);
    await new Visitor(phone.page, 'beach-camp', true).fillAndGoToTables();
    await phone.settledView();
    await pause(2 * QUIET_MS);
    const slider = phone.page.getByRole('slider');
    const answers: Answer[] = [];
    for (let start = 1; start <= STARTS; start++) answers.push(await answerTo(phone, slider, start / (STARTS + 1)));
    visits.push(answers);
    const size = await phone.page.evaluate<string>(
      `(({ width, style }) => {
        const shown = parseFloat(style.width);
        return 'width=' + shown + '&height=' + parseFloat(style.height) + '&ratio=' + width / shown;
      })(document.querySelector('.map-plan canvas'))`,
    );
    await phone.close();
    const bare = await Phone.open(browser, { slower: SLOWER, ratio: RATIO, script: WATCH });
    await bare.page.goto(`${reference.url}/bareCanvas.html?count=${TABLES}&${size}`);
    await pause(2 * QUIET_MS);
    const bareAnswers: Answer[] = [];
    for (let tap = 0; tap < STARTS; tap++) bareAnswers.push(await answerTo(bare, bare.page.locator('button')));
    bareVisits.push(bareAnswers);
    await bare.close();
  }
  reference.close();
  await browser.close();
  await beach.stop();
  const of = (all: readonly Answer[][], part: keyof Answer, middle = median): readonly number[] =>
    all.map((answers) => middle(answers.map((answer) => answer[part])));
  const figure = (name: string, part: keyof Answer, middle = median): Figure => ({
    name,
    unit: 'ms',
    value: median(of(visits, part, middle)),
    noise: relativeSpread(of(visits, part, middle)),
    reference: { name: 'a bare canvas', value: median(of(bareVisits, part, middle)) },
  });
  const tasks = of(visits, 'longestTask');
  return report(
    `The slider of times, ${TABLES.toLocaleString('en')} tables, CPU ${SLOWER}× (phone at ${RATIO}; median of ${runs} visits with ${STARTS} starts each)`,
    [
      figure('repaint', 'repaint'),
      { ...figure('from the tap until then', 'fromTap'), limit: { max: MAX_MS } },
      figure('from the tap, slowest of a visit', 'fromTap', percentile95),
      figure('until badges and overview have followed', 'whole'),
      { name: 'longest task', unit: 'ms', value: median(tasks), noise: relativeSpread(tasks) },
    ],
  );
}

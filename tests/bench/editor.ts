/** The editor with 10,000 tables: frames while a marquee grows and while a tenth of them is dragged, and edits of all. */
import type { Page } from 'playwright';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { messages } from '../../src/editor/messages.ts';
import { tableFieldLabels } from '../../src/editor/panels/inspector/messages.ts';
import { Owner } from '../support/owner.ts';
import { editorAddress, startHost } from '../support/host.ts';
import { launchChromium } from './phone.ts';
import { type Figure, median, percentile95, relativeSpread, report } from './report.ts';

const TABLES = 10_000;
const DRAGGED = 1_000;
/** Tables of a few rows, nudged together. */
const NUDGED = 400;
const COLUMNS = 100;
/** Distance from table to table, and size of a table, in plan units. */
const PITCH = 60;
const SIZE = 40;
const MOVES = 90;
const MAX = { frameMs: 33, editAllMs: 100, nudgeMs: 50, taskMs: 100 };

function planOf(count: number): Plan {
  return {
    version: 1,
    width: COLUMNS * PITCH + 40,
    height: Math.ceil(count / COLUMNS) * PITCH + 40,
    categories: [{ id: 1, name: 'Line', color: '#0d5a73' }],
    decor: [],
    areas: [
      {
        id: 1,
        name: 'Beach',
        rooms: Array.from({ length: count }, (_, index) => ({
          id: index + 1,
          room_id: 1,
          name: `Line ${index + 1}`,
          beds: 2,
          coordinates: {
            x: 30 + (index % COLUMNS) * PITCH,
            y: 30 + Math.floor(index / COLUMNS) * PITCH,
            width: SIZE,
            height: SIZE,
            text: String(index + 1),
          },
        })),
      },
    ],
  };
}

/** Opens the editor with a plan of `TABLES` tables, at rest. */
async function openLargePlan(): Promise<{ readonly page: Page; readonly owner: Owner; close(): Promise<void> }> {
  const host = await startHost({ venues: { 'beach-camp': { plan: planOf(TABLES) } }, env: { RATE_LIMIT: '0' } });
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(editorAddress(host, 'beach-camp'));
  const owner = new Owner(page);
  await owner.waitForPlan();
  return {
    page,
    owner,
    async close() {
      await browser.close();
      await host.stop();
    },
  };
}

/** Returns the times between frames, in milliseconds, while `act` runs. */
async function frameTimes(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`{ window.framesDone = false; window.frameTimes = []; let last = performance.now();
    (function look(now) { window.frameTimes.push(now - last); last = now; if (!window.framesDone) requestAnimationFrame(look); })(last); }`);
  await act();
  return page.evaluate<number[]>('window.framesDone = true, window.frameTimes.slice(2)');
}

/** Selects the tables of the first rows with a marquee, which starts beside the plan and ends between two rows. */
async function drawMarquee({ page, owner }: { page: Page; owner: Owner }, rows: number, steps: number): Promise<void> {
  const corner = owner.toScreen({ x: -60, y: -40 });
  const end = owner.toScreen({ x: COLUMNS * PITCH + 30, y: rows * PITCH + 20 });
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1)
    await page.mouse.move(
      corner.x + ((end.x - corner.x) * step) / steps,
      corner.y + ((end.y - corner.y) * step) / steps,
    );
}

/** Returns the 95th percentile of the frame times of each drag, in milliseconds. */
async function measureDrags(runs: number): Promise<number[]> {
  const editor = await openLargePlan();
  const { page, owner } = editor;
  await drawMarquee(editor, DRAGGED / COLUMNS, 3);
  await page.mouse.up();
  await page.getByText(`${DRAGGED} items selected`).first().waitFor();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = owner.toScreen({ x: 30 + 50 * PITCH + SIZE / 2, y: 30 + 4 * PITCH + SIZE / 2 });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 8);
    const frames = await frameTimes(page, async () => {
      for (let move = 0; move < MOVES; move += 1)
        await page.mouse.move(from.x + 8 + move * 2, from.y + 8 + Math.sin(move / 9) * 60);
    });
    times.push(percentile95(frames));
    await page.mouse.up();
    await page.keyboard.press('Control+z');
    await owner.waitForPlan();
  }
  await editor.close();
  return times;
}

/** Times in milliseconds, one for each run. Those of keys last until the frame that shows their effect is drawn. */
type LargeEditTimes = Readonly<Record<'marquee' | 'nudgeAll' | 'undoAll' | 'nudgeSome' | 'typing', number[]>>;

async function measureLargeEdits(runs: number): Promise<LargeEditTimes> {
  const editor = await openLargePlan();
  const { page, owner } = editor;
  await page.evaluate(`addEventListener('keydown', ({ timeStamp }) => {
    // A task of high priority comes before those that wait since the key.
    requestAnimationFrame(() => scheduler.postTask(() => { window.keyTime = performance.now() - timeStamp; }, { priority: 'user-blocking' }));
  }, true);
  new PerformanceObserver((list) => { window.tasks.push(...list.getEntries().map(({ duration }) => duration)); })
    .observe({ type: 'longtask' }); window.tasks = [];`);
  const press = async (key: string, modifier?: string): Promise<number> => {
    if (modifier) await page.keyboard.down(modifier);
    await page.evaluate('window.keyTime = undefined');
    // Held until then, as by a finger, which takes longer: the release, which has work of its own, would come first.
    await page.keyboard.down(key);
    // The page's content policy forbids Playwright's own polling.
    const time = await page.evaluate<number>(`new Promise((resolve) => {
      (function look() { if (window.keyTime === undefined) setTimeout(look, 5); else resolve(window.keyTime); })();
    })`);
    await page.keyboard.up(key);
    if (modifier) await page.keyboard.up(modifier);
    await owner.waitForPlan();
    return time;
  };
  const times: LargeEditTimes = { marquee: [], nudgeAll: [], undoAll: [], nudgeSome: [], typing: [] };
  for (let run = 0; run < runs; run += 1) {
    times.marquee.push(percentile95(await frameTimes(page, () => drawMarquee(editor, TABLES / COLUMNS, MOVES))));
    await page.mouse.up();
    await page.getByText(`${TABLES} items selected`).first().waitFor();
    await owner.waitForPlan();
    await owner.focusPlan();
    times.nudgeAll.push(await press('ArrowRight'));
    times.undoAll.push(await press('z', 'Control'));
    await page.keyboard.press('Escape');
    await drawMarquee(editor, NUDGED / COLUMNS, 3);
    await page.mouse.up();
    await owner.focusPlan();
    times.nudgeSome.push(await press('ArrowRight'));
    await press('z', 'Control');
    await page.evaluate('window.tasks = []');
    await page
      .getByRole('region', { name: messages.inspector })
      .getByLabel(tableFieldLabels.text, { exact: true })
      .pressSequentially('ab');
    await owner.waitForPlan();
    times.typing.push(await page.evaluate<number>('Math.max(0, ...window.tasks)'));
    await page.keyboard.press('Escape');
    await owner.deselectAll();
  }
  await editor.close();
  return times;
}

/** Prints the editor's figures. Returns whether all are within their limits. */
export async function benchEditor(runs = 5): Promise<boolean> {
  const frames = await measureDrags(runs);
  const large = await measureLargeEdits(runs);
  const figures: Figure[] = [
    {
      name: `frame time, dragging ${DRAGGED} of ${TABLES} tables, p95`,
      value: median(frames),
      unit: 'ms',
      limit: { max: MAX.frameMs },
      noise: relativeSpread(frames),
    },
    ...(
      [
        [`frame time, marquee over ${TABLES} tables, p95`, large.marquee, MAX.frameMs],
        [`nudge of ${TABLES} tables`, large.nudgeAll, MAX.editAllMs],
        [`undo of ${TABLES} tables`, large.undoAll, MAX.editAllMs],
        [`nudge of ${NUDGED} tables`, large.nudgeSome, MAX.nudgeMs],
        ['longest task while typing', large.typing, MAX.taskMs],
      ] as const
    ).map(([name, times, max]) => ({
      name,
      value: median(times),
      unit: 'ms',
      limit: { max },
      noise: relativeSpread(times),
    })),
  ];
  return report(`The editor, ${TABLES} tables`, figures);
}

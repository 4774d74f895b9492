/**
 * The editor with 10,000 tables: frames while a tenth of them is dragged, an undo against its edit, what a history of
 * small edits keeps, and that visitors load nothing of it.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type EditorDocument, documentFromPlan } from '../../src/domain/document/editorDocument.ts';
import { setRoom } from '../../src/domain/document/edits/setFields.ts';
import { moveItems } from '../../src/domain/document/edits/transform.ts';
import { type History, edit, createHistory, undo } from '../../src/domain/document/history.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { Owner } from '../support/owner.ts';
import { ROOT, startHost } from '../support/host.ts';
import { DIST, readManifest } from './bundles.ts';
import { launchChromium } from './phone.ts';
import { type Figure, median, relativeSpread, report } from './report.ts';

const [TABLES, FEW, DRAGGED, EDITS] = [10_000, 100, 1_000, 200];
/** Tables of a row, from edge to edge of two, and their own size, in plan units. */
const [COLUMNS, PITCH, SIZE] = [100, 60, 40];
const MOVES = 90;
const MOST = { frame: 33, undo: 1.5, heap: 2 };

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
        rooms: Array.from({ length: count }, (_, place) => ({
          id: place + 1,
          room_id: 1,
          name: `Line ${place + 1}`,
          beds: 2,
          coordinates: {
            x: 30 + (place % COLUMNS) * PITCH,
            y: 30 + Math.floor(place / COLUMNS) * PITCH,
            width: SIZE,
            height: SIZE,
            text: String(place + 1),
          },
        })),
      },
    ],
  };
}

/** 95 of 100 frames of a drag take at most so many milliseconds, run by run. */
async function dragged(runs: number): Promise<number[]> {
  const venuesDir = mkdtempSync(join(tmpdir(), 'tidetable-bench-'));
  cpSync(join(ROOT, 'fixtures/venues/beach-camp'), join(venuesDir, 'beach-camp'), { recursive: true });
  writeFileSync(join(venuesDir, 'beach-camp/plan.json'), JSON.stringify(planOf(TABLES)));
  const host = await startHost({ venuesDir, env: { RATE_LIMIT: '0' } });
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, reducedMotion: 'reduce' });
  const query = /\/editor\/beach-camp(\?token=\S+)/.exec(host.output().stdout)![1]!;
  await page.goto(`${host.url}/editor/beach-camp${query}`);
  const drawer = new Owner(page);
  await drawer.waitForPlan();
  // From beside the plan, and to the middle between two rows.
  const [corner, end] = [
    drawer.toScreen({ x: -60, y: -40 }),
    drawer.toScreen({ x: COLUMNS * PITCH + 30, y: (DRAGGED / COLUMNS) * PITCH + 20 }),
  ];
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  await page.getByText(`${DRAGGED} items selected`).first().waitFor();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = drawer.toScreen({ x: 30 + 50 * PITCH + SIZE / 2, y: 30 + 4 * PITCH + SIZE / 2 });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.evaluate(`{ window.framesDone = false; window.frames95 = []; let last = performance.now();
      (function look(now) { window.frames95.push(now - last); last = now; if (!window.framesDone) requestAnimationFrame(look); })(last); }`);
    for (let move = 0; move < MOVES; move += 1)
      await page.mouse.move(from.x + 8 + move * 2, from.y + 8 + Math.sin(move / 9) * 60);
    const frames = (await page.evaluate('window.framesDone = true, window.frames95.slice(2)')) as number[];
    times.push(frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)]!);
    await page.mouse.up();
    await page.keyboard.press('Control+z');
    await drawer.waitForPlan();
  }
  await browser.close();
  await host.stop();
  rmSync(venuesDir, { recursive: true, force: true });
  return times;
}

/** Milliseconds of moving a thousand tables as one step, and of taking that back. */
function editAndUndo(): { edit: number; undo: number } {
  const drawing = documentFromPlan(planOf(TABLES));
  const keys = new Set(drawing.tables.slice(0, DRAGGED).map(({ key }) => key));
  const begun = performance.now();
  const history = edit(createHistory(drawing), 'Move', moveItems(drawing, keys, { x: 5, y: 5 }));
  const edited = performance.now();
  undo(history);
  return { edit: edited - begun, undo: performance.now() - edited };
}

/** Bytes that a history of small edits of one table keeps, with so many tables on the plan. */
function kept(count: number, collect: () => void): number {
  let history: History<EditorDocument> = createHistory(documentFromPlan(planOf(count)));
  const key = new Set(['1']);
  const write = (beds: number): void => {
    history = edit(history, 'Seats', setRoom(history.present, key, { beds }));
  };
  for (let i = 0; i < 20; i += 1) write((i % 2) + 3);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < EDITS; i += 1) write((i % 2) + 5);
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  if (history.present.tables.length !== count) throw new Error('The history has lost tables.');
  return Math.max(grown, 1);
}

/** Prints the editor's figures; true where all keep within their limits. */
export async function benchEditor(runs = 5): Promise<boolean> {
  setFlagsFromString('--expose_gc');
  const gc = runInNewContext('gc') as () => void;
  const collect = (): void => {
    for (let i = 0; i < 3; i += 1) gc();
  };
  const frames = await dragged(runs);
  editAndUndo();
  const steps = Array.from({ length: runs * 3 }, editAndUndo);
  const heaps = Array.from({ length: runs }, () => ({
    few: kept(FEW, collect) / 1_024,
    many: kept(TABLES, collect) / 1_024,
  }));
  const ofEditor = Object.entries({ ...readManifest(DIST), ...readManifest(DIST, 'map') }).filter(([key, chunk]) =>
    (chunk.src ?? key).startsWith('editor/'),
  );
  const figures: Figure[] = [
    {
      name: `frame while ${DRAGGED} of ${TABLES} are dragged, p95`,
      value: median(frames),
      unit: 'ms',
      limit: { most: MOST.frame },
      noise: relativeSpread(frames),
    },
    {
      name: 'undo against its edit',
      value: median(steps.map((step) => step.undo)),
      unit: 'ms',
      limit: { mostRatio: MOST.undo },
      reference: { name: 'the edit', value: median(steps.map((step) => step.edit)) },
      noise: relativeSpread(steps.map((step) => step.undo)),
    },
    {
      name: `kept by ${EDITS} edits of one of ${TABLES}`,
      value: median(heaps.map(({ many }) => many)),
      unit: 'kB',
      limit: { mostRatio: MOST.heap },
      reference: { name: `with ${FEW} tables`, value: median(heaps.map(({ few }) => few)) },
    },
    { name: "chunks of the editor in the visitors' pages", value: ofEditor.length, unit: 'chunks', limit: { most: 0 } },
  ];
  return report(`The editor, ${TABLES} tables`, figures);
}

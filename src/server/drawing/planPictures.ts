/**
 * Pictures of plans, in mails, on guests' pages and beside links to a venue. A process of its own draws them, with a limit
 * of time and memory: a plan that exceeds it has no picture.
 */
import type { FastifyBaseLogger } from 'fastify';
import { type Box, areApart, boundsOf, expandBox } from '../../domain/geometry/boxes.ts';
import type { PlanBackground } from '../../domain/plan/reading/planBackground.ts';
import type { Table } from '../../domain/plan/table.ts';
import { boxToPlan } from '../../domain/plan/viewport.ts';
import { placeCutOuts } from '../../map/chrome/staticPicture.ts';
import { PAINT_OVERFLOW_PX } from '../../map/paint/tablePainter.ts';
import { decorBounds } from '../../map/scene/scene.ts';
import { createJobProcess } from '../jobProcess.ts';
import type { DrawingJob, DrawingResult } from './drawingWorker.ts';

/** As wide as a phone shows them, in CSS pixels: a wider screen scales them up. */
export const CSS_SIZE = { width: 400, height: 220 } as const;
/** Pixels of the picture per CSS pixel: sharp on phones, and on screens of two pixels at the width of a mail. */
const RATIO = 2.25;
/** In pixels. */
export const PLAN_PICTURE_SIZE = { width: CSS_SIZE.width * RATIO, height: CSS_SIZE.height * RATIO } as const;

const WORKER = new URL('./drawingWorker.ts', import.meta.url);
const TIMEOUT_MS = 10_000;
const MAX_HEAP_MB = 512;
/** Kept for each plan: a mail is opened again and again, and its link leads to the same picture. */
const MAX_KEPT = 200;

export type DrawnPlan = { readonly plan: PlanBackground; readonly tables: ReadonlyMap<string, Table> };

export type PlanPictures = {
  /** False once it turned out that this host can't draw. */
  readonly areAvailable: boolean;
  /**
   * Returns the parts of a plan around the tables with these keys as a JPEG, or the whole plan without keys. With `taken`,
   * also around that table, faded. Undefined if the plan has none of the tables, or if it can't be drawn.
   * The same plan and keys are drawn once.
   */
  draw(of: DrawnPlan, keys?: readonly string[], taken?: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

export function createPlanPictures(log: FastifyBaseLogger): PlanPictures {
  const drawing = createJobProcess<DrawingJob, DrawingResult>(WORKER, {
    timeoutMs: TIMEOUT_MS,
    maxHeapMb: MAX_HEAP_MB,
    onError: (error) => {
      log.error(error, 'drawing a plan failed');
    },
  });
  const kept = new WeakMap<DrawnPlan, Map<string, Promise<Buffer | undefined>>>();
  let areAvailable = true;

  async function drawNow(of: DrawnPlan, keys?: readonly string[], taken?: string): Promise<Buffer | undefined> {
    const job = areAvailable ? jobOf(of, keys, taken) : undefined;
    const result = job && (await drawing.run(job));
    if (!result) return undefined;
    if ('jpeg' in result) return Buffer.from(result.jpeg);
    if (areAvailable)
      log.warn({ reason: result.unavailable }, "this host can't draw plans: mails have no picture of the tables");
    areAvailable = false;
    return undefined;
  }

  return {
    get areAvailable() {
      return areAvailable;
    },
    draw(of, keys, taken) {
      const pictures = kept.get(of) ?? new Map<string, Promise<Buffer | undefined>>();
      kept.set(of, pictures);
      const name = JSON.stringify([keys, taken]);
      const picture = pictures.get(name) ?? drawNow(of, keys, taken);
      const [oldest] = pictures.keys();
      if (oldest !== undefined && pictures.size >= MAX_KEPT) pictures.delete(oldest);
      pictures.set(name, picture);
      return picture;
    },
    close: drawing.close,
  };
}

/** Returns what to draw: of a large plan, copying all to the process would block this one. */
function jobOf({ plan, tables }: DrawnPlan, keys?: readonly string[], taken?: string): DrawingJob | undefined {
  const all = [...tables.values()];
  const selected = keys && all.filter(({ key }) => keys.includes(key));
  const shown = keys && all.filter(({ key }) => key === taken || keys.includes(key));
  const { width, height, decor } = plan;
  const background = { width, height, decor };
  if ((shown ?? all).length === 0) return undefined;
  // Of a whole plan, texts of that size would be legible on few tables.
  if (!shown) return { tables: all, background, selected, shown, size: PLAN_PICTURE_SIZE, ratio: 1 };
  const parts = placeCutOuts(shown, CSS_SIZE).map(({ region, view }) =>
    expandBox(boxToPlan(view, region), PAINT_OVERFLOW_PX / view.scale),
  );
  const isShown = (box: Box): boolean => parts.some((part) => !areApart(part, box));
  return {
    tables: all.filter((table) => isShown(boundsOf(table))),
    background: { ...background, decor: decor.filter((piece) => isShown(decorBounds(piece))) },
    selected,
    shown,
    size: CSS_SIZE,
    ratio: RATIO,
  };
}

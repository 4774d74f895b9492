/** The first picture of a plan, on a plain canvas: what is seen before the map is alive. */
import { quickParseAvailability } from '../domain/plan/reading/quickParse.ts';
import type { Box } from '../domain/geometry/boxes.ts';
import { planExtent } from '../domain/plan/table.ts';
import { bitmapSize } from '../map/render/bitmapSize.ts';
import { type CanvasBackend, type CanvasPainter, plainCanvasBackend } from '../map/render/canvasBackend.ts';
import { fillBatch, isFillOnly } from '../map/paint/batchPainter.ts';
import type { LevelOfDetail } from '../map/paint/levelOfDetail.ts';
import { MAX_DETAILED_TABLES } from '../map/scene/tableBuffers.ts';
import { buildTableBuffers } from '../map/scene/tableBuffers.ts';
import { palettes } from '../map/paint/palette.ts';
import type { Scene } from '../map/scene/scene.ts';
import type { TableState } from '../domain/plan/table.ts';
import { paintTables } from '../map/paint/tablePainter.ts';
import { type Size, type Viewport, fitPlan } from '../map/camera/viewport.ts';

/** The whole plan on the whole page: where it stands, how finely, and the canvas that it is painted on. */
export type FirstPaint = {
  readonly element: HTMLElement;
  readonly canvas: CanvasBackend & { paint: CanvasPainter };
  readonly size: Size;
  readonly view: Viewport;
  readonly levelOfDetail: LevelOfDetail;
};

const palette = palettes[window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];

/** Lays out a plan of so many tables, which fill a part of its extent. */
function layOut(extent: Box, filled: Box, tables: number): FirstPaint {
  // It fills the page: asked before the plan stands there, so that the page is laid out but once, and has its size whether or not its style has come.
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const element = document.createElement('div');
  Object.assign(element.dataset, { testid: 'plan', ready: 'false', still: 'false' });
  element.className = 'map-plan';
  element.role = 'application';
  element.ariaLabel = 'Plan';
  document.body.replaceChildren(element);
  const size = { width, height };
  const bitmap = bitmapSize(size, window.devicePixelRatio, false);
  const view = fitPlan(extent, filled, { x: 0, y: 0, ...size }, size);
  const canvas = plainCanvasBackend(element, () => {});
  canvas.resize(bitmap);
  return {
    element,
    canvas,
    size,
    view,
    levelOfDetail: { scale: view.scale, ratio: bitmap.ratio, dense: tables > MAX_DETAILED_TABLES },
  };
}

function draw({ element, canvas, view }: FirstPaint, paint: CanvasPainter): void {
  element.style.background = palette.backdrop;
  canvas.paint = paint;
  canvas.draw(view);
}

/** Once what was drawn is on the screen. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

const stateOf = (available: boolean): TableState => (available ? 'available' : 'unavailable');

/** `isWhole` where nothing is left to be drawn upon it. */
export type QuickPaint = { readonly firstPaint: FirstPaint; readonly tables: number; readonly isComplete: boolean };

/** Shows a crowd of tables, filled, before its answer is read as a whole; undefined where the answer can't be told so soon. */
export async function paintQuickParse(answer: unknown): Promise<QuickPaint | undefined> {
  const sketch = quickParseAvailability(answer, MAX_DETAILED_TABLES + 1);
  if (!sketch) return undefined;
  const { order, filled, ...flat } = buildTableBuffers(sketch);
  const extent = planExtent(filled);
  const picture = layOut(extent, filled ?? extent, order.length);
  draw(picture, (ctx) => {
    fillBatch(ctx, flat, palette, flat.allIndices, (place) => stateOf(order[place]!.available));
  });
  await seen();
  return { firstPaint: picture, tables: order.length, isComplete: isFillOnly(flat, picture.levelOfDetail) };
}

/** Shows all tables of a scene, in place of their sketch where there is one. */
export async function paintScene(scene: Scene, sketched?: FirstPaint): Promise<FirstPaint> {
  const picture = sketched ?? layOut(scene.extent, scene.filled, scene.tables.length);
  const painting = { scene, palette, stateOf: (place: number) => stateOf(scene.tables[place]!.available) };
  draw(picture, (ctx) => {
    paintTables(ctx, painting, scene.allIndices, picture.levelOfDetail);
  });
  await seen();
  return picture;
}

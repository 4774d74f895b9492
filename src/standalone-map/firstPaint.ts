/** Draws the plan on a plain canvas before the map's code has loaded. */
import { quickParseAvailability } from '../domain/plan/reading/quickParse.ts';
import type { Box } from '../domain/geometry/boxes.ts';
import { planExtent } from '../domain/plan/table.ts';
import { bitmapSize } from '../map/render/bitmaps/bitmapSize.ts';
import { type CanvasPainter, type PlainCanvasBackend, plainCanvasBackend } from '../map/render/canvasBackend.ts';
import { fillBatch, isBatchOnly, isFillOnly, paintBatchDetails } from '../map/paint/batchPainter.ts';
import type { LevelOfDetail } from '../map/paint/levelOfDetail.ts';
import { MAX_DETAILED_TABLES } from '../map/scene/tableBuffers.ts';
import { buildTableBuffers } from '../map/scene/tableBuffers.ts';
import { palettes } from '../map/paint/palette.ts';
import type { Scene } from '../map/scene/scene.ts';
import type { TableState } from '../domain/plan/table.ts';
import { paintTables } from '../map/paint/tablePainter.ts';
import { currentColorScheme } from '../ui/colorScheme.ts';
import { type Size, type Viewport, fitPlan } from '../map/camera/viewport.ts';

/** The whole plan, fitted to the viewport, and the canvas that it is drawn on. */
export type FirstPaint = {
  readonly element: HTMLElement;
  readonly canvas: PlainCanvasBackend;
  readonly size: Size;
  readonly view: Viewport;
  readonly levelOfDetail: LevelOfDetail;
};

const palette = palettes[currentColorScheme()];

/** Creates the plan's element and canvas. `filled` is the part of `extent` with tables. */
function createFirstPaint(extent: Box, filled: Box, tableCount: number): FirstPaint {
  // Measured before the element is inserted, which saves a layout and works before the stylesheet has loaded.
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
    levelOfDetail: { scale: view.scale, ratio: bitmap.ratio, dense: tableCount > MAX_DETAILED_TABLES },
  };
}

function draw({ element, canvas, view }: FirstPaint, paint: CanvasPainter): void {
  element.style.background = palette.backdrop;
  canvas.paint = paint;
  canvas.draw(view);
}

/** Resolves once the last drawing is on the screen. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

const stateOf = (available = true): TableState => (available ? 'available' : 'unavailable');

/** `isComplete` if the tables have no texts to add at this zoom. */
type QuickPaint = { readonly firstPaint: FirstPaint; readonly tableCount: number; readonly isComplete: boolean };

/**
 * Draws many tables as plain shapes before the answer is validated. Returns undefined if the answer has too few tables
 * or an unusual form.
 */
export async function paintQuickParse(answer: unknown): Promise<QuickPaint | undefined> {
  const quickTables = quickParseAvailability(answer, MAX_DETAILED_TABLES + 1);
  if (!quickTables) return undefined;
  const { order, filled, ...buffers } = buildTableBuffers(quickTables);
  const extent = planExtent(filled);
  const firstPaint = createFirstPaint(extent, filled ?? extent, order.length);
  draw(firstPaint, (ctx) => {
    fillBatch(ctx, buffers, palette, buffers.allIndices, (index) => stateOf(order[index]?.available));
  });
  await untilPainted();
  return { firstPaint, tableCount: order.length, isComplete: isFillOnly(buffers, firstPaint.levelOfDetail) };
}

/** Draws all tables of a scene in full, over the quick paint of the same tables if there is one. */
export async function paintScene(scene: Scene, quickPaint?: FirstPaint): Promise<FirstPaint> {
  const firstPaint = quickPaint ?? createFirstPaint(scene.extent, scene.filled, scene.tables.length);
  const { canvas, levelOfDetail } = firstPaint;
  const renderInput = { scene, palette, stateOf: (index: number) => stateOf(scene.tables[index]?.available) };
  if (quickPaint && isBatchOnly(scene, levelOfDetail))
    canvas.paintOver((ctx) => paintBatchDetails(ctx, renderInput, scene.allIndices, levelOfDetail));
  else draw(firstPaint, (ctx) => paintTables(ctx, renderInput, scene.allIndices, levelOfDetail));
  await untilPainted();
  return firstPaint;
}

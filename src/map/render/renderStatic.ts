/** Paints a static picture of a plan, with the same painters as the interactive one. */
import type { Box } from '../../domain/geometry/boxes.ts';
import type { TableState, TableStates } from '../../domain/plan/table.ts';
import { type Viewport, boxToPlan, fitBox } from '../camera/viewport.ts';
import { paintDecor, visiblePlanBox } from '../paint/decor/decorPainter.ts';
import { type Theme, palettes } from '../paint/palette.ts';
import { displayedState } from '../paint/renderInput.ts';
import { paintTables } from '../paint/tablePainter.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../scene/tableBuffers.ts';

const MAX_RATIO = 3;

/**
 * Paints the part of a plan around a box (plan units) on a canvas, at the canvas's size on the page. Tables without an
 * entry in `states` show whether they are available.
 */
export function renderStaticBox(
  canvas: HTMLCanvasElement,
  scene: Scene,
  states: TableStates,
  box: Box,
  theme: Theme,
): void {
  const view = fitBox(box, { x: 0, y: 0, width: canvas.clientWidth, height: canvas.clientHeight });
  renderStaticView(canvas, scene, states, view, theme, MAX_RATIO);
}

/** Paints a view of a plan on a canvas, with at most `maxRatio` device pixels per CSS pixel. */
export function renderStaticView(
  canvas: HTMLCanvasElement,
  scene: Scene,
  states: TableStates,
  view: Viewport,
  theme: Theme,
  maxRatio: number,
): void {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  const ctx = canvas.getContext('2d');
  if (!ctx || size.width === 0 || size.height === 0) return;
  const ratio = Math.min(window.devicePixelRatio, maxRatio);
  const unit = view.scale * ratio;
  const palette = palettes[theme];
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  ctx.fillStyle = palette.backdrop;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(unit, 0, 0, unit, view.x * ratio, view.y * ratio);
  paintDecor(ctx, scene.decor, palette, unit, () => undefined, visiblePlanBox(ctx));
  const indices = sceneIndex(scene).visible(boxToPlan(view, { x: 0, y: 0, ...size }));
  const stateOf = (index: number): TableState => displayedState(states, scene.tables[index]);
  const dense = indices.length > MAX_DETAILED_TABLES;
  paintTables(ctx, { scene, palette, stateOf }, indices, {
    scale: view.scale,
    ratio,
    dense,
  });
}

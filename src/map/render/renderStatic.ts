/** A still picture of a part of a plan, by the same painters as the living one. */
import type { Box } from '../../domain/geometry/boxes.ts';
import { paintDecor } from '../paint/decor/decorPainter.ts';
import { MAX_DETAILED_TABLES } from '../paint/levelOfDetail.ts';
import { type Theme, palettes } from '../paint/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { paintTables } from '../paint/tablePainter.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { type Viewport, boxToPlan, fitBox } from '../camera/viewport.ts';

/**
 * Paints the part of a plan around a box (plan units) on a canvas, at the size (CSS pixels) that the canvas has on the
 * page, filled to its edges. Tables that `states` does not name are drawn as they are: free or taken.
 */
export function renderStaticBox(
  canvas: HTMLCanvasElement,
  scene: Scene,
  states: ReadonlyMap<string, TableState>,
  box: Box,
  theme: Theme,
): void {
  renderStaticView(
    canvas,
    scene,
    states,
    fitBox(box, { x: 0, y: 0, width: canvas.clientWidth, height: canvas.clientHeight }),
    theme,
    3,
  );
}

/** The same for a view of the plan on the canvas, with at most so many device pixels to a CSS pixel. */
export function renderStaticView(
  canvas: HTMLCanvasElement,
  scene: Scene,
  states: ReadonlyMap<string, TableState>,
  view: Viewport,
  theme: Theme,
  finest: number,
): void {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  const ctx = canvas.getContext('2d');
  if (!ctx || size.width === 0 || size.height === 0) return;
  const ratio = Math.min(window.devicePixelRatio, finest);
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const palette = palettes[theme];
  ctx.fillStyle = palette.backdrop;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio);
  paintDecor(ctx, scene.decor, palette, view.scale * ratio, () => undefined);
  const places = sceneIndex(scene).visible(boxToPlan(view, { x: 0, y: 0, ...size }));
  const stateOf = (place: number): TableState => {
    const table = scene.tables[place]!;
    return states.get(table.key) ?? (table.available ? 'available' : 'unavailable');
  };
  paintTables(ctx, { scene, palette, stateOf }, places, {
    scale: view.scale,
    ratio,
    dense: places.length > MAX_DETAILED_TABLES,
  });
}

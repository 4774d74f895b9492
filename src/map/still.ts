/** A still picture of a part of a plan, by the same painters as the living one. */
import type { Box } from '../domain/geometry.ts';
import { paintDecor } from './decor.ts';
import { CROWD } from './detail.ts';
import { type Theme, palettes } from './palette.ts';
import type { Scene } from './scene.ts';
import { indexOf } from './sceneIndex.ts';
import { paintTables } from './tables.ts';
import type { TableState } from './tableLook.ts';
import { type Viewport, boxToPlan, fitBox } from './viewport.ts';

/**
 * Paints the part of a plan around a box (plan units) on a canvas, at the size (CSS pixels) that the canvas has on the
 * page, filled to its edges. Tables that `states` does not name are drawn as they are: free or taken.
 */
export function paintPlan(
  canvas: HTMLCanvasElement,
  scene: Scene,
  states: ReadonlyMap<string, TableState>,
  box: Box,
  theme: Theme,
): void {
  paintView(
    canvas,
    scene,
    states,
    fitBox(box, { x: 0, y: 0, width: canvas.clientWidth, height: canvas.clientHeight }),
    theme,
    3,
  );
}

/** The same for a view of the plan on the canvas, with at most so many device pixels to a CSS pixel. */
export function paintView(
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
  const places = indexOf(scene).visible(boxToPlan(view, { x: 0, y: 0, ...size }));
  const stateOf = (place: number): TableState => {
    const table = scene.tables[place]!;
    return states.get(table.key) ?? (table.available ? 'free' : 'taken');
  };
  paintTables(ctx, { scene, palette, stateOf }, places, { scale: view.scale, ratio, crowded: places.length > CROWD });
}

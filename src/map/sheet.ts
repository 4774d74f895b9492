/** Ground and tables together on one canvas. */
import { type Box, padded } from '../domain/geometry.ts';
import type { Painting } from './painting.ts';
import { indexOf } from './sceneIndex.ts';
import { OVERHANG, paintTables } from './tables.ts';
import type { Viewport } from './viewport.ts';

/** `view` is the canvas' own, `ratio` its device pixels to a CSS pixel; tables are drawn as at `zoom` times that scale. */
export type Sheet = {
  readonly view: Viewport;
  readonly ratio: number;
  readonly zoom: number;
  readonly crowded: boolean;
};

/** Paints a box of the plan (plan units) anew. */
export function paintSheet(
  canvas: HTMLCanvasElement,
  painting: Painting,
  box: Box,
  { view, ratio, zoom, crowded }: Sheet,
): void {
  const { scene, palette, paintGround } = painting;
  const ctx = canvas.getContext('2d')!;
  const unit = view.scale * ratio;
  ctx.save();
  ctx.setTransform(unit, 0, 0, unit, view.x * ratio, view.y * ratio);
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.fillStyle = palette.backdrop;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  paintGround?.(ctx, unit);
  const scale = view.scale * zoom;
  paintTables(ctx, painting, indexOf(scene).visible(padded(box, OVERHANG / scale)), {
    scale,
    ratio: unit / scale,
    crowded,
  });
  ctx.restore();
}

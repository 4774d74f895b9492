/** Ground and tables together on one canvas. */
import { type Box, expandBox } from '../../domain/geometry/boxes.ts';
import type { RenderInput } from '../paint/renderInput.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { PAINT_OVERFLOW_PX, paintTables } from '../paint/tablePainter.ts';
import type { Viewport } from '../camera/viewport.ts';

/** `view` is the canvas' own, `ratio` its device pixels to a CSS pixel; tables are drawn as at `zoom` times that scale. */
export type CanvasTarget = {
  readonly view: Viewport;
  readonly ratio: number;
  readonly zoom: number;
  readonly dense: boolean;
};

/** Paints a box of the plan (plan units) anew. */
export function paintCanvasTarget(
  canvas: HTMLCanvasElement,
  painting: RenderInput,
  box: Box,
  { view, ratio, zoom, dense: crowded }: CanvasTarget,
): void {
  const { scene, palette, paintBackground: paintGround } = painting;
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
  paintTables(ctx, painting, sceneIndex(scene).visible(expandBox(box, PAINT_OVERFLOW_PX / scale)), {
    scale,
    ratio: unit / scale,
    dense: crowded,
  });
  ctx.restore();
}

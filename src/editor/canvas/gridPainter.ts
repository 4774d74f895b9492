/** Paints the reference image and the grid, between decor areas and tables. Works in plan units. */
import type { Box } from '../../domain/geometry/boxes.ts';
import type { ReferenceImage } from '../../domain/document/editorDocument.ts';
import { visiblePlanBox } from '../../map/paint/decor/decorPainter.ts';
import type { Theme } from '../../map/paint/palette.ts';

export type GridLayer = {
  readonly theme: Theme;
  /** Bounds of the plan. */
  readonly bounds: Box;
  /** Grid spacing in plan units. 0 hides the grid. */
  readonly step: number;
  readonly tracing?: (ReferenceImage & { readonly picture: CanvasImageSource }) | undefined;
};

/** Denser lines would blur to gray, so only every fifth or tenth is drawn. */
const MIN_LINE_DISTANCE_DEVICE_PX = 14;
const GRID_COLORS: Readonly<Record<Theme, string>> = {
  light: 'rgba(20, 39, 44, 0.11)',
  dark: 'rgba(245, 237, 223, 0.1)',
};

/** Returns a painter. Its `scale` is in device pixels per plan unit. */
export function gridPainter({
  theme,
  bounds,
  step,
  tracing,
}: GridLayer): (ctx: CanvasRenderingContext2D, scale: number) => void {
  return (ctx, scale) => {
    if (tracing) {
      ctx.save();
      ctx.globalAlpha = tracing.opacity;
      ctx.drawImage(tracing.picture, tracing.x, tracing.y, tracing.width, tracing.height);
      ctx.restore();
    }
    if (step > 0) paintGrid(ctx, scale, bounds, visibleGridStep(step, scale), GRID_COLORS[theme]);
  };
}

/** Returns the distance of the grid lines to draw, in plan units. */
export function visibleGridStep(step: number, scale: number): number {
  let visibleStep = step;
  for (let factor = 5; visibleStep * scale < MIN_LINE_DISTANCE_DEVICE_PX; factor = factor === 5 ? 2 : 5)
    visibleStep *= factor;
  return visibleStep;
}

function paintGrid(ctx: CanvasRenderingContext2D, scale: number, bounds: Box, step: number, color: string): void {
  const visible = visiblePlanBox(ctx);
  const x = Math.max(bounds.x, visible.x);
  const y = Math.max(bounds.y, visible.y);
  const width = Math.min(bounds.x + bounds.width, visible.x + visible.width) - x;
  const height = Math.min(bounds.y + bounds.height, visible.y + visible.height) - y;
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = 1 / scale;
  ctx.beginPath();
  for (let at = Math.ceil(x / step) * step; at <= x + width; at += step) {
    ctx.moveTo(at, y);
    ctx.lineTo(at, y + height);
  }
  for (let at = Math.ceil(y / step) * step; at <= y + height; at += step) {
    ctx.moveTo(x, at);
    ctx.lineTo(x + width, at);
  }
  ctx.stroke();
  ctx.restore();
}

/** Between ground and tables: the photo that is traced, and the grid. In plan units; `scale` is device pixels to one. */
import type { Box } from '../../domain/geometry/boxes.ts';
import type { ReferenceImage } from '../../domain/document/editorDocument.ts';
import { visiblePlanBox } from '../../map/paint/decor/decorPainter.ts';
import type { Theme } from '../../map/paint/palette.ts';

export type GridLayer = {
  readonly theme: Theme;
  readonly extent: Box;
  /** Of the grid, in plan units; 0 where none is shown. */
  readonly step: number;
  readonly tracing?: (ReferenceImage & { readonly picture: CanvasImageSource }) | undefined;
};

/** Nearer lines than this, in device pixels, are a grey haze: only every fifth or tenth of them is drawn. */
const LEAST_APART = 14;
const COLOURS: Readonly<Record<Theme, string>> = { light: 'rgba(20, 39, 44, 0.11)', dark: 'rgba(245, 237, 223, 0.1)' };

export function gridPainter({
  theme,
  extent,
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
    if (step > 0) paintGrid(ctx, scale, extent, visibleGridStep(step, scale), COLOURS[theme]);
  };
}

/** The distance of the lines that are drawn of a grid. */
export function visibleGridStep(step: number, scale: number): number {
  let shown = step;
  for (let factor = 5; shown * scale < LEAST_APART; factor = factor === 5 ? 2 : 5) shown *= factor;
  return shown;
}

function paintGrid(ctx: CanvasRenderingContext2D, scale: number, extent: Box, step: number, color: string): void {
  const seen = visiblePlanBox(ctx);
  const [x, y] = [Math.max(extent.x, seen.x), Math.max(extent.y, seen.y)];
  const width = Math.min(extent.x + extent.width, seen.x + seen.width) - x;
  const height = Math.min(extent.y + extent.height, seen.y + seen.height) - y;
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

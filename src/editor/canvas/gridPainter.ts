/** Paints the reference image, the grid and the edge of the plan, between decor and tables. Works in plan units. */
import { type Box, centerOf, intersectBoxes } from '../../domain/geometry/boxes.ts';
import type { ReferenceImage } from '../../domain/document/editorDocument.ts';
import type { PaintContext } from '../../map/paint/paintContext.ts';
import type { Theme } from '../../map/paint/palette.ts';
import type { BackgroundPainter } from '../../map/paint/renderInput.ts';

type GridLayer = {
  readonly theme: Theme;
  /** Bounds of the plan. */
  readonly bounds: Box;
  /** Grid spacing in plan units. 0 hides the grid. */
  readonly step: number;
  readonly tracing?: TracedPicture | undefined;
};
export type TracedPicture = ReferenceImage & { readonly picture: CanvasImageSource };

/** Denser lines would blur to gray, so only every fifth or tenth is drawn. */
const MIN_LINE_DISTANCE_DEVICE_PX = 14;
const GRID_COLORS: Readonly<Record<Theme, string>> = {
  light: 'rgba(20, 39, 44, 0.11)',
  dark: 'rgba(245, 237, 223, 0.1)',
};

const EDGE_COLORS: Readonly<Record<Theme, string>> = {
  light: 'rgba(20, 39, 44, 0.45)',
  dark: 'rgba(245, 237, 223, 0.4)',
};
/** In CSS pixels: the lengths of the dashes and gaps of the plan's edge. */
const EDGE_DASH_PX = [6, 4];

export function gridPainter({ theme, bounds, step, tracing }: GridLayer): BackgroundPainter {
  return (ctx, scale, visible) => {
    if (tracing) paintReferenceImage(ctx, tracing);
    const shown = intersectBoxes(bounds, visible);
    if (step > 0 && shown) paintGrid(ctx, scale, shown, visibleGridStep(step, scale), GRID_COLORS[theme]);
    paintEdge(ctx, bounds, window.devicePixelRatio / scale, EDGE_COLORS[theme]);
  };
}

/** Paints the edge of the plan, one CSS pixel wide, on its inner side. `pixel` is a CSS pixel in plan units. */
function paintEdge(ctx: PaintContext, { x, y, width, height }: Box, pixel: number, color: string): void {
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = pixel;
  ctx.setLineDash(EDGE_DASH_PX.map((length) => length * pixel));
  ctx.strokeRect(x + pixel / 2, y + pixel / 2, width - pixel, height - pixel);
  ctx.restore();
}

export function paintReferenceImage(ctx: PaintContext, tracing: TracedPicture): void {
  const { picture, opacity, rotation = 0, width, height } = tracing;
  const { x, y } = centerOf(tracing);
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.translate(x, y);
  ctx.rotate((rotation * Math.PI) / 180);
  ctx.drawImage(picture, -width / 2, -height / 2, width, height);
  ctx.restore();
}

/** Returns the distance of the grid lines to draw, in plan units. */
function visibleGridStep(step: number, scale: number): number {
  let visibleStep = step;
  for (let factor = 5; visibleStep * scale < MIN_LINE_DISTANCE_DEVICE_PX; factor = factor === 5 ? 2 : 5)
    visibleStep *= factor;
  return visibleStep;
}

function paintGrid(ctx: PaintContext, scale: number, { x, y, width, height }: Box, step: number, color: string): void {
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

/** The canvas that a plan is drawn on: a plain one for the first paint, that of a Konva layer once Konva has loaded. */
import type { Box } from '../../domain/geometry/boxes.ts';
import type { Viewport } from '../camera/viewport.ts';
import type { PaintContext } from '../paint/paintContext.ts';
import type { BitmapSize } from './bitmaps/bitmapSize.ts';
import { clearPart } from './bitmaps/clearPart.ts';

/** Draws on the canvas, in plan units. */
export type CanvasPainter = (ctx: PaintContext) => void;

export type CanvasBackend = {
  /** The canvas is larger than the plan's element, so that it can be moved. */
  readonly hasOverscan: boolean;
  /** Selected and focused tables are nodes above the other tables, and paint themselves. */
  readonly hasHighlightNodes: boolean;
  /** The element that moves; the canvas fills it. */
  readonly content: HTMLElement;
  /** Resizes the canvas, which clears it. */
  resize(bitmap: BitmapSize): void;
  /** Draws a view of the canvas. */
  draw(view: Viewport): void;
  /** Draws a box (device pixels) again. */
  drawPart(box: Box): void;
  /** Moves the content by whole device pixels, which shows another view. What comes in at the edges must be drawn. */
  scroll(dx: number, dy: number, view: Viewport): void;
  /** Undefined until it exists. */
  canvas(): HTMLCanvasElement | undefined;
  dispose(): void;
};

export type PlainCanvasBackend = CanvasBackend & {
  paint: CanvasPainter;
  /** Paints over what is drawn, once. */
  paintOver(paint: CanvasPainter): void;
};

/**
 * Creates a single canvas for tables without a background, which is enough for the first paint. Its painter can be
 * replaced.
 */
export function plainCanvasBackend(host: HTMLElement, paint: CanvasPainter): PlainCanvasBackend {
  const content = document.createElement('div');
  const canvas = content.appendChild(document.createElement('canvas'));
  const ctx = canvas.getContext('2d');
  let pixelRatio = 1;
  let shown: Viewport = { scale: 1, x: 0, y: 0 };
  content.style.position = 'absolute';
  host.append(content);
  const enterPlan = (context: PaintContext, { scale, x, y }: Viewport): void => {
    const unit = scale * pixelRatio;
    context.setTransform(unit, 0, 0, unit, x * pixelRatio, y * pixelRatio);
  };
  return {
    hasOverscan: false,
    hasHighlightNodes: false,
    content,
    paint,
    resize({ size: { width, height }, ratio }) {
      pixelRatio = ratio;
      canvas.width = Math.floor(width * ratio);
      canvas.height = Math.floor(height * ratio);
      for (const { style } of [content, canvas]) Object.assign(style, { width: `${width}px`, height: `${height}px` });
    },
    draw(view) {
      shown = view;
      if (!ctx) return;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      enterPlan(ctx, view);
      this.paint(ctx);
    },
    paintOver(details) {
      if (ctx) details(ctx);
    },
    drawPart(box) {
      if (!ctx) return;
      ctx.save();
      clearPart(ctx, box);
      enterPlan(ctx, shown);
      this.paint(ctx);
      ctx.restore();
    },
    scroll(dx, dy, view) {
      shown = view;
      if (ctx) scrollContent(ctx, canvas, dx, dy);
    },
    canvas: () => canvas,
    dispose() {
      content.remove();
    },
  };
}

/** Moves the content of a canvas by whole device pixels. */
export function scrollContent(ctx: PaintContext, canvas: HTMLCanvasElement, dx: number, dy: number): void {
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'copy';
  ctx.drawImage(canvas, dx, dy);
  ctx.restore();
}

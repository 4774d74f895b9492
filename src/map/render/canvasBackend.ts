/** The canvases that a plan is drawn on: a plain one for the first paint, Konva's layers once they are loaded. */
import type { Viewport } from '../camera/viewport.ts';
import type { BitmapSize } from './bitmapSize.ts';

/** Draws one canvas, in plan units. */
export type CanvasPainter = (ctx: CanvasRenderingContext2D) => void;

export type CanvasBackend = {
  /** The canvases are larger than the plan's element, so that they can be moved. */
  readonly hasOverscan: boolean;
  /** The element that moves; the canvases fill it. */
  readonly content: HTMLElement;
  /** Resizes the canvases, which clears them. */
  resize(bitmap: BitmapSize): void;
  /** Draws all canvases for a view of them. */
  draw(view: Viewport): void;
  /** Tells which view the canvases show after they have been painted directly. */
  setView(view: Viewport): void;
  /** The canvas below the tables, if there is one. */
  background(): CanvasRenderingContext2D | undefined;
  /** The topmost canvas; undefined until it exists. */
  tables(): CanvasRenderingContext2D | undefined;
  dispose(): void;
};

/** Creates a single canvas for tables without a background, which is enough for the first paint. Its painter can be replaced. */
export function plainCanvasBackend(host: HTMLElement, paint: CanvasPainter): CanvasBackend & { paint: CanvasPainter } {
  const content = document.createElement('div');
  const canvas = content.appendChild(document.createElement('canvas'));
  const ctx = canvas.getContext('2d') ?? undefined;
  let pixelRatio = 1;
  content.style.position = 'absolute';
  host.append(content);
  return {
    hasOverscan: false,
    content,
    paint,
    resize({ size: { width, height }, ratio }) {
      pixelRatio = ratio;
      canvas.width = Math.floor(width * ratio);
      canvas.height = Math.floor(height * ratio);
      for (const { style } of [content, canvas]) Object.assign(style, { width: `${width}px`, height: `${height}px` });
    },
    draw({ scale, x, y }) {
      if (!ctx) return;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      ctx.setTransform(scale * pixelRatio, 0, 0, scale * pixelRatio, x * pixelRatio, y * pixelRatio);
      this.paint(ctx);
    },
    setView() {},
    background: () => undefined,
    tables: () => ctx,
    dispose() {
      content.remove();
    },
  };
}

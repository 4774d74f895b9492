/** The bitmaps that a plan is drawn on: a plain canvas at first, Konva's layers once they are there. */
import type { BitmapSize } from './bitmapSize.ts';
import type { Viewport } from '../camera/viewport.ts';

/** Draws one bitmap, in plan units. */
export type CanvasPainter = (ctx: CanvasRenderingContext2D) => void;

export type CanvasBackend = {
  /** Larger than the plan's element, so that they can be moved. */
  readonly hasOverscan: boolean;
  /** What is moved as one; the bitmaps fill it. */
  readonly content: HTMLElement;
  /** Empties the bitmaps. */
  resize(bitmap: BitmapSize): void;
  /** Draws all bitmaps anew for a view of them. */
  draw(view: Viewport): void;
  /** Says for what view of them the bitmaps have been painted by hand. */
  setView(view: Viewport): void;
  /** The bitmap of the ground, where there is one. */
  background(): CanvasRenderingContext2D | undefined;
  /** The bitmap of the tables, the uppermost; undefined as long as there is none. */
  tables(): CanvasRenderingContext2D | undefined;
  /** Takes the bitmaps away. */
  dispose(): void;
};

/** A single bitmap of an element for tables on plain ground: all that a first picture needs. Whoever takes it over brings its own painter. */
export function plainCanvasBackend(host: HTMLElement, paint: CanvasPainter): CanvasBackend & { paint: CanvasPainter } {
  const content = document.createElement('div');
  const canvas = content.appendChild(document.createElement('canvas'));
  const ctx = canvas.getContext('2d')!;
  let finest = 1;
  content.style.position = 'absolute';
  host.append(content);
  return {
    hasOverscan: false,
    content,
    paint,
    resize({ size: { width, height }, ratio }) {
      finest = ratio;
      canvas.width = Math.floor(width * ratio);
      canvas.height = Math.floor(height * ratio);
      for (const { style } of [content, canvas]) Object.assign(style, { width: `${width}px`, height: `${height}px` });
    },
    draw({ scale, x, y }) {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      ctx.setTransform(scale * finest, 0, 0, scale * finest, x * finest, y * finest);
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

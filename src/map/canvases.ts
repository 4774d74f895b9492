/** The bitmaps that a plan is drawn on: a plain canvas at first, Konva's layers once they are there. */
import type { Bitmap } from './bitmap.ts';
import type { Viewport } from './viewport.ts';

/** Draws one bitmap, in plan units. */
export type Painter = (ctx: CanvasRenderingContext2D) => void;

export type Canvases = {
  /** Larger than the plan's element, so that they can be moved. */
  readonly movable: boolean;
  /** What is moved as one; the bitmaps fill it. */
  readonly content: HTMLElement;
  /** Empties the bitmaps. */
  resize(bitmap: Bitmap): void;
  /** Draws all bitmaps anew for a view of them. */
  draw(view: Viewport): void;
  /** Says for what view of them the bitmaps have been painted by hand. */
  place(view: Viewport): void;
  /** The bitmap of the ground, where there is one. */
  ground(): CanvasRenderingContext2D | undefined;
  /** The bitmap of the tables, the uppermost; undefined as long as there is none. */
  tables(): CanvasRenderingContext2D | undefined;
  /** Takes the bitmaps away. */
  dispose(): void;
};

/** A single bitmap of an element for tables on plain ground: all that a first picture needs. Whoever takes it over brings its own painter. */
export function plainCanvas(host: HTMLElement, paint: Painter): Canvases & { paint: Painter } {
  const content = document.createElement('div');
  const canvas = content.appendChild(document.createElement('canvas'));
  const ctx = canvas.getContext('2d')!;
  let finest = 1;
  content.style.position = 'absolute';
  host.append(content);
  return {
    movable: false,
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
    place() {},
    ground: () => undefined,
    tables: () => ctx,
    dispose() {
      content.remove();
    },
  };
}

/** What the painters of things share: the pen they are handed, and three short ways to use it. */
import type { Brush } from './brush.ts';
import type { PropColors } from '../palette.ts';

/** What a thing's painter gets. */
export type Pen = {
  readonly ctx: CanvasRenderingContext2D;
  readonly colors: PropColors;
  readonly brush: Brush;
  readonly w: number;
  readonly h: number;
  /** The thing's shorter side in device pixels: below some 16, its outline is enough. */
  readonly pixels: number;
  /** A fixed number of this thing, 0…7: neighbours differ, a repaint does not. */
  readonly variant: number;
  /** Fills `shape` as a flat shadow, `height` plan units high. The shadow falls the same way however a thing is turned. */
  shadow(height: number, shape: () => void): void;
};

/** Fills a path in one colour. */
export function fill(ctx: CanvasRenderingContext2D, colour: string, shape: () => void): void {
  ctx.beginPath();
  shape();
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Strokes a path in one colour; width in plan units. */
export function stroke(ctx: CanvasRenderingContext2D, colour: string, width: number, shape: () => void): void {
  ctx.beginPath();
  shape();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** Adds a whole circle to the current path, as a part of its own. */
export function circle(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  ctx.moveTo(x + r, y);
  ctx.arc(x, y, r, 0, Math.PI * 2);
}

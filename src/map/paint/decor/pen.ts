/** What the painters of decor get, and functions that use it. */
import type { Box } from '../../../domain/geometry/boxes.ts';
import type { Palette, PropColors } from '../palette.ts';
import type { PaintContext } from '../paintContext.ts';

export type Brush = {
  readonly ctx: PaintContext;
  readonly palette: Palette;
  /** Device pixels per plan unit. */
  readonly scale: number;
  /** The part of the plan that the canvas shows, in plan units, which decides the level of detail. */
  readonly visible: Box;
  /** The part of it that is being painted: painters skip what lies outside. */
  readonly part: Box;
};

/** What the painter of a prop gets. It paints about the origin, in a box of `w` by `h` plan units. */
export type Pen = {
  readonly ctx: PaintContext;
  readonly colors: PropColors;
  /** The color of this piece alone, which `colors` has too where it names a main color. */
  readonly color: string | undefined;
  readonly brush: Brush;
  readonly w: number;
  readonly h: number;
  /** The shorter side of the prop in device pixels. Below about 16, an outline is enough. */
  readonly pixels: number;
  /** 0 to 7, fixed by the position of the prop: neighbors differ, and every paint is the same. */
  readonly variant: number;
  /** Fills `shape` as a shadow of something `height` plan units high. It falls the same way whatever the rotation. */
  shadow(height: number, shape: () => void): void;
};

export const FULL_TURN = Math.PI * 2;

export function fill(ctx: PaintContext, color: string, shape: () => void): void {
  ctx.beginPath();
  shape();
  ctx.fillStyle = color;
  ctx.fill();
}

/** Strokes a shape; the width is in plan units. */
export function stroke(ctx: PaintContext, color: string, width: number, shape: () => void): void {
  ctx.beginPath();
  shape();
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** Adds a whole circle to the current path, as a separate subpath. */
export function circle(ctx: PaintContext, x: number, y: number, r: number): void {
  ctx.moveTo(x + r, y);
  ctx.arc(x, y, r, 0, FULL_TURN);
}

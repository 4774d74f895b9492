/** For shapes that are painted in CSS pixels on a scaled stage, so that their lines and texts keep their size. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape } from 'konva/lib/Shape.js';
import type { Size, Viewport } from '../../domain/plan/viewport.ts';
import type { OverscanLayer } from './overscanLayer.ts';

/**
 * Turns the canvas of a shape to CSS pixels, with the origin in the corner of what is being painted, until `ctx.restore`.
 * Returns the view from there, and the size of what is painted.
 */
export function enterPixels(ctx: Context, shape: Shape): { readonly view: Viewport; readonly size: Size } {
  const { x, y, width, height } = (shape.getLayer() as OverscanLayer).paintedBox;
  const scale = shape.getAbsoluteScale().x;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1 / scale, 1 / scale);
  return { view: { scale, x: -x * scale, y: -y * scale }, size: { width: width * scale, height: height * scale } };
}

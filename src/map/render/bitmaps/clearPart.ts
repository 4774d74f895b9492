import type { Box } from '../../../domain/geometry/boxes.ts';
import type { PaintContext } from '../../paint/paintContext.ts';

/** Clears a box (device pixels) and clips to it, until `ctx.restore`. */
export function clearPart(ctx: PaintContext, { x, y, width, height }: Box): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  ctx.clearRect(x, y, width, height);
}

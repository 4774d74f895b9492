/** Traces outlines: of tables, and of whatever else is a rectangle or an ellipse about a center. */
import { type Outline, centerOf } from '../../domain/geometry/boxes.ts';
import type { PaintContext } from './paintContext.ts';

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Adds an outline with sharp corners to the current path. */
export function traceOutline(ctx: PaintContext, { box, rotation, shape }: Outline): void {
  const { x, y } = centerOf(box);
  const halfWidth = box.width / 2;
  const halfHeight = box.height / 2;
  const angle = (rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  if (shape === 'ellipse') {
    ctx.moveTo(x + halfWidth * cos, y + halfWidth * sin);
    ctx.ellipse(x, y, halfWidth, halfHeight, angle, 0, 2 * Math.PI);
    return;
  }
  CORNERS.forEach(([right, down], corner) => {
    const dx = right * halfWidth;
    const dy = down * halfHeight;
    if (corner === 0) ctx.moveTo(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
    else ctx.lineTo(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
  });
  ctx.closePath();
}

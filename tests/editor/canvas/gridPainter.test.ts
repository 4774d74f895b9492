import { expect, it } from 'vitest';
import { gridPainter } from '../../../src/editor/canvas/gridPainter.ts';

/** Returns whether anything is painted in a square of four pixels. */
function isPainted(ctx: CanvasRenderingContext2D, x: number, y: number): boolean {
  return ctx.getImageData(x, y, 4, 4).data.some((value, i) => i % 4 === 3 && value > 60);
}

it('dashes the edge of the plan inside of its bounds, as wide at every scale', () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 240 });
  const ctx = canvas.getContext('2d')!;
  const scale = 10 * window.devicePixelRatio;
  const bounds = { x: 20 / scale, y: 20 / scale, width: 200 / scale, height: 200 / scale };
  ctx.scale(scale, scale);
  gridPainter({ theme: 'light', bounds, step: 0 })(ctx, scale, bounds);
  expect([isPainted(ctx, 20, 20), isPainted(ctx, 216, 20)]).toEqual([true, true]);
  expect([
    isPainted(ctx, 15, 15),
    isPainted(ctx, 100, 100),
    isPainted(ctx, 20 + 4 * window.devicePixelRatio, 60),
  ]).toEqual([false, false, false]);
});

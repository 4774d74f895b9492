/** The 2D canvases above the plan. */
import type { Size } from '../../map/camera/viewport.ts';

/** Throws if the browser has no 2D canvas. */
export function get2dContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  return context;
}

/** Fits a canvas to a size in CSS pixels at a device pixel ratio, and clears it. */
export function resizeCanvas(context: CanvasRenderingContext2D, { width, height }: Size, ratio: number): void {
  const { canvas } = context;
  const deviceWidth = Math.round(width * ratio);
  const deviceHeight = Math.round(height * ratio);
  if (canvas.width !== deviceWidth || canvas.height !== deviceHeight) {
    canvas.width = deviceWidth;
    canvas.height = deviceHeight;
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, deviceWidth, deviceHeight);
}

/** Adds what the map uses of canvases and Safari 15.4 lacks. The form, which draws nothing, does without it. */
import { define } from './olderBrowsers.ts';

/** Corners clockwise from the top left, as one radius or as four. */
type Radii = number | readonly [number, number, number, number];

// Safari 16.
define(
  CanvasRenderingContext2D.prototype,
  'roundRect',
  function roundRect(
    this: CanvasRenderingContext2D,
    x: number,
    y: number,
    width: number,
    height: number,
    radii: Radii,
  ): void {
    const max = Math.min(width, height) / 2;
    const [topLeft, topRight, bottomRight, bottomLeft] = (
      typeof radii === 'number' ? [radii, radii, radii, radii] : radii
    ).map((radius) => Math.min(radius, max)) as [number, number, number, number];
    this.moveTo(x + topLeft, y);
    this.arcTo(x + width, y, x + width, y + height, topRight);
    this.arcTo(x + width, y + height, x, y + height, bottomRight);
    this.arcTo(x, y + height, x, y, bottomLeft);
    this.arcTo(x, y, x + width, y, topLeft);
    this.closePath();
  },
);

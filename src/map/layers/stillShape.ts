/**
 * A shape that is copied instead of painted while the view rests, for a background below what changes often:
 *
 *      first paint of a view    painted
 *      second                   painted, and its pixels kept: something above it changes
 *      each further one         copied
 *
 * A view that is painted once, as in a gesture, keeps nothing. The shape must be the first one of an `OverscanLayer`, so
 * that the canvas shows nothing else when it has been painted.
 */
import type { SceneCanvas } from 'konva/lib/Canvas.js';
import type { Node } from 'konva/lib/Node.js';
import { Shape } from 'konva/lib/Shape.js';
import type { OverscanLayer } from './overscanLayer.ts';

export class StillShape extends Shape {
  /** What the last paint showed. */
  #painted: readonly unknown[] = [];
  #pixels: HTMLCanvasElement | undefined;

  /** Call this if the shape would be painted differently now with the same `sceneFunc`. */
  forget(): void {
    this.#painted = [];
    this.#pixels = undefined;
  }

  override drawScene(canvas?: SceneCanvas, top?: Node): this {
    const layer = this.getLayer() as OverscanLayer;
    // Another canvas, as for `toCanvas`, shows another view.
    if (canvas !== layer.getCanvas()) return super.drawScene(canvas, top);
    const element = layer.getNativeCanvasElement();
    const { x, y, width, height } = layer.paintedBox;
    const painted = [this.sceneFunc(), x, y, width, height, element.width, element.height];
    const isSame = painted.every((value, index) => value === this.#painted[index]);
    if (!isSame) this.forget();
    this.#painted = painted;
    if (this.#pixels) {
      const ctx = layer.getContext();
      ctx.save();
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.globalCompositeOperation = 'copy';
      ctx.drawImage(this.#pixels, 0, 0);
      ctx.restore();
      return this;
    }
    super.drawScene(canvas, top);
    if (isSame) {
      this.#pixels = Object.assign(document.createElement('canvas'), { width: element.width, height: element.height });
      this.#pixels.getContext('2d')?.drawImage(element, 0, 0);
    }
    return this;
  }
}

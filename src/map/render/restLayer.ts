/**
 * What the element shows at rest, as finely as its screen can: it lies over the drawing, which is coarser for the sake of
 * its movement, and goes out of sight as soon as anything moves.
 */
import { boundsOf, expandBox } from '../../domain/geometry/boxes.ts';
import { bitmapSize, isLowMemoryDevice } from './bitmapSize.ts';
import type { RenderInput } from '../paint/renderInput.ts';
import { type CanvasTarget, paintCanvasTarget } from './canvasTarget.ts';
import { PAINT_OVERFLOW_PX } from '../paint/tablePainter.ts';
import { type Size, type Viewport, boxToPlan, viewsEqual } from '../camera/viewport.ts';

export class RestLayer {
  readonly #canvas = document.createElement('canvas');
  #sheet: CanvasTarget | undefined;

  mount(element: HTMLElement): void {
    Object.assign(this.#canvas.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      zIndex: '1',
      pointerEvents: 'none',
      display: 'none',
    });
    element.append(this.#canvas);
  }

  /** Paints what a view shows of an element, where its screen shows more than `coarse` device pixels to a CSS pixel, and the device has the memory. */
  paint(
    painting: RenderInput,
    view: Viewport,
    size: Size,
    devicePixelRatio: number,
    coarse: number,
    crowded: boolean,
  ): void {
    const { ratio } = bitmapSize(size, devicePixelRatio, false);
    if (ratio <= coarse || isLowMemoryDevice() || viewsEqual(this.#sheet?.view, view)) return;
    const [width, height] = [Math.floor(size.width * ratio), Math.floor(size.height * ratio)];
    // A canvas that is given its size anew asks for its memory anew.
    if (this.#canvas.width !== width || this.#canvas.height !== height) Object.assign(this.#canvas, { width, height });
    Object.assign(this.#canvas.style, { width: `${size.width}px`, height: `${size.height}px`, display: 'block' });
    this.#sheet = { view, ratio, zoom: 1, dense: crowded };
    paintCanvasTarget(this.#canvas, painting, boxToPlan(view, { x: 0, y: 0, ...size }), this.#sheet);
  }

  /** Paints other states of a few tables. */
  repaintTables(painting: RenderInput, places: readonly number[]): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    for (const place of places)
      paintCanvasTarget(
        this.#canvas,
        painting,
        expandBox(boundsOf(painting.scene.tables[place]!), PAINT_OVERFLOW_PX / sheet.view.scale),
        sheet,
      );
  }

  /** What it shows is no longer so. Hidden it would still be a layer, which costs each frame of the movement. */
  hide(): void {
    if (!this.#sheet) return;
    this.#sheet = undefined;
    this.#canvas.style.display = 'none';
  }
}

/**
 * A bitmap of the whole plan under the one that moves. The compositor moves both: beyond the edges of the upper one
 * this shows, a little softer, so that no movement has to wait for a paint. Its background is also kept without tables,
 * for the parts that come into the upper bitmap while a finger moves.
 */
import { expandBox } from '../../../domain/geometry/boxes.ts';
import { type Size, type Viewport, boxToPlan, viewsEqual } from '../../camera/viewport.ts';
import type { BackgroundPainter, RenderInput } from '../../paint/renderInput.ts';
import { MAX_DETAILED_TABLES } from '../../scene/tableBuffers.ts';
import { sceneIndex } from '../../scene/sceneIndex.ts';
import { type BitmapSize, isLowMemoryDevice, viewOnBitmap } from './bitmapSize.ts';
import { type CanvasTarget, paintInStrips, repaintTargetTables } from './canvasTarget.ts';

const MAX_PIXELS = 2_000_000;
const MAX_PIXELS_LOW_MEMORY = 800_000;
/** It shows where the visitor has zoomed in by about this much: labels, edges and marks look as they do there. */
const TYPICAL_ZOOM = 3.5;
/** Around the fitted view, for a plan that is dragged past its edge. */
const MARGIN_PX = 120;
/** Parts of the background overlap by this many of its pixels, so that smoothing leaves no seam between them. */
const SEAM_PX = 2;

export class OverviewBitmap {
  #canvas = document.createElement('canvas');
  /** Always the same canvas: a painting that is interrupted would leave its bitmap to the garbage collector. */
  readonly #backgroundCanvas = document.createElement('canvas');
  /** What the background canvas shows; undefined until it is painted, and if the plan has no background. */
  #background: CanvasTarget | undefined;
  #target: CanvasTarget | undefined;
  /** A painting that isn't finished. Movements interrupt it, and it goes on afterwards. */
  #painting: Generator<undefined> | undefined;
  #isShown = false;

  mount(element: HTMLElement): void {
    this.#applyStyle();
    element.prepend(this.#canvas);
  }

  #applyStyle(): void {
    Object.assign(this.#canvas.style, {
      position: 'absolute',
      inset: '0',
      transformOrigin: '0 0',
      pointerEvents: 'none',
      willChange: 'transform',
      display: this.#isShown ? 'block' : 'none',
    });
  }

  get isReady(): boolean {
    return this.#target !== undefined;
  }

  /** Whether `paintBackground` paints. */
  get hasBackground(): boolean {
    return this.#background !== undefined;
  }

  /** Paints the background from its bitmap: softly, but at the same cost whatever it shows. */
  readonly paintBackground: BackgroundPainter = (ctx, _scale, visible, part = visible) => {
    if (!this.#background) return;
    const { view, ratio } = this.#background;
    const unit = view.scale * ratio;
    const { x, y, width, height } = expandBox(part, SEAM_PX / unit);
    const left = x * unit + view.x * ratio;
    const top = y * unit + view.y * ratio;
    ctx.drawImage(this.#backgroundCanvas, left, top, width * unit, height * unit, x, y, width, height);
  };

  invalidate(): void {
    this.#background = undefined;
    this.invalidateTables();
  }

  /** Keeps the background, which takes longer to paint than the tables. */
  invalidateTables(): void {
    this.#target = undefined;
    this.#painting = undefined;
  }

  /**
   * Paints the plan as the fitted view shows it on an element of that size, with pauses. It is ready afterwards. A
   * caller that stops and paints again later goes on where it has stopped, unless the overview was invalidated.
   */
  *paint(input: RenderInput, fitted: Viewport, size: Size, devicePixelRatio: number): Generator<undefined> {
    this.#painting ??= this.#paintAll(input, fitted, size, devicePixelRatio);
    const painting = this.#painting;
    yield* painting;
  }

  *#paintAll(input: RenderInput, fitted: Viewport, size: Size, devicePixelRatio: number): Generator<undefined> {
    const width = size.width + 2 * MARGIN_PX;
    const height = size.height + 2 * MARGIN_PX;
    const maxPixels = isLowMemoryDevice() ? MAX_PIXELS_LOW_MEMORY : MAX_PIXELS;
    const ratio = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)));
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    const view = { scale: fitted.scale, x: fitted.x + MARGIN_PX, y: fitted.y + MARGIN_PX };
    const box = boxToPlan(view, { x: 0, y: 0, width, height });
    const dense = sceneIndex(input.scene).visible(box).length > MAX_DETAILED_TABLES;
    const target = { view, ratio, detailZoom: TYPICAL_ZOOM, dense };
    if (!this.#background || !viewsEqual(this.#background.view, view)) {
      this.#background = undefined;
      const bitmap = input.paintBackground ? this.#canvas : { width: 0, height: 0 };
      Object.assign(this.#backgroundCanvas, { width: bitmap.width, height: bitmap.height });
      if (input.paintBackground) {
        yield* paintInStrips(this.#backgroundCanvas, input, target, false);
        this.#background = target;
      }
    }
    yield* paintInStrips(this.#canvas, this.#withOwnBackground(input), target);
    this.#setTarget(this.#canvas, { width, height }, target);
    this.#painting = undefined;
  }

  /** Takes over a finished canvas that shows the whole plan, as it was drawn for a view of an element. */
  reuse(canvas: HTMLCanvasElement, drawn: Viewport, bitmap: BitmapSize, dense: boolean): void {
    this.#canvas.replaceWith(canvas);
    this.#setTarget(canvas, bitmap.size, {
      view: viewOnBitmap(drawn, bitmap),
      ratio: bitmap.ratio,
      detailZoom: 1,
      dense,
    });
  }

  #setTarget(canvas: HTMLCanvasElement, { width, height }: Size, target: CanvasTarget): void {
    this.#canvas = canvas;
    this.#target = target;
    this.#applyStyle();
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  }

  /** Paints a few tables again. A painting that isn't finished starts again with all tables. */
  repaintTables(input: RenderInput, indices: readonly number[]): void {
    if (this.#target) repaintTargetTables(this.#canvas, this.#withOwnBackground(input), indices, this.#target);
    else this.#painting = undefined;
  }

  #withOwnBackground(input: RenderInput): RenderInput {
    return this.#background ? { ...input, paintBackground: this.paintBackground } : input;
  }

  /**
   * Moves to a view, or hides: without a graphics processor, a canvas that moves costs the page all its bytes in every
   * frame.
   */
  show(view: Viewport, isNeeded: boolean): void {
    const target = isNeeded ? this.#target : undefined;
    const isShown = target !== undefined;
    if (isShown !== this.#isShown) this.#canvas.style.display = isShown ? 'block' : 'none';
    this.#isShown = isShown;
    if (!target) return;
    const { view: own } = target;
    const stretch = view.scale / own.scale;
    this.#canvas.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * own.x},${view.y - stretch * own.y})`;
  }
}

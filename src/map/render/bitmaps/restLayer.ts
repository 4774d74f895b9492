/**
 * What the element shows at rest, at the full resolution of its screen. It lies over the bitmap that moves, which is
 * coarser, and disappears as soon as anything moves.
 */
import { type Size, type Viewport, viewsEqual } from '../../camera/viewport.ts';
import { type RenderInput, changedTables } from '../../paint/renderInput.ts';
import { bitmapSize, isLowMemoryDevice } from './bitmapSize.ts';
import { type CanvasTarget, paintInStrips, repaintTargetTables } from './canvasTarget.ts';

export class RestLayer {
  readonly #canvas = document.createElement('canvas');
  #target: CanvasTarget | undefined;
  /** What it is shown in place of. */
  #covered = this.#canvas;
  /** What the canvas shows, which may be ahead of the other bitmaps. */
  #input: RenderInput | undefined;

  mount(element: HTMLElement): void {
    Object.assign(this.#canvas.style, {
      position: 'absolute',
      inset: '0',
      zIndex: '1',
      pointerEvents: 'none',
      display: 'none',
    });
    element.append(this.#canvas);
  }

  /**
   * Paints a view of an element, if its screen shows more than `coarseRatio` device pixels per CSS pixel and the device
   * has enough memory. Pauses while it paints, and shows the finished picture in place of `covered`: without a graphics
   * processor, Chromium copies each canvas on the page whenever one of them has changed.
   */
  *paint(
    covered: HTMLCanvasElement,
    input: RenderInput,
    view: Viewport,
    size: Size,
    devicePixelRatio: number,
    coarseRatio: number,
    dense: boolean,
  ): Generator<undefined> {
    const { ratio } = bitmapSize(size, devicePixelRatio, false);
    if (ratio <= coarseRatio || isLowMemoryDevice() || viewsEqual(this.#target?.view, view)) return;
    const width = Math.floor(size.width * ratio);
    const height = Math.floor(size.height * ratio);
    // Setting the size of a canvas allocates its memory again, even if the size is the same.
    if (this.#canvas.width !== width || this.#canvas.height !== height) Object.assign(this.#canvas, { width, height });
    const target = { view, ratio, detailZoom: 1, dense };
    yield* paintInStrips(this.#canvas, input, target);
    this.#target = target;
    this.#input = input;
    Object.assign(this.#canvas.style, { width: `${size.width}px`, height: `${size.height}px`, display: 'block' });
    covered.style.display = 'none';
    this.#covered = covered;
  }

  /** Whether it covers the other bitmaps. */
  get isShown(): boolean {
    return this.#target !== undefined;
  }

  /** Paints the tables again that look different. There must be few of them, and nothing else may have changed. */
  repaintTables(input: RenderInput): void {
    const changed = this.#input && changedTables(this.#input, input);
    if (this.#target && changed) repaintTargetTables(this.#canvas, input, changed, this.#target);
    this.#input = input;
  }

  /**
   * Discards what it shows. An invisible layer would still cost time in each frame of a movement, so it is not
   * displayed.
   */
  hide(): void {
    if (!this.#target) return;
    this.#target = undefined;
    this.#input = undefined;
    this.#canvas.style.display = 'none';
    this.#covered.style.display = '';
  }
}

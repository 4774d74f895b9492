/**
 * A picture of the whole plan that lies below the drawing while the view moves. The compositor moves both; where the
 * drawing ends, this shows a little softer, so that no movement has to wait for anything to be drawn.
 */
import { type Box, boundsOf, expandBox } from '../../domain/geometry/boxes.ts';
import { type BitmapSize, isLowMemoryDevice, viewOnBitmap } from './bitmapSize.ts';
import { MAX_DETAILED_TABLES } from '../paint/levelOfDetail.ts';
import type { RenderInput } from '../paint/renderInput.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { type CanvasTarget, paintCanvasTarget } from './canvasTarget.ts';
import { PAINT_OVERFLOW_PX } from '../paint/tablePainter.ts';
import { type Size, type Viewport, boxToPlan } from '../camera/viewport.ts';

/** Soft is good enough: at most so many pixels. */
const MOST_PIXELS = 2_000_000;
const MOST_PIXELS_OF_SMALL_DEVICES = 800_000;
/** It shows where the visitor has zoomed in by about so much: numbers, edges and marks look as they do there. */
const TYPICAL_ZOOM = 3.5;
/** CSS pixels around the fitted view, for a plan pulled past its edge. */
const MARGIN = 120;

export class OverviewBitmap {
  #canvas = document.createElement('canvas');
  #shown: CanvasTarget | undefined;
  #needed = false;

  mount(element: HTMLElement): void {
    this.#style();
    element.prepend(this.#canvas);
  }

  #style(): void {
    Object.assign(this.#canvas.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      transformOrigin: '0 0',
      pointerEvents: 'none',
      willChange: 'transform',
      display: this.#needed ? 'block' : 'none',
    });
  }

  get isReady(): boolean {
    return this.#shown !== undefined;
  }

  /** What it shows is no longer so. */
  invalidate(): void {
    this.#shown = undefined;
  }

  /** Paints the plan as the fitted view shows it on an element of that size. */
  paint(painting: RenderInput, fitted: Viewport, size: Size, devicePixelRatio: number): void {
    const [width, height] = [size.width + 2 * MARGIN, size.height + 2 * MARGIN];
    const ratio = Math.min(
      devicePixelRatio,
      Math.sqrt((isLowMemoryDevice() ? MOST_PIXELS_OF_SMALL_DEVICES : MOST_PIXELS) / (width * height)),
    );
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    const view = { scale: fitted.scale, x: fitted.x + MARGIN, y: fitted.y + MARGIN };
    const box = boxToPlan(view, { x: 0, y: 0, width, height });
    this.#take(
      this.#canvas,
      { width, height },
      { view, ratio, zoom: TYPICAL_ZOOM, dense: sceneIndex(painting.scene).visible(box).length > MAX_DETAILED_TABLES },
    );
    this.#paint(painting, box);
  }

  /** Takes a finished picture of the whole plan over, as it was drawn for a view of an element. */
  reuse(canvas: HTMLCanvasElement, drawn: Viewport, bitmap: BitmapSize, crowded: boolean): void {
    this.#canvas.replaceWith(canvas);
    this.#take(canvas, bitmap.size, {
      view: viewOnBitmap(drawn, bitmap),
      ratio: bitmap.ratio,
      zoom: 1,
      dense: crowded,
    });
  }

  #take(canvas: HTMLCanvasElement, { width, height }: Size, shown: CanvasTarget): void {
    this.#canvas = canvas;
    this.#shown = shown;
    this.#style();
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  }

  /** Paints other states of a few tables. */
  repaintTables(painting: RenderInput, places: readonly number[]): void {
    if (!this.#shown) return;
    const by = PAINT_OVERFLOW_PX / this.#shown.view.scale / this.#shown.zoom;
    for (const place of places) this.#paint(painting, expandBox(boundsOf(painting.scene.tables[place]!), by));
  }

  /**
   * Lies where a view has it, or not at all: a canvas that moves costs the page its bytes in every frame, wherever there
   * is no graphics processor.
   */
  show(view: Viewport, needed: boolean): void {
    if (needed !== this.#needed) this.#canvas.style.display = needed ? 'block' : 'none';
    this.#needed = needed;
    if (!this.#shown || !needed) return;
    const { view: own } = this.#shown;
    const stretch = view.scale / own.scale;
    this.#canvas.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * own.x},${view.y - stretch * own.y})`;
  }

  #paint(painting: RenderInput, box: Box): void {
    paintCanvasTarget(this.#canvas, painting, box, this.#shown!);
  }
}

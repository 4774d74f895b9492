/**
 * A layer that moves without being painted. Its canvas is larger than the stage on every side. While the stage moves, a
 * CSS transform moves the finished picture, which costs a compositor nothing:
 *
 *      ┌ canvas ──────────────┐            ┌ canvas ──────────────┐
 *      │   ┌ stage ───────┐   │            │ ┌ stage ───────┐     │
 *      │   │              │   │   a pan    │ │              │     │
 *      │   │              │   │   ─────→   │ │              │     │
 *      │   └──────────────┘   │            │ └──────────────┘     │
 *      │       overscan       │            └──────────────────────┘
 *      └──────────────────────┘
 *
 * It is painted again before an edge of the canvas shows, and at rest, at full sharpness: fingers that spread see a
 * stretched picture, since a phone with a slow processor would otherwise stop under them. All of this is a detail of
 * the layer: the position and scale of the stage are the view at every moment, and `toCanvas` paints that view.
 *
 * Whoever moves the stage, or the layer itself, calls `follow`. The stage may be scaled evenly but not rotated.
 */
import { Konva } from 'konva/lib/Core.js';
import type { SceneCanvas } from 'konva/lib/Canvas.js';
import { Layer } from 'konva/lib/Layer.js';
import type { Node } from 'konva/lib/Node.js';
import { type Box, containsBox, expandBox, expandBoxToGrid, intersectBoxes } from '../../domain/geometry/boxes.ts';
import { type Size, type Viewport, boxToPlan, boxToScreen, transformView, viewsEqual } from '../camera/viewport.ts';

// Konva would paint every layer whenever the stage moves. react-konva still asks for a draw of what it has changed.
Konva.autoDrawEnabled = false;

/** Overscan on each side: a finger moves as far across as down. */
const OVERSCAN_PX = 112;
/** A pixel takes four bytes, and phones have little memory for canvases. */
const MAX_PIXELS = 8_000_000;
const MAX_PIXELS_LOW_MEMORY = 1_500_000;
const LOW_MEMORY_GIB = 2;
/** Nobody sees a finer resolution. */
const MAX_RATIO = 3;
/** A view that shrinks is painted this much further out, so that the next edge is further away. */
const SHRINK_AHEAD = 1.6;
/** In a pan, the picture is painted by this share of its overscan further ahead, along the axis that ran out of it. */
const PAN_AHEAD = 0.7;
/** Of a device pixel: a canvas on whole pixels may begin half a pixel late. More would be visible. */
const EDGE_TOLERANCE = 0.51;

/**
 * The canvas of a layer, in CSS pixels from the stage's top left corner, and its device pixels per CSS pixel. A large
 * one gets fewer pixels than the screen has.
 */
export function pictureSize(stage: Size, devicePixelRatio: number): { readonly box: Box; readonly ratio: number } {
  const box = expandBox({ x: 0, y: 0, width: stage.width, height: stage.height }, OVERSCAN_PX);
  // Not every browser reports its memory.
  const { deviceMemory = Infinity } = navigator as Navigator & { readonly deviceMemory?: number };
  const maxPixels = deviceMemory <= LOW_MEMORY_GIB ? MAX_PIXELS_LOW_MEMORY : MAX_PIXELS;
  return { box, ratio: Math.min(devicePixelRatio, MAX_RATIO, Math.sqrt(maxPixels / (box.width * box.height))) };
}

/**
 * Cuts `whole` to a box that has no overscan where nothing is painted, on whole pixels. Its size depends on that of the
 * content, not on its place: in a pan the box slides, since another size would allocate the canvas again.
 */
function slideToContent(whole: Box, stage: Size, content: Box, pixel: number): Box {
  const slide = (wholeLength: number, stageLength: number, start: number, contentLength: number): [number, number] => {
    const length = Math.ceil(Math.min(Math.max(contentLength, stageLength), wholeLength) / pixel) * pixel;
    const [first, last] = [start, start + contentLength - length].toSorted((a, b) => a - b) as [number, number];
    const centered = (stageLength - length) / 2;
    return [Math.round(Math.min(Math.max(centered, first), last) / pixel) * pixel, length];
  };
  const [x, width] = slide(whole.width, stage.width, content.x, content.width);
  const [y, height] = slide(whole.height, stage.height, content.y, content.height);
  return { x, y, width, height };
}

export type OverscanLayerAttrs = {
  /** Device pixels per CSS pixel, instead of the screen's own. */
  readonly pixelRatio?: number | undefined;
  /** In the layer's units: nothing is painted beyond, so that an edge of the canvas may show there. */
  readonly contentBox?: Box | undefined;
  /** The canvas is no larger than the content, with this many CSS pixels around it: for a few nodes. */
  readonly fitsContent?: number | undefined;
};

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

export class OverscanLayer extends Layer {
  /** The view that the canvas shows, without the transform that moves it. */
  #painted: Viewport | undefined;
  /** A node has changed since then. */
  #isOutdated = false;
  /** The canvas when it was painted, in CSS pixels from the stage's top left corner. */
  #canvasBox = NOTHING;
  /** What is being painted on the layer's own canvas. */
  #paintedBox: Box | undefined;

  /** Where the layer's origin lies on the stage, and its scale. */
  get #view(): Viewport {
    const { x, y } = this.getAbsolutePosition();
    return { scale: this.getAbsoluteScale().x, x, y };
  }

  get #stageBox(): Box {
    return { x: 0, y: 0, width: this.width(), height: this.height() };
  }

  /**
   * For painters: the box that is being painted, in the layer's units. `toCanvas` paints as much as the screen has, so
   * that painters decide the same.
   */
  get paintedBox(): Box {
    return this.#paintedBox ?? boxToPlan(this.#view, pictureSize(this.#stageBox, 1).box);
  }

  /** For painters: the device pixels per CSS pixel on the screen, which decide the level of detail. */
  get screenRatio(): number {
    return this.getCanvas().getPixelRatio();
  }

  /**
   * Shows the view that the stage has now. `isMoving` allows a picture that is moved and stretched; otherwise the view
   * is painted.
   */
  follow(isMoving: boolean): void {
    if (!this.isVisible() || this.width() === 0) return;
    const view = this.#view;
    const painted = this.#painted;
    if (!painted || this.#isOutdated) this.draw();
    else if (isMoving && this.#covers(painted, view)) this.#place(painted, view);
    else if (isMoving) this.#paint(this.#ahead(painted, view));
    else if (!viewsEqual(painted, view)) this.draw();
    else this.#place(painted, view);
  }

  /** Konva calls this after each change of a node. Drops the frame if something else has painted the layer meanwhile. */
  override batchDraw(): this {
    if (this.#isOutdated) return this;
    this.#isOutdated = true;
    requestAnimationFrame(() => {
      if (this.#isOutdated && this.getStage()) this.draw();
    });
    return this;
  }

  /** `canvas` is another one than the layer's own, as for `toCanvas`. */
  override drawScene(canvas?: SceneCanvas, top?: Node): this {
    if (canvas) return super.drawScene(canvas, top);
    if (this.isVisible() && this.width() > 0 && this.height() > 0) this.#paint(this.#view);
    else this.#release();
    return this;
  }

  /** Takes no memory while it is hidden. */
  #release(): void {
    this.#painted = undefined;
    this.#isOutdated = false;
    if (this.getCanvas().getWidth() > 0) this.getCanvas().setSize(0, 0);
  }

  /** Paints a view, whose origin and scale may differ from those of the stage, on the layer's own canvas. */
  #paint(painted: Viewport): void {
    this.#isOutdated = false;
    this.#resize(painted);
    const { x, y } = this.#canvasBox;
    const view = this.#view;
    const stretch = painted.scale / view.scale;
    const ctx = this.getContext();
    ctx.save();
    ctx.reset();
    ctx.clear();
    ctx.translate(-x, -y);
    // From the stage's pixels, in which the nodes are drawn, to the canvas's.
    ctx.transform(stretch, 0, 0, stretch, painted.x - stretch * view.x, painted.y - stretch * view.y);
    this.#paintedBox = boxToPlan(painted, this.#canvasBox);
    super.drawScene();
    this.#paintedBox = undefined;
    ctx.restore();
    this.#painted = painted;
    this.#place(painted, view);
  }

  /** Fits the canvas to a view. Konva gives it the size of the stage. Setting a size allocates it again. */
  #resize(view: Viewport): void {
    const { pixelRatio = window.devicePixelRatio, contentBox, fitsContent } = this.attrs as OverscanLayerAttrs;
    const { box: whole, ratio } = pictureSize(this.#stageBox, pixelRatio);
    const content = contentBox && boxToScreen(view, contentBox);
    // A canvas that begins between two pixels would be blurred.
    const pixel = 1 / pixelRatio;
    const box =
      content && fitsContent !== undefined
        ? expandBoxToGrid(intersectBoxes(expandBox(content, fitsContent), whole) ?? NOTHING, pixel)
        : slideToContent(whole, this.#stageBox, content ?? whole, pixel);
    this.#canvasBox = box;
    const { style } = this.getNativeCanvasElement();
    Object.assign(style, { left: `${box.x}px`, top: `${box.y}px` });
    const canvas = this.getCanvas();
    const width = Math.round(box.width * ratio);
    const height = Math.round(box.height * ratio);
    if (canvas.getWidth() === width && canvas.getHeight() === height && canvas.getPixelRatio() === ratio) return;
    if (canvas.getPixelRatio() !== ratio) canvas.setPixelRatio(ratio);
    canvas.setSize(box.width, box.height);
    Object.assign(style, {
      // Whole pixels stay whole.
      width: `${width / ratio}px`,
      height: `${height / ratio}px`,
      transformOrigin: '0 0',
      // Permanently: becoming a layer of the compositor costs a frame, just when a gesture begins.
      willChange: 'transform',
    });
  }

  /** Moves and stretches the canvas from the view that it was painted for to another. */
  #place(painted: Viewport, view: Viewport): void {
    const stretch = view.scale / painted.scale;
    const x = view.x - stretch * painted.x + (stretch - 1) * this.#canvasBox.x;
    const y = view.y - stretch * painted.y + (stretch - 1) * this.#canvasBox.y;
    this.getNativeCanvasElement().style.transform = viewsEqual(painted, view)
      ? ''
      : `matrix(${stretch},0,0,${stretch},${x},${y})`;
  }

  /** Whether the picture can be moved to a view: it shows no edge there. */
  #covers(painted: Viewport, view: Viewport): boolean {
    const { pixelRatio = window.devicePixelRatio, contentBox } = this.attrs as OverscanLayerAttrs;
    const needed = contentBox ? intersectBoxes(boxToScreen(view, contentBox), this.#stageBox) : this.#stageBox;
    const shown = boxToScreen(view, boxToPlan(painted, this.#canvasBox));
    return !needed || containsBox(expandBox(shown, EDGE_TOLERANCE / pixelRatio), needed);
  }

  /** Returns the view to paint in motion, so that the next edge is further away: in a pan, most overscan lies ahead. */
  #ahead(painted: Viewport, view: Viewport): Viewport {
    const { x, y, scale } = view;
    if (scale > painted.scale) return view;
    if (scale === painted.scale) {
      // A finger that wanders comes back along the other axis.
      const lead = (moved: number): number =>
        Math.abs(moved) > OVERSCAN_PX ? Math.sign(moved) * PAN_AHEAD * OVERSCAN_PX : 0;
      return { scale, x: x + lead(x - painted.x), y: y + lead(y - painted.y) };
    }
    const middle = { x: this.width() / 2, y: this.height() / 2 };
    return transformView(view, middle, middle, 1 / SHRINK_AHEAD);
  }
}

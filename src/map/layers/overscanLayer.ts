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
 * What takes long is painted in pieces while nobody touches the plan, by `improve`: first what the stage shows, out of
 * sight, until it replaces the moved or stretched picture; then overscan. A node that changes in a view at rest repaints
 * what the stage shows at once. In a pan that runs out of overscan, strips on canvases of their own continue the picture
 * until it rests: to move the pixels of a large canvas takes a processor longer than to paint a strip.
 *
 * Whoever moves the stage, or the layer itself, calls `follow`. The stage may be scaled evenly but not rotated.
 */
import { Konva } from 'konva/lib/Core.js';
import { SceneCanvas } from 'konva/lib/Canvas.js';
import { Layer, type LayerConfig } from 'konva/lib/Layer.js';
import type { Node } from 'konva/lib/Node.js';
import {
  type Box,
  areApart,
  containsBox,
  expandBox,
  expandBoxToGrid,
  growAhead,
  intersectBoxes,
  nextPiece,
  unionBoxes,
} from '../../domain/geometry/boxes.ts';
import {
  type Size,
  type Viewport,
  boxToPlan,
  boxToScreen,
  transformView,
  viewsEqual,
} from '../../domain/plan/viewport.ts';

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
/** A strip that continues the picture reaches this much further than the edge that comes into sight. */
const STRIP_AHEAD_PX = 32;
/** Strips reach this far around what the stage shows: a finger that goes back finds what it has seen. */
const STRIPS_KEPT_PX = 3 * OVERSCAN_PX;
/** Of a piece: on a slow phone it takes as long as two or three frames. */
const PIECE_PIXELS = 400_000;
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
  /** It takes long to paint: what can wait is painted in pieces. Its shapes cover each pixel. */
  readonly inPieces?: boolean | undefined;
};

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/**
 * What a canvas shows, or will show: a box in CSS pixels from the stage's top left corner in a view, with `ratio` device
 * pixels per CSS pixel.
 */
type Picture = { readonly view: Viewport; readonly box: Box; readonly ratio: number };

/** Returns all device pixels of a picture. */
function wholeOf({ box, ratio }: Picture): Box {
  return { x: 0, y: 0, width: Math.round(box.width * ratio), height: Math.round(box.height * ratio) };
}

/** Returns the device pixels, of a picture or beyond it, that show a box of the stage. */
function gridBoxOf({ box: { x, y }, ratio }: Picture, box: Box): Box {
  const [width, height] = [box.width * ratio, box.height * ratio];
  return expandBoxToGrid({ x: (box.x - x) * ratio, y: (box.y - y) * ratio, width, height }, 1);
}

/** Returns the device pixels of a picture that show a box of the stage. */
function pixelsOf(picture: Picture, box: Box): Box {
  return intersectBoxes(gridBoxOf(picture, box), wholeOf(picture)) ?? NOTHING;
}

/** Returns device pixels of a picture in CSS pixels from the stage's corner, in the picture's view. */
function cssBoxOf({ box, ratio }: Picture, { x, y, width, height }: Box): Box {
  return { x: box.x + x / ratio, y: box.y + y / ratio, width: width / ratio, height: height / ratio };
}

/** Returns the box of the plan that device pixels of a picture show. */
function planBoxOf(picture: Picture, pixels: Box): Box {
  return boxToPlan(picture.view, cssBoxOf(picture, pixels));
}

/** Returns the size in CSS pixels for a number of device pixels, which Konva rounds down. */
const sizeFor = ({ width, height }: Size, ratio: number): Size => ({
  width: (width + 0.5) / ratio,
  height: (height + 0.5) / ratio,
});

export class OverscanLayer extends Layer {
  /** What the canvas shows, and how much of it is painted. */
  #picture: Picture | undefined;
  #painted = NOTHING;
  /** A node has changed since then. */
  #isOutdated = false;
  /** The picture that replaces it, once it is painted as far as the stage shows it. */
  #next: { readonly picture: Picture; readonly canvas: SceneCanvas; painted: Box } | undefined;
  /** What continues the picture beyond its canvas, in its device pixels. */
  #strips: { readonly canvas: SceneCanvas; readonly box: Box }[] = [];
  /** What is being painted. */
  #piece: { readonly picture: Picture; readonly box: Box } | undefined;

  constructor(config?: LayerConfig & OverscanLayerAttrs) {
    super({ clearBeforeDraw: false, ...config });
  }

  /** Where the layer's origin lies on the stage, and its scale. */
  get #view(): Viewport {
    const { x, y } = this.getAbsolutePosition();
    return { scale: this.getAbsoluteScale().x, x, y };
  }

  get #stageBox(): Box {
    return { x: 0, y: 0, width: this.width(), height: this.height() };
  }

  get #isShown(): boolean {
    return this.isVisible() && this.width() > 0 && this.height() > 0;
  }

  /** The page has the plan ready out of sight. */
  get #isOutOfSight(): boolean {
    return getComputedStyle(this.getNativeCanvasElement()).visibility === 'hidden';
  }

  /**
   * For painters: the whole box that the picture shows, in the layer's units. `toCanvas` paints as much as the screen
   * has, so that painters decide the same.
   */
  get paintedBox(): Box {
    if (this.#piece) return boxToPlan(this.#piece.picture.view, this.#piece.picture.box);
    return boxToPlan(this.#view, pictureSize(this.#stageBox, 1).box);
  }

  /** For painters: the part of `paintedBox` that the stage shows in the picture's view. */
  get viewBox(): Box {
    return boxToPlan(this.#piece?.picture.view ?? this.#view, this.#stageBox);
  }

  /** For painters: the part of `paintedBox` that is being painted. They may leave out what lies beyond. */
  get pieceBox(): Box {
    return this.#piece ? planBoxOf(this.#piece.picture, this.#piece.box) : this.paintedBox;
  }

  /** For painters of a node: whether its box, in the layer's units, is no part of what is being painted. */
  skips(box: Box): boolean {
    return this.#piece !== undefined && areApart(this.pieceBox, box);
  }

  /** For painters: the device pixels per CSS pixel on the screen, which decide the level of detail. */
  get screenRatio(): number {
    return this.#piece?.picture.ratio ?? this.getCanvas().getPixelRatio();
  }

  /** Whether the canvas shows the stage's view as it is, at full sharpness. */
  get isSharp(): boolean {
    return !this.#isShown || (!this.#isOutdated && viewsEqual(this.#picture?.view, this.#view));
  }

  /** Whether `improve` has nothing to paint. */
  get isComplete(): boolean {
    const picture = this.#picture;
    return this.isSharp && (!picture || !this.#isShown || containsBox(this.#painted, wholeOf(picture)));
  }

  /**
   * Shows the view that the stage has now. `isMoving` allows a picture that is moved and stretched; otherwise the view
   * is painted, unless `improve` is to do that.
   */
  follow(isMoving: boolean): void {
    if (!this.#isShown) {
      this.#release();
      return;
    }
    const view = this.#view;
    const picture = this.#picture;
    const { inPieces } = this.attrs as OverscanLayerAttrs;
    if (isMoving || !viewsEqual(this.#next?.picture.view, view)) this.#abandon();
    if (!picture) {
      if (!inPieces || !this.#isOutOfSight) this.draw();
      return;
    }
    const isLate = this.#isOutdated && !(inPieces && (isMoving || this.#isOutOfSight));
    if (isLate) this.draw();
    else if (isMoving && !this.#covers(picture, view)) {
      if (inPieces && view.scale === picture.view.scale) this.#continue(picture, view);
      else this.#paint(this.#ahead(picture, view));
    } else if (isMoving || inPieces || viewsEqual(picture.view, view)) this.#place(picture, view);
    else this.draw();
  }

  /** Paints the next piece of what is missing, or shows what is complete. Returns whether more is missing. */
  improve(): boolean {
    if (this.isComplete) return false;
    if (this.#picture && this.isSharp)
      this.#painted = this.#grow(
        this.#picture,
        this.getCanvas(),
        this.#painted,
        unionBoxes([this.#painted, wholeOf(this.#picture)]) ?? NOTHING,
      );
    else this.#improveNext();
    return !this.isComplete;
  }

  #improveNext(): void {
    const picture = this.#next?.picture ?? this.#pictureOf(this.#view);
    const { ratio } = picture;
    const stage = pixelsOf(picture, this.#stageBox);
    this.#next ??= {
      picture,
      canvas: new SceneCanvas({ ...sizeFor(wholeOf(picture), ratio), pixelRatio: ratio }),
      painted: { ...stage, height: 0 },
    };
    const { canvas, painted } = this.#next;
    if (!containsBox(painted, stage)) {
      this.#next.painted = this.#grow(picture, canvas, painted, stage);
      return;
    }
    this.#resize(picture);
    const ctx = this.getContext();
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalCompositeOperation = 'copy';
    ctx.drawImage(canvas._canvas, 0, 0);
    ctx.restore();
    this.#show(picture, stage);
  }

  /** Paints one more piece of a picture on a canvas towards a box of its pixels. Returns what is painted then, a box too. */
  #grow(picture: Picture, canvas: SceneCanvas, painted: Box, to: Box): Box {
    const piece = nextPiece(painted, to, PIECE_PIXELS);
    if (!piece) return painted;
    if (containsBox(wholeOf(picture), piece)) this.#paintPiece(picture, canvas, piece);
    else this.#addStrip(picture, piece);
    return unionBoxes([painted, piece]) ?? piece;
  }

  /** Continues the picture up to what the stage shows in a view of the same scale, and moves it there. */
  #continue(picture: Picture, view: Viewport): void {
    const { needed = NOTHING } = this.#coverOf(picture, view);
    const seen = gridBoxOf(picture, boxToScreen(picture.view, boxToPlan(view, needed)));
    // What is far from sight is given up.
    const kept = intersectBoxes(this.#painted, expandBox(seen, Math.ceil(STRIPS_KEPT_PX * picture.ratio)));
    this.#painted = kept ?? { ...seen, height: 0 };
    this.#dropStrips((box) => !kept || areApart(box, kept));
    const to = growAhead(this.#painted, seen, Math.ceil(STRIP_AHEAD_PX * picture.ratio));
    while (!containsBox(this.#painted, to)) this.#painted = this.#grow(picture, this.getCanvas(), this.#painted, to);
    this.#place(picture, view);
  }

  /** Paints a piece beyond the canvas. It laps over its neighbors: two edges between the screen's pixels would show a seam. */
  #addStrip(picture: Picture, piece: Box): void {
    const box = expandBox(piece, 1);
    const { ratio } = picture;
    const canvas = new SceneCanvas({ ...sizeFor(box, ratio), pixelRatio: ratio });
    const native = this.getNativeCanvasElement();
    const cssBox = cssBoxOf(picture, box);
    const { x, y, width, height } = cssBox;
    canvas._canvas.style.cssText = `${native.style.cssText};left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    this.#paintPiece({ ...picture, box: cssBox }, canvas, { ...box, x: 0, y: 0 });
    native.after(canvas._canvas);
    this.#strips.push({ canvas, box });
  }

  #dropStrips(isDropped: (box: Box) => boolean): void {
    const dropped = this.#strips.filter(({ box }) => isDropped(box));
    for (const { canvas } of dropped) {
      canvas._canvas.remove();
      canvas.setSize(0, 0);
    }
    this.#strips = this.#strips.filter((strip) => !dropped.includes(strip));
  }

  /** Drops what `improve` has painted out of sight. */
  #abandon(): void {
    this.#next?.canvas.setSize(0, 0);
    this.#next = undefined;
  }

  #show(picture: Picture, painted: Box): void {
    this.#isOutdated = false;
    this.#abandon();
    this.#dropStrips(() => true);
    this.#picture = picture;
    this.#painted = painted;
    this.#place(picture, this.#view);
  }

  /**
   * Konva calls this after each change of a node. Fires `outdated`, which bubbles to the stage: whoever shows it follows
   * in the next frame.
   */
  override batchDraw(): this {
    this.#isOutdated = true;
    this.#abandon();
    return this.fire('outdated', undefined, true);
  }

  /** `canvas` is another one than the layer's own, as for `toCanvas`. */
  override drawScene(canvas?: SceneCanvas, top?: Node): this {
    if (canvas) return super.drawScene(canvas, top);
    if (!this.#isShown) this.#release();
    else if ((this.attrs as OverscanLayerAttrs).inPieces && this.#isOutOfSight) {
      this.#picture = undefined;
      this.batchDraw();
    } else this.#paint(this.#view);
    return this;
  }

  /** Takes no memory while it is hidden. */
  #release(): void {
    this.#abandon();
    this.#dropStrips(() => true);
    this.#picture = undefined;
    this.#isOutdated = false;
    if (this.getCanvas().getWidth() > 0) this.getCanvas().setSize(0, 0);
  }

  /** Paints a view, which may differ from that of the stage, on the layer's own canvas: in pieces, what the stage shows in both. */
  #paint(view: Viewport): void {
    const picture = this.#pictureOf(view);
    const { inPieces } = this.attrs as OverscanLayerAttrs;
    const now = boxToScreen(view, boxToPlan(this.#view, this.#stageBox));
    const painted = inPieces ? pixelsOf(picture, unionBoxes([now, this.#stageBox]) ?? now) : wholeOf(picture);
    this.#resize(picture);
    this.getContext().clear();
    this.#paintPiece(picture, this.getCanvas(), painted);
    this.#show(picture, painted);
  }

  /** Paints a part of a picture on a canvas. */
  #paintPiece(picture: Picture, canvas: SceneCanvas, box: Box): void {
    const { view: painted, ratio } = picture;
    const view = this.#view;
    const stretch = painted.scale / view.scale;
    const ctx = canvas.getContext();
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.width, box.height);
    ctx.clip();
    ctx.scale(ratio, ratio);
    ctx.translate(-picture.box.x, -picture.box.y);
    // From the stage's pixels, in which the nodes are drawn, to the canvas's.
    ctx.transform(stretch, 0, 0, stretch, painted.x - stretch * view.x, painted.y - stretch * view.y);
    this.#piece = { picture, box };
    super.drawScene(canvas);
    this.#piece = undefined;
    ctx.restore();
  }

  /** Returns the picture of a view: where the canvas lies, and its resolution. */
  #pictureOf(view: Viewport): Picture {
    const { pixelRatio = window.devicePixelRatio, contentBox, fitsContent } = this.attrs as OverscanLayerAttrs;
    const { box: whole, ratio } = pictureSize(this.#stageBox, pixelRatio);
    const content = contentBox && boxToScreen(view, contentBox);
    // A canvas that begins between two pixels would be blurred.
    const pixel = 1 / pixelRatio;
    const box =
      content && fitsContent !== undefined
        ? expandBoxToGrid(intersectBoxes(expandBox(content, fitsContent), whole) ?? NOTHING, pixel)
        : slideToContent(whole, this.#stageBox, content ?? whole, pixel);
    return { view, box, ratio };
  }

  /** Fits the canvas to a picture. Konva gives it the size of the stage. Setting a size allocates it again. */
  #resize(picture: Picture): void {
    const { box, ratio } = picture;
    const { width, height } = wholeOf(picture);
    const { style } = this.getNativeCanvasElement();
    Object.assign(style, { left: `${box.x}px`, top: `${box.y}px` });
    const canvas = this.getCanvas();
    if (canvas.getWidth() === width && canvas.getHeight() === height && canvas.getPixelRatio() === ratio) return;
    if (canvas.getPixelRatio() !== ratio) canvas.setPixelRatio(ratio);
    const size = sizeFor({ width, height }, ratio);
    canvas.setSize(size.width, size.height);
    Object.assign(style, {
      // Whole pixels stay whole.
      width: `${width / ratio}px`,
      height: `${height / ratio}px`,
      transformOrigin: '0 0',
      // Permanently: becoming a layer of the compositor costs a frame, just when a gesture begins.
      willChange: 'transform',
    });
  }

  /** Moves and stretches the picture from the view that it was painted for to another. */
  #place(picture: Picture, view: Viewport): void {
    const { view: painted } = picture;
    const stretch = view.scale / painted.scale;
    const place = (element: HTMLElement, { x: left, y: top }: Box): void => {
      const x = view.x - stretch * painted.x + (stretch - 1) * left;
      const y = view.y - stretch * painted.y + (stretch - 1) * top;
      element.style.transform = viewsEqual(painted, view) ? '' : `matrix(${stretch},0,0,${stretch},${x},${y})`;
    };
    place(this.getNativeCanvasElement(), picture.box);
    for (const { canvas, box } of this.#strips) place(canvas._canvas, cssBoxOf(picture, box));
  }

  /** Returns the box that a view needs, and what the picture has if it is moved there, in CSS pixels of the stage. */
  #coverOf(picture: Picture, view: Viewport): { readonly needed: Box | undefined; readonly shown: Box } {
    const { pixelRatio = window.devicePixelRatio, contentBox } = this.attrs as OverscanLayerAttrs;
    const needed = contentBox ? intersectBoxes(boxToScreen(view, contentBox), this.#stageBox) : this.#stageBox;
    const shown = boxToScreen(view, planBoxOf(picture, this.#painted));
    return { needed, shown: expandBox(shown, EDGE_TOLERANCE / pixelRatio) };
  }

  /** Whether the picture can be moved to a view: it shows no edge there. */
  #covers(picture: Picture, view: Viewport): boolean {
    const { needed, shown } = this.#coverOf(picture, view);
    return !needed || containsBox(shown, needed);
  }

  /** Returns the view to paint in motion, so that the next edge is further away: in a pan, most overscan lies ahead. */
  #ahead(picture: Picture, view: Viewport): Viewport {
    const { scale } = view;
    if (scale > picture.view.scale) return view;
    if (scale === picture.view.scale) {
      const { needed = NOTHING, shown } = this.#coverOf(picture, view);
      // A finger that wanders comes back along the axis that has not run out.
      const move = (axis: 'x' | 'y', side: 'width' | 'height'): number => {
        const isBefore = needed[axis] < shown[axis];
        const isBehind = needed[axis] + needed[side] > shown[axis] + shown[side];
        const lead = (Number(isBefore) - Number(isBehind)) * PAN_AHEAD * OVERSCAN_PX;
        return view[axis] + lead;
      };
      return { scale, x: move('x', 'width'), y: move('y', 'height') };
    }
    const middle = { x: this.width() / 2, y: this.height() / 2 };
    return transformView(view, middle, middle, 1 / SHRINK_AHEAD);
  }
}

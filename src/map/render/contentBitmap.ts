/**
 * The bitmap of a plan that the compositor moves, larger than the plan's element on all sides (overscan). Paints whole
 * views, parts of them, and what comes in at the edges.
 */
import { type Box, expandBox, intersectBoxes } from '../../domain/geometry/boxes.ts';
import { type Size, type Viewport, boxToPlan, viewsEqual } from '../camera/viewport.ts';
import type { LevelOfDetail } from '../paint/levelOfDetail.ts';
import type { BackgroundPainter, RenderInput } from '../paint/renderInput.ts';
import { PAINT_OVERFLOW_PX, paintTables, paintUnselectedTables } from '../paint/tablePainter.ts';
import { decorIndex } from '../scene/decorIndex.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../scene/tableBuffers.ts';
import type { CanvasBackend, CanvasPainter } from './canvasBackend.ts';
import { type BitmapSize, bitmapSize, viewOnBitmap } from './bitmaps/bitmapSize.ts';
import { exposedStrips, stripCount, stripsOf, tableParts, viewInPixels } from './bitmaps/canvasTarget.ts';
import type { OverviewBitmap } from './bitmaps/overviewBitmap.ts';

/**
 * A part with more pieces of decor than this gets the background of the overview while the view moves, and is painted
 * in strips at rest.
 */
const MAX_LIGHT_DECOR = 30;

export class ContentBitmap {
  /** Undefined until they are attached. */
  canvases: CanvasBackend | undefined;
  /** Canvases that take over at the next redraw, at the latest when the finger lets go after a pan. */
  nextCanvases: CanvasBackend | undefined;
  input: RenderInput | undefined;
  /** Of the plan's element. */
  size: Size = { width: 0, height: 0 };
  devicePixelRatio = window.devicePixelRatio;
  /** A view always has the same pixels. */
  isExact = false;
  bitmap: BitmapSize = { size: { width: 0, height: 0 }, overscan: { x: 0, y: 0 }, ratio: 1 };
  /** The view that the bitmap shows; undefined if it has to be redrawn. */
  drawn: Viewport | undefined;
  /** The view of the first paint, as long as the canvases show it. */
  #firstView: Viewport | undefined;
  /** The view of the bitmap's pixels, also if they are outdated; undefined if there are none. */
  #pixelView: Viewport | undefined;
  /** What is left to draw of the view, in device pixels: a heavy view is drawn strip by strip, one in each frame. */
  #pendingStrips: readonly Box[] = [];
  /** Parts of the bitmap, in device pixels, with the soft background of the overview. They are drawn again at rest. */
  #softParts: readonly Box[] = [];
  #isSoft = false;
  /** What the painters paint, in plan units. Konva draws its layers on other occasions too: then it is undefined. */
  #painted: 'all' | Box | undefined;
  /** A finger or an animation moves the view: painting must not delay it. */
  isMoving = false;
  /** As in `LevelOfDetail`, for the last redraw. */
  dense = false;
  readonly #overview: OverviewBitmap;
  readonly #beforeChange: () => void;

  /** `beforeChange` is called before each change of the bitmap. */
  constructor(overview: OverviewBitmap, beforeChange: () => void) {
    this.#overview = overview;
    this.#beforeChange = beforeChange;
  }

  /** As `OverscanRenderer.attachCanvases`. */
  attachCanvases(canvases: CanvasBackend, drawn?: { readonly size: Size; readonly view: Viewport }): void {
    if (this.canvases?.content.isConnected && this.drawn && !this.input?.paintBackground) {
      this.nextCanvases = canvases;
      return;
    }
    this.#setCanvases(canvases);
    if (drawn) {
      this.size = drawn.size;
      this.bitmap = bitmapSize(drawn.size, this.devicePixelRatio, canvases.hasOverscan, this.isExact);
      canvases.content.style.transformOrigin = '0 0';
      this.dense = this.input !== undefined && this.input.scene.tables.length > MAX_DETAILED_TABLES;
    } else this.#resizeCanvases();
    this.drawn = drawn?.view;
    this.#pixelView = drawn?.view;
    this.#firstView = drawn?.view;
  }

  #setCanvases(canvases: CanvasBackend): void {
    this.canvases = canvases;
    Object.assign(canvases.content.style, {
      // Permanently: becoming a layer of the compositor costs a frame, just when a gesture begins.
      willChange: 'transform',
      background: this.input?.palette.backdrop ?? '',
    });
  }

  /** Lets the waiting canvases take over. The first paint, which shows the whole plan, becomes the overview. */
  #switchCanvases(): void {
    const next = this.nextCanvases;
    if (!next) return;
    const before = this.canvases;
    this.nextCanvases = undefined;
    const canvas = before?.canvas();
    if (canvas && this.drawn && this.showsFirstPaint && !this.#overview.isReady)
      this.#overview.reuse(canvas, this.drawn, this.bitmap, this.dense);
    before?.dispose();
    this.#setCanvases(next);
    this.#resizeCanvases();
  }

  /** Whether the bitmap shows the first paint. */
  get showsFirstPaint(): boolean {
    return this.drawn !== undefined && this.drawn === this.#firstView;
  }

  /** As `OverscanRenderer.resize`. Returns whether the bitmap has changed. */
  resize(size: Size, devicePixelRatio: number, isExact: boolean): boolean {
    this.devicePixelRatio = devicePixelRatio;
    this.isExact = isExact;
    const { ratio } = bitmapSize(size, devicePixelRatio, this.canvases?.hasOverscan ?? false, isExact);
    const { width, height } = this.size;
    if (width === size.width && height === size.height && ratio === this.bitmap.ratio) return false;
    this.size = size;
    this.#resizeCanvases();
    return true;
  }

  /** Resizes the canvases, which clears them. */
  #resizeCanvases(): void {
    if (this.size.width === 0 || !this.canvases) return;
    this.bitmap = bitmapSize(this.size, this.devicePixelRatio, this.canvases.hasOverscan, this.isExact);
    const { x, y } = this.bitmap.overscan;
    Object.assign(this.canvases.content.style, { left: `${-x}px`, top: `${-y}px`, transformOrigin: `${x}px ${y}px` });
    this.#beforeChange();
    this.canvases.resize(this.bitmap);
    this.#pixelView = undefined;
  }

  /** Redraws everything at the next occasion. */
  invalidate(): void {
    this.drawn = undefined;
    if (this.hasPendingStrips) this.#pixelView = undefined;
    this.#pendingStrips = [];
    this.#softParts = [];
  }

  get hasPendingStrips(): boolean {
    return this.#pendingStrips.length > 0;
  }

  /** Whether the whole view is drawn, and sharp. */
  get isComplete(): boolean {
    return this.drawn !== undefined && !this.hasPendingStrips && this.#softParts.length === 0;
  }

  /** Whether a view has too many tables to paint their details, as in `LevelOfDetail`. */
  isDenseAt(view: Viewport): boolean {
    const box = this.partToPlan(view, this.ownBox());
    return this.input !== undefined && sceneIndex(this.input.scene).visible(box).length > MAX_DETAILED_TABLES;
  }

  /** Always the same function, because React treats another one as a change. */
  readonly drawBackground: CanvasPainter = (ctx) => {
    if (!this.drawn || !this.#painted) return;
    const visible = this.partToPlan(this.drawn, this.ownBox());
    const part = this.#painted === 'all' ? visible : this.#painted;
    const paint = this.#isSoft ? this.#overview.paintBackground : this.input?.paintBackground;
    paint?.(ctx, this.drawn.scale * this.bitmap.ratio, visible, part);
  };

  readonly drawTables: CanvasPainter = (ctx) => {
    if (!this.input || !this.drawn || !this.#painted) return;
    const index = sceneIndex(this.input.scene);
    let indices: ArrayLike<number>;
    if (this.#painted === 'all') {
      indices = index.visible(this.partToPlan(this.drawn, this.ownBox()));
      this.dense = indices.length > MAX_DETAILED_TABLES;
    } else indices = index.visible(expandBox(this.#painted, PAINT_OVERFLOW_PX / this.drawn.scale));
    const paint = this.canvases?.hasHighlightNodes ? paintUnselectedTables : paintTables;
    paint(ctx, this.input, indices, this.levelOfDetail(this.drawn));
  };

  levelOfDetail(view: Viewport): LevelOfDetail {
    const { ratio: restRatio } = bitmapSize(this.size, this.devicePixelRatio, false, this.isExact);
    return { scale: view.scale, ratio: this.bitmap.ratio, dense: this.dense, restRatio };
  }

  /** Converts a view of the element to one of the bitmap, in its device pixels. */
  viewInPixels(view: Viewport): Viewport {
    return viewInPixels(viewOnBitmap(view, this.bitmap), this.bitmap.ratio);
  }

  /** Converts a part of the bitmap, or beside it, from its device pixels to plan units. */
  partToPlan(drawn: Viewport, part: Box): Box {
    return boxToPlan(this.viewInPixels(drawn), part);
  }

  /** The bitmap in its device pixels. */
  ownBox(): Box {
    const { size, ratio } = this.bitmap;
    return { x: 0, y: 0, width: Math.floor(size.width * ratio), height: Math.floor(size.height * ratio) };
  }

  /** Draws a view: at once while it moves, otherwise a heavy one strip by strip, of which the first at once. */
  redraw(view: Viewport, isMoving: boolean): void {
    this.#switchCanvases();
    const { canvases } = this;
    if (!canvases || !this.input) return;
    this.#beforeChange();
    const isSamePlace = viewsEqual(this.#pixelView, view);
    const isFirst = this.#pixelView === undefined;
    this.drawn = view;
    this.#pixelView = view;
    this.#pendingStrips = [];
    this.#softParts = [];
    const { width, height } = this.ownBox();
    const box = this.partToPlan(view, this.ownBox());
    // Curves at the edges of strips look a little different, and an exact view always has the same pixels.
    const decorPixels = !this.isExact && this.#hasMuchDecor(box) ? width * height : 0;
    const count = stripCount(this.input.scene, box, decorPixels);
    const strips = stripsOf(width, height, count);
    if (isMoving || count === 1 || !(isSamePlace || isFirst || this.#overview.isReady)) {
      this.#isSoft = this.#isSoftWhileMoving(box);
      if (this.#isSoft) this.#softParts = strips;
      this.#painted = 'all';
      canvases.draw(viewOnBitmap(view, this.bitmap));
      this.#painted = undefined;
      return;
    }
    // Outdated pixels in the right place stay until their strip is drawn; others are cleared, and the overview shows
    // instead.
    if (!isSamePlace) {
      canvases.draw(viewOnBitmap(view, this.bitmap));
      if (this.#overview.isReady) canvases.content.style.background = '';
    }
    this.dense = this.isDenseAt(view);
    this.#pendingStrips = strips;
    this.drawPendingStrips(1);
  }

  drawPendingStrips(count: number): void {
    if (!this.canvases || !this.hasPendingStrips) return;
    for (const strip of this.#pendingStrips.slice(0, count)) this.#drawPart(strip);
    this.#pendingStrips = this.#pendingStrips.slice(count);
    if (!this.hasPendingStrips) this.canvases.content.style.background = this.input?.palette.backdrop ?? '';
  }

  /** Draws a part with a soft background again, sharply. */
  sharpenPart(): void {
    const [part, ...others] = this.#softParts;
    if (!part) return;
    this.#softParts = others;
    this.#drawPart(part);
  }

  /** The painter of the background of a part of the plan (plan units). */
  backgroundOf(part: Box): BackgroundPainter | undefined {
    return this.#isSoftWhileMoving(part) ? this.#overview.paintBackground : this.input?.paintBackground;
  }

  /**
   * Whether a part of the plan (plan units) gets the background of the overview, because its own would delay a
   * movement.
   */
  #isSoftWhileMoving(part: Box): boolean {
    if (!this.isMoving || !this.input?.paintBackground || !this.#overview.hasBackground) return false;
    return this.#hasMuchDecor(part);
  }

  /** Whether the background of a part of the plan (plan units) takes long to paint. */
  #hasMuchDecor(part: Box): boolean {
    return decorIndex(this.input!.scene.decor).within(part).length > MAX_LIGHT_DECOR;
  }

  /**
   * Scrolls the content to a view of the same scale by whole device pixels, and paints only what comes in at the edges:
   * at once if `isNeeded`, in the following frames otherwise. Returns the view that it then shows; undefined, without a
   * change, if nothing would be left.
   */
  scroll(drawn: Viewport, view: Viewport, isNeeded: boolean): Viewport | undefined {
    const { canvases } = this;
    const { ratio } = this.bitmap;
    const dx = Math.round((view.x - drawn.x) * ratio);
    const dy = Math.round((view.y - drawn.y) * ratio);
    const own = this.ownBox();
    const { width, height } = own;
    if (!canvases || this.nextCanvases || Math.abs(dx) >= width || Math.abs(dy) >= height) return undefined;
    const next = { scale: drawn.scale, x: drawn.x + dx / ratio, y: drawn.y + dy / ratio };
    this.drawn = next;
    this.#pixelView = next;
    this.#beforeChange();
    canvases.scroll(dx, dy, viewOnBitmap(next, this.bitmap));
    const strips = exposedStrips(width, height, dx, dy);
    const moved = (parts: readonly Box[]): Box[] =>
      parts.flatMap((part) => intersectBoxes({ ...part, x: part.x + dx, y: part.y + dy }, own) ?? []);
    this.#softParts = moved(this.#softParts);
    this.#pendingStrips = [...strips, ...moved(this.#pendingStrips)];
    if (isNeeded) this.drawPendingStrips(strips.length);
    return next;
  }

  /** Paints a few tables again, with the neighbors that they overlap. */
  repaintTables(indices: readonly number[]): void {
    if (!this.drawn || !this.input) return;
    for (const part of tableParts(this.input.scene, indices, this.viewInPixels(this.drawn), this.drawn.scale))
      this.#drawPart(part);
  }

  /** Draws a part of the canvas again, in its device pixels. */
  #drawPart(part: Box): void {
    if (!this.canvases || !this.drawn) return;
    this.#painted = this.partToPlan(this.drawn, part);
    this.#isSoft = this.#isSoftWhileMoving(this.#painted);
    if (this.#isSoft) this.#softParts = [...this.#softParts, part];
    this.#beforeChange();
    this.canvases.drawPart(part);
    this.#painted = undefined;
  }
}

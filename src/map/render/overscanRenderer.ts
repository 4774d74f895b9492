/**
 * Draws a plan on its canvases and moves them cheaply. While the view moves, the compositor moves the finished bitmap,
 * which is larger than the element on all sides (overscan); it is repainted before an edge shows.
 */
import { type Box, expandBox, intersectBoxes, unionBoxes } from '../../domain/geometry/boxes.ts';
import { type Size, type Viewport, boxToPlan, boxToScreen, viewsAlmostEqual, viewsEqual } from '../camera/viewport.ts';
import type { LevelOfDetail } from '../paint/levelOfDetail.ts';
import type { RenderInput } from '../paint/renderInput.ts';
import { PAINT_OVERFLOW_PX, paintUnselectedTables, paintTables } from '../paint/tablePainter.ts';
import { decorIndex } from '../scene/decorIndex.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../scene/tableBuffers.ts';
import { type BitmapSize, bitmapSize, isLowMemoryDevice, viewOnBitmap } from './bitmaps/bitmapSize.ts';
import type { CanvasBackend, CanvasPainter } from './canvasBackend.ts';
import {
  exposedStrips,
  paintCanvasTarget,
  stripCount,
  stripsOf,
  tableParts,
  viewInPixels,
} from './bitmaps/canvasTarget.ts';
import { EdgeTiles, tilesAround } from './bitmaps/edgeTiles.ts';
import { MovingCopy } from './bitmaps/movingCopy.ts';
import { OverviewBitmap } from './bitmaps/overviewBitmap.ts';
import { RestLayer } from './bitmaps/restLayer.ts';

/**
 * How far the moving bitmap can be stretched and shrunk; further shrunk if the overview shows around it. A pinch across
 * the whole screen stretches it less: a redraw takes longer than the frames that it delays.
 */
const MAX_STRETCH = 10;
const MIN_STRETCH = 0.6;
const MIN_STRETCH_ON_OVERVIEW = 0.25;
/** More than the rounding errors of offsets. */
const ROUNDING_PX = 0.01;
/** The bitmap and the tiles at its edges take at most this multiple of its memory. */
const MAX_COVERED_RATIO = 1.7;
/**
 * A part with more pieces of decor than this gets the background of the overview while the view moves, and is painted
 * in strips at rest.
 */
const MAX_LIGHT_DECOR = 30;

export class OverscanRenderer {
  #canvases: CanvasBackend | undefined;
  /** Canvases that take over at the next redraw, at the latest when the finger lets go after a pan. */
  #nextCanvases: CanvasBackend | undefined;
  /** The view of the first paint, as long as the canvases show it. */
  #firstView: Viewport | undefined;
  #input: RenderInput | undefined;
  #size: Size = { width: 0, height: 0 };
  #devicePixelRatio = window.devicePixelRatio;
  #isExact = false;
  #bitmap: BitmapSize = { size: { width: 0, height: 0 }, overscan: { x: 0, y: 0 }, ratio: 1 };
  /** The view that the bitmap shows; undefined if it has to be redrawn. */
  #drawn: Viewport | undefined;
  #isTranslated = false;
  /** The canvases have changed since the last `show` began. */
  #hasDrawn = false;
  /** The last view that was to be shown. At rest, the bitmap differs from it by up to half a device pixel. */
  #shown: Viewport | undefined;
  /** The view of the bitmap's pixels, also if they are outdated; undefined if there are none. */
  #pixelView: Viewport | undefined;
  /** What is left to draw of the view, in device pixels: a heavy view is drawn strip by strip, one in each frame. */
  #pendingStrips: readonly Box[] = [];
  /** Parts of the bitmap, in device pixels, with the soft background of the overview. They are drawn again at rest. */
  #softParts: readonly Box[] = [];
  #isMoving = false;
  #isSoft = false;
  /** Tables that have changed since the bitmaps under the rest layer were painted. */
  #outdated: readonly number[] = [];
  /** What the painters paint, in plan units. Konva draws its layers on other occasions too: then it is undefined. */
  #painted: 'all' | Box | undefined;
  readonly #overview = new OverviewBitmap();
  readonly #restLayer = new RestLayer();
  /** Shows the bitmap in frames that move it without drawing. */
  readonly #movingCopy = new MovingCopy();
  /** What a pan shows beyond the edges of the bitmap. */
  readonly #edgeTiles = new EdgeTiles();
  /** As in `LevelOfDetail`, for the last redraw. */
  dense = false;

  mount(element: HTMLElement): void {
    this.#overview.mount(element);
    this.#restLayer.mount(element);
  }

  /**
   * Draws on these canvases from the next redraw on; until then, what is shown stays. `drawn` is what they show
   * already.
   */
  attachCanvases(canvases: CanvasBackend, drawn?: { readonly size: Size; readonly view: Viewport }): void {
    if (this.#canvases?.content.isConnected && this.#drawn && !this.#input?.paintBackground) {
      this.#nextCanvases = canvases;
      return;
    }
    this.#setCanvases(canvases);
    if (drawn) {
      this.#size = drawn.size;
      this.#bitmap = bitmapSize(drawn.size, this.#devicePixelRatio, canvases.hasOverscan, this.#isExact);
      canvases.content.style.transformOrigin = '0 0';
      this.dense = this.#input !== undefined && this.#input.scene.tables.length > MAX_DETAILED_TABLES;
    } else this.#resizeCanvases();
    this.#drawn = drawn?.view;
    this.#pixelView = drawn?.view;
    this.#firstView = drawn?.view;
  }

  #setCanvases(canvases: CanvasBackend): void {
    this.#canvases = canvases;
    Object.assign(canvases.content.style, {
      // Permanently: becoming a layer of the compositor costs a frame, just when a gesture begins.
      willChange: 'transform',
      background: this.#input?.palette.backdrop ?? '',
    });
  }

  /** Lets the waiting canvases take over. The first paint, which shows the whole plan, becomes the overview. */
  #switchCanvases(): void {
    const next = this.#nextCanvases;
    if (!next) return;
    const before = this.#canvases;
    const drawn = this.#drawn;
    this.#nextCanvases = undefined;
    const canvas = before?.canvas();
    if (canvas && drawn && drawn === this.#firstView && !this.#overview.isReady)
      this.#overview.reuse(canvas, drawn, this.#bitmap, this.dense);
    before?.dispose();
    this.#setCanvases(next);
    this.#resizeCanvases();
  }

  /** `isExact` applies the full ratio to the bitmap that moves too. */
  resize(size: Size, devicePixelRatio: number, isExact: boolean): void {
    this.#devicePixelRatio = devicePixelRatio;
    this.#isExact = isExact;
    const { ratio } = bitmapSize(size, devicePixelRatio, this.#canvases?.hasOverscan ?? false, isExact);
    const { width, height } = this.#size;
    if (width === size.width && height === size.height && ratio === this.#bitmap.ratio) return;
    this.#size = size;
    this.invalidate();
    this.#resizeCanvases();
  }

  /** Resizes the canvases, which clears them. */
  #resizeCanvases(): void {
    if (this.#size.width === 0 || !this.#canvases) return;
    this.#bitmap = bitmapSize(this.#size, this.#devicePixelRatio, this.#canvases.hasOverscan, this.#isExact);
    const { x, y } = this.#bitmap.overscan;
    Object.assign(this.#canvases.content.style, { left: `${-x}px`, top: `${-y}px`, transformOrigin: `${x}px ${y}px` });
    this.#noteDrawing();
    this.#canvases.resize(this.#bitmap);
    this.#pixelView = undefined;
  }

  /** Sets what to paint from the next `show` on. `isDrawn` means that the canvases show it already. */
  setRenderInput(input: RenderInput, isDrawn = false): void {
    const hasSameBackground = input.paintBackground === this.#input?.paintBackground;
    this.#input = input;
    if (this.#canvases) this.#canvases.content.style.background = input.palette.backdrop;
    if (isDrawn) return;
    if (hasSameBackground) this.#invalidateTables();
    else this.invalidate();
  }

  /** Redraws everything at the next `show`. */
  invalidate(): void {
    this.#overview.invalidate();
    this.#invalidateTables();
  }

  #invalidateTables(): void {
    this.#drawn = undefined;
    this.#outdated = [];
    if (this.#pendingStrips.length > 0) this.#pixelView = undefined;
    this.#pendingStrips = [];
    this.#softParts = [];
    this.#overview.invalidateTables();
    this.#restLayer.hide();
  }

  /**
   * Shows the view at full resolution, and prepares the overview for the next movement. Pauses between parts, for the
   * caller to go on in idle time, as long as nothing has changed.
   */
  *prepareIdleBitmaps(fitted: Viewport): Generator<undefined> {
    if (!this.#input) return;
    this.#repaintOutdated();
    const canvas = this.#canvases?.canvas();
    if (this.#drawn && this.#shown && canvas) {
      yield* this.#restLayer.paint(
        canvas,
        this.#input,
        this.#shown,
        this.#size,
        this.#devicePixelRatio,
        this.#bitmap.ratio,
        this.dense,
      );
      yield undefined;
    }
    if (this.#overview.isReady) return;
    // The first paint of the whole plan can become the overview.
    if (this.#drawn && this.#drawn === this.#firstView && viewsAlmostEqual(this.#drawn, fitted)) return;
    yield* this.#overview.paint(this.#input, fitted, this.#size, this.#devicePixelRatio);
  }

  /** Whether the whole view is drawn. If not, `show` draws more of it each time. */
  get isComplete(): boolean {
    return this.#drawn !== undefined && this.#pendingStrips.length === 0 && this.#softParts.length === 0;
  }

  /**
   * Shows a view: by the cheapest way while it moves, sharp at rest. A finger that pauses (`isDragging`, but not
   * `isMoving`) gets a redraw only if it has zoomed: its next movement must not wait for one.
   */
  show(view: Viewport, isMoving: boolean, isDragging: boolean): void {
    if (!this.#canvases || !this.#input) return;
    this.#hasDrawn = false;
    if (!viewsEqual(this.#shown, view)) {
      this.#repaintOutdated();
      this.#restLayer.hide();
    }
    this.#shown = view;
    this.#isMoving = isMoving || isDragging;
    this.#drawPendingStrips(1);
    const drawn = this.#drawn;
    if (!drawn) this.#redraw(view, isMoving);
    else if (drawn.scale !== view.scale) {
      if (isMoving && this.#canTranslate(drawn, view)) this.#translateBitmap(drawn, view);
      else this.#redraw(view, isMoving);
    }
    // Waiting canvases take over when a pan ends, while no finger waits: in the next gesture, the browser would
    // allocate their buffers between frames.
    else if (this.#nextCanvases && this.#isTranslated && !isDragging) this.#redraw(view, false);
    else this.#showPanned(drawn, view, this.#isMoving);
    if (!this.#isMoving && this.#pendingStrips.length === 0) this.#sharpenPart();
    const canvas = this.#canvases.canvas();
    const isFinished = !this.#hasDrawn && this.#pendingStrips.length === 0;
    if (canvas && isFinished && this.#isMoving && this.#isTranslated && !isLowMemoryDevice())
      this.#movingCopy.show(canvas);
  }

  /** Must precede each change of the canvases. */
  #noteDrawing(): void {
    this.#hasDrawn = true;
    this.#movingCopy.hide();
    this.#edgeTiles.clear();
  }

  /**
   * Shows a view at the scale of the bitmap. At rest, the bitmap moves by whole device pixels, which keeps it sharp; an
   * exact one is drawn again, so that a view always has the same pixels.
   */
  #showPanned(drawn: Viewport, view: Viewport, isMoving: boolean): void {
    const maxOffset = (this.#isExact ? 0 : 0.5 / this.#bitmap.ratio) + ROUNDING_PX;
    const isInPlace = Math.abs(view.x - drawn.x) <= maxOffset && Math.abs(view.y - drawn.y) <= maxOffset;
    if (isMoving && (this.#canTranslate(drawn, view) || this.#extendBitmap(drawn, view)))
      this.#translateBitmap(drawn, view);
    else if (!isInPlace || this.#isTranslated) {
      const mustRedraw = this.#isExact || this.#isDenseAt(view) !== this.dense;
      if (!isMoving && mustRedraw) this.#redraw(view, false);
      else if (isInPlace) this.#resetTransform(drawn);
      else this.#scrollBitmap(drawn, view, isMoving);
    }
  }

  #isDenseAt(view: Viewport): boolean {
    const box = this.#partToPlan(view, this.#ownBox());
    return this.#input !== undefined && sceneIndex(this.#input.scene).visible(box).length > MAX_DETAILED_TABLES;
  }

  /**
   * Paints a few tables again, with the neighbors that they overlap: at once on the bitmap that shows, and later on
   * those that only a movement shows.
   */
  repaintTables(input: RenderInput, indices: readonly number[]): void {
    this.#input = input;
    this.#outdated = [...this.#outdated, ...indices];
    if (this.#restLayer.isShown) this.#restLayer.repaintTables(input);
    else this.#repaintOnBitmap(indices);
  }

  /**
   * Paints tables that have changed on the picture at rest, if that shows. `repaintTables` must follow, for the others.
   */
  repaintAhead(input: RenderInput): void {
    if (this.#restLayer.isShown) this.#restLayer.repaintTables(input);
  }

  /** Paints what `repaintTables` has left for later. */
  #repaintOutdated(): void {
    if (!this.#input || this.#outdated.length === 0) return;
    this.#repaintOnBitmap(this.#outdated);
    this.#overview.repaintTables(this.#input, this.#outdated);
    this.#outdated = [];
  }

  #repaintOnBitmap(indices: readonly number[]): void {
    const drawn = this.#drawn;
    const canvases = this.#canvases;
    const input = this.#input;
    if (!drawn || !canvases || !input) return;
    for (const part of tableParts(input.scene, indices, this.#viewInPixels(drawn), drawn.scale))
      this.#drawPart(canvases, drawn, part);
  }

  /** Always the same function, because React treats another one as a change. */
  readonly drawBackground: CanvasPainter = (ctx) => {
    if (!this.#drawn || !this.#painted) return;
    const visible = this.#partToPlan(this.#drawn, this.#ownBox());
    const part = this.#painted === 'all' ? visible : this.#painted;
    const paint = this.#isSoft ? this.#overview.paintBackground : this.#input?.paintBackground;
    paint?.(ctx, this.#drawn.scale * this.#bitmap.ratio, visible, part);
  };

  readonly drawTables: CanvasPainter = (ctx) => {
    if (!this.#input || !this.#drawn || !this.#painted) return;
    const index = sceneIndex(this.#input.scene);
    let indices: ArrayLike<number>;
    if (this.#painted === 'all') {
      indices = index.visible(this.#partToPlan(this.#drawn, this.#ownBox()));
      this.dense = indices.length > MAX_DETAILED_TABLES;
    } else indices = index.visible(expandBox(this.#painted, PAINT_OVERFLOW_PX / this.#drawn.scale));
    const paint = this.#canvases?.hasHighlightNodes ? paintUnselectedTables : paintTables;
    paint(ctx, this.#input, indices, this.#levelOfDetail(this.#drawn));
  };

  #levelOfDetail(view: Viewport): LevelOfDetail {
    const { ratio: restRatio } = bitmapSize(this.#size, this.#devicePixelRatio, false, this.#isExact);
    return { scale: view.scale, ratio: this.#bitmap.ratio, dense: this.dense, restRatio };
  }

  /** Converts a view of the element to one of the bitmap, in its device pixels. */
  #viewInPixels(view: Viewport): Viewport {
    return viewInPixels(viewOnBitmap(view, this.#bitmap), this.#bitmap.ratio);
  }

  /** Converts a part of the bitmap, or beside it, from its device pixels to plan units. */
  #partToPlan(drawn: Viewport, part: Box): Box {
    return boxToPlan(this.#viewInPixels(drawn), part);
  }

  #redraw(view: Viewport, isMoving: boolean): void {
    this.#switchCanvases();
    const canvases = this.#canvases;
    if (!canvases || !this.#input) return;
    this.#noteDrawing();
    const isSamePlace = viewsEqual(this.#pixelView, view);
    const isFirst = this.#pixelView === undefined;
    this.#drawn = view;
    this.#pixelView = view;
    this.#pendingStrips = [];
    this.#resetTransform(view);
    const box = this.#partToPlan(view, this.#ownBox());
    const { width, height } = this.#ownBox();
    // Curves at the edges of strips look a little different, and an exact view always has the same pixels.
    const decorPixels = !this.#isExact && this.#hasMuchDecor(box) ? width * height : 0;
    const count = stripCount(this.#input.scene, box, decorPixels);
    const strips = stripsOf(width, height, count);
    this.#softParts = [];
    if (isMoving || count === 1 || !(isSamePlace || isFirst || this.#overview.isReady)) {
      this.#isSoft = this.#isSoftWhileMoving(box);
      if (this.#isSoft) this.#softParts = strips;
      this.#painted = 'all';
      canvases.draw(viewOnBitmap(view, this.#bitmap));
      this.#painted = undefined;
      return;
    }
    // Outdated pixels in the right place stay until their strip is drawn; others are cleared, and the overview shows
    // instead.
    if (!isSamePlace) canvases.draw(viewOnBitmap(view, this.#bitmap));
    this.dense = this.#isDenseAt(view);
    this.#pendingStrips = strips;
    if (!isSamePlace && this.#overview.isReady) {
      canvases.content.style.background = '';
      this.#overview.show(view, true);
    }
    this.#drawPendingStrips(1);
  }

  #drawPendingStrips(count: number): void {
    const canvases = this.#canvases;
    const drawn = this.#drawn;
    if (!canvases || !drawn || this.#pendingStrips.length === 0) return;
    for (const strip of this.#pendingStrips.slice(0, count)) this.#drawPart(canvases, drawn, strip);
    this.#pendingStrips = this.#pendingStrips.slice(count);
    if (this.#pendingStrips.length > 0) return;
    canvases.content.style.background = this.#input?.palette.backdrop ?? '';
    if (!this.#isTranslated) this.#overview.show(drawn, false);
  }

  /** Draws a part with a soft background again, sharply. */
  #sharpenPart(): void {
    const [part, ...others] = this.#softParts;
    if (!part || !this.#canvases || !this.#drawn) return;
    this.#softParts = others;
    this.#drawPart(this.#canvases, this.#drawn, part);
  }

  /**
   * Whether a part of the plan (plan units) gets the background of the overview, because its own would delay a
   * movement.
   */
  #isSoftWhileMoving(part: Box): boolean {
    if (!this.#isMoving || !this.#input?.paintBackground || !this.#overview.hasBackground) return false;
    return this.#hasMuchDecor(part);
  }

  /** Whether the background of a part of the plan (plan units) takes long to paint. */
  #hasMuchDecor(part: Box): boolean {
    return decorIndex(this.#input!.scene.decor).within(part).length > MAX_LIGHT_DECOR;
  }

  #resetTransform(view: Viewport): void {
    this.#isTranslated = false;
    this.#movingCopy.hide();
    this.#edgeTiles.clear();
    this.#overview.show(view, this.#pendingStrips.length > 0);
    if (this.#canvases) this.#canvases.content.style.transform = '';
  }

  #translateBitmap(drawn: Viewport, view: Viewport): void {
    const stretch = view.scale / drawn.scale;
    this.#isTranslated = true;
    const { x, y } = this.#exposedEdges(drawn, view);
    this.#overview.show(view, x || y || this.#pendingStrips.length > 0);
    if (this.#canvases)
      this.#canvases.content.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * drawn.x},${view.y - stretch * drawn.y})`;
  }

  /**
   * Whether the bitmap, moved to a view, shows all of the plan that the element does. While the scale changes, the
   * overview fills in.
   */
  #canTranslate(drawn: Viewport, view: Viewport): boolean {
    const stretch = view.scale / drawn.scale;
    if (stretch > MAX_STRETCH) return false;
    if (this.#overview.isReady && stretch !== 1) return stretch >= MIN_STRETCH_ON_OVERVIEW;
    if (stretch < MIN_STRETCH) return false;
    const { x, y } = this.#exposedEdges(drawn, view);
    return !x && !y;
  }

  /**
   * Whether an edge of the bitmap and its tiles, moved to a view, shows within the plan, horizontally and vertically.
   */
  #exposedEdges(drawn: Viewport, view: Viewport): { readonly x: boolean; readonly y: boolean } {
    if (!this.#input) return { x: false, y: false };
    const covered = this.#partToPlan(drawn, this.#coveredBox());
    // Half a pixel is invisible, and more than rounding errors.
    const shown = expandBox(boxToScreen(view, covered), 0.5);
    const plan = boxToScreen(view, this.#input.scene.paintedBox);
    return {
      x: shown.x > Math.max(plan.x, 0) || shown.x + shown.width < Math.min(plan.x + plan.width, this.#size.width),
      y: shown.y > Math.max(plan.y, 0) || shown.y + shown.height < Math.min(plan.y + plan.height, this.#size.height),
    };
  }

  /** The bitmap without tiles, in its device pixels. */
  #ownBox(): Box {
    const { size, ratio } = this.#bitmap;
    return { x: 0, y: 0, width: Math.floor(size.width * ratio), height: Math.floor(size.height * ratio) };
  }

  /** The bitmap and its tiles, in device pixels of the bitmap. */
  #coveredBox(): Box {
    return this.#edgeTiles.covered ?? this.#ownBox();
  }

  /**
   * Adds tiles where a moved bitmap does not reach. Returns false, without a change, if many tables or a long pan would
   * take too much time or memory.
   */
  #extendBitmap(drawn: Viewport, view: Viewport): boolean {
    const canvases = this.#canvases;
    const input = this.#input;
    if (!canvases?.hasOverscan || !input || this.#nextCanvases || isLowMemoryDevice()) return false;
    const { overscan, ratio } = this.#bitmap;
    const exposed = this.#exposedEdges(drawn, view);
    const marginX = exposed.x ? overscan.x : 0;
    const marginY = exposed.y ? overscan.y : 0;
    const shown = intersectBoxes(boxToScreen(view, input.scene.paintedBox), { x: 0, y: 0, ...this.#size });
    if (!shown) return false;
    const own = this.#ownBox();
    const covered = this.#coveredBox();
    const wanted = unionBoxes([
      covered,
      {
        x: Math.floor((shown.x - view.x + drawn.x + overscan.x - marginX) * ratio),
        y: Math.floor((shown.y - view.y + drawn.y + overscan.y - marginY) * ratio),
        width: Math.ceil((shown.width + 2 * marginX) * ratio) + 1,
        height: Math.ceil((shown.height + 2 * marginY) * ratio) + 1,
      },
    ])!;
    if (wanted.width * wanted.height > MAX_COVERED_RATIO * own.width * own.height) return false;
    const tiles = tilesAround(covered, wanted);
    if (tiles.some((tile) => stripCount(input.scene, this.#partToPlan(drawn, tile)) > 1)) return false;
    const origin = this.#viewInPixels(drawn);
    for (const tile of tiles) {
      const part = this.#partToPlan(drawn, tile);
      const paintBackground = this.#isSoftWhileMoving(part) ? this.#overview.paintBackground : input.paintBackground;
      const tileView = { scale: drawn.scale, x: (origin.x - tile.x) / ratio, y: (origin.y - tile.y) / ratio };
      this.#edgeTiles.add(canvases.content, tile, ratio, (canvas) => {
        const target = { ...this.#levelOfDetail(drawn), view: tileView, detailZoom: 1 };
        paintCanvasTarget(canvas, { ...input, paintBackground }, { ...tile, x: 0, y: 0 }, target);
      });
    }
    this.#edgeTiles.covered = wanted;
    return true;
  }

  /**
   * Scrolls the content of the bitmap by whole device pixels, and paints only what comes in at its edges: at once where
   * the element shows it, in the following frames otherwise.
   */
  #scrollBitmap(drawn: Viewport, view: Viewport, isMoving: boolean): void {
    const { ratio } = this.#bitmap;
    this.#edgeTiles.clear();
    const exposed = this.#exposedEdges(drawn, view);
    const dx = Math.round((view.x - drawn.x) * ratio);
    const dy = Math.round((view.y - drawn.y) * ratio);
    const own = this.#ownBox();
    const { width, height } = own;
    const canvases = this.#canvases;
    if (!canvases || this.#nextCanvases || Math.abs(dx) >= width || Math.abs(dy) >= height) {
      this.#redraw(view, isMoving);
      return;
    }
    const next = { scale: drawn.scale, x: drawn.x + dx / ratio, y: drawn.y + dy / ratio };
    this.#drawn = next;
    this.#pixelView = next;
    this.#noteDrawing();
    canvases.scroll(dx, dy, viewOnBitmap(next, this.#bitmap));
    const strips = exposedStrips(width, height, dx, dy);
    const moved = (parts: readonly Box[]): Box[] =>
      parts.flatMap((part) => intersectBoxes({ ...part, x: part.x + dx, y: part.y + dy }, own) ?? []);
    this.#softParts = moved(this.#softParts);
    this.#pendingStrips = [...strips, ...moved(this.#pendingStrips)];
    if (exposed.x || exposed.y) this.#drawPendingStrips(strips.length);
    this.#resetTransform(next);
  }

  /** Draws a part of the canvas again, in its device pixels. */
  #drawPart(canvases: CanvasBackend, drawn: Viewport, part: Box): void {
    this.#painted = this.#partToPlan(drawn, part);
    this.#isSoft = this.#isSoftWhileMoving(this.#painted);
    if (this.#isSoft) this.#softParts = [...this.#softParts, part];
    this.#noteDrawing();
    canvases.drawPart(part);
    this.#painted = undefined;
  }
}

/**
 * Shows a plan and moves it cheaply. While the view moves, the compositor moves the finished bitmap, which is larger
 * than the element on all sides; it is repainted before an edge shows.
 */
import { type Box, expandBox, intersectBoxes, unionBoxes } from '../../domain/geometry/boxes.ts';
import { type Size, type Viewport, boxToScreen, viewsAlmostEqual, viewsEqual } from '../camera/viewport.ts';
import type { RenderInput } from '../paint/renderInput.ts';
import { isLowMemoryDevice } from './bitmaps/bitmapSize.ts';
import { paintCanvasTarget, stripCount } from './bitmaps/canvasTarget.ts';
import { ContentBitmap } from './contentBitmap.ts';
import { EdgeTiles, tilesAround } from './bitmaps/edgeTiles.ts';
import { MovingCopy } from './bitmaps/movingCopy.ts';
import { OverviewBitmap } from './bitmaps/overviewBitmap.ts';
import { RestLayer } from './bitmaps/restLayer.ts';
import type { CanvasBackend } from './canvasBackend.ts';

/**
 * How far the moving bitmap can be stretched and shrunk; further shrunk if the overview shows around it. A pinch across
 * the whole screen stretches it less: a redraw takes longer than the frames that it delays.
 */
const MAX_STRETCH = 10;
const MIN_STRETCH = 0.6;
const MIN_STRETCH_ON_OVERVIEW = 0.25;
/** More than the rounding errors of offsets. */
const ROUNDING_PX = 0.01;
/** A tile reaches beyond the view by this multiple of the overscan: few large ones cost less than many small ones. */
const TILE_OVERSCAN = 2;
/** The bitmap and the tiles at its edges take at most this multiple of its memory. */
const MAX_COVERED_RATIO = 1.7;

export class OverscanRenderer {
  #isTranslated = false;
  /** The bitmap has changed since the last `show` began. */
  #hasDrawn = false;
  /** The last view that was to be shown. At rest, the bitmap differs from it by up to half a device pixel. */
  #shown: Viewport | undefined;
  /** Tables that have changed since the bitmaps under the rest layer were painted. */
  #outdated: readonly number[] = [];
  readonly #overview = new OverviewBitmap();
  readonly #restLayer = new RestLayer();
  /** Shows the bitmap in frames that move it without drawing. */
  readonly #movingCopy = new MovingCopy();
  /** What a pan shows beyond the edges of the bitmap. */
  readonly #edgeTiles = new EdgeTiles();
  readonly #content = new ContentBitmap(this.#overview, () => {
    this.#hasDrawn = true;
    this.#movingCopy.hide();
    this.#edgeTiles.clear();
  });
  /** Painters of the canvases. They never change, because React treats another function as a change. */
  readonly drawBackground = this.#content.drawBackground;
  readonly drawTables = this.#content.drawTables;

  mount(element: HTMLElement): void {
    this.#overview.mount(element);
    this.#restLayer.mount(element);
  }

  /** As in `LevelOfDetail`, for the last redraw. */
  get dense(): boolean {
    return this.#content.dense;
  }

  /**
   * Draws on these canvases from the next redraw on; until then, what is shown stays. `drawn` is what they show
   * already.
   */
  attachCanvases(canvases: CanvasBackend, drawn?: { readonly size: Size; readonly view: Viewport }): void {
    this.#content.attachCanvases(canvases, drawn);
  }

  /** `isExact` applies the full ratio to the bitmap that moves too. */
  resize(size: Size, devicePixelRatio: number, isExact: boolean): void {
    if (this.#content.resize(size, devicePixelRatio, isExact)) this.invalidate();
  }

  /** Sets what to paint from the next `show` on. `isDrawn` means that the canvases show it already. */
  setRenderInput(input: RenderInput, isDrawn = false): void {
    const { canvases, input: before } = this.#content;
    this.#content.input = input;
    if (canvases) canvases.content.style.background = input.palette.backdrop;
    if (isDrawn) return;
    if (input.paintBackground === before?.paintBackground) this.#invalidateTables();
    else this.invalidate();
  }

  /** Redraws everything at the next `show`. */
  invalidate(): void {
    this.#overview.invalidate();
    this.#invalidateTables();
  }

  #invalidateTables(): void {
    this.#content.invalidate();
    this.#outdated = [];
    this.#overview.invalidateTables();
    this.#restLayer.hide();
  }

  /**
   * Shows the view at full resolution, and prepares the overview for the next movement. Pauses between parts, for the
   * caller to go on in idle time, as long as nothing has changed.
   */
  *prepareIdleBitmaps(fitted: Viewport): Generator<undefined> {
    const { input, canvases, drawn, size, devicePixelRatio, bitmap, dense } = this.#content;
    if (!input) return;
    this.#repaintOutdated();
    const canvas = canvases?.canvas();
    if (drawn && this.#shown && canvas) {
      yield* this.#restLayer.paint(canvas, input, this.#shown, size, devicePixelRatio, bitmap.ratio, dense);
      yield undefined;
    }
    if (this.#overview.isReady) return;
    // The first paint of the whole plan can become the overview.
    if (drawn && this.#content.showsFirstPaint && viewsAlmostEqual(drawn, fitted)) return;
    yield* this.#overview.paint(input, fitted, size, devicePixelRatio);
  }

  /** Whether the whole view is drawn. If not, `show` draws more of it each time. */
  get isComplete(): boolean {
    return this.#content.isComplete;
  }

  /**
   * Shows a view: by the cheapest way while it moves, sharp at rest. A finger that pauses (`isDragging`, but not
   * `isMoving`) gets a redraw only if it has zoomed: its next movement must not wait for one.
   */
  show(view: Viewport, isMoving: boolean, isDragging: boolean): void {
    const content = this.#content;
    if (!content.canvases || !content.input) return;
    this.#hasDrawn = false;
    if (!viewsEqual(this.#shown, view)) {
      this.#repaintOutdated();
      this.#restLayer.hide();
    }
    this.#shown = view;
    const isUnderFinger = isMoving || isDragging;
    content.isMoving = isUnderFinger;
    const { drawn } = content;
    if (content.hasPendingStrips) {
      content.drawPendingStrips(1);
      if (drawn && !content.hasPendingStrips && !this.#isTranslated) this.#overview.show(drawn, false);
    }
    if (!drawn) this.#redraw(view, isMoving);
    else if (drawn.scale !== view.scale) {
      if (isMoving && this.#canTranslate(drawn, view)) this.#translateBitmap(drawn, view);
      else this.#redraw(view, isMoving);
    }
    // Waiting canvases take over when a pan ends, while no finger waits: in the next gesture, the browser would
    // allocate their buffers between frames.
    else if (content.nextCanvases && this.#isTranslated && !isDragging) this.#redraw(view, false);
    else this.#showPanned(drawn, view, isUnderFinger);
    if (!isUnderFinger && !content.hasPendingStrips) content.sharpenPart();
    const canvas = content.canvases.canvas();
    const isFinished = !this.#hasDrawn && !content.hasPendingStrips;
    if (canvas && isFinished && isUnderFinger && this.#isTranslated && !isLowMemoryDevice())
      this.#movingCopy.show(canvas);
  }

  /**
   * Shows a view at the scale of the bitmap. At rest, the bitmap moves by whole device pixels, which keeps it sharp; an
   * exact one is drawn again, so that a view always has the same pixels.
   */
  #showPanned(drawn: Viewport, view: Viewport, isMoving: boolean): void {
    const { isExact, bitmap, dense } = this.#content;
    const maxOffset = (isExact ? 0 : 0.5 / bitmap.ratio) + ROUNDING_PX;
    const isInPlace = Math.abs(view.x - drawn.x) <= maxOffset && Math.abs(view.y - drawn.y) <= maxOffset;
    if (isMoving && (this.#canTranslate(drawn, view) || this.#extendBitmap(drawn, view)))
      this.#translateBitmap(drawn, view);
    else if (!isInPlace || this.#isTranslated) {
      const mustRedraw = isExact || this.#content.isDenseAt(view) !== dense;
      if (!isMoving && mustRedraw) this.#redraw(view, false);
      else if (isInPlace) this.#resetTransform(drawn);
      else this.#scrollBitmap(drawn, view, isMoving);
    }
  }

  /**
   * Paints a few tables again, with the neighbors that they overlap: at once on the bitmap that shows, and later on
   * those that only a movement shows.
   */
  repaintTables(input: RenderInput, indices: readonly number[]): void {
    this.#content.input = input;
    this.#outdated = [...this.#outdated, ...indices];
    if (this.#restLayer.isShown) this.#restLayer.repaintTables(input);
    else this.#content.repaintTables(indices);
  }

  /**
   * Paints tables that have changed on the picture at rest, if that shows. `repaintTables` must follow, for the others.
   */
  repaintAhead(input: RenderInput): void {
    if (this.#restLayer.isShown) this.#restLayer.repaintTables(input);
  }

  /** Paints what `repaintTables` has left for later. */
  #repaintOutdated(): void {
    const { input } = this.#content;
    if (!input || this.#outdated.length === 0) return;
    this.#content.repaintTables(this.#outdated);
    this.#overview.repaintTables(input, this.#outdated);
    this.#outdated = [];
  }

  #redraw(view: Viewport, isMoving: boolean): void {
    this.#content.redraw(view, isMoving);
    this.#resetTransform(view);
  }

  #resetTransform(view: Viewport): void {
    const { canvases, hasPendingStrips } = this.#content;
    this.#isTranslated = false;
    this.#movingCopy.hide();
    this.#edgeTiles.clear();
    this.#overview.show(view, hasPendingStrips);
    if (canvases) canvases.content.style.transform = '';
  }

  #translateBitmap(drawn: Viewport, view: Viewport): void {
    const stretch = view.scale / drawn.scale;
    this.#isTranslated = true;
    const { x, y } = this.#exposedEdges(drawn, view);
    this.#overview.show(view, x || y || this.#content.hasPendingStrips);
    if (this.#content.canvases)
      this.#content.canvases.content.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * drawn.x},${view.y - stretch * drawn.y})`;
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
    const { input, size } = this.#content;
    if (!input) return { x: false, y: false };
    const covered = this.#content.partToPlan(drawn, this.#coveredBox());
    // Half a pixel is invisible, and more than rounding errors.
    const shown = expandBox(boxToScreen(view, covered), 0.5);
    const plan = boxToScreen(view, input.scene.paintedBox);
    return {
      x: shown.x > Math.max(plan.x, 0) || shown.x + shown.width < Math.min(plan.x + plan.width, size.width),
      y: shown.y > Math.max(plan.y, 0) || shown.y + shown.height < Math.min(plan.y + plan.height, size.height),
    };
  }

  /** The bitmap and its tiles, in device pixels of the bitmap. */
  #coveredBox(): Box {
    return this.#edgeTiles.covered ?? this.#content.ownBox();
  }

  /**
   * Adds tiles where a moved bitmap does not reach. Returns false, without a change, if many tables or a long pan would
   * take too much time or memory.
   */
  #extendBitmap(drawn: Viewport, view: Viewport): boolean {
    const content = this.#content;
    const { canvases, input } = content;
    if (!canvases?.hasOverscan || !input || content.nextCanvases || isLowMemoryDevice()) return false;
    const { overscan, ratio } = content.bitmap;
    const exposed = this.#exposedEdges(drawn, view);
    const marginX = exposed.x ? TILE_OVERSCAN * overscan.x : 0;
    const marginY = exposed.y ? TILE_OVERSCAN * overscan.y : 0;
    const shown = intersectBoxes(boxToScreen(view, input.scene.paintedBox), { x: 0, y: 0, ...content.size });
    if (!shown) return false;
    const own = content.ownBox();
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
    if (tiles.some((tile) => stripCount(input.scene, content.partToPlan(drawn, tile)) > 1)) return false;
    const origin = content.viewInPixels(drawn);
    for (const tile of tiles) {
      const paintBackground = content.backgroundOf(content.partToPlan(drawn, tile));
      const tileView = { scale: drawn.scale, x: (origin.x - tile.x) / ratio, y: (origin.y - tile.y) / ratio };
      this.#edgeTiles.add(canvases.content, tile, ratio, (canvas) => {
        const target = { ...content.levelOfDetail(drawn), view: tileView, detailZoom: 1 };
        paintCanvasTarget(canvas, { ...input, paintBackground }, { ...tile, x: 0, y: 0 }, target);
      });
    }
    this.#edgeTiles.covered = wanted;
    return true;
  }

  /** Scrolls the content of the bitmap to a view; draws the view if that is impossible. */
  #scrollBitmap(drawn: Viewport, view: Viewport, isMoving: boolean): void {
    this.#edgeTiles.clear();
    const exposed = this.#exposedEdges(drawn, view);
    const scrolled = this.#content.scroll(drawn, view, exposed.x || exposed.y);
    if (scrolled) this.#resetTransform(scrolled);
    else this.#redraw(view, isMoving);
  }
}

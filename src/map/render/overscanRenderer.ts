/**
 * The drawing of a plan on its bitmaps, and the cheap ways to move it: while the view moves, the finished bitmap, larger
 * than the element on all sides, is moved by the compositor, and is drawn anew before an edge shows.
 */
import { type Box, type Point, boundsOf, expandBox } from '../../domain/geometry/boxes.ts';
import { OverviewBitmap } from './overviewBitmap.ts';
import { type BitmapSize, bitmapSize, viewOnBitmap } from './bitmapSize.ts';
import type { CanvasBackend, CanvasPainter } from './canvasBackend.ts';
import { MAX_DETAILED_TABLES, type LevelOfDetail } from '../paint/levelOfDetail.ts';
import { RestLayer } from './restLayer.ts';
import type { RenderInput } from '../paint/renderInput.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { PAINT_OVERFLOW_PX, paintTables } from '../paint/tablePainter.ts';
import { type Size, type Viewport, boxToPlan, boxToScreen, viewsEqual, viewsAlmostEqual } from '../camera/viewport.ts';

/** The moved bitmap may be stretched so far; and shrunk further where the backdrop shows around it. */
const STRETCH = { least: 0.6, most: 3.5, leastOnBackdrop: 0.25 };
/** Share of the overscan by which a shifted bitmap lies ahead of the movement: it lasts the longer. */
const LEAD = 0.75;

export class OverscanRenderer {
  #canvases: CanvasBackend | undefined;
  /** Bitmaps that take over with the next drawing. */
  #next: CanvasBackend | undefined;
  /** The view of a first picture, as long as it shows that. */
  #first: Viewport | undefined;
  #painting: RenderInput | undefined;
  #size: Size = { width: 0, height: 0 };
  /** Device pixels to a CSS pixel, as the screen has them or as it was told. */
  #devicePixelRatio = window.devicePixelRatio;
  #exact = false;
  #bitmap: BitmapSize = { size: { width: 0, height: 0 }, overscan: { x: 0, y: 0 }, ratio: 1 };
  /** The view that the bitmap shows; undefined where it has to be drawn anew. */
  #drawn: Viewport | undefined;
  #carried = false;
  /** Konva draws its layers on many an occasion; they are to be drawn when the plan says so. */
  #drawing = false;
  readonly #backdrop = new OverviewBitmap();
  readonly #fine = new RestLayer();
  /** So many tables are in the drawing that they are drawn plainly. */
  dense = false;

  mount(element: HTMLElement): void {
    this.#backdrop.mount(element);
    this.#fine.mount(element);
  }

  /**
   * Draws on these bitmaps, as soon as anything has to be drawn: until then, what is shown stays. `drawn` is what these
   * show already.
   */
  attachCanvases(canvases: CanvasBackend, drawn?: { readonly size: Size; readonly view: Viewport }): void {
    if (this.#canvases?.content.isConnected && this.#drawn && !this.#painting?.paintBackground) {
      this.#next = canvases;
      return;
    }
    this.#take(canvases);
    if (drawn) {
      this.#size = drawn.size;
      this.#bitmap = bitmapSize(drawn.size, this.#devicePixelRatio, canvases.hasOverscan, this.#exact);
      canvases.content.style.transformOrigin = '0 0';
      this.dense = this.#painting!.scene.tables.length > MAX_DETAILED_TABLES;
    } else this.#fitCanvases();
    this.#drawn = this.#first = drawn?.view;
  }

  #take(canvases: CanvasBackend): void {
    this.#canvases = canvases;
    Object.assign(canvases.content.style, {
      pointerEvents: 'none',
      // For good: to become a layer of the compositor costs a frame, at the very moment that a gesture begins.
      willChange: 'transform',
      background: this.#painting?.palette.backdrop ?? '',
    });
  }

  /** The waiting bitmaps take over. A first picture, which shows the whole plan, goes on as the backdrop. */
  #takeOver(): void {
    const [before, drawn, next] = [this.#canvases, this.#drawn, this.#next];
    if (!next) return;
    this.#next = undefined;
    const canvas = before?.tables()?.canvas;
    if (canvas && drawn && drawn === this.#first && !this.#backdrop.isReady)
      this.#backdrop.reuse(canvas, drawn, this.#bitmap, this.dense);
    before?.dispose();
    this.#take(next);
    this.#fitCanvases();
  }

  /** `exact` where the bitmaps are to be as fine as that, moving ones too. */
  resize(size: Size, devicePixelRatio: number, exact: boolean): void {
    this.#devicePixelRatio = devicePixelRatio;
    this.#exact = exact;
    const { ratio } = bitmapSize(size, devicePixelRatio, this.#canvases?.hasOverscan ?? false, exact);
    const { width, height } = this.#size;
    if (width === size.width && height === size.height && ratio === this.#bitmap.ratio) return;
    this.#size = size;
    this.invalidate();
    this.#fitCanvases();
  }

  /** Sizes the bitmaps, which empties them. */
  #fitCanvases(): void {
    if (this.#size.width === 0 || !this.#canvases) return;
    this.#bitmap = bitmapSize(this.#size, this.#devicePixelRatio, this.#canvases.hasOverscan, this.#exact);
    const { x, y } = this.#bitmap.overscan;
    Object.assign(this.#canvases.content.style, { left: `${-x}px`, top: `${-y}px`, transformOrigin: `${x}px ${y}px` });
    this.#canvases.resize(this.#bitmap);
  }

  /** What to paint from now on. Nothing is drawn before the next `show`. */
  setRenderInput(painting: RenderInput, isDrawn = false): void {
    this.#painting = painting;
    if (this.#canvases) this.#canvases.content.style.background = painting.palette.backdrop;
    if (!isDrawn) this.invalidate();
  }

  /** Draws everything anew at the next `show`. */
  invalidate(): void {
    this.#drawn = undefined;
    this.#backdrop.invalidate();
    this.#fine.hide();
  }

  /** At rest, with time to spare: what shows becomes as fine as can be, and what a moving view shows beyond the drawing is prepared. */
  prepareIdleBitmaps(fitted: Viewport): void {
    if (!this.#painting) return;
    if (this.#drawn)
      this.#fine.paint(this.#painting, this.#drawn, this.#size, this.#devicePixelRatio, this.#bitmap.ratio, this.dense);
    if (this.#backdrop.isReady) return;
    // A first picture of the whole plan will do.
    if (this.#drawn && this.#drawn === this.#first && viewsAlmostEqual(this.#drawn, fitted)) return;
    this.#backdrop.paint(this.#painting, fitted, this.#size, this.#devicePixelRatio);
  }

  /** Shows a view: while it moves as cheaply as it goes, at rest drawn for it. */
  show(view: Viewport, moving: boolean): void {
    if (!this.#canvases || !this.#painting) return;
    if (!viewsEqual(this.#drawn, view)) this.#fine.hide();
    if (this.#drawn && moving && this.#carries(this.#drawn, view)) this.#carry(this.#drawn, view);
    else if (this.#drawn && moving && this.#drawn.scale === view.scale) this.#shift(this.#drawn, view);
    else if (!viewsEqual(this.#drawn, view)) this.#draw(view);
    else if (this.#carried) this.#settle();
  }

  /** Paints other states of a few tables into the bitmap, with the neighbours that they overlap. */
  repaintTables(painting: RenderInput, places: readonly number[]): void {
    this.#painting = painting;
    this.#backdrop.repaintTables(painting, places);
    this.#fine.repaintTables(painting, places);
    const drawn = this.#drawn;
    const ctx = this.#canvases?.tables();
    if (!drawn || !ctx) {
      this.#drawn = undefined;
      return;
    }
    const unit = drawn.scale * this.#bitmap.ratio;
    const origin = this.#origin(drawn);
    for (const place of places) {
      const { x, y, width, height } = expandBox(
        boundsOf(painting.scene.tables[place]!),
        PAINT_OVERFLOW_PX / drawn.scale,
      );
      // On whole device pixels, so that no seam stays where the clip cuts a neighbour.
      const [left, top] = [Math.floor(x * unit + origin.x), Math.floor(y * unit + origin.y)];
      this.#paintPart(ctx, {
        x: left,
        y: top,
        width: Math.ceil((x + width) * unit + origin.x) - left,
        height: Math.ceil((y + height) * unit + origin.y) - top,
      });
    }
  }

  /** Draws the ground's bitmap. Always the same function: React takes another for a change. */
  readonly drawBackground: CanvasPainter = (ctx) => {
    if (this.#drawn && this.#drawing) this.#painting?.paintBackground?.(ctx, this.#drawn.scale * this.#bitmap.ratio);
  };

  /** Draws the tables' bitmap. */
  readonly drawTables: CanvasPainter = (ctx) => {
    if (!this.#painting || !this.#drawn || !this.#drawing) return;
    const places = sceneIndex(this.#painting.scene).visible(boxToPlan(this.#drawn, this.#place()));
    this.dense = places.length > MAX_DETAILED_TABLES;
    paintTables(ctx, this.#painting, places, this.#detail(this.#drawn));
  };

  #detail(view: Viewport): LevelOfDetail {
    const { ratio: finest } = bitmapSize(this.#size, this.#devicePixelRatio, false, this.#exact);
    return { scale: view.scale, ratio: this.#bitmap.ratio, dense: this.dense, restRatio: finest };
  }

  /** The bitmap's place on the element, in CSS pixels. */
  #place(): Box {
    const { size, overscan } = this.#bitmap;
    return { x: -overscan.x, y: -overscan.y, ...size };
  }

  /** Where the plan's origin stands on the bitmap, in device pixels of it. */
  #origin(view: Viewport): Point {
    const { x, y } = viewOnBitmap(view, this.#bitmap);
    return { x: x * this.#bitmap.ratio, y: y * this.#bitmap.ratio };
  }

  #draw(view: Viewport): void {
    this.#takeOver();
    this.#drawn = view;
    this.#settle();
    this.#drawing = true;
    this.#canvases!.draw(viewOnBitmap(view, this.#bitmap));
    this.#drawing = false;
  }

  #settle(): void {
    this.#carried = false;
    this.#backdrop.show(this.#drawn!, false);
    this.#canvases!.content.style.transform = '';
  }

  #carry(drawn: Viewport, view: Viewport): void {
    const stretch = view.scale / drawn.scale;
    this.#carried = true;
    const { x, y } = this.#exposed(drawn, view);
    this.#backdrop.show(view, x || y);
    this.#canvases!.content.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * drawn.x},${view.y - stretch * drawn.y})`;
  }

  /** True where the bitmap, moved to a view, shows all of the plan that the element does; the backdrop helps out while the scale changes. */
  #carries(drawn: Viewport, view: Viewport): boolean {
    const stretch = view.scale / drawn.scale;
    if (stretch > STRETCH.most) return false;
    if (this.#backdrop.isReady && stretch !== 1) return stretch >= STRETCH.leastOnBackdrop;
    if (stretch < STRETCH.least) return false;
    const { x, y } = this.#exposed(drawn, view);
    return !x && !y;
  }

  /** Whether an edge of the bitmap shows within the plan, across and down, where the bitmap is moved to a view. */
  #exposed(drawn: Viewport, view: Viewport): { readonly x: boolean; readonly y: boolean } {
    // Half a pixel is not seen, and is what sums of fractions differ by.
    const shown = expandBox(boxToScreen(view, boxToPlan(drawn, this.#place())), 0.5);
    const plan = boxToScreen(view, this.#painting!.scene.paintedBox);
    return {
      x: shown.x > Math.max(plan.x, 0) || shown.x + shown.width < Math.min(plan.x + plan.width, this.#size.width),
      y: shown.y > Math.max(plan.y, 0) || shown.y + shown.height < Math.min(plan.y + plan.height, this.#size.height),
    };
  }

  /** Moves what the bitmap shows within it, by whole device pixels, and paints only what comes in at its edges. */
  #shift(drawn: Viewport, view: Viewport): void {
    const { size, ratio, overscan } = this.#bitmap;
    const exposed = this.#exposed(drawn, view);
    const along = (shows: boolean, by: number, margin: number): number =>
      shows ? Math.round((by + Math.sign(by) * margin * LEAD) * ratio) : 0;
    const [dx, dy] = [along(exposed.x, view.x - drawn.x, overscan.x), along(exposed.y, view.y - drawn.y, overscan.y)];
    const [width, height] = [Math.floor(size.width * ratio), Math.floor(size.height * ratio)];
    if (this.#next || Math.abs(dx) >= width || Math.abs(dy) >= height) {
      this.#draw(view);
      return;
    }
    const next = { scale: drawn.scale, x: drawn.x + dx / ratio, y: drawn.y + dy / ratio };
    this.#drawn = next;
    this.#canvases!.setView(viewOnBitmap(next, this.#bitmap));
    for (const ctx of [this.#canvases!.background(), this.#canvases!.tables()]) {
      if (!ctx) continue;
      ctx.save();
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.globalCompositeOperation = 'copy';
      ctx.drawImage(ctx.canvas, dx, dy);
      ctx.restore();
      for (const strip of stripsOf(width, height, dx, dy)) this.#paintPart(ctx, strip);
    }
    this.#carry(next, view);
  }

  /** Paints a part of a bitmap anew, in device pixels of it. */
  #paintPart(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
    const [drawn, painting, ratio] = [this.#drawn!, this.#painting!, this.#bitmap.ratio];
    const unit = drawn.scale * ratio;
    const origin = this.#origin(drawn);
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
    ctx.clearRect(x, y, width, height);
    ctx.setTransform(unit, 0, 0, unit, origin.x, origin.y);
    if (ctx === this.#canvases!.background()) painting.paintBackground?.(ctx, unit);
    else {
      const part = { x: (x - origin.x) / unit, y: (y - origin.y) / unit, width: width / unit, height: height / unit };
      paintTables(
        ctx,
        painting,
        sceneIndex(painting.scene).visible(expandBox(part, PAINT_OVERFLOW_PX / drawn.scale)),
        this.#detail(drawn),
      );
    }
    ctx.restore();
  }
}

/** What comes into a bitmap when its content moves by so much: a strip at one side of it, or at two. */
function stripsOf(width: number, height: number, dx: number, dy: number): Box[] {
  const strips: Box[] = [];
  if (dx !== 0) strips.push({ x: dx > 0 ? 0 : width + dx, y: 0, width: Math.abs(dx), height });
  if (dy !== 0)
    strips.push({ x: Math.max(dx, 0), y: dy > 0 ? 0 : height + dy, width: width - Math.abs(dx), height: Math.abs(dy) });
  return strips;
}

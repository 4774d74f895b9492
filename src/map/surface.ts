/**
 * The drawing of a plan on its bitmaps, and the cheap ways to move it: while the view moves, the finished bitmap, larger
 * than the element on all sides, is moved by the compositor, and is drawn anew before an edge shows.
 */
import { type Box, boundsOf, padded } from '../domain/geometry.ts';
import { Backdrop } from './backdrop.ts';
import { type Bitmap, OVERSCAN, bitmapFor } from './bitmap.ts';
import type { Canvases, Painter } from './canvases.ts';
import type { Painting } from './painting.ts';
import { indexOf } from './sceneIndex.ts';
import { CROWD, type Detail, OVERHANG, paintTables } from './tables.ts';
import { type Size, type Viewport, boxToPlan, boxToScreen } from './viewport.ts';

/** The moved bitmap may be stretched so far; and shrunk further where the backdrop shows around it. */
const STRETCH = { least: 0.6, most: 3, leastOnBackdrop: 0.25 };

export class Surface {
  #canvases: Canvases | undefined;
  #painting: Painting | undefined;
  #size: Size = { width: 0, height: 0 };
  #bitmap: Bitmap = { size: { width: 0, height: 0 }, ratio: 1 };
  /** The view that the bitmap shows; undefined where it has to be drawn anew. */
  #drawn: Viewport | undefined;
  #carried = false;
  #sizing = false;
  readonly #backdrop = new Backdrop();
  #crowded = false;

  mount(element: HTMLElement): void {
    element.prepend(this.#backdrop.canvas);
  }

  /** Draws on these bitmaps from now on; what the last ones show is taken over as it is. `drawn` is what these show already. */
  adopt(canvases: Canvases, drawn?: { readonly size: Size; readonly view: Viewport }): void {
    const before = this.#canvases;
    this.#canvases = canvases;
    Object.assign(canvases.content.style, {
      left: `${-OVERSCAN}px`, top: `${-OVERSCAN}px`, transformOrigin: `${OVERSCAN}px ${OVERSCAN}px`, pointerEvents: 'none',
      // For good: to become a layer of the compositor costs a frame, at the very moment that a gesture begins.
      willChange: 'transform', background: this.#painting?.palette.backdrop ?? '',
    });
    if (drawn) {
      this.#size = drawn.size;
      this.#bitmap = bitmapFor(drawn.size, window.devicePixelRatio);
      this.#drawn = drawn.view;
    } else {
      this.#fitCanvases();
      if (!before || !this.#handOver(before, canvases)) this.#drawn = undefined;
    }
    before?.dispose();
  }

  /** Copies the one bitmap of a plan without ground; false where there is nothing to copy. */
  #handOver(from: Canvases, to: Canvases): boolean {
    const [source, target] = [from.tables(), to.tables()];
    if (!this.#drawn || !source || !target || source.canvas.width !== target.canvas.width || this.#painting?.paintGround) return false;
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.drawImage(source.canvas, 0, 0);
    to.content.style.transform = from.content.style.transform;
    return true;
  }

  resize(size: Size, devicePixelRatio: number): void {
    const bitmap = bitmapFor(size, devicePixelRatio);
    const { width, height } = this.#size;
    if (width === size.width && height === size.height && bitmap.ratio === this.#bitmap.ratio) return;
    this.#size = size;
    this.#bitmap = bitmap;
    this.outdate();
    this.#fitCanvases();
  }

  /** Sizes the bitmaps. Konva draws its layers on that occasion, which is never the time to do so. */
  #fitCanvases(): void {
    if (this.#size.width === 0) return;
    this.#sizing = true;
    this.#canvases?.resize(this.#bitmap);
    this.#sizing = false;
  }

  /** What to paint from now on. Nothing is drawn before the next `show`. */
  paint(painting: Painting, isDrawn = false): void {
    this.#painting = painting;
    if (this.#canvases) this.#canvases.content.style.background = painting.palette.backdrop;
    if (!isDrawn) this.outdate();
  }

  /** Draws everything anew at the next `show`. */
  outdate(): void {
    this.#drawn = undefined;
    this.#backdrop.outdate();
  }

  /** Prepares for movement, with time to spare: what a moving view shows beyond the drawing. */
  prepare(fitted: Viewport): void {
    if (this.#painting && !this.#backdrop.ready) this.#backdrop.paint(this.#painting, fitted, this.#size);
  }

  /** Shows a view: while it moves as cheaply as it goes, at rest drawn for it. */
  show(view: Viewport, moving: boolean): void {
    if (!this.#canvases || !this.#painting) return;
    if (this.#drawn && moving && this.#carries(this.#drawn, view)) this.#carry(this.#drawn, view);
    else if (!this.#drawn || this.#drawn.scale !== view.scale || this.#drawn.x !== view.x || this.#drawn.y !== view.y) this.#draw(view);
    else if (this.#carried) this.#settle();
  }

  /** Paints other states of a few tables into the bitmap, with the neighbours that they overlap. */
  repaintTables(painting: Painting, places: readonly number[]): void {
    this.#painting = painting;
    this.#backdrop.repaintTables(painting, places);
    const drawn = this.#drawn;
    const ctx = this.#canvases?.tables();
    if (!drawn || !ctx) { this.#drawn = undefined; return; }
    for (const place of places) this.#repaint(ctx, drawn, padded(boundsOf(painting.scene.tables[place]!), OVERHANG / drawn.scale));
  }

  /** Draws the ground's bitmap. Always the same function: React takes another for a change. */
  readonly drawGround: Painter = (ctx) => {
    if (this.#drawn && !this.#sizing) this.#painting?.paintGround?.(ctx, this.#drawn.scale * this.#bitmap.ratio);
  };

  /** Draws the tables' bitmap. */
  readonly drawTables: Painter = (ctx) => {
    if (!this.#painting || !this.#drawn || this.#sizing) return;
    const places = indexOf(this.#painting.scene).visible(boxToPlan(this.#drawn, this.#place()));
    this.#crowded = places.length > CROWD;
    paintTables(ctx, this.#painting, places, this.#detail(this.#drawn));
  };

  #detail(view: Viewport): Detail {
    return { scale: view.scale, ratio: this.#bitmap.ratio, crowded: this.#crowded };
  }

  /** The bitmap's place on the element, in CSS pixels. */
  #place(): Box {
    return padded({ x: 0, y: 0, ...this.#size }, OVERSCAN);
  }

  #draw(view: Viewport): void {
    this.#drawn = view;
    this.#settle();
    this.#canvases!.draw({ scale: view.scale, x: view.x + OVERSCAN, y: view.y + OVERSCAN });
  }

  #settle(): void {
    this.#carried = false;
    this.#canvases!.content.style.transform = '';
  }

  #carry(drawn: Viewport, view: Viewport): void {
    const stretch = view.scale / drawn.scale;
    this.#carried = true;
    this.#backdrop.show(view);
    this.#canvases!.content.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * drawn.x},${view.y - stretch * drawn.y})`;
  }

  /** True where the bitmap, moved to a view, and the backdrop around it show all of the plan that the element does. */
  #carries(drawn: Viewport, view: Viewport): boolean {
    const stretch = view.scale / drawn.scale;
    if (stretch > STRETCH.most) return false;
    if (this.#backdrop.ready) return stretch >= STRETCH.leastOnBackdrop;
    if (stretch < STRETCH.least) return false;
    const shown = boxToScreen(view, boxToPlan(drawn, this.#place()));
    const plan = boxToScreen(view, this.#painting!.scene.drawn);
    return shown.x <= Math.max(plan.x, 0) && shown.y <= Math.max(plan.y, 0)
      && shown.x + shown.width >= Math.min(plan.x + plan.width, this.#size.width)
      && shown.y + shown.height >= Math.min(plan.y + plan.height, this.#size.height);
  }

  #repaint(ctx: CanvasRenderingContext2D, drawn: Viewport, box: Box): void {
    const { scene } = this.#painting!;
    const unit = drawn.scale * this.#bitmap.ratio;
    const [x, y] = [(drawn.x + OVERSCAN) * this.#bitmap.ratio, (drawn.y + OVERSCAN) * this.#bitmap.ratio];
    // On whole device pixels, so that no seam stays where the clip cuts a neighbour.
    const [left, top] = [Math.floor(box.x * unit + x), Math.floor(box.y * unit + y)];
    const [right, bottom] = [Math.ceil((box.x + box.width) * unit + x), Math.ceil((box.y + box.height) * unit + y)];
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    ctx.rect(left, top, right - left, bottom - top);
    ctx.clip();
    ctx.clearRect(left, top, right - left, bottom - top);
    ctx.setTransform(unit, 0, 0, unit, x, y);
    const neighbours = indexOf(scene).visible(padded(box, OVERHANG / drawn.scale));
    paintTables(ctx, this.#painting!, neighbours, this.#detail(drawn));
    ctx.restore();
  }
}

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
import { type Size, type Viewport, boxToPlan, boxToScreen, sameView } from './viewport.ts';

/** The moved bitmap may be stretched so far; and shrunk further where the backdrop shows around it. */
const STRETCH = { least: 0.6, most: 2.5, leastOnBackdrop: 0.25 };
/** Share of the overscan by which a shifted bitmap lies ahead of the movement: it lasts the longer. */
const LEAD = 0.6;

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
    if (!this.#painting || this.#backdrop.ready) return;
    const shown = this.#drawn && sameView(this.#drawn, fitted) ? this.#canvases?.tables()?.canvas : undefined;
    this.#backdrop.paint(this.#painting, fitted, this.#size, shown);
  }

  /** Shows a view: while it moves as cheaply as it goes, at rest drawn for it. */
  show(view: Viewport, moving: boolean): void {
    if (!this.#canvases || !this.#painting) return;
    if (this.#drawn && moving && this.#carries(this.#drawn, view)) this.#carry(this.#drawn, view);
    else if (this.#drawn && moving && this.#drawn.scale === view.scale) this.#shift(this.#drawn, view);
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
    const unit = drawn.scale * this.#bitmap.ratio;
    const origin = { x: (drawn.x + OVERSCAN) * this.#bitmap.ratio, y: (drawn.y + OVERSCAN) * this.#bitmap.ratio };
    for (const place of places) {
      const { x, y, width, height } = padded(boundsOf(painting.scene.tables[place]!), OVERHANG / drawn.scale);
      // On whole device pixels, so that no seam stays where the clip cuts a neighbour.
      const [left, top] = [Math.floor(x * unit + origin.x), Math.floor(y * unit + origin.y)];
      this.#paintPart(ctx, { x: left, y: top, width: Math.ceil((x + width) * unit + origin.x) - left, height: Math.ceil((y + height) * unit + origin.y) - top });
    }
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

  /** True where the bitmap, moved to a view, shows all of the plan that the element does; the backdrop helps out while the scale changes. */
  #carries(drawn: Viewport, view: Viewport): boolean {
    const stretch = view.scale / drawn.scale;
    if (stretch > STRETCH.most) return false;
    if (this.#backdrop.ready && stretch !== 1) return stretch >= STRETCH.leastOnBackdrop;
    if (stretch < STRETCH.least) return false;
    const shown = boxToScreen(view, boxToPlan(drawn, this.#place()));
    const plan = boxToScreen(view, this.#painting!.scene.drawn);
    return shown.x <= Math.max(plan.x, 0) && shown.y <= Math.max(plan.y, 0)
      && shown.x + shown.width >= Math.min(plan.x + plan.width, this.#size.width)
      && shown.y + shown.height >= Math.min(plan.y + plan.height, this.#size.height);
  }

  /** Moves what the bitmap shows within it, by whole device pixels, and paints only what comes in at its edges. */
  #shift(drawn: Viewport, view: Viewport): void {
    const { size, ratio } = this.#bitmap;
    const along = (from: number, to: number): number => Math.round((to - from + Math.sign(to - from) * OVERSCAN * LEAD) * ratio);
    const [dx, dy] = [along(drawn.x, view.x), along(drawn.y, view.y)];
    const [width, height] = [Math.floor(size.width * ratio), Math.floor(size.height * ratio)];
    if (Math.abs(dx) >= width || Math.abs(dy) >= height) { this.#draw(view); return; }
    const next = { scale: drawn.scale, x: drawn.x + dx / ratio, y: drawn.y + dy / ratio };
    this.#drawn = next;
    this.#canvases!.place({ scale: next.scale, x: next.x + OVERSCAN, y: next.y + OVERSCAN });
    for (const ctx of [this.#canvases!.ground(), this.#canvases!.tables()]) {
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
    const origin = { x: (drawn.x + OVERSCAN) * ratio, y: (drawn.y + OVERSCAN) * ratio };
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
    ctx.clearRect(x, y, width, height);
    ctx.setTransform(unit, 0, 0, unit, origin.x, origin.y);
    if (ctx === this.#canvases!.ground()) painting.paintGround?.(ctx, unit);
    else {
      const part = { x: (x - origin.x) / unit, y: (y - origin.y) / unit, width: width / unit, height: height / unit };
      paintTables(ctx, painting, indexOf(painting.scene).visible(padded(part, OVERHANG / drawn.scale)), this.#detail(drawn));
    }
    ctx.restore();
  }
}

/** What comes into a bitmap when its content moves by so much: a strip at one side of it, or at two. */
function stripsOf(width: number, height: number, dx: number, dy: number): Box[] {
  const strips: Box[] = [];
  if (dx !== 0) strips.push({ x: dx > 0 ? 0 : width + dx, y: 0, width: Math.abs(dx), height });
  if (dy !== 0) strips.push({ x: Math.max(dx, 0), y: dy > 0 ? 0 : height + dy, width: width - Math.abs(dx), height: Math.abs(dy) });
  return strips;
}

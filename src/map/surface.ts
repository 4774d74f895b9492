/**
 * The drawing of a plan on Konva's layers, and the cheap ways to move it: while the view moves, the finished bitmap,
 * larger than the element on all sides, is moved by the compositor, and is drawn anew before an edge shows.
 */
import type { Context } from 'konva/lib/Context.js';
import type { Layer } from 'konva/lib/Layer.js';
import type { Stage } from 'konva/lib/Stage.js';
import { type Box, boundsOf, padded } from '../domain/geometry.ts';
import { Backdrop } from './backdrop.ts';
import { paintDecor } from './decor.ts';
import type { Painting } from './painting.ts';
import { CROWD, type Detail, OVERHANG, paintTables } from './tables.ts';
import { type Size, type Viewport, boxToPlan, boxToScreen } from './viewport.ts';

/** CSS pixels that the bitmap is larger than the element, on every side. */
const OVERSCAN = 96;
/** Most pixels of a bitmap (a phone has several, of four bytes a pixel), and the finest ratio that anybody sees. */
const MOST_PIXELS = 8_000_000;
const FINEST = 3;
/** The moved bitmap may be stretched so far; and shrunk further where the backdrop shows around it. */
const STRETCH = { least: 0.6, most: 3, leastOnBackdrop: 0.25 };

export class Surface {
  #stage: Stage | undefined;
  #painting: Painting | undefined;
  #size: Size = { width: 0, height: 0 };
  #ratio = 1;
  /** The view that the bitmap shows; undefined where it has to be drawn anew. */
  #drawn: Viewport | undefined;
  #carried = false;
  readonly #backdrop = new Backdrop();
  #crowded = false;

  /** Takes over a stage, whose layers call `drawGround` and `drawTables`. */
  attach(stage: Stage): void {
    this.#stage = stage;
    this.#drawn = undefined;
    stage.container().before(this.#backdrop.canvas);
    Object.assign(stage.content.style, {
      left: `${-OVERSCAN}px`, top: `${-OVERSCAN}px`, transformOrigin: `${OVERSCAN}px ${OVERSCAN}px`, pointerEvents: 'none',
      // For good: to become a layer of the compositor costs a frame, at the very moment that a gesture begins.
      willChange: 'transform',
    });
  }

  resize(size: Size, devicePixelRatio: number): void {
    const [width, height] = [size.width + 2 * OVERSCAN, size.height + 2 * OVERSCAN];
    this.#size = size;
    this.#ratio = Math.min(devicePixelRatio, FINEST, Math.sqrt(MOST_PIXELS / (width * height)));
    this.outdate();
    this.#stage?.size({ width, height });
  }

  /** What to paint from now on. Nothing is drawn before the next `show`. */
  paint(painting: Painting): void {
    this.#painting = painting;
    if (this.#stage) this.#stage.content.style.background = painting.palette.backdrop;
    this.outdate();
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
    if (!this.#stage || !this.#painting) return;
    if (this.#drawn && moving && this.#carries(this.#drawn, view)) this.#carry(this.#drawn, view);
    else if (!this.#drawn || this.#drawn.scale !== view.scale || this.#drawn.x !== view.x || this.#drawn.y !== view.y) this.#draw(view);
    else if (this.#carried) this.#settle();
  }

  /** Paints other states of a few tables into the bitmap, with the neighbours that they overlap. */
  repaintTables(painting: Painting, places: readonly number[]): void {
    this.#painting = painting;
    this.#backdrop.repaintTables(painting, places);
    const drawn = this.#drawn;
    const layer = this.#layers().at(-1);
    if (!drawn || !layer) { this.#drawn = undefined; return; }
    const ctx = layer.getCanvas().getContext()._context;
    for (const place of places) this.#repaint(ctx, drawn, padded(boundsOf(painting.scene.tables[place]!), OVERHANG / drawn.scale));
  }

  /** Draws the ground's layer, already in plan units. Always the same function: React takes another for a change. */
  readonly drawGround = ({ _context }: Context): void => {
    if (!this.#painting || !this.#drawn) return;
    const { scene, palette, pictureOf } = this.#painting;
    paintDecor(_context, scene.decor, palette, this.#drawn.scale * this.#ratio, pictureOf);
  };

  /** Draws the tables' layer, as `drawGround` does its own. */
  readonly drawTables = ({ _context }: Context): void => {
    if (!this.#painting || !this.#drawn) return;
    const places = this.#painting.scene.visible(boxToPlan(this.#drawn, this.#bitmap()));
    this.#crowded = places.length > CROWD;
    paintTables(_context, this.#painting, places, this.#detail(this.#drawn));
  };

  #layers(): Layer[] {
    return this.#stage?.getLayers() ?? [];
  }

  #detail(view: Viewport): Detail {
    return { scale: view.scale, ratio: this.#ratio, crowded: this.#crowded };
  }

  /** The bitmap's place on the element, in CSS pixels. */
  #bitmap(): Box {
    return padded({ x: 0, y: 0, ...this.#size }, OVERSCAN);
  }

  #draw(view: Viewport): void {
    const stage = this.#stage!;
    this.#drawn = view;
    this.#settle();
    stage.position({ x: view.x + OVERSCAN, y: view.y + OVERSCAN });
    stage.scale({ x: view.scale, y: view.scale });
    for (const layer of this.#layers()) {
      const canvas = layer.getCanvas();
      if (canvas.getPixelRatio() !== this.#ratio) canvas.setPixelRatio(this.#ratio);
      layer.draw();
    }
  }

  #settle(): void {
    this.#carried = false;
    this.#stage!.content.style.transform = '';
  }

  #carry(drawn: Viewport, view: Viewport): void {
    const stretch = view.scale / drawn.scale;
    this.#carried = true;
    this.#backdrop.show(view);
    this.#stage!.content.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * drawn.x},${view.y - stretch * drawn.y})`;
  }

  /** True where the bitmap, moved to a view, and the backdrop around it show all of the plan that the element does. */
  #carries(drawn: Viewport, view: Viewport): boolean {
    const stretch = view.scale / drawn.scale;
    if (stretch > STRETCH.most) return false;
    if (this.#backdrop.ready) return stretch >= STRETCH.leastOnBackdrop;
    if (stretch < STRETCH.least) return false;
    const shown = boxToScreen(view, boxToPlan(drawn, this.#bitmap()));
    const plan = boxToScreen(view, this.#painting!.scene.drawn);
    return shown.x <= Math.max(plan.x, 0) && shown.y <= Math.max(plan.y, 0)
      && shown.x + shown.width >= Math.min(plan.x + plan.width, this.#size.width)
      && shown.y + shown.height >= Math.min(plan.y + plan.height, this.#size.height);
  }

  #repaint(ctx: CanvasRenderingContext2D, drawn: Viewport, box: Box): void {
    const { scene } = this.#painting!;
    const unit = drawn.scale * this.#ratio;
    const [x, y] = [(drawn.x + OVERSCAN) * this.#ratio, (drawn.y + OVERSCAN) * this.#ratio];
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
    const neighbours = scene.visible(padded(box, OVERHANG / drawn.scale));
    paintTables(ctx, this.#painting!, neighbours, this.#detail(drawn));
    ctx.restore();
  }
}

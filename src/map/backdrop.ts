/**
 * A picture of the whole plan that lies below the drawing while the view moves. The compositor moves both; where the
 * drawing ends, this shows a little softer, so that no movement has to wait for anything to be drawn.
 */
import { type Box, boundsOf, padded } from '../domain/geometry.ts';
import { OVERSCAN } from './bitmap.ts';
import type { Painting } from './painting.ts';
import { indexOf } from './sceneIndex.ts';
import { CROWD, OVERHANG, paintTables } from './tables.ts';
import { type Size, type Viewport, boxToPlan } from './viewport.ts';

/** Soft is good enough: at most so many pixels. */
const MOST_PIXELS = 2_000_000;
/** It shows where the visitor has zoomed in by about so much: numbers, edges and marks look as they do there. */
const TYPICAL_ZOOM = 3.5;
/** CSS pixels around the fitted view, for a plan pulled past its edge. */
const MARGIN = 120;

export class Backdrop {
  readonly canvas = document.createElement('canvas');
  #shown: { readonly fitted: Viewport; readonly ratio: number; readonly crowded: boolean } | undefined;

  constructor() {
    Object.assign(this.canvas.style, { position: 'absolute', left: '0', top: '0', transformOrigin: '0 0', pointerEvents: 'none', willChange: 'transform' });
  }

  get ready(): boolean {
    return this.#shown !== undefined;
  }

  /** What it shows is no longer so. */
  outdate(): void {
    this.#shown = undefined;
  }

  /** Paints the plan as the fitted view shows it on an element of that size; or takes it from a bitmap that shows just that. */
  paint(painting: Painting, fitted: Viewport, size: Size, bitmap?: HTMLCanvasElement): void {
    const [width, height] = [size.width + 2 * MARGIN, size.height + 2 * MARGIN];
    const ratio = Math.min(window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` });
    const view = { scale: fitted.scale, x: fitted.x + MARGIN, y: fitted.y + MARGIN };
    const box = boxToPlan(view, { x: 0, y: 0, width, height });
    this.#shown = { fitted: view, ratio, crowded: indexOf(painting.scene).visible(box).length > CROWD };
    if (bitmap && this.#shown.crowded && !painting.paintGround) this.#copy(painting, bitmap);
    else this.#paint(painting, box);
  }

  /** A crowd looks the same at every zoom that is carried so far; thousands are copied far sooner than painted. */
  #copy({ palette }: Painting, bitmap: HTMLCanvasElement): void {
    const { ratio } = this.#shown!;
    const ctx = this.canvas.getContext('2d')!;
    const by = (MARGIN - OVERSCAN) * ratio;
    ctx.fillStyle = palette.backdrop;
    ctx.fillRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.drawImage(bitmap, by, by, this.canvas.width - 2 * by, this.canvas.height - 2 * by);
  }

  /** Paints other states of a few tables. */
  repaintTables(painting: Painting, places: readonly number[]): void {
    if (!this.#shown) return;
    const by = OVERHANG / this.#shown.fitted.scale / TYPICAL_ZOOM;
    for (const place of places) this.#paint(painting, padded(boundsOf(painting.scene.tables[place]!), by));
  }

  /** Lies where a view has it. */
  show(view: Viewport): void {
    if (!this.#shown) return;
    const { fitted } = this.#shown;
    const stretch = view.scale / fitted.scale;
    this.canvas.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * fitted.x},${view.y - stretch * fitted.y})`;
  }

  #paint(painting: Painting, box: Box): void {
    const { fitted, ratio, crowded } = this.#shown!;
    const { scene, palette, paintGround } = painting;
    const ctx = this.canvas.getContext('2d')!;
    const unit = fitted.scale * ratio;
    ctx.save();
    ctx.setTransform(unit, 0, 0, unit, fitted.x * ratio, fitted.y * ratio);
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.width, box.height);
    ctx.clip();
    ctx.fillStyle = palette.backdrop;
    ctx.fillRect(box.x, box.y, box.width, box.height);
    paintGround?.(ctx, unit);
    const scale = fitted.scale * TYPICAL_ZOOM;
    paintTables(ctx, painting, indexOf(scene).visible(padded(box, OVERHANG / scale)), { scale, ratio: unit / scale, crowded });
    ctx.restore();
  }
}

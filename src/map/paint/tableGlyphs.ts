/** Shapes and marks of tables: outline, hatch, check mark. Lengths are plan units; `px` is plan units per CSS pixel. */
import type { Outline } from '../../domain/geometry/boxes.ts';
import type { Resolution, Size } from '../../domain/plan/viewport.ts';
import type { Palette } from './palette.ts';
import type { PaintContext } from './paintContext.ts';

const MAX_CORNER_RADIUS_PX = 10;
/** Share of a table's shorter side. */
const MAX_CORNER_RATIO = 0.24;
const HATCH_SPACING_PX = 5;

/** Moves the canvas to a table's own frame, with the origin in its top left corner, until `ctx.restore`. */
export function enterTableFrame(ctx: PaintContext, { box, rotation }: Outline): void {
  const { x, y, width, height } = box;
  ctx.save();
  if (rotation === 0) ctx.translate(x, y);
  else {
    ctx.translate(x + width / 2, y + height / 2);
    ctx.rotate((rotation * Math.PI) / 180);
    ctx.translate(-width / 2, -height / 2);
  }
}

/**
 * Traces a table's outline in its own frame, grown by `requestedGrowth` on every side and moved down by `drop`. A table
 * that shrinks by more than its size, in a plan that is only a few pixels large, becomes a point or a line.
 */
export function traceTable(
  ctx: PaintContext,
  shape: 'rect' | 'ellipse',
  { width, height }: Size,
  px: number,
  requestedGrowth = 0,
  drop = 0,
): void {
  const grow = Math.max(requestedGrowth, -Math.min(width, height) / 2);
  ctx.beginPath();
  if (shape === 'ellipse')
    ctx.ellipse(width / 2, height / 2 + drop, width / 2 + grow, height / 2 + grow, 0, 0, 2 * Math.PI);
  else {
    const radius = Math.min(MAX_CORNER_RADIUS_PX * px, Math.min(width, height) * MAX_CORNER_RATIO);
    ctx.roundRect(-grow, -grow + drop, width + 2 * grow, height + 2 * grow, Math.max(radius + grow, 0));
  }
}

/** A pattern, and the device pixels per plan unit that it is for. */
type Hatch = { readonly pattern: CanvasPattern; unit: number };

/** By color and size. */
const hatchCache = new Map<string, Hatch>();

/** Returns a hatch of fine diagonal lines that are equally wide at every zoom. */
export function hatchPattern(ctx: PaintContext, color: string, { scale, ratio }: Resolution): CanvasPattern | string {
  const size = Math.max(Math.round(HATCH_SPACING_PX * ratio), 3);
  const key = `${color} ${size}`;
  let hatch = hatchCache.get(key);
  if (!hatch) {
    const pattern = ctx.createPattern(hatchTile(color, size), 'repeat');
    if (!pattern) return color;
    hatchCache.set(key, (hatch = { pattern, unit: 1 }));
  }
  const unit = scale * ratio;
  // A matrix for each table would cost more than its hatch.
  if (hatch.unit !== unit) hatch.pattern.setTransform(new DOMMatrix().scale(1 / unit));
  hatch.unit = unit;
  return hatch.pattern;
}

/** Paints a seamless tile: a line from corner to corner, and the tips of its neighbors. */
function hatchTile(color: string, size: number): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const ctx = tile.getContext('2d');
  if (!ctx) return tile;
  ctx.strokeStyle = color;
  ctx.lineWidth = size * 0.24;
  for (const shift of [-size, 0, size]) {
    ctx.moveTo(shift - 1, size + 1);
    ctx.lineTo(shift + size + 1, -1);
  }
  ctx.stroke();
  return tile;
}

/**
 * Paints the check mark of a selected table in its own frame: at a corner, or in the center of a small table. The mark
 * is upright whatever the table's rotation. `sidePx` is the shorter side of the table in CSS pixels.
 */
export function paintCheckMark(
  ctx: PaintContext,
  { box, rotation }: Outline,
  sidePx: number,
  px: number,
  palette: Palette,
): void {
  const isSmall = sidePx < 18;
  const radius = (isSmall ? Math.max(sidePx * 0.42, 4) : Math.min(Math.max(sidePx * 0.19, 6.5), 11)) * px;
  ctx.translate(isSmall ? box.width / 2 : box.width - radius * 0.35, isSmall ? box.height / 2 : radius * 0.35);
  ctx.rotate((-rotation * Math.PI) / 180);
  const paintDisc = (discRadius: number, color: string): void => {
    ctx.beginPath();
    ctx.arc(0, 0, discRadius, 0, 2 * Math.PI);
    ctx.fillStyle = color;
    ctx.fill();
  };
  if (!isSmall) paintDisc(radius + 1.5 * px, palette.backdrop);
  paintDisc(radius, palette.selected);
  ctx.beginPath();
  ctx.moveTo(-radius * 0.46, radius * 0.04);
  ctx.lineTo(-radius * 0.12, radius * 0.38);
  ctx.lineTo(radius * 0.48, -radius * 0.34);
  ctx.strokeStyle = palette.backdrop;
  ctx.lineWidth = radius * 0.27;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
}

/** Shapes and marks of tables: outline, hatch, check. Plan units, with `px` plan units to a CSS pixel. */
import type { Palette } from './palette.ts';
import type { Scene } from '../scene/scene.ts';
import type { Resolution } from '../camera/viewport.ts';

type Sides = { readonly width: number; readonly height: number };

/** Moves the canvas to a table's own frame, until it is restored: the origin in its top left corner, its sides along the axes. */
export function enterTableFrame(
  ctx: CanvasRenderingContext2D,
  { boxes, rotations: turns }: Scene,
  place: number,
): { width: number; height: number } {
  const [x, y, width, height] = [
    boxes[place * 4]!,
    boxes[place * 4 + 1]!,
    boxes[place * 4 + 2]!,
    boxes[place * 4 + 3]!,
  ];
  const turn = turns[place]!;
  ctx.save();
  if (turn === 0) ctx.translate(x, y);
  else {
    ctx.translate(x + width / 2, y + height / 2);
    ctx.rotate(turn);
    ctx.translate(-width / 2, -height / 2);
  }
  return { width, height };
}

/** Roundest corner, in CSS pixels, and its share of a table's shorter side. */
const CORNER = { most: 10, share: 0.24 };

/** Traces a table's outline in its own frame, grown by so much on every side, moved down by `drop`. */
export function traceTable(
  ctx: CanvasRenderingContext2D,
  shape: 'rect' | 'ellipse',
  { width, height }: Sides,
  px: number,
  grown = 0,
  drop = 0,
): void {
  ctx.beginPath();
  if (shape === 'ellipse')
    ctx.ellipse(width / 2, height / 2 + drop, width / 2 + grown, height / 2 + grown, 0, 0, 2 * Math.PI);
  else {
    const corner = Math.min(CORNER.most * px, Math.min(width, height) * CORNER.share);
    ctx.roundRect(-grown, -grown + drop, width + 2 * grown, height + 2 * grown, Math.max(corner + grown, 0));
  }
}

/** Distance of the hatch's lines, in CSS pixels. */
const HATCH = 5;
/** Of each bitmap by colour and size. The tile that a pattern was made from is let go. */
const patterns = new WeakMap<CanvasRenderingContext2D, Map<string, CanvasPattern>>();

/** A hatch of fine diagonal lines, equally wide at every zoom. */
export function hatchPattern(
  ctx: CanvasRenderingContext2D,
  color: string,
  { scale, ratio }: Resolution,
): CanvasPattern {
  const size = Math.max(Math.round(HATCH * ratio), 3);
  const key = `${color} ${size}`;
  let own = patterns.get(ctx);
  if (!own) patterns.set(ctx, (own = new Map<string, CanvasPattern>()));
  let pattern = own.get(key);
  if (!pattern) own.set(key, (pattern = ctx.createPattern(hatchTile(color, size), 'repeat')!));
  pattern.setTransform(new DOMMatrix().scale(1 / scale / ratio));
  return pattern;
}

/** A square that continues itself on all sides: one line from corner to corner, and its neighbours' tips. */
function hatchTile(color: string, size: number): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = tile.height = size;
  const ctx = tile.getContext('2d')!;
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
 * The check mark of a chosen table: on its corner, or in its middle where it is small; upright, however the table
 * is turned (radians). `room` is its shorter side in CSS pixels.
 */
export function paintCheckMark(
  ctx: CanvasRenderingContext2D,
  { width, height }: Sides,
  turn: number,
  room: number,
  px: number,
  palette: Palette,
): void {
  const small = room < 18;
  const radius = (small ? Math.max(room * 0.42, 4) : Math.min(Math.max(room * 0.19, 6.5), 11)) * px;
  ctx.translate(small ? width / 2 : width - radius * 0.35, small ? height / 2 : radius * 0.35);
  ctx.rotate(-turn);
  const disc = (r: number, color: string): void => {
    ctx.beginPath();
    ctx.arc(0, 0, r, 0, 2 * Math.PI);
    ctx.fillStyle = color;
    ctx.fill();
  };
  if (!small) disc(radius + 1.5 * px, palette.backdrop);
  disc(radius, palette.selected);
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

/** The signs of badges: a disc with a simple figure that reads at 12 pixels. Lengths are CSS pixels. */
import type { PaintContext } from '../paintContext.ts';
import type { BadgeGlyph } from './badge.ts';

/** Points of lines in units of the disc's radius from its center; every list is a line of its own. */
type Line = readonly (readonly [x: number, y: number])[];

const LINES: Readonly<Record<Exclude<BadgeGlyph, 'person'>, readonly Line[]>> = {
  clock: [
    [
      [0, -0.55],
      [0, 0.05],
      [0.4, 0.25],
    ],
  ],
  check: [
    [
      [-0.45, 0.05],
      [-0.12, 0.38],
      [0.48, -0.34],
    ],
  ],
  arrow: [
    [
      [-0.5, 0],
      [0.45, 0],
    ],
    [
      [0.08, -0.4],
      [0.48, 0],
      [0.08, 0.4],
    ],
  ],
  alert: [
    [
      [0, -0.55],
      [0, 0.12],
    ],
    [
      [0, 0.48],
      [0, 0.5],
    ],
  ],
  cross: [
    [
      [-0.38, -0.38],
      [0.38, 0.38],
    ],
    [
      [0.38, -0.38],
      [-0.38, 0.38],
    ],
  ],
};

type GlyphColors = { readonly disc: string; readonly sign: string; readonly halo: string };

/** Paints a glyph around a center. */
export function paintBadgeGlyph(
  ctx: PaintContext,
  glyph: BadgeGlyph,
  x: number,
  y: number,
  radius: number,
  { disc, sign, halo }: GlyphColors,
): void {
  const paintDisc = (discRadius: number, color: string): void => {
    ctx.beginPath();
    ctx.arc(x, y, discRadius, 0, 2 * Math.PI);
    ctx.fillStyle = color;
    ctx.fill();
  };
  paintDisc(radius + 1.5, halo);
  paintDisc(radius, disc);
  if (glyph === 'person') {
    ctx.fillStyle = sign;
    ctx.beginPath();
    ctx.arc(x, y - radius * 0.26, radius * 0.27, 0, 2 * Math.PI);
    ctx.fill();
    ctx.beginPath();
    ctx.roundRect(x - radius * 0.46, y + radius * 0.1, radius * 0.92, radius * 0.44, [
      radius * 0.44,
      radius * 0.44,
      radius * 0.1,
      radius * 0.1,
    ]);
    ctx.fill();
    return;
  }
  ctx.beginPath();
  for (const line of LINES[glyph]) {
    for (const [at, [dx, dy]] of line.entries()) {
      if (at === 0) ctx.moveTo(x + dx * radius, y + dy * radius);
      else ctx.lineTo(x + dx * radius, y + dy * radius);
    }
  }
  ctx.setLineDash([]);
  ctx.strokeStyle = sign;
  ctx.lineWidth = Math.max(radius * 0.27, 1.5);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
}

/** The signs of badges: a disc with a simple figure that reads at 12 pixels. Lengths are CSS pixels. */
import type { PaintContext } from '../paintContext.ts';
import { paintPerson } from '../tableText.ts';
import type { BadgeGlyph } from './badge.ts';

/** Lines as an SVG path, in units of the disc's radius from its center. */
const LINES: Readonly<Record<Exclude<BadgeGlyph, 'person'>, string>> = {
  clock: 'M0-.55V.05L.4.25',
  check: 'M-.45.05-.12.38.48-.34',
  arrow: 'M-.5 0H.45M.08-.4.48 0 .08.4',
  alert: 'M0-.55V.12M0 .48V.5',
  cross: 'M-.38-.38.38.38M.38-.38-.38.38',
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
    paintPerson(ctx, x - radius * 0.46, y - radius * 0.53, radius * 0.92, radius * 1.07);
    return;
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(radius, radius);
  ctx.setLineDash([]);
  ctx.strokeStyle = sign;
  ctx.lineWidth = Math.max(0.27, 1.5 / radius);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(LINES[glyph]));
  ctx.restore();
}

/**
 * Things of the decor, seen from above: where they stand, their shadow, and which painter draws them. Each painter
 * draws about the origin, in a box of `w` by `h` plan units, with a handful of path operations.
 */
import type { Decor, PropKind } from '../../../domain/plan/plan.ts';
import type { Brush } from './brush.ts';
import { bar, boat, door, grill, scooter, stage, steps, surfboards } from './builtProps.ts';
import { bush, fire, lantern, palm, rocks, towel, tree, umbrella } from './plants.ts';
import type { Pen } from './pen.ts';

const painters: Readonly<Record<PropKind, (pen: Pen) => void>> = {
  umbrella,
  palm,
  tree,
  bush,
  rocks,
  boat,
  surfboards,
  fire,
  grill,
  bar,
  stage,
  steps,
  door,
  lantern,
  towel,
  scooter,
};

/** Draws one thing in its box, turned about its centre. */
export function paintProp(brush: Brush, piece: Extract<Decor, { kind: PropKind }>): void {
  const { ctx, palette, scale } = brush;
  const { x, y, width: w, height: h } = piece;
  const pixels = Math.min(w, h) * scale;
  if (pixels < 1.5) return;
  const angle = ((piece.rotation ?? 0) * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  ctx.save();
  ctx.translate(x + w / 2, y + h / 2);
  ctx.rotate(angle);
  painters[piece.kind]({
    ctx,
    brush,
    w,
    h,
    pixels,
    colors: palette.prop,
    variant: (Math.imul(Math.round(x), 0x9e3779b1) ^ Math.imul(Math.round(y), 0x85ebca6b)) >>> 29,
    shadow(height, shape) {
      const dx = (cos * 0.8 + sin) * height;
      const dy = (cos - sin * 0.8) * height;
      ctx.translate(dx, dy);
      ctx.beginPath();
      shape();
      ctx.fillStyle = palette.shadow;
      ctx.fill();
      ctx.translate(-dx, -dy);
    },
  });
  ctx.restore();
}

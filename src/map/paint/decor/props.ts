/** Props of the decor, seen from above: dispatches to their painters and casts their shadows. */
import type { Decor, PropKind } from '../../../domain/plan/plan.ts';
import {
  bar,
  boat,
  door,
  fire,
  grill,
  lantern,
  scooter,
  stage,
  steps,
  surfboards,
  towel,
  umbrella,
} from './builtProps.ts';
import type { Brush, Pen } from './pen.ts';
import { bush, palm, rocks, tree } from './plants.ts';

/** In device pixels: a smaller prop is invisible. */
const MIN_PROP_PX = 1.5;

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

/** Paints a prop in its box, rotated about the center. */
export function paintProp(brush: Brush, piece: Extract<Decor, { kind: PropKind }>): void {
  const { ctx, palette, scale } = brush;
  const { x, y, width: w, height: h } = piece;
  const pixels = Math.min(w, h) * scale;
  if (pixels < MIN_PROP_PX) return;
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

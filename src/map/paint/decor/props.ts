/** Props of the decor, seen from above: dispatches to their painters and casts their shadows. */
import type { Box } from '../../../domain/geometry/boxes.ts';
import type { PropKind } from '../../../domain/plan/decorKinds.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
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
import type { PropColors } from '../palette.ts';
import { type Brush, FULL_TURN, type Pen } from './pen.ts';
import { cabana, chair, dj, entrance, loungers, pool, sofa, toilet } from './furniture.ts';
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
  chair,
  sofa,
  loungers,
  cabana,
  pool,
  dj,
  entrance,
  toilet,
};

/** In device pixels: a smaller prop of the kinds below is a dot, and a still smaller one a square. */
const MIN_SHAPED_PX = 8;
const MIN_ROUND_PX = 4;

/** The color of a dot and its side as a share of the prop's: the kinds that stand on a large plan by the thousand. */
const DOTS: Readonly<Partial<Record<PropKind, { readonly color: keyof PropColors; readonly side: number }>>> = {
  palm: { color: 'leafDark', side: 0.6 },
  tree: { color: 'leafDark', side: 0.85 },
  bush: { color: 'leaf', side: 0.85 },
  rocks: { color: 'stone', side: 0.8 },
  umbrella: { color: 'cloth', side: 0.85 },
  lantern: { color: 'flame', side: 0.6 },
  towel: { color: 'cloth', side: 0.8 },
  chair: { color: 'wood', side: 0.8 },
  loungers: { color: 'cloth', side: 0.7 },
};

/** The main colors of props. A prop with a color of its own has it in their place. */
const MAIN_COLORS: readonly (keyof PropColors)[] = [
  'cloth',
  'clothAlt',
  'leaf',
  'leafDark',
  'stone',
  'wood',
  'metal',
  'flame',
  'hull',
  'paint',
  'paintAlt',
];

function propColors({ palette }: Brush, color: string | undefined): PropColors {
  if (color === undefined) return palette.prop;
  return { ...palette.prop, ...Object.fromEntries(MAIN_COLORS.map((name) => [name, color])) };
}

function paintDot({ ctx }: Brush, { x, y, width, height }: Box, color: string, side: number, isRound: boolean): void {
  const size = Math.min(width, height) * side;
  const middle = { x: x + width / 2, y: y + height / 2 };
  ctx.fillStyle = color;
  if (!isRound) {
    ctx.fillRect(middle.x - size / 2, middle.y - size / 2, size, size);
    return;
  }
  ctx.beginPath();
  ctx.arc(middle.x, middle.y, size / 2, 0, FULL_TURN);
  ctx.fill();
}

/** Paints a prop in its box, rotated about the center. */
export function paintProp(brush: Brush, piece: Extract<Decor, { kind: PropKind }>): void {
  const { ctx, palette, scale } = brush;
  const { x, y, width: w, height: h } = piece;
  const pixels = Math.min(w, h) * scale;
  if (pixels < MIN_PROP_PX) return;
  const dot = pixels < MIN_SHAPED_PX ? DOTS[piece.kind] : undefined;
  if (dot) {
    paintDot(brush, piece, piece.color ?? palette.prop[dot.color], dot.side, pixels >= MIN_ROUND_PX);
    return;
  }
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
    colors: propColors(brush, piece.color),
    color: piece.color,
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

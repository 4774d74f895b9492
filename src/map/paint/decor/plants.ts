/** Plants and rocks. */
import { type Pen, FULL_TURN, circle, fill, stroke } from './pen.ts';
import type { PaintContext } from '../paintContext.ts';

type Frond = readonly [length: number, bend: number];
/** Lengths and bends of a palm's fronds: irregular, but equal for all palms, which differ by their rotation. */
const FRONDS: readonly Frond[] = [
  [1, 0.16],
  [0.84, -0.1],
  [0.96, 0.12],
  [0.8, 0.2],
  [0.98, -0.14],
  [0.87, 0.1],
  [0.93, -0.08],
  [0.82, 0.15],
  [0.97, 0.08],
];

/** The crown of a palm: nine fronds in two greens around a few coconuts. */
export function palm({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  const r = Math.min(w, h) / 2;
  const crown = (from: number, step: number) => {
    FRONDS.forEach((shape, i) => {
      if ((i - from) % step === 0) frond(ctx, r, shape, (i / FRONDS.length) * FULL_TURN);
    });
  };
  shadow(r * 0.15, () => crown(0, 1));
  fill(ctx, colors.leafDark, () => crown(0, 2));
  fill(ctx, colors.leaf, () => crown(1, 2));
  if (pixels > 40) {
    ctx.lineCap = 'round';
    stroke(ctx, colors.leafLight, r * 0.03, () => {
      FRONDS.forEach(([length, bend], i) => {
        const a = (i / FRONDS.length) * FULL_TURN;
        ctx.moveTo(0, 0);
        ctx.quadraticCurveTo(
          Math.cos(a) * r * length * 0.55,
          Math.sin(a) * r * length * 0.55,
          Math.cos(a + bend) * r * length * 0.9,
          Math.sin(a + bend) * r * length * 0.9,
        );
      });
    });
  }
  fill(ctx, colors.trunk, () => {
    circle(ctx, 0, 0, r * 0.085);
    if (pixels > 24) {
      circle(ctx, r * 0.1, r * 0.05, r * 0.06);
      circle(ctx, -r * 0.04, r * 0.11, r * 0.06);
    }
  });
}

/** A bent frond, widest before its middle, with a notch on either side. */
function frond(ctx: PaintContext, r: number, [length, bend]: Frond, a: number): void {
  const put = (along: number, aside: number): [number, number] => {
    const b = a + bend * along;
    const d = along * length * r;
    return [Math.cos(b) * d - Math.sin(b) * aside * r, Math.sin(b) * d + Math.cos(b) * aside * r];
  };
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(...put(0.28, 0.2), ...put(0.62, 0.13));
  ctx.lineTo(...put(0.6, 0.09));
  ctx.lineTo(...put(0.8, 0.09));
  ctx.lineTo(...put(1, 0));
  ctx.lineTo(...put(0.78, -0.08));
  ctx.lineTo(...put(0.6, -0.08));
  ctx.lineTo(...put(0.56, -0.13));
  ctx.quadraticCurveTo(...put(0.28, -0.19), 0, 0);
}

/** A broad crown of seven lobes, lit from the upper left. Every third tree is in bloom. */
export function tree({ ctx, colors, w, h, pixels, shadow, variant }: Pen): void {
  ctx.scale(w / 100, h / 100);
  const lobes = () => {
    for (let i = 0; i < 7; i++)
      circle(ctx, Math.cos((i / 7) * FULL_TURN) * 30, Math.sin((i / 7) * FULL_TURN) * 30, i % 2 ? 20 : 18);
    circle(ctx, 0, 0, 32);
  };
  shadow(6, lobes);
  fill(ctx, colors.leafDark, lobes);
  if (pixels < 12) return;
  fill(ctx, colors.leaf, () => {
    circle(ctx, -9, -10, 25);
    circle(ctx, 14, -16, 17);
    circle(ctx, -15, 13, 17);
  });
  fill(ctx, colors.leafLight, () => {
    circle(ctx, -13, -15, 11);
    circle(ctx, 9, -20, 7);
  });
  if (variant % 3 === 0)
    fill(ctx, colors.bloom, () => {
      for (const [x, y] of [
        [-24, 4],
        [4, -28],
        [22, 8],
        [-2, 20],
        [-6, -4],
      ] as const)
        circle(ctx, x, y, 4);
    });
}

/** A low shrub. */
export function bush({ ctx, colors, w, h, pixels, shadow, variant }: Pen): void {
  ctx.scale(w / 100, h / 100);
  const lobes = () => {
    circle(ctx, -24, 6, 25);
    circle(ctx, 6, -18, 29);
    circle(ctx, 25, 12, 24);
    circle(ctx, -4, 22, 25);
  };
  shadow(6, lobes);
  fill(ctx, variant % 2 ? colors.leaf : colors.leafDark, lobes);
  if (pixels < 10) return;
  fill(ctx, variant % 2 ? colors.leafLight : colors.leaf, () => {
    circle(ctx, -22, 0, 12);
    circle(ctx, 3, -24, 15);
    circle(ctx, 20, 5, 10);
  });
  if (variant % 3 === 1)
    fill(ctx, colors.bloom, () => {
      circle(ctx, -30, 10, 7);
      circle(ctx, 12, -6, 7);
      circle(ctx, 2, 28, 7);
    });
}

/** Three rocks, lit from above. */
export function rocks({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  ctx.scale(w / 100, h / 100);
  const stones = () => {
    polygon(ctx, [
      [-46, 14],
      [-38, -16],
      [-14, -30],
      [8, -14],
      [10, 18],
      [-12, 34],
      [-36, 30],
    ]);
    polygon(ctx, [
      [2, -8],
      [18, -28],
      [38, -22],
      [48, 2],
      [38, 22],
      [14, 24],
    ]);
    polygon(ctx, [
      [-2, 28],
      [12, 16],
      [30, 24],
      [28, 42],
      [6, 44],
    ]);
  };
  shadow(5, stones);
  fill(ctx, colors.stone, stones);
  if (pixels < 10) return;
  fill(ctx, colors.stoneLight, () => {
    polygon(ctx, [
      [-40, 8],
      [-33, -13],
      [-14, -24],
      [0, -12],
      [-10, 6],
      [-26, 14],
    ]);
    polygon(ctx, [
      [10, -8],
      [20, -23],
      [35, -17],
      [36, -2],
      [22, 4],
    ]);
    polygon(ctx, [
      [4, 30],
      [14, 21],
      [24, 26],
      [14, 34],
    ]);
  });
}

function polygon(ctx: PaintContext, points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
}

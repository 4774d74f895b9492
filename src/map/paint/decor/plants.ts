/** Plants, rocks, and what is laid or lit on the sand. */
import { type Pen, circle, fill, stroke } from './pen.ts';

const TURN = Math.PI * 2;
/** Lengths and bends of a palm's fronds: uneven as grown, the same for every palm; its own rotation tells it apart. */
const FRONDS: readonly (readonly [length: number, bend: number])[] = [
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

/** A palm's crown: nine fronds in two greens about a few nuts. */
export function palm({ ctx, colors: colours, w, h, pixels, shadow }: Pen): void {
  const r = Math.min(w, h) / 2;
  const crown = (from: number, step: number) => {
    for (let i = from; i < FRONDS.length; i += step) frond(ctx, r, i);
  };
  shadow(r * 0.15, () => crown(0, 1));
  fill(ctx, colours.leafDark, () => crown(0, 2));
  fill(ctx, colours.leaf, () => crown(1, 2));
  if (pixels > 40) {
    ctx.lineCap = 'round';
    stroke(ctx, colours.leafLight, r * 0.03, () => {
      FRONDS.forEach(([length, bend], i) => {
        const a = (i / FRONDS.length) * TURN;
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
  fill(ctx, colours.trunk, () => {
    circle(ctx, 0, 0, r * 0.085);
    if (pixels > 24) {
      circle(ctx, r * 0.1, r * 0.05, r * 0.06);
      circle(ctx, -r * 0.04, r * 0.11, r * 0.06);
    }
  });
}

/** One frond: a blade that bends, widest before its middle, its edge cut once on either side as if torn by wind. */
function frond(ctx: CanvasRenderingContext2D, r: number, i: number): void {
  const [length, bend] = FRONDS[i]!;
  const a = (i / FRONDS.length) * TURN;
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

/** A broad crown of seven lobes with light on its upper left; every third one is in bloom. */
export function tree({ ctx, colors: colours, w, h, pixels, shadow, variant }: Pen): void {
  ctx.scale(w / 100, h / 100);
  const lobes = () => {
    for (let i = 0; i < 7; i += 1)
      circle(ctx, Math.cos((i / 7) * TURN) * 30, Math.sin((i / 7) * TURN) * 30, i % 2 ? 20 : 18);
    circle(ctx, 0, 0, 32);
  };
  shadow(6, lobes);
  fill(ctx, colours.leafDark, lobes);
  if (pixels < 12) return;
  fill(ctx, colours.leaf, () => {
    circle(ctx, -9, -10, 25);
    circle(ctx, 14, -16, 17);
    circle(ctx, -15, 13, 17);
  });
  fill(ctx, colours.leafLight, () => {
    circle(ctx, -13, -15, 11);
    circle(ctx, 9, -20, 7);
  });
  if (variant % 3 === 0)
    fill(ctx, colours.bloom, () => {
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
export function bush({ ctx, colors: colours, w, h, pixels, shadow, variant }: Pen): void {
  ctx.scale(w / 100, h / 100);
  const lobes = () => {
    circle(ctx, -24, 6, 25);
    circle(ctx, 6, -18, 29);
    circle(ctx, 25, 12, 24);
    circle(ctx, -4, 22, 25);
  };
  shadow(6, lobes);
  fill(ctx, variant % 2 ? colours.leaf : colours.leafDark, lobes);
  if (pixels < 10) return;
  fill(ctx, variant % 2 ? colours.leafLight : colours.leaf, () => {
    circle(ctx, -22, 0, 12);
    circle(ctx, 3, -24, 15);
    circle(ctx, 20, 5, 10);
  });
  if (variant % 3 === 1)
    fill(ctx, colours.bloom, () => {
      circle(ctx, -30, 10, 7);
      circle(ctx, 12, -6, 7);
      circle(ctx, 2, 28, 7);
    });
}

/** Three stones, the light on their upper faces. */
export function rocks({ ctx, colors: colours, w, h, pixels, shadow }: Pen): void {
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
  fill(ctx, colours.stone, stones);
  if (pixels < 10) return;
  fill(ctx, colours.stoneLight, () => {
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

function polygon(ctx: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
}

/** A parasol of eight panels; two cloths, so that a row of them does not march. */
export function umbrella({ ctx, colors: colours, w, h, pixels, shadow, variant }: Pen): void {
  const r = Math.min(w, h) / 2;
  const [cloth, stripe] =
    variant % 3 === 1 ? [colours.clothAlt, colours.clothAltStripe] : [colours.cloth, colours.clothStripe];
  const edge = (i: number): [number, number] => [Math.cos((i / 8) * TURN) * r, Math.sin((i / 8) * TURN) * r];
  // The hem hangs in between the ribs.
  const hem = (i: number) =>
    ctx.quadraticCurveTo(
      Math.cos(((i + 0.5) / 8) * TURN) * r * 0.86,
      Math.sin(((i + 0.5) / 8) * TURN) * r * 0.86,
      ...edge(i + 1),
    );
  const canopy = () => {
    ctx.moveTo(...edge(0));
    for (let i = 0; i < 8; i += 1) hem(i);
    ctx.closePath();
  };
  shadow(r * 0.2, canopy);
  fill(ctx, cloth, canopy);
  if (pixels < 7) return;
  fill(ctx, stripe, () => {
    for (let i = 0; i < 8; i += 2) {
      ctx.moveTo(0, 0);
      ctx.lineTo(...edge(i));
      hem(i);
      ctx.closePath();
    }
  });
  if (pixels < 18) return;
  fill(ctx, colours.woodDark, () => circle(ctx, 0, 0, r * 0.08));
}

/** A camp fire in a ring of stones. */
export function fire({ ctx, colors: colours, w, h, pixels }: Pen): void {
  const r = Math.min(w, h) / 2;
  fill(ctx, colours.glow, () => circle(ctx, 0, 0, r * 1.5));
  fill(ctx, colours.ash, () => circle(ctx, 0, 0, r * 0.8));
  if (pixels > 10)
    fill(ctx, colours.stone, () => {
      for (let i = 0; i < 11; i += 1)
        circle(
          ctx,
          Math.cos((i / 11) * TURN) * r * 0.84,
          Math.sin((i / 11) * TURN) * r * 0.84,
          r * (i % 2 ? 0.16 : 0.19),
        );
    });
  ctx.lineCap = 'round';
  stroke(ctx, colours.woodDark, r * 0.16, () => {
    for (const a of [0.3, 1.4, 2.5]) {
      ctx.moveTo(Math.cos(a) * r * 0.5, Math.sin(a) * r * 0.5);
      ctx.lineTo(-Math.cos(a) * r * 0.5, -Math.sin(a) * r * 0.5);
    }
  });
  for (const [size, colour] of [
    [0.42, colours.ember],
    [0.22, colours.flame],
  ] as const) {
    fill(ctx, colour, () => {
      for (let i = 0; i < 10; i += 1) {
        const d = r * size * (i % 2 ? 0.55 : 1);
        ctx.lineTo(Math.cos((i / 10) * TURN) * d, Math.sin((i / 10) * TURN) * d);
      }
      ctx.closePath();
    });
  }
}

/** A lantern on its post, in a flat pool of light. */
export function lantern({ ctx, colors: colours, w, h, pixels }: Pen): void {
  const r = Math.min(w, h) / 2;
  fill(ctx, colours.glow, () => circle(ctx, 0, 0, r * 2.1));
  fill(ctx, colours.glow, () => circle(ctx, 0, 0, r * 1.35));
  fill(ctx, colours.woodDark, () => circle(ctx, 0, 0, r * 0.72));
  if (pixels > 6) fill(ctx, colours.flame, () => circle(ctx, 0, 0, r * 0.46));
}

/** A towel on the sand, striped across its ends. */
export function towel({ ctx, colors: colours, w, h, pixels, shadow, variant }: Pen): void {
  const sheet = () => ctx.roundRect(-w / 2, -h / 2, w, h, 1.5);
  shadow(1.2, sheet);
  fill(ctx, colours.cloth, sheet);
  if (pixels < 6) return;
  fill(ctx, variant % 2 ? colours.paint : colours.paintAlt, () => {
    for (const at of [0.08, 0.2, 0.74, 0.86]) ctx.rect(-w / 2, -h / 2 + h * at, w, h * 0.06);
  });
}

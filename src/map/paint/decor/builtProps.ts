/** Props that people built or brought: bar, stage, boats, doors, parasols, lanterns. */
import { type Pen, FULL_TURN, circle, fill, stroke } from './pen.ts';

/** A bar: a counter that fills its box, with bottles and glasses on it. Its stools are tables or chairs of the plan. */
export function bar({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  const side = Math.min(w, h);
  const top = (inset: number) => ctx.roundRect(inset - w / 2, inset - h / 2, w - 2 * inset, h - 2 * inset, side / 8);
  shadow(4, () => top(0));
  fill(ctx, colors.woodDark, () => top(0));
  fill(ctx, colors.wood, () => top(Math.min(3, side / 10)));
  if (pixels < 24) return;
  const along = (at: number) => circle(ctx, w >= h ? w * at : 0, w >= h ? 0 : h * at, Math.min(3, side / 14));
  fill(ctx, colors.paint, () => [-0.36, -0.3, 0.12].forEach(along));
  fill(ctx, colors.paintAlt, () => [-0.13, 0.18, 0.35].forEach(along));
}

/** A stage of boards that faces the near side, with two speakers, a drum kit and a microphone. */
export function stage({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  const floor = () => ctx.roundRect(-w / 2, -h / 2, w, h, 5);
  shadow(5, floor);
  fill(ctx, colors.woodDark, floor);
  fill(ctx, colors.wood, () => ctx.roundRect(-w / 2 + 3, -h / 2 + 3, w - 6, h * 0.86, 3));
  if (pixels < 14) return;
  stroke(ctx, colors.woodDark, 1.2, () => {
    for (let y = -h / 2 + 14; y < h * 0.36; y += 13) {
      ctx.moveTo(-w / 2 + 4, y);
      ctx.lineTo(w / 2 - 4, y);
    }
  });
  fill(ctx, colors.clothStripe, () => ctx.ellipse(0, -h * 0.06, w * 0.27, h * 0.27, 0, 0, Math.PI * 2));
  fill(ctx, colors.metalDark, () => {
    ctx.roundRect(-w * 0.45, h * 0.1, w * 0.11, h * 0.22, 2);
    ctx.roundRect(w * 0.34, h * 0.1, w * 0.11, h * 0.22, 2);
    circle(ctx, w * 0.02, h * 0.22, 3);
  });
  fill(ctx, colors.cloth, () => {
    circle(ctx, 0, -h * 0.2, w * 0.055);
    circle(ctx, -w * 0.09, -h * 0.13, w * 0.04);
    circle(ctx, w * 0.09, -h * 0.13, w * 0.04);
  });
  fill(ctx, colors.flame, () => {
    circle(ctx, -w * 0.14, -h * 0.24, w * 0.03);
    circle(ctx, w * 0.14, -h * 0.24, w * 0.03);
  });
  if (pixels < 30) return;
  fill(ctx, colors.flame, () => {
    for (const at of [-0.4, -0.22, -0.02, 0.2, 0.41]) circle(ctx, w * at, h * 0.435, 2.4);
  });
}

/** A fishing boat with an outrigger, its bow to the right: oruwa in Sri Lanka, jukung in Indonesia. */
export function boat({ ctx, colors, w, h, pixels, shadow, variant }: Pen): void {
  ctx.scale(w / 150, h / 50);
  const hull = () => {
    ctx.moveTo(-72, -8);
    ctx.quadraticCurveTo(-30, -24, 30, -21);
    ctx.quadraticCurveTo(60, -18, 75, -8);
    ctx.quadraticCurveTo(60, 3, 30, 6);
    ctx.quadraticCurveTo(-30, 8, -72, -8);
  };
  const float = () => {
    ctx.moveTo(-44, 20);
    ctx.quadraticCurveTo(0, 16, 50, 19);
    ctx.quadraticCurveTo(0, 25, -44, 20);
  };
  shadow(3, () => {
    hull();
    float();
  });
  ctx.lineCap = 'round';
  stroke(ctx, colors.trunk, 2.2, () => {
    ctx.moveTo(-24, -4);
    ctx.quadraticCurveTo(-26, 12, -22, 20);
    ctx.moveTo(26, -4);
    ctx.quadraticCurveTo(24, 12, 28, 19);
  });
  fill(ctx, colors.trunk, float);
  fill(ctx, colors.hull, hull);
  if (pixels < 8) return;
  fill(ctx, colors.hullInside, () => {
    ctx.moveTo(-52, -8);
    ctx.quadraticCurveTo(-20, -17, 28, -15);
    ctx.quadraticCurveTo(48, -13, 57, -8);
    ctx.quadraticCurveTo(46, -1, 26, 0);
    ctx.quadraticCurveTo(-20, 1, -52, -8);
  });
  stroke(ctx, colors.hull, 3.4, () => {
    for (const x of [-26, 2, 28]) {
      ctx.moveTo(x, -16);
      ctx.lineTo(x, 1);
    }
  });
  stroke(ctx, variant % 2 ? colors.paint : colors.paintAlt, 2.4, () => {
    ctx.moveTo(-60, -9);
    ctx.quadraticCurveTo(-28, -20, 30, -18);
    ctx.quadraticCurveTo(54, -15.5, 66, -8.5);
  });
}

/** Lengths of neighboring surfboards, as shares of the rack. */
const LENGTHS = [1, 0.88, 0.95];

/** Surfboards side by side in a rack. */
export function surfboards({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  const count = Math.min(6, Math.max(2, Math.round(w / (h * 0.24))));
  const step = w / count;
  const board = (i: number, part: number) => {
    const x = -w / 2 + step * (i + 0.5);
    const high = (h / 2) * (LENGTHS[i % 3] ?? 1);
    const half = step * 0.36 * part;
    ctx.moveTo(x, -high);
    ctx.bezierCurveTo(x + half * 1.6, -high * 0.3, x + half, high * 0.7, x, high);
    ctx.bezierCurveTo(x - half, high * 0.7, x - half * 1.6, -high * 0.3, x, -high);
  };
  shadow(3, () => {
    for (let i = 0; i < count; i++) board(i, 1);
  });
  const tones = [colors.cloth, colors.paint, colors.clothStripe, colors.clothAlt, colors.paintAlt];
  for (let i = 0; i < count; i++) fill(ctx, tones[i % tones.length] ?? colors.cloth, () => board(i, 1));
  if (pixels < 20) return;
  stroke(ctx, colors.woodDark, 0.9, () => {
    for (let i = 0; i < count; i++) {
      const x = -w / 2 + step * (i + 0.5);
      ctx.moveTo(x, -h * 0.38);
      ctx.lineTo(x, h * 0.4);
    }
  });
  stroke(ctx, colors.woodDark, 3, () => {
    ctx.moveTo(-w / 2, h * 0.14);
    ctx.lineTo(w / 2, h * 0.14);
  });
}

/** A grill with glowing coal under its bars. */
export function grill({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  const body = () => ctx.roundRect(-w / 2, -h / 2, w, h, 4);
  shadow(3, body);
  fill(ctx, colors.metal, body);
  const along = w >= h;
  fill(ctx, colors.metalDark, () => {
    if (along) ctx.roundRect(-w * 0.44, -h * 0.34, w * 0.64, h * 0.68, 2);
    else ctx.roundRect(-w * 0.34, -h * 0.44, w * 0.68, h * 0.64, 2);
  });
  if (pixels < 12) return;
  fill(ctx, colors.ember, () => {
    for (const [a, b] of [
      [-0.32, -0.1],
      [-0.18, 0.12],
      [-0.06, -0.08],
      [0.08, 0.1],
    ] as const)
      circle(ctx, (along ? a : b) * w, (along ? b : a) * h, Math.min(w, h) * 0.09);
  });
  stroke(ctx, colors.metal, 1.1, () => {
    for (let at = -0.4; at < 0.2; at += 0.09) {
      if (along) {
        ctx.moveTo(at * w, -h * 0.34);
        ctx.lineTo(at * w, h * 0.34);
      } else {
        ctx.moveTo(-w * 0.34, at * h);
        ctx.lineTo(w * 0.34, at * h);
      }
    }
  });
}

/** Steps that lead down to the near side, each tread a little darker. */
export function steps({ ctx, colors, color = colors.woodLight, w, h, brush }: Pen): void {
  const count = Math.max(2, Math.round(h / 9));
  fill(ctx, color, () => ctx.rect(-w / 2, -h / 2, w, h));
  for (let i = 0; i < count; i++)
    fill(ctx, brush.palette.shadow, () =>
      ctx.rect(-w / 2, -h / 2 + (h / count) * i, w, (h / count) * (0.16 + (i / count) * 0.42)),
    );
  stroke(ctx, colors.woodDark, 2.4, () => {
    ctx.moveTo(-w / 2, -h / 2);
    ctx.lineTo(-w / 2, h / 2);
    ctx.moveTo(w / 2, -h / 2);
    ctx.lineTo(w / 2, h / 2);
  });
}

/** A doorway in a wall: a sill, and leaves that open to the near side, as on an architect's plan. */
export function door({ ctx, colors, color = colors.woodLight, w, h, pixels, brush }: Pen): void {
  fill(ctx, color, () => ctx.rect(-w / 2, -h / 2, w, h));
  if (pixels < 4) return;
  const leaf = w > 76 ? w / 2 : w;
  ctx.lineCap = 'butt';
  stroke(ctx, brush.palette.wall, 1, () => {
    ctx.moveTo(-w / 2, leaf);
    ctx.arc(-w / 2, 0, leaf, Math.PI / 2, 0, true);
    if (leaf < w) {
      ctx.moveTo(w / 2, leaf);
      ctx.arc(w / 2, 0, leaf, Math.PI / 2, Math.PI);
    }
  });
  stroke(ctx, colors.woodDark, 3.4, () => {
    ctx.moveTo(-w / 2, 0);
    ctx.lineTo(-w / 2, leaf);
    if (leaf < w) {
      ctx.moveTo(w / 2, 0);
      ctx.lineTo(w / 2, leaf);
    }
  });
}

/** A parked scooter, its front wheel away from the near side. */
export function scooter({ ctx, colors, w, h, pixels, shadow, variant }: Pen): void {
  ctx.scale(w / 26, h / 56);
  const body = () => {
    ctx.moveTo(-3, -22);
    ctx.bezierCurveTo(-9, -16, -5, -6, -6, 2);
    ctx.bezierCurveTo(-8, 12, -6, 22, 0, 25);
    ctx.bezierCurveTo(6, 22, 8, 12, 6, 2);
    ctx.bezierCurveTo(5, -6, 9, -16, 3, -22);
    ctx.closePath();
  };
  shadow(2.5, body);
  fill(ctx, colors.metalDark, () => {
    ctx.roundRect(-2.2, -28, 4.4, 12, 2);
    ctx.roundRect(-2.2, 18, 4.4, 10, 2);
  });
  fill(ctx, [colors.paint, colors.cloth, colors.paintAlt, colors.stoneLight][variant % 4] ?? colors.paint, body);
  if (pixels < 8) return;
  ctx.lineCap = 'round';
  stroke(ctx, colors.metalDark, 2.4, () => {
    ctx.moveTo(-11, -13);
    ctx.quadraticCurveTo(0, -19, 11, -13);
  });
  fill(ctx, colors.metalDark, () => ctx.roundRect(-4.6, 0, 9.2, 19, 4));
  if (pixels > 20) fill(ctx, colors.flame, () => circle(ctx, 0, -20, 2));
}

/** A parasol of eight panels. Its two kinds of cloth keep a row from looking uniform. */
export function umbrella({ ctx, colors, w, h, pixels, shadow, variant }: Pen): void {
  const r = Math.min(w, h) / 2;
  const [cloth, stripe] =
    variant % 3 === 1 ? [colors.clothAlt, colors.clothAltStripe] : [colors.cloth, colors.clothStripe];
  const edge = (i: number): [number, number] => [Math.cos((i / 8) * FULL_TURN) * r, Math.sin((i / 8) * FULL_TURN) * r];
  // The hem sags between the ribs.
  const hem = (i: number) =>
    ctx.quadraticCurveTo(
      Math.cos(((i + 0.5) / 8) * FULL_TURN) * r * 0.86,
      Math.sin(((i + 0.5) / 8) * FULL_TURN) * r * 0.86,
      ...edge(i + 1),
    );
  const canopy = () => {
    ctx.moveTo(...edge(0));
    for (let i = 0; i < 8; i++) hem(i);
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
  fill(ctx, colors.woodDark, () => circle(ctx, 0, 0, r * 0.08));
}

/** A campfire in a ring of stones. */
export function fire({ ctx, colors, w, h, pixels }: Pen): void {
  const r = Math.min(w, h) / 2;
  fill(ctx, colors.glow, () => circle(ctx, 0, 0, r * 1.5));
  fill(ctx, colors.ash, () => circle(ctx, 0, 0, r * 0.8));
  if (pixels > 10)
    fill(ctx, colors.stone, () => {
      for (let i = 0; i < 11; i++)
        circle(
          ctx,
          Math.cos((i / 11) * FULL_TURN) * r * 0.84,
          Math.sin((i / 11) * FULL_TURN) * r * 0.84,
          r * (i % 2 ? 0.16 : 0.19),
        );
    });
  ctx.lineCap = 'round';
  stroke(ctx, colors.woodDark, r * 0.16, () => {
    for (const a of [0.3, 1.4, 2.5]) {
      ctx.moveTo(Math.cos(a) * r * 0.5, Math.sin(a) * r * 0.5);
      ctx.lineTo(-Math.cos(a) * r * 0.5, -Math.sin(a) * r * 0.5);
    }
  });
  for (const [size, color] of [
    [0.42, colors.ember],
    [0.22, colors.flame],
  ] as const) {
    fill(ctx, color, () => {
      for (let i = 0; i < 10; i++) {
        const d = r * size * (i % 2 ? 0.55 : 1);
        ctx.lineTo(Math.cos((i / 10) * FULL_TURN) * d, Math.sin((i / 10) * FULL_TURN) * d);
      }
      ctx.closePath();
    });
  }
}

/** A lantern on a post, in a pool of light. */
export function lantern({ ctx, colors, w, h, pixels }: Pen): void {
  const r = Math.min(w, h) / 2;
  fill(ctx, colors.glow, () => circle(ctx, 0, 0, r * 2.1));
  fill(ctx, colors.glow, () => circle(ctx, 0, 0, r * 1.35));
  fill(ctx, colors.woodDark, () => circle(ctx, 0, 0, r * 0.72));
  if (pixels > 6) fill(ctx, colors.flame, () => circle(ctx, 0, 0, r * 0.46));
}

/** A towel with stripes at both ends. */
export function towel({ ctx, colors, w, h, pixels, shadow, variant }: Pen): void {
  const sheet = () => ctx.roundRect(-w / 2, -h / 2, w, h, 1.5);
  shadow(1.2, sheet);
  fill(ctx, colors.cloth, sheet);
  if (pixels < 6) return;
  fill(ctx, variant % 2 ? colors.paint : colors.paintAlt, () => {
    for (const at of [0.08, 0.2, 0.74, 0.86]) ctx.rect(-w / 2, -h / 2 + h * at, w, h * 0.06);
  });
}

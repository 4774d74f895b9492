/** Props that guests use: seats, loungers, the pool, the way in. */
import { umbrella } from './builtProps.ts';
import { type Pen, circle, fill, stroke } from './pen.ts';

/** A chair with its back at the near side. */
export function chair({ ctx, colors, w, h }: Pen): void {
  fill(ctx, colors.wood, () => ctx.roundRect(-w / 2, -h / 2, w, h, w / 4));
  fill(ctx, colors.woodDark, () => ctx.roundRect(-w / 2, h * 0.26, w, h * 0.24, w / 9));
}

/** A sofa with its back at the near side, and a cushion for each seat. */
export function sofa({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  const frame = () => ctx.roundRect(-w / 2, -h / 2, w, h, h * 0.2);
  shadow(2.5, frame);
  fill(ctx, colors.clothStripe, frame);
  if (pixels < 8) return;
  const arm = Math.min(w, h) * 0.16;
  const count = Math.max(1, Math.round((w - 2 * arm) / h));
  const step = (w - 2 * arm) / count;
  fill(ctx, colors.cloth, () => {
    for (let i = 0; i < count; i++) ctx.roundRect(-w / 2 + arm + step * i + 1, -h / 2, step - 2, h * 0.7, h * 0.14);
  });
}

/** A cabana: four posts and a tent roof of two kinds of cloth. */
export function cabana({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  const roof = () => ctx.rect(-w / 2, -h / 2, w, h);
  shadow(6, roof);
  fill(ctx, colors.cloth, roof);
  if (pixels < 7) return;
  fill(ctx, colors.clothAltStripe, () => {
    for (const side of [-1, 1]) {
      ctx.moveTo(0, 0);
      ctx.lineTo((side * w) / 2, -h / 2);
      ctx.lineTo((side * w) / 2, h / 2);
      ctx.closePath();
    }
  });
  fill(ctx, colors.woodDark, () => {
    for (const x of [-1, 1]) for (const y of [-1, 1]) circle(ctx, (x * w) / 2, (y * h) / 2, Math.min(w, h) * 0.05);
  });
}

/** Two loungers with a parasol between their heads. */
export function loungers(pen: Pen): void {
  const { ctx, colors, w, h, pixels, shadow } = pen;
  const beds = () => {
    for (const side of [-1, 1]) ctx.roundRect(side * w * 0.29 - w * 0.18, -h * 0.4, w * 0.36, h * 0.9, w * 0.05);
  };
  shadow(2, beds);
  fill(ctx, colors.wood, beds);
  if (pixels < 10) return;
  fill(ctx, colors.cloth, () => {
    for (const side of [-1, 1]) ctx.roundRect(side * w * 0.29 - w * 0.14, -h * 0.36, w * 0.28, h * 0.82, w * 0.04);
  });
  stroke(ctx, colors.clothAltStripe, w * 0.03, () => {
    for (const side of [-1, 1])
      for (const y of [0.1, 0.25, 0.4]) {
        ctx.moveTo(side * w * 0.29 - w * 0.14, h * y);
        ctx.lineTo(side * w * 0.29 + w * 0.14, h * y);
      }
  });
  ctx.translate(0, -h * 0.24);
  umbrella({ ...pen, w: w * 0.62, h: h * 0.52 });
}

/** A pool with an edge of stone. */
export function pool({ ctx, colors, brush: { palette }, color = palette.surface.water, w, h, pixels }: Pen): void {
  const edge = Math.min(w, h) * 0.07;
  const basin = (inset: number) => () =>
    ctx.roundRect(-w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset, Math.min(w, h) * 0.2 - inset);
  fill(ctx, colors.stoneLight, basin(0));
  fill(ctx, color, basin(edge));
  if (pixels < 16) return;
  stroke(ctx, palette.grain.water, edge * 0.4, () => {
    for (const y of [-0.22, 0.04, 0.26]) {
      ctx.moveTo(-w * 0.28, h * y);
      ctx.bezierCurveTo(-w * 0.1, h * (y - 0.1), w * 0.1, h * (y + 0.1), w * 0.28, h * y);
    }
  });
}

/** A disc jockey's desk: a mixer between two turntables. */
export function dj({ ctx, colors, color = colors.metalDark, w, h, pixels, shadow }: Pen): void {
  const desk = () => ctx.roundRect(-w / 2, -h / 2, w, h, 3);
  shadow(4, desk);
  fill(ctx, color, desk);
  if (pixels < 8) return;
  const r = Math.min(w * 0.2, h * 0.38);
  const discs = (radius: number) => () => {
    for (const side of [-1, 1]) circle(ctx, side * w * 0.28, 0, radius);
  };
  fill(ctx, colors.stoneLight, discs(r));
  fill(ctx, colors.paintAlt, discs(r * 0.3));
  fill(ctx, colors.metal, () => ctx.rect(-w * 0.06, -h * 0.36, w * 0.12, h * 0.72));
}

/** The way in: a mat with an arrow away from the near side. */
export function entrance({ ctx, colors, color = colors.clothStripe, w, h, pixels }: Pen): void {
  fill(ctx, color, () => ctx.roundRect(-w / 2, -h / 2, w, h, 3));
  if (pixels < 6) return;
  const size = Math.min(w, h) * 0.3;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  stroke(ctx, colors.woodDark, size * 0.3, () => {
    ctx.moveTo(0, size);
    ctx.lineTo(0, -size);
    ctx.moveTo(-size * 0.8, -size * 0.2);
    ctx.lineTo(0, -size);
    ctx.lineTo(size * 0.8, -size * 0.2);
  });
}

/** A toilet: its seat in front of the cistern, which is at the far side. */
export function toilet({ ctx, colors, w, h, pixels, shadow }: Pen): void {
  const cistern = () => ctx.roundRect(-w * 0.4, -h / 2, w * 0.8, h * 0.26, 2);
  const seat = (part: number) => () => {
    ctx.ellipse(0, h * 0.14, w * 0.34 * part, h * 0.36 * part, 0, 0, Math.PI * 2);
  };
  shadow(2, seat(1));
  fill(ctx, colors.stoneLight, cistern);
  fill(ctx, colors.cloth, seat(1));
  if (pixels < 8) return;
  stroke(ctx, colors.metal, Math.min(w, h) * 0.03, seat(1));
  fill(ctx, colors.stone, seat(0.6));
}

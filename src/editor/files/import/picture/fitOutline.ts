/** Finds the outline of the table in a marked box, which may hold its chairs and some space too. */
import type { Box, Outline } from '../../../../domain/geometry/boxes.ts';
import { AROUND, type Edges, middleOf } from './edges.ts';

/** How much of the box the table may fill in each direction. */
const MIN_SHARE = 0.4;
const MAX_SHARE = 1.04;
const SHARE_STEP = 0.04;
const ANGLES = 12;
const SAMPLES = 72;
const CHANGES = ['x', 'width', 'y', 'height'] as const;
/** With less of an outline, the box is the table. */
const MIN_SCORE = 0.4;
/** A turned table is one only if it is surely better than an upright one. */
const TURN_BONUS = 0.08;
/** Sides that differ less are equal. */
const SQUARE_TOLERANCE = 0.08;

type Fit = {
  readonly shape: Outline['shape'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In radians. */
  readonly angle: number;
};

/** Returns the outline in pixels of the picture; `scale` is how much smaller the edges are. */
export function fitOutline(edges: Edges, box: Box, scale: number): Outline {
  const whole: Fit = {
    shape: 'rect',
    x: (box.x + box.width / 2) * scale,
    y: (box.y + box.height / 2) * scale,
    width: box.width * scale,
    height: box.height * scale,
    angle: 0,
  };
  let best = whole;
  let highest = MIN_SCORE;
  const look = (fit: Fit): void => {
    const score = scoreOf(edges, fit) - (fit.angle === 0 ? 0 : TURN_BONUS);
    if (score > highest) [best, highest] = [fit, score];
  };
  for (let across = MIN_SHARE; across <= MAX_SHARE; across += SHARE_STEP)
    for (let down = MIN_SHARE; down <= MAX_SHARE; down += SHARE_STEP) {
      const size = { width: whole.width * across, height: whole.height * down };
      look({ ...whole, ...size, shape: 'ellipse' });
      for (let i = 0; i < ANGLES; i++) look({ ...whole, ...size, angle: (i * Math.PI) / 2 / ANGLES });
    }
  if (best === whole) return toOutline(whole, scale);
  // A box is seldom drawn around the very middle.
  for (const change of [...CHANGES, ...CHANGES]) {
    const from = best;
    const by = middleOf(AROUND, (step) => scoreOf(edges, { ...from, [change]: from[change] + step }));
    best = { ...from, [change]: from[change] + by };
  }
  return toOutline(best, scale);
}

function toOutline({ shape, x, y, width, height, angle }: Fit, scale: number): Outline {
  const isEqual = Math.abs(width - height) <= SQUARE_TOLERANCE * Math.max(width, height);
  const [w, h] = isEqual ? [(width + height) / 2, (width + height) / 2] : [width, height];
  return {
    shape,
    rotation: (angle * 180) / Math.PI,
    box: { x: (x - w / 2) / scale, y: (y - h / 2) / scale, width: w / scale, height: h / scale },
  };
}

/** How much of an outline has edges along it. */
function scoreOf({ width, height, cos, sin }: Edges, fit: Fit): number {
  const [c, s] = [Math.cos(fit.angle), Math.sin(fit.angle)];
  const [c2, s2] = [Math.cos(2 * fit.angle), Math.sin(2 * fit.angle)];
  let sum = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const [dx, dy, normalCos, normalSin] = sampleAt(fit, i / SAMPLES);
    const x = Math.floor(fit.x + dx * c - dy * s);
    const y = Math.floor(fit.y + dx * s + dy * c);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const at = y * width + x;
    sum += (normalCos * c2 - normalSin * s2) * (cos[at] ?? 0) + (normalCos * s2 + normalSin * c2) * (sin[at] ?? 0);
  }
  return sum / SAMPLES;
}

/** A point of the outline around its center, and the double angle of the edge there. */
function sampleAt({ shape, width, height }: Fit, share: number): readonly [number, number, number, number] {
  if (shape === 'ellipse') {
    const turn = share * 2 * Math.PI;
    const [x, y] = [(Math.cos(turn) * width) / 2, (Math.sin(turn) * height) / 2];
    const normal = 2 * Math.atan2(y / (height * height), x / (width * width));
    return [x, y, Math.cos(normal), Math.sin(normal)];
  }
  const along = share * 2 * (width + height);
  const side = along % (width + height);
  const sign = along < width + height ? 1 : -1;
  return side < width
    ? [sign * (side - width / 2), (-sign * height) / 2, -1, 0]
    : [(sign * width) / 2, sign * (side - width - height / 2), 1, 0];
}

/** Edges of a picture with their directions, which is what stays of an outline in a photo or a scan. */

/** A picture in gray, a byte for each pixel. */
export type GrayPicture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/**
 * How strong the edge at each pixel is, from 0 to 1, as a vector of the double angle: the two sides of a line have
 * opposite directions, which are the same then.
 */
export type Edges = {
  readonly width: number;
  readonly height: number;
  readonly cos: Float32Array;
  readonly sin: Float32Array;
};

/** The share of pixels that may have stronger edges than what counts as a full one. */
const STRONG_SHARE = 0.03;
/** Edges below this share of a full one are paper and noise. */
const SOFT_SHARE = 0.3;
/** Gray levels: less is never an edge. */
const MIN_CONTRAST = 8;

/** Returns a picture that is smaller by a factor of at most 1. */
export function shrink({ width, height, pixels }: GrayPicture, factor: number): GrayPicture {
  if (factor >= 1) return { width, height, pixels };
  const w = Math.max(1, Math.round(width * factor));
  const h = Math.max(1, Math.round(height * factor));
  const sums = new Float32Array(w * h);
  const counts = new Uint32Array(w * h);
  for (let y = 0; y < height; y++) {
    const row = Math.min(h - 1, Math.floor((y * h) / height)) * w;
    for (let x = 0; x < width; x++) {
      const to = row + Math.min(w - 1, Math.floor((x * w) / width));
      sums[to] = (sums[to] ?? 0) + (pixels[y * width + x] ?? 0);
      counts[to] = (counts[to] ?? 0) + 1;
    }
  }
  return { width: w, height: h, pixels: Uint8Array.from(sums, (sum, i) => sum / Math.max(counts[i] ?? 1, 1)) };
}

export function findEdges({ width, height, pixels }: GrayPicture): Edges {
  const smooth = blur(Float32Array.from(pixels), width, height);
  const cos = new Float32Array(width * height);
  const sin = new Float32Array(width * height);
  const strength = new Float32Array(width * height);
  const gray = (i: number): number => smooth[i] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = gray(i + 1) - gray(i - 1);
      const dy = gray(i + width) - gray(i - width);
      const square = dx * dx + dy * dy;
      if (square === 0) continue;
      strength[i] = Math.sqrt(square);
      cos[i] = (dx * dx - dy * dy) / square;
      sin[i] = (2 * dx * dy) / square;
    }
  const full = Math.max(quantile(strength, 1 - STRONG_SHARE), MIN_CONTRAST);
  for (let i = 0; i < strength.length; i++) {
    const weight = Math.min(1, Math.max(0, ((strength[i] ?? 0) / full - SOFT_SHARE) / (1 - SOFT_SHARE)));
    cos[i] = (cos[i] ?? 0) * weight;
    sin[i] = (sin[i] ?? 0) * weight;
  }
  return { width, height, cos, sin };
}

/** Makes edges broader, so that an outline that is a little off still meets them. */
export function spread({ width, height, cos, sin }: Edges): Edges {
  const wide = (values: Float32Array): Float32Array => blur(blur(values, width, height), width, height);
  const [c, s] = [wide(cos), wide(sin)];
  for (let i = 0; i < c.length; i++) {
    // A line is full in its middle.
    const length = Math.hypot(c[i] ?? 0, s[i] ?? 0);
    const scale = length === 0 ? 0 : Math.min(1, 2.2 * length) / length;
    c[i] = (c[i] ?? 0) * scale;
    s[i] = (s[i] ?? 0) * scale;
  }
  return { width, height, cos: c, sin: s };
}

/** Averages each pixel with its neighbors: a quarter, a half and a quarter in each direction. */
function blur(values: Float32Array, width: number, height: number): Float32Array {
  const pass = (from: Float32Array, step: number): Float32Array => {
    const to = Float32Array.from(from);
    for (let i = step; i < from.length - step; i++)
      to[i] = ((from[i - step] ?? 0) + 2 * (from[i] ?? 0) + (from[i + step] ?? 0)) / 4;
    return to;
  };
  return height > 2 ? pass(pass(values, 1), width) : values;
}

function quantile(values: Float32Array, share: number): number {
  const sample = values.filter((_, i) => i % 7 === 0).toSorted();
  return sample[Math.floor(share * (sample.length - 1))] ?? 0;
}

/** How much more a higher score counts in the middle. */
const SHARPNESS = 12;

/** Returns the middle of the values for which an outline meets its edges best, which are broad. */
export function middleOf(values: readonly number[], score: (value: number) => number): number {
  const weights = values.map((value) => Math.max(0, score(value)) ** SHARPNESS);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return values.reduce((all, value, i) => all + (value * (weights[i] ?? 0)) / (sum || values.length), 0);
}

/** Distances to both sides, in pixels. */
export const AROUND: readonly number[] = Array.from({ length: 13 }, (_, i) => (i - 6) / 2);

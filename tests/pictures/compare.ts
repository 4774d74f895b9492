/** Whether two pictures show the same: pixel by pixel, with what the eye does not see let pass. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Share of the pixels that may differ. */
export const MAX_DIFFERENT_SHARE = 0.001;
/** From 0 to 1: how far a pixel's colour may be from the approved one's. */
const TOLERANCE = 0.1;

/** `difference` shows the pixels that differ, as PNG; there is none between pictures of other sizes. */
export type Comparison = {
  readonly matches: boolean;
  readonly pixels: number;
  readonly share: number;
  readonly difference: Buffer | undefined;
};

/** Compares PNGs. It throws where one of them is none. */
export function compare(actual: Buffer, approved: Buffer): Comparison {
  if (actual.equals(approved)) return { matches: true, pixels: 0, share: 0, difference: undefined };
  const [one, other] = [PNG.sync.read(actual), PNG.sync.read(approved)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return { matches: false, pixels: width * height, share: 1, difference: undefined };
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, { threshold: TOLERANCE });
  const share = pixels / (width * height);
  return {
    matches: share <= MAX_DIFFERENT_SHARE,
    pixels,
    share,
    difference: pixels > 0 ? PNG.sync.write(difference) : undefined,
  };
}

/** Colours are told apart in steps of so many, of 255: far below what is let pass, and half the bytes. */
const STEP = 9;

/** A picture as it is kept: no transparency, colours in steps, tightly packed. The same picture gives the same bytes. */
export function packPng(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  picture.data.forEach((value, i) => {
    if (i % 4 !== 3) picture.data[i] = Math.min(255, Math.round(value / STEP) * STEP);
  });
  // Plain runs of colour pack best without prediction, and by the strategy that looks for repeated lines.
  return PNG.sync.write(picture, {
    colorType: 2,
    inputHasAlpha: true,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
}

/** Compares two pictures pixel by pixel. Tolerates differences that the eye does not see. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Share of the pixels that may differ. */
export const MAX_DIFFERENT_SHARE = 0.001;
/** How far the color of a pixel may be from the approved one, from 0 to 1. */
const COLOR_TOLERANCE = 0.1;

/** `difference` is a PNG that shows the pixels that differ. Undefined if none differs, or if the sizes differ. */
export type Comparison = {
  readonly matches: boolean;
  readonly pixels: number;
  readonly share: number;
  readonly difference: Buffer | undefined;
};

/** Compares two PNGs. Throws if one of them is not a PNG. */
export function compare(actual: Buffer, approved: Buffer): Comparison {
  if (actual.equals(approved)) return { matches: true, pixels: 0, share: 0, difference: undefined };
  const one = PNG.sync.read(actual);
  const other = PNG.sync.read(approved);
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return { matches: false, pixels: width * height, share: 1, difference: undefined };
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, { threshold: COLOR_TOLERANCE });
  const share = pixels / (width * height);
  return {
    matches: share <= MAX_DIFFERENT_SHARE,
    pixels,
    share,
    difference: pixels > 0 ? PNG.sync.write(difference) : undefined,
  };
}

/** The steps, of 255, to which colors are rounded: far below the tolerance, for half the bytes. */
const COLOR_STEP = 9;

/** Packs a picture for the repository: without transparency, with rounded colors. Equal pictures give equal bytes. */
export function packPng(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  picture.data.forEach((value, i) => {
    if (i % 4 !== 3) picture.data[i] = Math.min(255, Math.round(value / COLOR_STEP) * COLOR_STEP);
  });
  // Runs of one color are smallest without a filter and with the default strategy, which finds repeated lines.
  return PNG.sync.write(picture, {
    colorType: 2,
    inputHasAlpha: true,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
}

/**
 * Compares a picture with its approved one. One wrong table is a tiny share of a picture, so differences are judged
 * where they are: by connected region and by table. Noise, which is weak or scattered, matches.
 */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Box } from '../../src/domain/geometry/boxes.ts';

/** The steps, of 255, to which approved colors are rounded for half the bytes. Whoever compares by eye gets both rounded. */
const COLOR_STEP = 9;
/** A pixel differs if one of its channels differs by more than half a step and a little noise. */
const MAX_CHANNEL_DIFFERENCE = 8;
/** Fewer connected pixels, which is less than a stroke of a digit, are noise. */
const MIN_REGION_PX = 4;
/** A table differs if this many of its pixels do, or this share of them, even if they are not connected. */
const MIN_TABLE_PX = 4;
const MIN_TABLE_SHARE = 0.005;
/** The share of all pixels that may differ visibly if they are scattered. */
const MAX_NOISE_SHARE = 0.001;
/** How far the color of a pixel may be from the approved one to look the same, from 0 to 1. */
const VISIBLE_DIFFERENCE = 0.1;

/** A table in a picture. The box is in pixels from the top left corner. */
export type DrawnTable = { readonly name: string; readonly box: Box };

export type Comparison = {
  readonly matches: boolean;
  /** The share of the pixels that differ visibly, without antialiasing. */
  readonly share: number;
  /** The boxes of connected differences in pixels, the largest first. */
  readonly regions: readonly Box[];
  /** The names of the tables that differ. */
  readonly tables: readonly string[];
  /** A PNG that shows the pixels that differ. Undefined if none differs, or if the sizes differ. */
  readonly difference: Buffer | undefined;
};

type Bitmap = { readonly width: number; readonly height: number; readonly data: Buffer };

/** Compares two PNGs. Throws if one of them is not a PNG. `tables` are those that the picture shows. */
export function compare(actual: Buffer, approved: Buffer, tables: readonly DrawnTable[] = []): Comparison {
  const equal = { matches: true, share: 0, regions: [], tables: [], difference: undefined };
  if (actual.equals(approved)) return equal;
  const drawn: Bitmap = PNG.sync.read(actual);
  const expected: Bitmap = PNG.sync.read(approved);
  const { width, height } = drawn;
  if (width !== expected.width || height !== expected.height) return { ...equal, matches: false, share: 1 };
  const differs = differentPixels(drawn, expected);
  if (!differs.includes(1)) return equal;
  const regions = connectedRegions(differs, width);
  const differentTables = tables.filter(({ box }) => isDifferentTable(box, differs, width, height));
  const visible = pixelmatch(drawn.data, expected.data, undefined, width, height, { threshold: VISIBLE_DIFFERENCE });
  const share = visible / (width * height);
  return {
    matches: regions.length === 0 && differentTables.length === 0 && share <= MAX_NOISE_SHARE,
    share,
    regions,
    tables: differentTables.map(({ name }) => name),
    difference: highlight(expected, differs),
  };
}

/** Returns 1 for each pixel that differs and 0 for the others. */
function differentPixels(drawn: Bitmap, expected: Bitmap): Uint8Array {
  const differs = new Uint8Array(drawn.width * drawn.height);
  for (let at = 0; at < drawn.data.length; at += 1)
    if (Math.abs((drawn.data[at] ?? 0) - (expected.data[at] ?? 0)) > MAX_CHANNEL_DIFFERENCE) differs[at >> 2] = 1;
  return differs;
}

/** Returns the boxes of connected pixels that differ, without those that are too small to be seen. */
function connectedRegions(differs: Uint8Array, width: number): Box[] {
  const isVisited = new Uint8Array(differs.length);
  const regions: { box: Box; pixels: number }[] = [];
  for (let start = differs.indexOf(1); start >= 0; start = differs.indexOf(1, start + 1)) {
    if (isVisited[start] === 1) continue;
    isVisited[start] = 1;
    const region = [start];
    let left = width;
    let right = 0;
    // The list grows while it is visited.
    for (const pixel of region) {
      const column = pixel % width;
      left = Math.min(left, column);
      right = Math.max(right, column);
      for (const neighbor of neighborsOf(pixel, column, width)) {
        if (differs[neighbor] !== 1 || isVisited[neighbor] === 1) continue;
        isVisited[neighbor] = 1;
        region.push(neighbor);
      }
    }
    if (region.length < MIN_REGION_PX) continue;
    const rows = region.map((pixel) => Math.floor(pixel / width));
    const top = rows.reduce((least, row) => Math.min(least, row));
    const bottom = rows.reduce((most, row) => Math.max(most, row));
    regions.push({
      box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
      pixels: region.length,
    });
  }
  return regions.toSorted((a, b) => b.pixels - a.pixels).map(({ box }) => box);
}

/** Returns the pixels beside, above and below a pixel, diagonals included. */
function neighborsOf(pixel: number, column: number, width: number): number[] {
  const inRow = [pixel, ...(column > 0 ? [pixel - 1] : []), ...(column < width - 1 ? [pixel + 1] : [])];
  return inRow.flatMap((neighbor) => [neighbor - width, neighbor, neighbor + width]);
}

function isDifferentTable(box: Box, differs: Uint8Array, width: number, height: number): boolean {
  const left = Math.max(0, Math.floor(box.x));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const top = Math.max(0, Math.floor(box.y));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  let count = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (differs[y * width + x] === 1) count += 1;
  return count >= Math.max(MIN_TABLE_PX, MIN_TABLE_SHARE * (right - left) * (bottom - top));
}

const RED = 0xdc_00_28_ff;

/** Returns the approved picture, faded, with the pixels that differ in red. */
function highlight({ width, height, data }: Bitmap, differs: Uint8Array): Buffer {
  const picture = new PNG({ width, height });
  for (let pixel = 0; pixel < differs.length; pixel += 1) {
    const at = pixel * 4;
    const gray = Math.round(204 + ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 15);
    picture.data.writeUInt32BE(differs[pixel] === 1 ? RED : ((gray * 0x1_01_01_00) >>> 0) + 255, at);
  }
  return PNG.sync.write(picture);
}

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

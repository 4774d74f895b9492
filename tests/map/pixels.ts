/** Reads pixels from screenshots. */
import type { Box } from '../../src/domain/geometry/boxes.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the pixels of a box of an image, row by row. The box is in the image's pixels. */
export function pixelsOf(picture: ImageBitmap, box: Box): Rgb[] {
  const width = Math.max(Math.round(box.width), 1);
  const height = Math.max(Math.round(box.height), 1);
  const ctx = new OffscreenCanvas(width, height).getContext('2d')!;
  ctx.drawImage(picture, -Math.floor(box.x), -Math.floor(box.y));
  const { data } = ctx.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, i) => [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!] as const);
}

/** Returns the luminance of a color, from 0 to 1. */
export function luminanceOf([red, green, blue]: Rgb): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Returns the mean difference of two grayscale patches of the same size, from 0 to 1. */
export function patchDifference(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}

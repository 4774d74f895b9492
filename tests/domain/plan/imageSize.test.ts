/** Sizes of the rarer image formats. The common ones are read in the tests of pictures and of the editor's photos. */
import { expect, test } from 'vitest';
import { readImageSize } from '../../../src/domain/plan/imageSize.ts';

/** A 2 × 2 AVIF by libavif. */
const AVIF = Uint8Array.from(
  atob(
    'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  ),
  (character) => character.charCodeAt(0),
);

const riff = (chunk: string, ...bytes: number[]): Uint8Array =>
  Uint8Array.from([
    ...Buffer.from(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`),
    ...bytes,
    ...Array.from({ length: 20 }, () => 0),
  ]);

test('reads the size of an AVIF, and of a lossless and an extended WebP', () => {
  expect(readImageSize(AVIF)).toEqual({ width: 2, height: 2 });
  // 14 bits each, less one: 300 by 200.
  const lossless = riff('VP8L', 0x2f, 299 & 255, (299 >> 8) | ((199 & 3) << 6), 199 >> 2, 0);
  const extended = riff('VP8X', 0, 0, 0, 0, 299 & 255, 299 >> 8, 0, 199, 0, 0);
  for (const image of [lossless, extended]) expect(readImageSize(image)).toEqual({ width: 300, height: 200 });
});

test('reads a JPEG with fill bytes before its frame header', () => {
  const jpeg = [0xff, 0xd8, 0xff, 0xff, 0xff, 0xc0, 0, 17, 8, 0, 90, 0, 120, 3];
  expect(readImageSize(Uint8Array.from(jpeg))).toEqual({ width: 120, height: 90 });
});

test('returns undefined for other files', () => {
  for (const content of ['', 'GIF89a', '<svg/>', 'RIFF', '\0\0\0\x20ftypheic'])
    expect(readImageSize(Buffer.from(content))).toBeUndefined();
});

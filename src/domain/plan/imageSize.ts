/** Reads the size of an image from the header of its file, without decoding it. */
import { imageFormatOf } from './imageFormat.ts';

export type ImageSize = { readonly width: number; readonly height: number };

/** How many bytes from the start of a file hold its size: a JPEG may have color profiles and previews before it. */
export const IMAGE_HEADER_BYTES = 256 * 1024;

/**
 * Returns the size of an image by the first bytes of its file, or undefined if they don't tell it. A JPEG's size is the
 * one before its EXIF orientation applies.
 */
export function readImageSize(start: Uint8Array): ImageSize | undefined {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  try {
    switch (imageFormatOf(start)) {
      case 'png':
        return textAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
      case 'jpeg':
        return sizeOfJpeg(view);
      case 'webp':
        return sizeOfWebp(view);
      case 'avif':
        return sizeOfAvif(view);
      case undefined:
        return undefined;
    }
  } catch {
    // The header is shorter than its format requires.
    return undefined;
  }
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));

function sizeOfJpeg(view: DataView): ImageSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength;) {
    const marker = view.getUint16(at);
    // Frame headers are C0 to CF, except the tables and reserved markers among them.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker >> 8 !== 0xff) return undefined;
    // Fill bytes are allowed between two segments.
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function sizeOfWebp(view: DataView): ImageSize | undefined {
  const uint24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (textAt(view, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return undefined;
  }
}

/** Returns the largest spatial extent (ISO/IEC 23008-12, 6.5.3): an alpha plane or a tile may have one as well. */
function sizeOfAvif(view: DataView): ImageSize | undefined {
  let largest: ImageSize | undefined;
  for (let at = 0; at + 16 <= view.byteLength; at++) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** The four characters `ispe`. */
const ISPE = 0x69737065;

/** Picture files: size in bytes, and width and height from their headers. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFacts, Pictures } from '../../domain/checks/pictureFacts.ts';
import { imageFormatOf } from '../../domain/plan/imageFormat.ts';
import { isObject, toArray } from '../../domain/plan/reading/coerce.ts';
import { pictureSchema } from '../../domain/plan/plan.ts';

/**
 * Bytes to read: enough for the header of every format, and for the color profiles and previews before a JPEG's size.
 */
const HEADER_BYTES = 256 * 1024;

type Size = { readonly width: number; readonly height: number };

/** Reads every picture that a plan or venue names, from the venue's folder or from the shipped assets. */
export function readPictureFacts(jsons: readonly unknown[], folder: string, assetsDir: string): Pictures {
  const named = new Set(jsons.flatMap(namedIn));
  return new Map(
    [...named]
      .filter((picture) => pictureSchema.safeParse(picture).success)
      .map((picture) => [
        picture,
        readPictureFile(
          picture.startsWith('/assets/') ? join(assetsDir, picture.slice('/assets/'.length)) : join(folder, picture),
        ),
      ]),
  );
}

function namedIn(json: unknown): string[] {
  if (!isObject(json)) return [];
  const rooms = (toArray(json['areas']) ?? []).flatMap((area) =>
    isObject(area) ? (toArray(area['rooms']) ?? []) : [],
  );
  return [json, ...rooms, ...(toArray(json['decor']) ?? [])].flatMap((part) =>
    isObject(part) && typeof part['picture'] === 'string' ? [part['picture']] : [],
  );
}

/** Returns the facts of a picture file, or undefined if it can't be read. */
export function readPictureFile(file: string): PictureFacts | undefined {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile()) return undefined;
    const header = Buffer.alloc(Math.min(HEADER_BYTES, stats.size));
    readSync(handle, header, 0, header.length, 0);
    const size = readImageSize(header);
    return size ? { bytes: stats.size, ...(size === 'scales' ? {} : size) } : { bytes: stats.size, broken: true };
  } catch {
    return undefined;
  } finally {
    closeSync(handle);
  }
}

/**
 * Returns the size of an image from the first bytes of its file; `scales` for an SVG, and for an AVIF whose header
 * does not tell it; undefined for anything else, and for an image without a size.
 */
export function readImageSize(bytes: Buffer): Size | 'scales' | undefined {
  try {
    switch (imageFormatOf(bytes)) {
      case 'png':
        return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
      case 'jpeg':
        return sizeOfJpeg(bytes);
      case 'webp':
        return sizeOfWebp(bytes);
      case 'avif':
        return sizeOfAvif(bytes) ?? 'scales';
      default:
        return /<svg[\s>]/.test(bytes.toString('utf8')) ? 'scales' : undefined;
    }
  } catch {
    // The header is shorter than its format requires.
    return undefined;
  }
}

/** The largest spatial extent (ISO/IEC 23008-12, 6.5.3): an alpha plane or a tile may have one as well. */
function sizeOfAvif(bytes: Buffer): Size | undefined {
  let size: Size | undefined;
  for (let at = bytes.indexOf('ispe'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    const width = bytes.readUInt32BE(at + 8);
    const height = bytes.readUInt32BE(at + 12);
    if (!size || width * height > size.width * size.height) size = { width, height };
  }
  return size;
}

function sizeOfJpeg(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    // Frame headers are C0 to CF, except the tables and reserved markers among them.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    if (marker >> 8 !== 0xff) return undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOfWebp(bytes: Buffer): Size | undefined {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Reads the format and size of an image from its header, without decoding it. */
import { type ImageFormat, IMAGE_SIGNATURE_BYTES, imageFormatOf } from '../../../domain/plan/imageFormat.ts';

/** `size` is undefined if the header is damaged. A JPEG's size is the one before its EXIF orientation applies. */
export type ImageHeader = { readonly format: ImageFormat; readonly size: ImageSize | undefined };
type ImageSize = { readonly width: number; readonly height: number };

/** A JPEG can hold a thumbnail and a color profile before its size, in segments of up to 64 KB. */
const MAX_JPEG_SEGMENTS = 500;
const MAX_AVIF_BOXES = 32;
const MAX_AVIF_META_BYTES = 1_000_000;

/** Reads only a few bytes of the file. Returns undefined if it is not a PNG, JPEG, WebP or AVIF. */
export async function readImageHeader(file: Blob): Promise<ImageHeader | undefined> {
  const start = await viewOf(file, 0, IMAGE_SIGNATURE_BYTES);
  const format = imageFormatOf(new Uint8Array(start.buffer));
  switch (format) {
    case undefined:
      return undefined;
    case 'png':
      return { format, size: fourCharsAt(start, 12) === 'IHDR' ? sizeAt(start, 16) : undefined };
    case 'jpeg':
      return { format, size: await readJpegSize(file) };
    case 'webp':
      return { format, size: start.byteLength >= 30 ? webpSize(start) : undefined };
    case 'avif':
      return { format, size: await readAvifSize(file) };
  }
}

async function viewOf(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}

function fourCharsAt(view: DataView, offset: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer).subarray(offset, offset + 4));
}

function sizeAt(view: DataView, offset: number): ImageSize | undefined {
  return offset + 8 <= view.byteLength
    ? { width: view.getUint32(offset), height: view.getUint32(offset + 4) }
    : undefined;
}

async function readJpegSize(file: Blob): Promise<ImageSize | undefined> {
  let offset = 2;
  for (let segment = 0; segment < MAX_JPEG_SEGMENTS; segment++) {
    const view = await viewOf(file, offset, 9);
    if (view.byteLength < 9 || view.getUint8(0) !== 0xff) return undefined;
    const marker = view.getUint8(1);
    // Fill bytes are allowed between two segments.
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const isFrameHeader = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrameHeader) return { width: view.getUint16(7), height: view.getUint16(5) };
    offset += 2 + view.getUint16(2);
  }
  return undefined;
}

function webpSize(view: DataView): ImageSize | undefined {
  const uint24 = (offset: number): number => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
  switch (fourCharsAt(view, 12)) {
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

/** Returns the largest `ispe` size: an AVIF's tiles and its alpha image have sizes of their own. */
async function readAvifSize(file: Blob): Promise<ImageSize | undefined> {
  let offset = 0;
  for (let box = 0; box < MAX_AVIF_BOXES; box++) {
    const head = await viewOf(file, offset, 16);
    if (head.byteLength < 8) return undefined;
    const length = head.getUint32(0);
    if (fourCharsAt(head, 4) === 'meta') {
      const metaLength = Math.min(length === 0 ? file.size : length, MAX_AVIF_META_BYTES);
      return largestSize(await viewOf(file, offset, metaLength), 12);
    }
    if (length < 8) return undefined;
    offset += length;
  }
  return undefined;
}

function largestSize(view: DataView, from: number, to = view.byteLength): ImageSize | undefined {
  let largest: ImageSize | undefined;
  let offset = from;
  while (offset + 8 <= to) {
    const length = view.getUint32(offset);
    if (length < 8) break;
    const end = Math.min(offset + length, to);
    const size = sizeInBox(view, offset, end);
    if (size && (!largest || size.width * size.height > largest.width * largest.height)) largest = size;
    offset = end;
  }
  return largest;
}

function sizeInBox(view: DataView, offset: number, end: number): ImageSize | undefined {
  switch (fourCharsAt(view, offset + 4)) {
    case 'iprp':
    case 'ipco':
      return largestSize(view, offset + 8, end);
    case 'ispe':
      return sizeAt(view, offset + 12);
    default:
      return undefined;
  }
}

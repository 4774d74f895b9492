/** A photo or a scan of a plan, to draw over. */
import { type ImageHeader, readImageHeader } from './imageHeader.ts';
import { canvasToBlob } from '../export/exportPng.ts';

/** `width` and `height` are the picture's own, upright; the blob has at most 4,096 pixels on a side. */
export type ReferenceImageResult =
  | { readonly ok: true; readonly blob: Blob; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: string };

const MOST_BYTES = 60 * 1024 * 1024;
/** Decoded, a pixel takes four bytes: more than a tablet has room for. */
const MOST_PIXELS = 64_000_000;
const LONGEST_SIDE = 4_096;
const QUALITY = 0.86;

const KINDS = 'Choose a photo or scan in PNG, JPEG, WebP or AVIF.';
const DAMAGED = 'This picture is damaged and can’t be shown.';

/**
 * Reads a picture of one of four kinds, whatever its name says, and makes it small enough to keep. What a camera adds
 * to a photo, such as the place where it was taken, is left behind. Pictures of 64 million pixels and more are refused
 * by what their header says, before they are decoded.
 */
export async function readReferenceImage(file: Blob): Promise<ReferenceImageResult> {
  if (file.size === 0) return { ok: false, reason: 'This file is empty.' };
  if (file.size > MOST_BYTES)
    return { ok: false, reason: 'This picture is larger than 60 MB. Save it smaller and choose it again.' };
  let header: ImageHeader | undefined;
  try {
    header = await readImageHeader(file);
  } catch {
    return { ok: false, reason: 'The file could not be read. Is it still where it was?' };
  }
  if (!header)
    return {
      ok: false,
      reason: (await isSvg(file))
        ? `An SVG drawing can’t be traced; use Import to make tables of its shapes. ${KINDS}`
        : `This is no picture that can be traced. ${KINDS}`,
    };
  const { size } = header;
  if (!size || size.width === 0 || size.height === 0) return { ok: false, reason: DAMAGED };
  if (size.width * size.height > MOST_PIXELS) {
    const millions = Math.round((size.width * size.height) / 1e6).toLocaleString('en');
    return {
      ok: false,
      reason: `This picture has ${millions} million pixels; up to ${MOST_PIXELS / 1e6} million can be traced. Save it smaller and choose it again.`,
    };
  }
  let bitmap: ImageBitmap;
  try {
    bitmap = await shrunkenBitmap(file, size);
  } catch {
    return { ok: false, reason: DAMAGED };
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  // A camera's turn may have exchanged the sides that the header tells.
  const isTurned = bitmap.width > bitmap.height !== size.width > size.height && size.width !== size.height;
  bitmap.close();
  const blob = await canvasToBlob(canvas, header.format === 'jpeg' ? 'image/jpeg' : 'image/webp', QUALITY);
  if (!blob)
    return {
      ok: false,
      reason: 'This device has not enough memory for the picture. Save it smaller and choose it again.',
    };
  return { ok: true, blob, width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height };
}

/** The picture upright, no side longer than 4,096. Only one side is asked for, as which is the longer one shows after its turn. */
async function shrunkenBitmap(file: Blob, size: { width: number; height: number }): Promise<ImageBitmap> {
  const options: ImageBitmapOptions = { imageOrientation: 'from-image', resizeQuality: 'high' };
  if (Math.max(size.width, size.height) <= LONGEST_SIDE) return createImageBitmap(file, options);
  const wide = await createImageBitmap(file, {
    ...options,
    resizeWidth: Math.min(Math.max(size.width, size.height), LONGEST_SIDE),
  });
  if (wide.height <= LONGEST_SIDE) return wide;
  wide.close();
  return createImageBitmap(file, { ...options, resizeHeight: LONGEST_SIDE });
}

async function isSvg(file: Blob): Promise<boolean> {
  try {
    return /^\uFEFF?\s*<(?:\?xml|!DOCTYPE|!--|svg)/i.test(await file.slice(0, 200).text());
  } catch {
    return false;
  }
}

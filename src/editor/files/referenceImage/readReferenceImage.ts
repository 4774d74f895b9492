/** Reads a photo or scan of a plan, to draw over. */
import { imageFormatOf } from '../../../domain/plan/imageFormat.ts';
import { IMAGE_HEADER_BYTES, readImageSize } from '../../../domain/plan/imageSize.ts';
import { canvasToBlob } from '../export/exportPng.ts';
import { messages } from '../../messages.ts';

/** `width` and `height` are the image's own, upright, in pixels. The blob has at most 4,096 pixels per side. */
type ReferenceImageResult =
  | { readonly ok: true; readonly blob: Blob; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly error: string };

const texts = messages.files.image;
const MAX_FILE_MB = 60;
/** A decoded pixel takes four bytes. Tablets don't have memory for more. */
const MAX_MEGAPIXELS = 64;
const MAX_SIDE_PX = 4_096;
const QUALITY = 0.86;

/**
 * Reads an image of any name or declared type and scales it down for storage. Drops EXIF data, such as the location of
 * a photo. Rejects images of more than 64 megapixels by their header, without decoding them.
 */
export async function readReferenceImage(file: Blob): Promise<ReferenceImageResult> {
  if (file.size === 0) return reject(messages.files.empty);
  if (file.size > MAX_FILE_MB * 1024 * 1024) return reject(texts.tooLarge({ most: MAX_FILE_MB }));
  let header: Uint8Array;
  try {
    header = new Uint8Array(await file.slice(0, IMAGE_HEADER_BYTES).arrayBuffer());
  } catch {
    return reject(messages.files.unreadable);
  }
  const format = imageFormatOf(header);
  if (!format) return reject(`${(await isSvg(file)) ? texts.isDrawing : texts.notImage} ${texts.formats}`);
  const size = readImageSize(header);
  if (!size || size.width === 0 || size.height === 0) return reject(texts.damaged);
  const megapixels = (size.width * size.height) / 1e6;
  if (megapixels > MAX_MEGAPIXELS)
    return reject(texts.tooManyPixels({ found: Math.round(megapixels), most: MAX_MEGAPIXELS }));
  let bitmap: ImageBitmap;
  try {
    bitmap = await decodeScaledDown(file, size);
  } catch {
    return reject(texts.damaged);
  }
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  // The EXIF orientation may have swapped the sides.
  const isRotated = bitmap.width > bitmap.height !== size.width > size.height && size.width !== size.height;
  bitmap.close();
  const blob = await canvasToBlob(canvas, format === 'jpeg' ? 'image/jpeg' : 'image/webp', QUALITY);
  if (!blob) return reject(texts.noMemory);
  return isRotated
    ? { ok: true, blob, width: size.height, height: size.width }
    : { ok: true, blob, width: size.width, height: size.height };
}

const reject = (error: string) => ({ ok: false, error }) as const;

/** Decodes upright. Only one side is requested, since the orientation decides which is the longer one. */
async function decodeScaledDown(file: Blob, size: { width: number; height: number }): Promise<ImageBitmap> {
  const options: ImageBitmapOptions = { imageOrientation: 'from-image', resizeQuality: 'high' };
  if (Math.max(size.width, size.height) <= MAX_SIDE_PX) return createImageBitmap(file, options);
  const wide = await createImageBitmap(file, { ...options, resizeWidth: MAX_SIDE_PX });
  if (wide.height <= MAX_SIDE_PX) return wide;
  wide.close();
  return createImageBitmap(file, { ...options, resizeHeight: MAX_SIDE_PX });
}

async function isSvg(file: Blob): Promise<boolean> {
  try {
    return /^\uFEFF?\s*<(?:\?xml|!DOCTYPE|!--|svg)/i.test(await file.slice(0, 200).text());
  } catch {
    return false;
  }
}

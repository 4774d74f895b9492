/** Picture files: size in bytes, and width and height from their headers. */
import { closeSync, fstatSync, openSync, readSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PictureFacts, Pictures } from '../../domain/checks/pictureFacts.ts';
import { imageFormatOf } from '../../domain/plan/imageFormat.ts';
import { IMAGE_HEADER_BYTES, type ImageSize, readImageSize } from '../../domain/plan/imageSize.ts';
import { isObject, toArray } from '../../domain/plan/reading/coerce.ts';
import { pictureSchema } from '../../domain/plan/plan.ts';

/**
 * Reads every picture that a plan or venue names, from the venue's folder or from the shipped assets, and with
 * `withUnnamed` all others in the folder.
 */
export function readPictureFacts(
  jsons: readonly unknown[],
  folder: string,
  assetsDir: string,
  withUnnamed: boolean,
): Pictures {
  const named = jsons.flatMap(namedIn).filter((picture) => pictureSchema.safeParse(picture).success);
  const unnamed = withUnnamed ? picturesIn(folder) : [];
  return new Map(
    [...new Set([...named, ...unnamed])].map((picture) => [
      picture,
      readPictureFile(
        picture.startsWith('/assets/') ? join(assetsDir, picture.slice('/assets/'.length)) : join(folder, picture),
      ),
    ]),
  );
}

const PICTURE_NAME = /\.(?:svg|webp|png|jpe?g|avif|gif|bmp|heic|heif|tiff?|psd)$/i;

/** Returns the pictures in a folder, also those of types that browsers don't show, by their paths with slashes. */
function picturesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.split(sep).join('/'))
      .filter((path) => PICTURE_NAME.test(path) && !/(?:^|\/)\./.test(path))
      .toSorted();
  } catch {
    return [];
  }
}

function namedIn(json: unknown): string[] {
  if (!isObject(json)) return [];
  const rooms = (toArray(json['areas']) ?? []).flatMap((area) =>
    isObject(area) ? (toArray(area['rooms']) ?? []) : [],
  );
  return [json, ...rooms, ...(toArray(json['decor']) ?? [])].flatMap((part) =>
    isObject(part) ? [part['picture'], part['view_picture']].filter((picture) => typeof picture === 'string') : [],
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
    const header = Buffer.alloc(Math.min(IMAGE_HEADER_BYTES, stats.size));
    readSync(handle, header, 0, header.length, 0);
    const size = sizeOf(header);
    if (!size || !isCompleteFile(handle, header, stats.size)) return { bytes: stats.size, broken: true };
    return { bytes: stats.size, ...(size === 'scales' ? { ratio: ratioOfSvg(header.toString('utf8')) } : size) };
  } catch {
    return undefined;
  } finally {
    closeSync(handle);
  }
}

/** Without its namespace, which drawing programs may write as an entity, an SVG is no image outside of HTML. */
const SVG_TAG = /<svg\s[^<>]*\bxmlns\s*=\s*["'](?:http:\/\/www\.w3\.org\/2000\/svg|&\w+;)["']/;

/** Returns the size of an image; `scales` for an SVG, and for an AVIF whose header does not tell it. */
function sizeOf(header: Buffer): ImageSize | 'scales' | undefined {
  const format = imageFormatOf(header);
  const scales = format === 'avif' || (format === undefined && SVG_TAG.test(header.toString('utf8')));
  return readImageSize(header) ?? (scales ? 'scales' : undefined);
}

/** Bytes at the end of a file in which its format ends. Cameras append previews. */
const TAIL_BYTES = 64 * 1024;

/** Returns whether an image file ends as its format does. */
function isCompleteFile(handle: number, header: Buffer, bytes: number): boolean {
  const tail = Buffer.alloc(Math.min(TAIL_BYTES, bytes));
  readSync(handle, tail, 0, tail.length, bytes - tail.length);
  return endsAsItsFormat(header, tail, bytes);
}

/** Returns whether an image ends as its format does. One whose upload broke off is shown in part or not at all. */
export const isCompleteImage = (image: Buffer): boolean =>
  endsAsItsFormat(image, image.subarray(-TAIL_BYTES), image.length);

function endsAsItsFormat(header: Buffer, tail: Buffer, bytes: number): boolean {
  switch (imageFormatOf(header)) {
    case 'png':
      // The last chunk with its checksum, which is always the same.
      return tail.includes('IEND\xaeB\x60\x82', 0, 'latin1');
    case 'jpeg':
      return tail.includes('\xff\xd9', 0, 'latin1');
    case 'webp':
      return header.readUInt32LE(4) + 8 <= bytes;
    case 'avif':
      return endOfBoxes(header) <= bytes;
    default:
      return /<\/svg\s*>/.test(tail.toString('utf8')) || /<svg[^<>]*\/>\s*$/.test(header.toString('utf8'));
  }
}

/** Returns where the last of the top-level boxes ends that begin in the header (ISO/IEC 14496-12, 4.2). */
function endOfBoxes(header: Buffer): number {
  let at = 0;
  while (at + 8 <= header.length) {
    const length = header.readUInt32BE(at);
    // 0 is the rest of the file, and 1 announces a length of 64 bits, for files of gigabytes.
    if (length < 8) break;
    at += length;
  }
  return at;
}

/** Returns width by height of an SVG, from its size or its view box; undefined if it fills any box. */
function ratioOfSvg(text: string): number | undefined {
  const [tag = ''] = /<svg[^<>]*>/.exec(text) ?? [];
  const attribute = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const lengthOf = (name: string): number => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(attribute(name))?.[1]);
  const [, , width, height] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = lengthOf('width') / lengthOf('height') || (width ?? NaN) / (height ?? NaN);
  return ratio > 0 && Number.isFinite(ratio) && attribute('preserveAspectRatio') !== 'none' ? ratio : undefined;
}

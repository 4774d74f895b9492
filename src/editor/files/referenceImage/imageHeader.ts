/** Kind and size of a picture as its first bytes say, before anything of it is decoded. */

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif';
/** `size` is undefined where the header is damaged. In a JPEG it may be told before the camera's turn is. */
export type ImageHeader = {
  readonly format: ImageFormat;
  readonly size: { readonly width: number; readonly height: number } | undefined;
};

/** A JPEG may have a thumbnail and a colour profile before its size, in blocks of 64 KB. */
const MOST_BLOCKS = 500;

/** The header of a picture; undefined where the file is none of the four kinds. */
export async function readImageHeader(file: Blob): Promise<ImageHeader | undefined> {
  const start = await viewOf(file, 0, 64);
  const ascii = (at: number, length: number): string =>
    at + length > start.byteLength ? '' : String.fromCharCode(...new Uint8Array(start.buffer, at, length));
  if (ascii(1, 3) === 'PNG' && start.getUint32(0) === 0x89504e47)
    return { format: 'png', size: ascii(12, 4) === 'IHDR' ? sizeAt(start, 16) : undefined };
  if (start.byteLength > 3 && start.getUint16(0) === 0xffd8) return { format: 'jpeg', size: await jpegSize(file) };
  if (ascii(0, 4) === 'RIFF' && ascii(8, 4) === 'WEBP')
    return { format: 'webp', size: start.byteLength >= 30 ? webpSize(start, ascii(12, 4)) : undefined };
  if (ascii(4, 4) === 'ftyp' && /avif|avis/.test(ascii(8, Math.min(start.getUint32(0) - 8, start.byteLength - 8))))
    return { format: 'avif', size: await avifSize(file) };
  return undefined;
}

async function viewOf(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}

function sizeAt(view: DataView, at: number): { width: number; height: number } | undefined {
  return at + 8 <= view.byteLength ? { width: view.getUint32(at), height: view.getUint32(at + 4) } : undefined;
}

async function jpegSize(file: Blob): Promise<ImageHeader['size']> {
  let at = 2;
  for (let block = 0; block < MOST_BLOCKS; block++) {
    const view = await viewOf(file, at, 9);
    if (view.byteLength < 9 || view.getUint8(0) !== 0xff) return undefined;
    const marker = view.getUint8(1);
    // Bytes between two blocks may be filled up.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(7), height: view.getUint16(5) };
    at += 2 + view.getUint16(2);
  }
  return undefined;
}

function webpSize(view: DataView, chunk: string): ImageHeader['size'] {
  const three = (at: number): number =>
    view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);
  switch (chunk) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: three(24) + 1, height: three(27) + 1 };
    default:
      return undefined;
  }
}

/** The largest of the sizes that an AVIF's properties name: tiles and the picture's transparency have their own. */
async function avifSize(file: Blob): Promise<ImageHeader['size']> {
  let at = 0;
  for (let box = 0; box < 32; box++) {
    const head = await viewOf(file, at, 16);
    if (head.byteLength < 8) return undefined;
    const length = head.getUint32(0);
    if (head.getUint32(4) === META)
      return largestOf(await viewOf(file, at, Math.min(length === 0 ? file.size : length, 1_000_000)), 12);
    if (length < 8) return undefined;
    at += length;
  }
  return undefined;
}

const META = 0x6d657461;
const IPRP = 0x69707270;
const IPCO = 0x6970636f;
const ISPE = 0x69737065;

function largestOf(view: DataView, from: number, to = view.byteLength): ImageHeader['size'] {
  let largest: ImageHeader['size'];
  for (let at = from; at + 8 <= to;) {
    const [length, kind] = [view.getUint32(at), view.getUint32(at + 4)];
    if (length < 8) break;
    const end = Math.min(at + length, to);
    const size =
      kind === IPRP || kind === IPCO ? largestOf(view, at + 8, end) : kind === ISPE ? sizeAt(view, at + 12) : undefined;
    if (size && (!largest || size.width * size.height > largest.width * largest.height)) largest = size;
    at = end;
  }
  return largest;
}

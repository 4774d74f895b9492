/** Detects image formats by their signatures, whatever a file's name or type says. */

type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif';

/** Returns the format that the ending of a file's name stands for. */
export function formatOfName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).replace('jpg', 'jpeg');
}

/** How many bytes from the start of a file `imageFormatOf` needs. */
const IMAGE_SIGNATURE_BYTES = 64;

/** Returns the format of an image by the first bytes of its file, or undefined if it is none of the four. */
export function imageFormatOf(start: Uint8Array): ImageFormat | undefined {
  const ascii = (from: number, to: number): string => String.fromCharCode(...start.subarray(from, to));
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) !== 'ftyp' || start.length < 12) return undefined;
  // The box holds a major brand, a version and compatible brands of four bytes each: ISO/IEC 14496-12, 4.3.
  const boxLength = new DataView(start.buffer, start.byteOffset).getUint32(0);
  const brands = ascii(8, Math.min(boxLength, IMAGE_SIGNATURE_BYTES)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined;
}

/** How large the bitmap of a plan is: larger than its element on all sides, so that it can be moved before it is drawn anew. */
import type { Size } from './viewport.ts';

/** CSS pixels that the bitmap is larger than the element, on every side. */
export const OVERSCAN = 96;
/** Most pixels of a bitmap (a phone has several, of four bytes a pixel), and the finest ratio that anybody sees. */
const MOST_PIXELS = 8_000_000;
const FINEST = 3;

/** `size` in CSS pixels; `ratio` device pixels to one of them. */
export type Bitmap = { readonly size: Size; readonly ratio: number };

/** The bitmap for an element of that size. */
export function bitmapFor(element: Size, devicePixelRatio: number): Bitmap {
  const size = { width: element.width + 2 * OVERSCAN, height: element.height + 2 * OVERSCAN };
  return { size, ratio: Math.min(devicePixelRatio, FINEST, Math.sqrt(MOST_PIXELS / (size.width * size.height))) };
}

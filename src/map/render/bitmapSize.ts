/** How large the bitmap of a plan is. */
import type { Point } from '../../domain/geometry/boxes.ts';
import type { Size, Viewport } from '../camera/viewport.ts';

/** A bitmap that is to be moved is larger than the element on every side, by so much of it: it is drawn anew before an edge shows. */
const OVERSCAN = { across: 0.18, down: 0.14, least: 48, most: 128 };
/** Most pixels of a bitmap, of which a plan has up to two besides a backdrop; more only where a large screen needs them. Four bytes each. */
const MOST_PIXELS = 5_900_000;
const MOST_PIXELS_OF_SMALL_DEVICES = 1_500_000;
const ALWAYS_FINE = 1.9;
/**
 * The finest ratio that anybody sees; and, on screens finer than `fine`, that of what moves: every pixel of it is paid for
 * in every frame. Screens up to there show the same bitmap at rest as well.
 */
const FINEST = { still: 3, moving: 1.75, fine: 2 };

/** `size` in CSS pixels, `overscan` of them on the left and right of the element, and above and below it; `ratio` device pixels to one of them. */
export type BitmapSize = { readonly size: Size; readonly overscan: Point; readonly ratio: number };

/** The bitmap for an element of that size; `movable` where it is to be moved, `exact` where it is as fine as asked for all the same. */
export function bitmapSize(element: Size, devicePixelRatio: number, movable: boolean, exact = false): BitmapSize {
  const margin = (length: number, share: number): number =>
    Math.round(Math.min(Math.max(length * share, OVERSCAN.least), OVERSCAN.most));
  const overscan = movable
    ? { x: margin(element.width, OVERSCAN.across), y: margin(element.height, OVERSCAN.down) }
    : { x: 0, y: 0 };
  const size = { width: element.width + 2 * overscan.x, height: element.height + 2 * overscan.y };
  const most = isLowMemoryDevice()
    ? MOST_PIXELS_OF_SMALL_DEVICES
    : Math.max(MOST_PIXELS, element.width * element.height * ALWAYS_FINE ** 2);
  return {
    size,
    overscan,
    ratio: Math.min(
      devicePixelRatio,
      movable && !exact && devicePixelRatio > FINEST.fine && !isLowMemoryDevice() ? FINEST.moving : FINEST.still,
      Math.sqrt(most / (size.width * size.height)),
    ),
  };
}

/** A device that says it has 2 GiB of memory or less gets softer pictures rather than none. Not every browser says. */
export function isLowMemoryDevice(): boolean {
  const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory <= 2;
}

/** A view of the element as a view of the bitmap. */
export function viewOnBitmap({ scale, x, y }: Viewport, { overscan }: BitmapSize): Viewport {
  return { scale, x: x + overscan.x, y: y + overscan.y };
}

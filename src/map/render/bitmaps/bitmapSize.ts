/** The size and resolution of a plan's bitmaps. */
import { clamp } from '../../../domain/geometry/numbers.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { type Size, type Viewport } from '../../camera/viewport.ts';

/** Overscan on each side, as a share of the element's width and height, and its limits. */
const OVERSCAN_RATIO = { x: 0.18, y: 0.14 };
const MIN_OVERSCAN_PX = 48;
const MAX_OVERSCAN_PX = 128;
/** A plan has up to two such bitmaps and an overview, at four bytes per pixel. Only a large screen gets more pixels. */
const MAX_PIXELS = 5_900_000;
const MAX_PIXELS_LOW_MEMORY = 1_500_000;
/** A large screen gets at least this ratio. */
const MIN_LARGE_SCREEN_RATIO = 1.9;
/** Nobody sees a finer resolution. */
const MAX_RATIO = 3;
/**
 * On screens finer than `SAME_RATIO_UP_TO` the bitmap that moves is coarser, because every frame pays for each of its
 * pixels. Other screens show the same bitmap at rest as well.
 */
const MAX_MOVING_RATIO = 1.75;
const SAME_RATIO_UP_TO = 2;
const LOW_MEMORY_GIB = 2;

export type BitmapSize = {
  /** In CSS pixels, including the overscan. */
  readonly size: Size;
  /** CSS pixels on the left and right of the element (`x`), and above and below it (`y`). */
  readonly overscan: Point;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
};

/**
 * Returns the size of the bitmap for an element.
 *
 * @param hasOverscan the bitmap is moved during gestures
 * @param isExact the caller needs the full ratio even for a bitmap that moves
 */
export function bitmapSize(element: Size, devicePixelRatio: number, hasOverscan: boolean, isExact = false): BitmapSize {
  const margin = (length: number): number => Math.round(clamp(length, MIN_OVERSCAN_PX, MAX_OVERSCAN_PX));
  const overscan = hasOverscan
    ? { x: margin(element.width * OVERSCAN_RATIO.x), y: margin(element.height * OVERSCAN_RATIO.y) }
    : { x: 0, y: 0 };
  const size = { width: element.width + 2 * overscan.x, height: element.height + 2 * overscan.y };
  const isLowMemory = isLowMemoryDevice();
  const maxPixels = isLowMemory
    ? MAX_PIXELS_LOW_MEMORY
    : Math.max(MAX_PIXELS, element.width * element.height * MIN_LARGE_SCREEN_RATIO ** 2);
  const isCoarse = hasOverscan && !isExact && !isLowMemory && devicePixelRatio > SAME_RATIO_UP_TO;
  return {
    size,
    overscan,
    ratio: Math.min(
      devicePixelRatio,
      isCoarse ? MAX_MOVING_RATIO : MAX_RATIO,
      Math.sqrt(maxPixels / (size.width * size.height)),
    ),
  };
}

/**
 * Whether the device reports 2 GiB of memory or less: it gets softer bitmaps rather than none. Not every browser
 * reports it.
 */
export function isLowMemoryDevice(): boolean {
  const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory <= LOW_MEMORY_GIB;
}

/** Converts a view of the element to a view of its bitmap. */
export function viewOnBitmap({ scale, x, y }: Viewport, { overscan }: BitmapSize): Viewport {
  return { scale, x: x + overscan.x, y: y + overscan.y };
}

/** How much of a table is drawn in a crowd. Widths and letters in device pixels of the picture at rest. */
import type { Resolution } from '../camera/viewport.ts';

/**
 * `crowded` where so many tables are in view that they are drawn plainly unless each has room. `finest` is the ratio of
 * the picture at rest, where that is another: the coarser bitmap that is moved shows as much of a table, so that nothing
 * comes or goes with a hand.
 */
export type LevelOfDetail = Resolution & { readonly dense: boolean; readonly restRatio?: number };

/** More tables in view than this are a crowd: drawn plainly, unless each has room. */
export const MAX_DETAILED_TABLES = 400;
/** Widths of a table: from here, in a crowd, it has round corners and all else. */
export const MIN_DETAILED_WIDTH_PX = 48;
/** Smaller letters are noise in a crowd. */
export const MIN_DENSE_TEXT_PX = 14;

/** How much of a table is drawn in a crowd. Widths and letters in device pixels of the picture at rest. */
import type { Resolution } from './viewport.ts';

/**
 * `crowded` where so many tables are in view that they are drawn plainly unless each has room. `finest` is the ratio of
 * the picture at rest, where that is another: the coarser bitmap that is moved shows as much of a table, so that nothing
 * comes or goes with a hand.
 */
export type Detail = Resolution & { readonly crowded: boolean; readonly finest?: number };

/** More tables in view than this are a crowd: drawn plainly, unless each has room. */
export const CROWD = 400;
/** Widths of a table: from here, in a crowd, it has round corners and all else. */
export const FINE_FROM = 48;
/** Smaller letters are noise in a crowd. */
export const LEAST_TEXT = 14;

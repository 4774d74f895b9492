/** How much of a table is painted. Widths and font sizes are device pixels of the screen. */
import type { Resolution } from '../../domain/plan/viewport.ts';

export type LevelOfDetail = Resolution & {
  /** More than `MAX_DETAILED_TABLES` are in view: only those with enough room show all their details. */
  readonly dense: boolean;
};

/** In a dense view, a table of this width shows all its details. */
export const MIN_DETAILED_WIDTH_PX = 48;
/** In a dense view, smaller text is noise. */
export const MIN_DENSE_TEXT_PX = 14;

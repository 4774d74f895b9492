/** How far a plan is zoomed: what the map's camera and the checks of plans both go by. CSS pixels, and CSS pixels per plan unit. */

/** Ground left free around a fitted box. */
export const FIT_MARGIN_PX = 12;
/** CSS pixels at which the smallest table is as near as anybody needs it. */
const NEAREST_TABLE = 120;

/** The deepest scale of a plan whose smallest table has so short a side, and which fits the screen at a scale. */
export function maxScaleFor(smallest: number, fitted: number): number {
  return Math.max(NEAREST_TABLE / smallest, fitted * 2);
}

/** The least screen that a plan is judged on, and the least side of what a finger hits (WCAG 2.2, 2.5.8). */
export const REFERENCE_PHONE_PX = { width: 360, height: 640 } as const;
export const MIN_TAP_TARGET_PX = 24;

/** The scale at which something fits a screen whole. */
export function fitScale(
  extent: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): number {
  return Math.min(
    (screen.width - 2 * FIT_MARGIN_PX) / extent.width,
    (screen.height - 2 * FIT_MARGIN_PX) / extent.height,
  );
}

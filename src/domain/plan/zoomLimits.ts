/**
 * Zoom limits shared by the map's camera and the plan checks. Lengths are CSS pixels, scales CSS pixels per plan unit.
 */

/** Space around a fitted box. */
export const FIT_MARGIN_PX = 12;
/** The size of the smallest table at the closest zoom. */
const MAX_TABLE_PX = 120;

/** Returns the maximum scale of a plan with this smallest table side and this fitting scale. */
export function maxScaleFor(smallest: number, fitted: number): number {
  return Math.max(MAX_TABLE_PX / smallest, fitted * 2);
}

/** The screen for which plans are judged, and the minimum size of a tap target (WCAG 2.2, 2.5.8). */
export const REFERENCE_PHONE_PX = { width: 360, height: 640 } as const;
export const MIN_TAP_TARGET_PX = 24;

/** Returns the scale at which an extent fits a screen. */
export function fitScale(
  extent: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): number {
  return Math.min(
    (screen.width - 2 * FIT_MARGIN_PX) / extent.width,
    (screen.height - 2 * FIT_MARGIN_PX) / extent.height,
  );
}

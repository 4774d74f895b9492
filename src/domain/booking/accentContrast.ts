/** The contrast of a venue's accent with the page. */
import { FULL_HEX_COLOR_PATTERN, contrastRatio } from '../plan/color.ts';

/** The page's surfaces by day and by night, and the contrast that controls need (WCAG 2.2, 1.4.11). */
const SURFACES = { accent: '#fbf7ef', accent_dark: '#121a1c' } as const;
export type AccentField = keyof typeof SURFACES;
export const ACCENT_FIELDS = Object.keys(SURFACES) as AccentField[];
export const MIN_ACCENT_CONTRAST = 3;

/** Returns the contrast of an accent that is too weak on its surface; undefined for any other, and for what is no color. */
export function weakAccentContrast(field: AccentField, color: unknown): number | undefined {
  if (typeof color !== 'string' || !FULL_HEX_COLOR_PATTERN.test(color)) return undefined;
  const ratio = contrastRatio(color, SURFACES[field]);
  return ratio < MIN_ACCENT_CONTRAST ? ratio : undefined;
}

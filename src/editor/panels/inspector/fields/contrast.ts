/** Describes the contrast of text on a color. */
import { HEX_COLOR_PATTERN, TABLE_INK, contrastRatio, readableInk } from '../../../../domain/plan/color.ts';
import { inspectorMessages } from '../messages.ts';

/** The contrast ratio that text needs: WCAG 2.2, 1.4.3. */
const MIN_CONTRAST_AA = 4.5;

/** Describes the contrast of the ink that the map uses, which is the more readable of two. */
export function describeContrast(color: string): { readonly isGood: boolean; readonly text: string } {
  const ink = readableInk(color);
  const ratio = contrastRatio(color, ink);
  const isGood = ratio >= MIN_CONTRAST_AA;
  // Rounded down, so that a ratio just below the minimum doesn't look sufficient.
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1);
  return {
    isGood,
    text: (isGood ? inspectorMessages.legible : inspectorMessages.illegible)({
      ink: ink === TABLE_INK.dark ? 'Dark' : 'White',
      ratio: figure,
    }),
  };
}

/** Parses a typed hex color, with or without `#`. Returns undefined if it is invalid. */
export function parseColorInput(text: string): string | undefined {
  const color = `#${text.trim().replace(/^#/, '')}`;
  return HEX_COLOR_PATTERN.test(color) ? color.toLowerCase() : undefined;
}

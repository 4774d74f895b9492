/** Whether what is written on a colour can be read, in words. */
import { TABLE_INK, contrastRatio, readableInk } from '../../../../domain/plan/color.ts';
import { inspectorMessages as words } from '../messages.ts';

/** Contrast that text must have (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Of the ink that the map takes, which is the one of two that reads better. */
export function describeContrast(color: string): { readonly isGood: boolean; readonly text: string } {
  const ink = readableInk(color);
  const ratio = contrastRatio(color, ink);
  const isGood = ratio >= LEAST_CONTRAST;
  // Rounded down: what falls short must not seem to reach it.
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1);
  return { isGood, text: (isGood ? words.reads : words.readsBadly)(ink === TABLE_INK.dark ? 'Dark' : 'White', figure) };
}

const COLOUR = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour as it was typed, with or without its sign, as the plan writes it; undefined where it is none. */
export function parseColorInput(text: string): string | undefined {
  const digits = COLOUR.exec(text.trim())?.[1];
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}

/** As a native colour control takes it, which knows no short form. */
export function toLongHex(color: string): string {
  return (color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color).toLowerCase();
}

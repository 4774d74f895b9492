/** The page's choice of colors, font and corners for the booker in its frame. */
import type { EmbedTheme } from '../../api/embed/embedContract.ts';
import { applyVenueAccent } from '../page/venueAccent.ts';

/** Returns a CSS color as `#rrggbb`, or undefined if it is none or is not opaque. */
function toHex(color: string | undefined): string | undefined {
  const context = color === undefined ? null : document.createElement('canvas').getContext('2d');
  if (!context || color === undefined || !CSS.supports('color', color)) return undefined;
  context.fillStyle = color;
  return context.fillStyle.startsWith('#') ? context.fillStyle : undefined;
}

/** Applies a theme. What is no valid value has no effect. */
export function applyTheme({ accent, 'accent-dark': accentDark, font, radius }: EmbedTheme): void {
  applyVenueAccent({ accent: toHex(accent), accent_dark: toHex(accentDark ?? accent) });
  const { style } = document.documentElement;
  if (font !== undefined && CSS.supports('font-family', font)) {
    style.setProperty('--font-body', font);
    style.setProperty('--font-display', font);
  }
  if (radius !== undefined && CSS.supports('border-radius', radius)) {
    style.setProperty('--radius-control', radius);
    style.setProperty('--radius-panel', radius);
  }
}

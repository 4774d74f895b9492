/** Color calculations for painters and plan checks. Colors are `#rgb` or `#rrggbb`; contrast is that of WCAG 2. */

/** `#rgb` or `#rrggbb`, also with an opaque alpha channel: `#rgbf` or `#rrggbbff`. */
export const HEX_COLOR_PATTERN = /^#(?:[0-9a-f]{3}f?|[0-9a-f]{6}(?:ff)?)$/i;
/** `#rrggbb` only. */
export const FULL_HEX_COLOR_PATTERN = /^#[0-9a-f]{6}$/i;

type Rgb = readonly [red: number, green: number, blue: number];

export function parseHexColor(hex: string): Rgb {
  const number = Number.parseInt(toLongHex(hex).slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** Writes a color as `#rrggbb` in lower case: `#abc`, `#AABBCC` and `#aabbccff` are the same color. */
export function toLongHex(color: string): string {
  const long = color.length > 5 ? color.slice(0, 7) : color.slice(0, 4).replaceAll(/\w/g, '$&$&');
  return long.toLowerCase();
}

/** Mixes two colors. `part` is 0 for the first and 1 for the second. */
export function mixColors(hex: string, other: string, part: number): string {
  const from = parseHexColor(hex);
  const to = parseHexColor(other);
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(from[index] + (to[index] - from[index]) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** Returns the relative luminance, 0 to 1. */
function relativeLuminance(hex: string): number {
  const [red, green, blue] = parseHexColor(hex);
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);
}

/** Converts an sRGB channel, 0 to 255, to linear light, 0 to 1. */
export function linearLight(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Returns the contrast ratio, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const luminance = relativeLuminance(one);
  const otherLuminance = relativeLuminance(other);
  return (Math.max(luminance, otherLuminance) + 0.05) / (Math.min(luminance, otherLuminance) + 0.05);
}

/** The text colors of tables, for the light and the dark theme. */
export const TABLE_INK = { dark: '#16252b', light: '#ffffff' } as const;

/** Returns the text color with the higher contrast. */
export function readableInk(color: string, ink: { readonly dark: string; readonly light: string } = TABLE_INK): string {
  return contrastRatio(color, ink.dark) >= contrastRatio(color, ink.light) ? ink.dark : ink.light;
}

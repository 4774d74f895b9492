/** Color calculations for painters and plan checks. Colors are `#rgb` or `#rrggbb`; contrast is that of WCAG 2. */
/** `#rgb` or `#rrggbb`. */
export const HEX_COLOR_PATTERN = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** `#rrggbb` only. */
export const FULL_HEX_COLOR_PATTERN = /^#[0-9a-f]{6}$/i;

type Rgb = readonly [red: number, green: number, blue: number];

export function parseHexColor(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const number = Number.parseInt(digits, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** Mixes two colors. `part` is 0 for the first and 1 for the second. */
export function mixColors(hex: string, other: string, part: number): string {
  const to = parseHexColor(other);
  return `#${parseHexColor(hex)
    .map((value, i) =>
      Math.round(value + (to[i]! - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the relative luminance, 0 to 1. */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = parseHexColor(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [relativeLuminance(one), relativeLuminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The text colors of tables, for the light and the dark theme. */
export const TABLE_INK = { dark: '#16252b', light: '#ffffff' } as const;

/** Returns the text color with the higher contrast. */
export function readableInk(color: string, ink: { readonly dark: string; readonly light: string } = TABLE_INK): string {
  return contrastRatio(color, ink.dark) >= contrastRatio(color, ink.light) ? ink.dark : ink.light;
}

/** Converts colors of other programs' files to what a plan can hold. */
import { parseHexColor } from '../../../domain/plan/color.ts';
import type { Surface } from '../../../domain/plan/decorKinds.ts';
import { palettes } from '../../../map/paint/palette.ts';

/** A canvas that only parses colors. */
const ctx = document.createElement('canvas').getContext('2d');
/** Enough for any CSS color. */
const MAX_COLOR_LENGTH = 100;

/**
 * Returns any CSS color as `#rrggbb`, without its opacity; undefined if it is invalid, missing or fully transparent.
 */
export function parseCssColor(css: string | undefined): string | undefined {
  if (!ctx || css === undefined || css.length > MAX_COLOR_LENGTH) return undefined;
  const normalize = (initial: string): string => {
    ctx.fillStyle = initial;
    ctx.fillStyle = css.trim();
    return typeof ctx.fillStyle === 'string' ? ctx.fillStyle : '';
  };
  // A canvas ignores an invalid color and keeps the previous one.
  const color = normalize('#000001');
  if (color !== normalize('#000002')) return undefined;
  if (/^#[0-9a-f]{6}$/.test(color)) return color;
  const rgba = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(color);
  if (!rgba || Number(rgba[4]) === 0) return undefined;
  const digits = rgba.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/**
 * Returns the surface whose color on the plan is nearest, so that blue becomes water and green a lawn; a floor by
 * default.
 */
export function nearestSurface(css: string | undefined): Surface {
  const color = parseCssColor(css);
  if (color === undefined) return 'floor';
  const [red, green, blue] = parseHexColor(color);
  const squaredDistance = (surface: string): number => {
    const [r, g, b] = parseHexColor(surface);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  };
  const surfaces = Object.entries(palettes.light.surface) as [Surface, string][];
  return surfaces.reduce((nearest, surface) =>
    squaredDistance(surface[1]) < squaredDistance(nearest[1]) ? surface : nearest,
  )[0];
}

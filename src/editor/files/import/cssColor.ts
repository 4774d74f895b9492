/** Converts colors of other programs' files to what a plan can hold. */
import { createColorConverter } from '../../../api/cssColor.ts';
import { parseHexColor } from '../../../domain/plan/color.ts';
import type { Surface } from '../../../domain/plan/decorKinds.ts';
import { palettes } from '../../../map/paint/palette.ts';

const toHex = createColorConverter(true);
/** Enough for any CSS color. */
const MAX_COLOR_LENGTH = 100;

/**
 * Returns any CSS color as `#rrggbb`, without its opacity; undefined if it is invalid, missing or fully transparent.
 */
export function parseCssColor(css: string | undefined): string | undefined {
  // A worker has no canvas that could convert it.
  if (css !== undefined && /^#[\da-f]{6}$/.test(css)) return css;
  return css === undefined || css.length > MAX_COLOR_LENGTH ? undefined : toHex(css.trim());
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

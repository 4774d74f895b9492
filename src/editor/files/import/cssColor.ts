/** Colours of other programs' files, as a plan has them. */
import { parseHexColor } from '../../../domain/plan/color.ts';
import type { Surface } from '../../../domain/plan/plan.ts';
import { palettes } from '../../../map/paint/palette.ts';

let ctx: CanvasRenderingContext2D | null | undefined;

/** Any CSS colour as `#rrggbb`, whatever its opacity; undefined of none, of what is wholly transparent and of what is no colour. */
export function parseCssColor(css: string | undefined): string | undefined {
  if (css === undefined || css.length > 100) return undefined;
  ctx ??= document.createElement('canvas').getContext('2d');
  if (!ctx) return undefined;
  // What is no colour leaves the last one standing.
  const tried = ['#000001', '#000002'].map((before) => {
    ctx!.fillStyle = before;
    ctx!.fillStyle = css.trim();
    return String(ctx!.fillStyle);
  });
  if (tried[0] !== tried[1]) return undefined;
  const [color] = tried;
  if (/^#[0-9a-f]{6}$/.test(color!)) return color;
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(color!);
  if (!parts || Number(parts[4]) === 0) return undefined;
  return `#${parts
    .slice(1, 4)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The ground whose colour on the plan is nearest to a colour: blue stays water, green a lawn. Of no colour, a floor. */
export function nearestSurface(css: string | undefined): Surface {
  const color = parseCssColor(css);
  if (color === undefined) return 'floor';
  const own = parseHexColor(color);
  const far = (surface: string): number =>
    parseHexColor(surface).reduce((sum, value, i) => sum + (value - own[i]!) ** 2, 0);
  return (Object.entries(palettes.light.surface) as [Surface, string][]).toSorted(
    (a, b) => far(a[1]) - far(b[1]),
  )[0]![0];
}

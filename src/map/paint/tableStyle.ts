/** The style of a table by its state and color. States differ by pattern and edge, never by color alone. */
import { contrastRatio, mixColors, readableInk } from '../../domain/plan/color.ts';
import type { TableState } from '../../domain/plan/table.ts';
import type { Palette } from './palette.ts';

export type TableStyle = {
  readonly fill: string;
  readonly edge: string;
  /** A lighter line inside the edge, which makes the flat shape look like a chip. */
  readonly rim: string;
  readonly ink: string;
};

/** Below this contrast with the ground, a table by night needs a lighter edge. */
const MIN_CONTRAST_WITH_GROUND = 3;

/** Styles by palette, then by state and color: there are few of them, and every paint asks for each table. */
const styleCache = new WeakMap<Palette, Map<string, TableStyle>>();

export function tableStyle(palette: Palette, state: TableState, color: string): TableStyle {
  let styles = styleCache.get(palette);
  if (!styles) styleCache.set(palette, (styles = new Map()));
  const key = state + color;
  let style = styles.get(key);
  if (!style) styles.set(key, (style = computeStyle(palette, state, color)));
  return style;
}

function computeStyle(
  { unavailable, tableInk, backdrop, surface }: Palette,
  state: TableState,
  color: string,
): TableStyle {
  const inkOn = (fill: string): string => readableInk(fill, tableInk);
  switch (state) {
    case 'unavailable': {
      const { fill, hatch, ink } = unavailable;
      return { fill, edge: mixColors(hatch, ink, 0.3), rim: fill, ink };
    }
    case 'ineligible': {
      const fill = mixColors(color, surface.sand, 0.76);
      return {
        fill,
        edge: mixColors(mixColors(color, unavailable.ink, 0.5), fill, 0.2),
        rim: fill,
        ink: mixColors(inkOn(fill), fill, 0.3),
      };
    }
    case 'available':
    case 'selected':
      return { fill: color, edge: edgeColor(), rim: mixColors(color, '#ffffff', 0.32), ink: inkOn(color) };
  }

  function edgeColor(): string {
    // By night a dark table would vanish on the sand, so its edge is light.
    const isNight = inkOn(surface.sand) === tableInk.light;
    if (isNight && contrastRatio(color, surface.sand) < MIN_CONTRAST_WITH_GROUND)
      return mixColors(color, tableInk.light, 0.45);
    return mixColors(color, tableInk.dark, contrastRatio(color, backdrop) < 1.6 ? 0.5 : 0.3);
  }
}

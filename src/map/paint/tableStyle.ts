/** What a table's state makes of its colour: told apart by pattern and edge, never by colour alone. */
import { contrastRatio, readableInk, mixColors } from '../../domain/plan/color.ts';
import type { TableState } from '../../domain/plan/table.ts';
import type { Palette } from './palette.ts';

export type TableStyle = {
  readonly fill: string;
  readonly edge: string;
  /** A lighter line inside the edge, which makes the flat shape a chip. */
  readonly rim: string;
  readonly ink: string;
};

const known = new WeakMap<Palette, Map<string, TableStyle>>();

/** The look of a state and a colour. There are few of them, and every frame asks for each table: computed once. */
export function tableStyle(palette: Palette, state: TableState, color: string): TableStyle {
  let looks = known.get(palette);
  if (!looks) known.set(palette, (looks = new Map()));
  const key = state + color;
  let look = looks.get(key);
  if (!look) looks.set(key, (look = computeLook(palette, state, color)));
  return look;
}

function computeLook(
  { unavailable: taken, tableInk, backdrop, surface }: Palette,
  state: TableState,
  color: string,
): TableStyle {
  if (state === 'unavailable')
    return { fill: taken.fill, edge: mixColors(taken.hatch, taken.ink, 0.3), rim: taken.fill, ink: taken.ink };
  const ink = (fill: string): string => readableInk(fill, tableInk);
  if (state === 'ineligible') {
    const fill = mixColors(color, surface.sand, 0.76);
    return {
      fill,
      edge: mixColors(mixColors(color, taken.ink, 0.5), fill, 0.2),
      rim: fill,
      ink: mixColors(ink(fill), fill, 0.3),
    };
  }
  // By night a dark table would sink into the sand: its edge is lit, as a table's is by its candle.
  const sinks = ink(surface.sand) === tableInk.light && contrastRatio(color, surface.sand) < 3;
  const edge = sinks
    ? mixColors(color, tableInk.light, 0.45)
    : mixColors(color, tableInk.dark, contrastRatio(color, backdrop) < 1.6 ? 0.5 : 0.3);
  return { fill: color, edge, rim: mixColors(color, '#ffffff', 0.32), ink: ink(color) };
}

/** What a table's state makes of its colour: told apart by pattern and edge, never by colour alone. */
import { contrast, inkOn, mixed } from '../domain/colour.ts';
import type { Palette } from './palette.ts';

export type TableState = 'free' | 'taken' | 'chosen' | 'unfit';

export type TableLook = {
  readonly fill: string;
  readonly edge: string;
  /** A lighter line inside the edge, which makes the flat shape a chip. */
  readonly rim: string;
  readonly ink: string;
};

const known = new WeakMap<Palette, Map<string, TableLook>>();

/** The look of a state and a colour. There are few of them, and every frame asks for each table: computed once. */
export function lookOf(palette: Palette, state: TableState, color: string): TableLook {
  let looks = known.get(palette);
  if (!looks) known.set(palette, (looks = new Map()));
  const key = state + color;
  let look = looks.get(key);
  if (!look) looks.set(key, (look = computeLook(palette, state, color)));
  return look;
}

function computeLook({ taken, tableInk, backdrop, surface }: Palette, state: TableState, color: string): TableLook {
  if (state === 'taken')
    return { fill: taken.fill, edge: mixed(taken.hatch, taken.ink, 0.3), rim: taken.fill, ink: taken.ink };
  const ink = (fill: string): string => inkOn(fill, tableInk);
  if (state === 'unfit') {
    const fill = mixed(color, surface.sand, 0.76);
    return { fill, edge: mixed(mixed(color, taken.ink, 0.5), fill, 0.2), rim: fill, ink: mixed(ink(fill), fill, 0.3) };
  }
  // By night a dark table would sink into the sand: its edge is lit, as a table's is by its candle.
  const sinks = ink(surface.sand) === tableInk.light && contrast(color, surface.sand) < 3;
  const edge = sinks
    ? mixed(color, tableInk.light, 0.45)
    : mixed(color, tableInk.dark, contrast(color, backdrop) < 1.6 ? 0.5 : 0.3);
  return { fill: color, edge, rim: mixed(color, '#ffffff', 0.32), ink: ink(color) };
}

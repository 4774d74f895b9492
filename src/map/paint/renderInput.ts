/** All that a picture of a plan is made from, but for the view of it. */
import type { Palette } from './palette.ts';
import type { Scene } from '../scene/scene.ts';
import type { TableState } from '../../domain/plan/table.ts';

export type TableRenderInput = {
  readonly scene: Scene;
  readonly palette: Palette;
  stateOf(place: number): TableState;
  /** The place of the table that the keyboard is on. */
  readonly focused?: number | undefined;
  /** Places of tables that are not painted: they are in a hand that draws them itself. */
  readonly hidden?: ReadonlySet<number> | undefined;
};

export type RenderInput = TableRenderInput & {
  /** Paints what lies below the tables, in plan units; `scale` is device pixels to one. Absent where that is plain ground. */
  readonly paintBackground?: ((ctx: CanvasRenderingContext2D, scale: number) => void) | undefined;
};

const isAway = ({ hidden: away }: RenderInput, place: number): boolean => away?.has(place) ?? false;

/** Places of the tables that look different; undefined where all has to be drawn anew. */
export function changedTables(before: RenderInput, after: RenderInput): number[] | undefined {
  if (
    before.scene !== after.scene ||
    before.palette !== after.palette ||
    before.paintBackground !== after.paintBackground
  )
    return undefined;
  const changed: number[] = [];
  for (let place = 0; place < before.scene.tables.length; place++) {
    if (before.stateOf(place) !== after.stateOf(place) || isAway(before, place) !== isAway(after, place))
      changed.push(place);
  }
  if (before.focused !== after.focused)
    changed.push(...[before.focused, after.focused].filter((place) => place !== undefined));
  return changed;
}

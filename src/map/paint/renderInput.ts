/** Everything that a painter needs besides the view. */
import type { Box } from '../../domain/geometry/boxes.ts';
import type { Table, TableState } from '../../domain/plan/table.ts';
import type { Scene } from '../scene/scene.ts';
import type { Palette } from './palette.ts';
import type { PaintContext } from './paintContext.ts';

/** Tables are given by their index in the scene. */
export type TableRenderInput = {
  readonly scene: Scene;
  readonly palette: Palette;
  stateOf(index: number): TableState;
  /** The table with the keyboard focus. */
  readonly focused?: number | undefined;
  /** Tables that are not painted, because an editor paints them itself while it drags them. */
  readonly hidden?: ReadonlySet<number> | undefined;
};

/**
 * Paints what lies below the tables, in plan units; `scale` is device pixels per plan unit. `visible` is the part of the plan that
 * the canvas shows, and `part` what is painted of it: by default all.
 */
export type BackgroundPainter = (ctx: PaintContext, scale: number, visible: Box, part?: Box) => void;

export type RenderInput = TableRenderInput & {
  /**
   * Paints what lies below the tables. Undefined if the backdrop color is enough.
   */
  readonly paintBackground?: BackgroundPainter | undefined;
};

/** Returns a table's entry in `states`; without one, whether it is available. */
export function displayedState(states: ReadonlyMap<string, TableState>, table: Table | undefined): TableState {
  if (!table) return 'unavailable';
  return states.get(table.key) ?? (table.available ? 'available' : 'unavailable');
}

/** Returns the indices of the tables that look different; undefined if everything has to be painted again. */
export function changedTables(before: RenderInput, after: RenderInput): number[] | undefined {
  if (
    before.scene !== after.scene ||
    before.palette !== after.palette ||
    before.paintBackground !== after.paintBackground
  )
    return undefined;
  const isHidden = ({ hidden }: RenderInput, index: number): boolean => hidden?.has(index) ?? false;
  const changed: number[] = [];
  for (let index = 0; index < before.scene.tables.length; index++) {
    if (before.stateOf(index) !== after.stateOf(index) || isHidden(before, index) !== isHidden(after, index))
      changed.push(index);
  }
  if (before.focused !== after.focused)
    changed.push(...[before.focused, after.focused].filter((index) => index !== undefined));
  return changed;
}

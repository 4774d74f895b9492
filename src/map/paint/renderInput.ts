/** Everything that a painter of tables needs besides the view, and the states of tables as bytes. */
import type { Box } from '../../domain/geometry/boxes.ts';
import type { Table, TableState, TableStates } from '../../domain/plan/table.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import type { Palette } from './palette.ts';
import type { PaintContext } from './paintContext.ts';

/** Tables are given by their index in the scene. */
export type TableRenderInput = {
  readonly scene: Scene;
  readonly palette: Palette;
  stateOf(index: number): TableState;
  /** Tables that somebody else paints. */
  readonly hidden?: ReadonlySet<number> | undefined;
};

/**
 * Paints what lies below the tables, in plan units. `scale` is device pixels per plan unit, `visible` the part of the
 * plan that the canvas shows.
 */
export type BackgroundPainter = (ctx: PaintContext, scale: number, visible: Box) => void;

const STATES: readonly TableState[] = ['available', 'ineligible', 'unavailable', 'selected'];

const SELECTED = STATES.indexOf('selected');

/** The states of a scene's tables by their index, as a byte each: an array of words takes four times the memory. */
export type StateBytes = Readonly<Uint8Array>;

/** Returns a table's state; `unavailable` if there is no such table. */
export function stateAt(states: StateBytes, index: number): TableState {
  return STATES[states[index] ?? -1] ?? 'unavailable';
}

const bytesCache = new WeakMap<object, { readonly scene: Scene; readonly states: StateBytes }>();

/**
 * Returns the states that tables show unless they are selected. The last answer for a source is kept, for plan and
 * minimap alike: where the states tell the selection apart, a change of it changes nothing here.
 */
export function unselectedStates(scene: Scene, states: TableStates): StateBytes {
  const source = states.selection?.unselectedState ?? states;
  const last = bytesCache.get(source);
  if (last?.scene === scene) return last.states;
  const stateOf =
    typeof source === 'function'
      ? source
      : ({ key, available }: Table) => source.get(key) ?? (available ? 'available' : 'unavailable');
  const bytes = Uint8Array.from(scene.tables, (table) => STATES.indexOf(stateOf(table)));
  bytesCache.set(source, { scene, states: bytes });
  return bytes;
}

/** Returns the selected tables in drawing order. */
export function selectedTables(scene: Scene, states: TableStates): readonly Table[] {
  const keys = states.selection?.keys;
  const indices = keys
    ? [...keys].flatMap((key) => sceneIndex(scene).indexOf(key) ?? []).toSorted((a, b) => a - b)
    : [...unselectedStates(scene, states).entries()].flatMap(([index, state]) => (state === SELECTED ? index : []));
  return indices.flatMap((index) => scene.tables[index] ?? []);
}

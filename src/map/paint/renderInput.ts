/** Everything that a painter needs besides the view. */
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
  /** The table with the keyboard focus. */
  readonly focused?: number | undefined;
  /** Tables that are not painted, because an editor paints them itself while it drags them. */
  readonly hidden?: ReadonlySet<number> | undefined;
};

/**
 * Paints what lies below the tables, in plan units; `scale` is device pixels per plan unit. `visible` is the part of
 * the plan that the canvas shows, and `part` what is painted of it: by default all.
 */
export type BackgroundPainter = (ctx: PaintContext, scale: number, visible: Box, part?: Box) => void;

export type RenderInput = TableRenderInput & {
  /** What `stateOf` reads, if a change of the selection is to repaint no more than that. */
  readonly states?: SceneStates | undefined;
  /**
   * Paints what lies below the tables. Undefined if the backdrop color is enough.
   */
  readonly paintBackground?: BackgroundPainter | undefined;
};

/** Returns a table's entry in `states`; without one, whether it is available. */
export function displayedState(states: TableStates, table: Table | undefined): TableState {
  if (!table) return 'unavailable';
  return states.get(table.key) ?? (table.available ? 'available' : 'unavailable');
}

const STATES: readonly TableState[] = ['available', 'ineligible', 'unavailable', 'selected'];

const SELECTED = STATES.indexOf('selected');

/** The states of a scene's tables by their index, as a byte each: an array of words takes four times the memory. */
export type StateBytes = Readonly<Uint8Array>;

/** Returns a table's state; `unavailable` if there is no such table. */
export function stateAt(states: StateBytes, index: number): TableState {
  return STATES[states[index] ?? -1] ?? 'unavailable';
}

/** The states of a scene's tables by their index. */
export type SceneStates = {
  /** What the tables show that are not in `selected`. */
  readonly unselected: StateBytes;
  readonly selected: ReadonlySet<number>;
};

type StateSource = TableStates | ((table: Table) => TableState);

const unselectedCache = new WeakMap<StateSource, { readonly scene: Scene; readonly states: StateBytes }>();

/**
 * Returns the states that tables show unless they are selected. `source` is as in `TableStates`; its last answer is
 * kept, for plan and minimap alike.
 */
export function unselectedStates(scene: Scene, source: StateSource): StateBytes {
  const last = unselectedCache.get(source);
  if (last?.scene === scene) return last.states;
  const stateOf = typeof source === 'function' ? source : (table: Table) => displayedState(source, table);
  const states = new Uint8Array(scene.tables.length);
  // Runs at every edit of ten thousand tables, where `Uint8Array.from` takes several times as long.
  scene.tables.forEach((table, index) => {
    states[index] = STATES.indexOf(stateOf(table));
  });
  unselectedCache.set(source, { scene, states });
  return states;
}

/** Adds the selected tables. Without `keys`, those are the ones that are selected in `unselected`. */
export function sceneStates(scene: Scene, unselected: StateBytes, keys: ReadonlySet<string> | undefined): SceneStates {
  const selected = new Set<number>();
  if (keys) {
    for (const key of keys) {
      const index = sceneIndex(scene).indexOf(key);
      if (index !== undefined) selected.add(index);
    }
  } else {
    unselected.forEach((state, index) => {
      if (state === SELECTED) selected.add(index);
    });
  }
  return { unselected, selected };
}

/** Returns the lookup of states by index that painters use. */
export const stateLookup =
  ({ unselected, selected }: SceneStates): TableRenderInput['stateOf'] =>
  (index) =>
    selected.has(index) ? 'selected' : stateAt(unselected, index);

/** Returns the indices of the tables that look different; undefined if everything has to be painted again. */
export function changedTables(before: RenderInput, after: RenderInput): number[] | undefined {
  if (
    before.scene !== after.scene ||
    before.palette !== after.palette ||
    before.paintBackground !== after.paintBackground
  )
    return undefined;
  const focusChange =
    before.focused === after.focused ? [] : [before.focused, after.focused].filter((index) => index !== undefined);
  const onlySelection = before.states && after.states && before.states.unselected === after.states.unselected;
  if (onlySelection && before.hidden === after.hidden) {
    const one = before.states.selected;
    const other = after.states.selected;
    return [
      ...[...one].filter((index) => !other.has(index)),
      ...[...other].filter((index) => !one.has(index)),
      ...focusChange,
    ];
  }
  const isHidden = ({ hidden }: RenderInput, index: number): boolean => hidden?.has(index) ?? false;
  const changed: number[] = [];
  for (let index = 0; index < before.scene.tables.length; index++) {
    if (before.stateOf(index) !== after.stateOf(index) || isHidden(before, index) !== isHidden(after, index))
      changed.push(index);
  }
  return [...changed, ...focusChange];
}

import { describe, expect, it, vi } from 'vitest';
import type { TableState, TableStates } from '../../../src/domain/plan/table.ts';
import { palettes } from '../../../src/map/paint/palette.ts';
import {
  type RenderInput,
  changedTables,
  sceneStates,
  stateAt,
  stateLookup,
  unselectedStates,
} from '../../../src/map/paint/renderInput.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import { tablesAt } from '../planDriver.tsx';

const tables = tablesAt([0, 100, 200].map((x) => ({ x, y: 0, width: 40, height: 40 })));
const scene = buildScene(tables);
const keys = tables.map(({ key }) => key);
const statesOf = (...states: TableState[]): TableStates =>
  new Map(states.map((state, index) => [keys[index] ?? '', state]));

describe('the states of a scene', () => {
  it('are those of the source, and of the table without an entry', () => {
    const states = unselectedStates(scene, statesOf('ineligible', 'unavailable'));
    expect([0, 1, 2].map((index) => stateAt(states, index))).toEqual(['ineligible', 'unavailable', 'available']);
    expect(stateAt(states, 3)).toBe('unavailable');
  });

  it('are derived once for each source and scene', () => {
    const source = vi.fn((): TableState => 'available');
    expect(unselectedStates(scene, source)).toBe(unselectedStates(scene, source));
    expect(source).toHaveBeenCalledTimes(tables.length);
    unselectedStates(buildScene(tables), source);
    expect(source).toHaveBeenCalledTimes(2 * tables.length);
  });

  it('show the selected keys as selected, and ignore keys of other plans', () => {
    const unselected = unselectedStates(scene, statesOf('available', 'available', 'unavailable'));
    const stateOf = stateLookup(sceneStates(scene, unselected, new Set([keys[1] ?? '', 'x'])));
    expect(scene.tables.map((_, index) => stateOf(index))).toEqual(['available', 'selected', 'unavailable']);
  });

  it('keep the selection of a source that has no keys', () => {
    const unselected = unselectedStates(scene, statesOf('available', 'selected'));
    expect([...sceneStates(scene, unselected, undefined).selected]).toEqual([1]);
  });
});

describe('the tables that look different', () => {
  const unselected = unselectedStates(scene, statesOf('available', 'available', 'unavailable'));
  const inputOf = (selected: readonly number[], more: Partial<RenderInput> = {}): RenderInput => {
    const states = { unselected, selected: new Set(selected) };
    return { scene, palette: palettes.light, states, stateOf: stateLookup(states), ...more };
  };

  it('are those selected, released or focused', () => {
    expect(changedTables(inputOf([0, 1]), inputOf([1, 2]))).toEqual([0, 2]);
    expect(changedTables(inputOf([0], { focused: 1 }), inputOf([0], { focused: 2 }))).toEqual([1, 2]);
    expect(changedTables(inputOf([0]), inputOf([0]))).toEqual([]);
  });

  it('are found table by table if more than the selection may have changed', () => {
    const states = {
      unselected: unselectedStates(scene, statesOf('available', 'ineligible', 'unavailable')),
      selected: new Set<number>(),
    };
    expect(changedTables(inputOf([]), inputOf([], { states, stateOf: stateLookup(states) }))).toEqual([1]);
    expect(changedTables(inputOf([]), inputOf([], { hidden: new Set([2]) }))).toEqual([2]);
  });

  it('are all of them in another scene, theme or background', () => {
    expect(changedTables(inputOf([]), inputOf([], { scene: buildScene(tables) }))).toBeUndefined();
    expect(changedTables(inputOf([]), inputOf([], { palette: palettes.dark }))).toBeUndefined();
    expect(changedTables(inputOf([]), inputOf([], { paintBackground: () => {} }))).toBeUndefined();
  });
});

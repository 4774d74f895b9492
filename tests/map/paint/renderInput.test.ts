import { describe, expect, it, vi } from 'vitest';
import type { TableState, TableStates } from '../../../src/domain/plan/table.ts';
import { selectedTables, stateAt, unselectedStates } from '../../../src/map/paint/renderInput.ts';
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

  it('are derived once for each source and scene, whatever is selected', () => {
    const unselectedState = vi.fn((): TableState => 'available');
    const select = (...selected: string[]): TableStates => ({
      get: () => undefined,
      selection: { keys: new Set(selected), unselectedState },
    });
    const first = unselectedStates(scene, select());
    expect(unselectedStates(scene, select(keys[1] ?? ''))).toBe(first);
    expect(unselectedState).toHaveBeenCalledTimes(tables.length);
    unselectedStates(buildScene(tables), select());
    expect(unselectedState).toHaveBeenCalledTimes(2 * tables.length);
  });
});

describe('the selected tables of a scene', () => {
  it('are those of the keys in drawing order, without keys of other plans', () => {
    const selection = {
      keys: new Set([keys[2] ?? '', 'x', keys[0] ?? '']),
      unselectedState: () => 'available' as const,
    };
    const selected = selectedTables(scene, { get: () => undefined, selection });
    expect(selected.map(({ key }) => key)).toEqual([keys[0], keys[2]]);
  });

  it('are those that the states call selected, if these have no keys', () => {
    expect(selectedTables(scene, statesOf('available', 'selected')).map(({ key }) => key)).toEqual([keys[1]]);
  });
});

import { expect, it, vi } from 'vitest';
import type { TableState, TableStates } from '../../../src/domain/plan/table.ts';
import { unselectedStates } from '../../../src/map/paint/renderInput.ts';
import { buildScene } from '../../../src/map/scene/scene.ts';
import { tablesAt } from '../planDriver.tsx';

const tables = tablesAt([0, 100, 200].map((x) => ({ x, y: 0, width: 40, height: 40 })));
const scene = buildScene(tables);

it('derives the states of a scene once for each source, whatever is selected', () => {
  const unselectedState = vi.fn((): TableState => 'available');
  const select = (...selected: string[]): TableStates => ({
    get: () => undefined,
    selection: { keys: new Set(selected), unselectedState },
  });
  const first = unselectedStates(scene, select());
  expect(unselectedStates(scene, select('2'))).toBe(first);
  expect(unselectedState).toHaveBeenCalledTimes(tables.length);
  unselectedStates(buildScene(tables), select());
  expect(unselectedState).toHaveBeenCalledTimes(2 * tables.length);
});

/** Finds the tables of a scene by position and by key. Both indexes are built on first use. */
import { type Box, type Point, containsBox } from '../../domain/geometry/boxes.ts';
import { type OutlineIndex, buildOutlineIndex } from '../../domain/geometry/spatialIndex.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Scene } from './scene.ts';

export type SceneIndex = {
  /** Returns the indices of the tables whose bounds meet a box (plan units), in drawing order. */
  visible(box: Box): ArrayLike<number>;
  /** Returns the topmost table that contains a point, else the nearest within `reach` (plan units), else undefined. */
  nearest(point: Point, reach: number): Table | undefined;
  indexOf(key: string): number | undefined;
  /** Builds the index by position ahead of its first use. */
  preparePositions(): void;
  /** Builds the index by key ahead of its first use. */
  prepareKeys(): void;
};

const indexCache = new WeakMap<Scene, SceneIndex>();

export function sceneIndex(scene: Scene): SceneIndex {
  let index = indexCache.get(scene);
  if (!index) indexCache.set(scene, (index = buildIndex(scene)));
  return index;
}

function buildIndex({ tables, extent, allIndices }: Scene): SceneIndex {
  let outlines: OutlineIndex | undefined;
  const getOutlines = (): OutlineIndex => (outlines ??= buildOutlineIndex(tables));
  let indices: ReadonlyMap<string, number> | undefined;
  const getIndices = (): ReadonlyMap<string, number> =>
    (indices ??= new Map(tables.map(({ key }, index) => [key, index])));
  return {
    visible(box) {
      return containsBox(box, extent) ? allIndices : getOutlines().search(box);
    },
    nearest(point, reach) {
      const index = getOutlines().hitTest(point, reach);
      return index === undefined ? undefined : tables[index];
    },
    indexOf: (key) => getIndices().get(key),
    preparePositions: getOutlines,
    prepareKeys: getIndices,
  };
}

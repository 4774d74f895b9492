/** Finds the tables of a scene by position and by key. It is built on first use, because the first paint does not need it. */
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
  /** Builds the spatial index ahead of its first use. The index is not needed while the whole plan is in sight. */
  prepare(): void;
};

/** Up to this many keys are searched for, which takes less memory than a map of all keys. */
const MAX_SEARCHED_KEYS = 64;

const indexCache = new WeakMap<Scene, SceneIndex>();

export function sceneIndex(scene: Scene): SceneIndex {
  let index = indexCache.get(scene);
  if (!index) indexCache.set(scene, (index = buildIndex(scene)));
  return index;
}

function buildIndex({ tables, extent, allIndices }: Scene): SceneIndex {
  let outlines: OutlineIndex | undefined;
  const getOutlines = (): OutlineIndex => (outlines ??= buildOutlineIndex(tables));
  const indexByKey = new Map<string, number | undefined>();
  return {
    visible: (box) => (containsBox(box, extent) ? allIndices : getOutlines().search(box)),
    nearest(point, reach) {
      const index = getOutlines().hitTest(point, reach);
      return index === undefined ? undefined : tables[index];
    },
    indexOf(key) {
      if (!indexByKey.has(key)) {
        if (indexByKey.size === MAX_SEARCHED_KEYS)
          for (const [index, table] of tables.entries()) indexByKey.set(table.key, index);
        else {
          const found = tables.findIndex((table) => table.key === key);
          indexByKey.set(key, found === -1 ? undefined : found);
        }
      }
      return indexByKey.get(key);
    },
    prepare() {
      getOutlines();
    },
  };
}

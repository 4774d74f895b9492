/**
 * Finds the tables of a scene by position and by key. It is built on first use, because the first paint does not need
 * it.
 */
import { type Box, type Point, areApart, boundsOf, containsBox } from '../../domain/geometry/boxes.ts';
import { type OutlineIndex, buildOutlineIndex } from '../../domain/geometry/spatialIndex.ts';
import type { Table } from '../../domain/plan/table.ts';
import { keyIndex } from '../../domain/plan/tableLookup.ts';
import type { Scene } from './scene.ts';

export type SceneIndex = {
  /** Returns the indices of the tables whose bounds meet a box (plan units), in drawing order. */
  visible(box: Box): ArrayLike<number>;
  /** Returns the topmost table that contains a point, else the nearest within `reach` (plan units), else undefined. */
  nearest(point: Point, reach: number): Table | undefined;
  indexOf(key: string): number | undefined;
  /**
   * Builds the index by position ahead of its first use. `visible` needs it neither while the whole plan is in sight nor
   * for its first searches.
   */
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

/**
 * Searches before the index is built: as many as a redraw takes. An editor has a new scene after each edit, and building
 * its index would take longer than these searches.
 */
const MAX_SCANS = 6;

function buildIndex({ tables, extent, allIndices }: Scene): SceneIndex {
  let outlines: OutlineIndex | undefined;
  let scans = 0;
  const getOutlines = (): OutlineIndex => (outlines ??= buildOutlineIndex(tables));
  let indexOf: ((key: string) => number | undefined) | undefined;
  const getIndexOf = (): ((key: string) => number | undefined) => (indexOf ??= keyIndex(tables));
  return {
    visible(box) {
      if (containsBox(box, extent)) return allIndices;
      if (outlines || scans >= MAX_SCANS) return getOutlines().search(box);
      scans += 1;
      return scan(tables, box);
    },
    nearest(point, reach) {
      const index = getOutlines().hitTest(point, reach);
      return index === undefined ? undefined : tables[index];
    },
    indexOf: (key) => getIndexOf()(key),
    preparePositions: getOutlines,
    prepareKeys: getIndexOf,
  };
}

/** Returns the indices of the tables whose bounds meet a box, in ascending order. */
function scan(tables: readonly Table[], box: Box): number[] {
  const found: number[] = [];
  tables.forEach((table, index) => {
    if (!areApart(boundsOf(table), box)) found.push(index);
  });
  return found;
}

/** Finds tables of a scene by place and by key. It stands apart, and is built when first asked for: a first picture needs none. */
import type { Box, Point } from '../../domain/geometry/boxes.ts';
import { buildOutlineIndex } from '../../domain/geometry/spatialIndex.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Scene } from './scene.ts';

export type SceneIndex = {
  /** Places of the tables that a box of the plan meets, in drawing order. */
  visible(box: Box): ArrayLike<number>;
  /** The table at a point: one that it lies in, else the nearest within `reach` (plan units). */
  nearest(point: Point, reach: number): Table | undefined;
  indexOf(key: string): number | undefined;
};

const known = new WeakMap<Scene, SceneIndex>();

export function sceneIndex(scene: Scene): SceneIndex {
  let index = known.get(scene);
  if (!index) known.set(scene, (index = buildIndex(scene)));
  return index;
}

function buildIndex({ tables, extent, allIndices: everything }: Scene): SceneIndex {
  const outlines = buildOutlineIndex(tables);
  let places: Map<string, number> | undefined;
  return {
    visible: (box) => (covers(box, extent) ? everything : outlines.search(box)),
    nearest(point, reach) {
      const place = outlines.hitTest(point, reach);
      return place === undefined ? undefined : tables[place];
    },
    indexOf(key) {
      places ??= new Map(tables.map((table, place) => [table.key, place]));
      return places.get(key);
    },
  };
}

function covers(box: Box, inner: Box): boolean {
  return (
    box.x <= inner.x &&
    box.y <= inner.y &&
    box.x + box.width >= inner.x + inner.width &&
    box.y + box.height >= inner.y + inner.height
  );
}

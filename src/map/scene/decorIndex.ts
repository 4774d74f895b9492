/** Finds the decor in a part of a plan. Lengths are plan units. */
import { type Box, containsBox, unionBoxes } from '../../domain/geometry/boxes.ts';
import { buildSpatialIndex } from '../../domain/geometry/spatialIndex.ts';
import type { Decor } from '../../domain/plan/plan.ts';
import { decorBounds } from './scene.ts';

/** In plan units. */
const MAX_SMALL_PIECE = 500;

type DecorIndex = {
  /** Returns the pieces that may be painted within a box, in the order of the list. */
  within(box: Box): readonly Decor[];
};

const indexCache = new WeakMap<readonly Decor[], DecorIndex>();

export function decorIndex(decor: readonly Decor[]): DecorIndex {
  let index = indexCache.get(decor);
  if (!index) indexCache.set(decor, (index = buildIndex(decor)));
  return index;
}

function buildIndex(decor: readonly Decor[]): DecorIndex {
  const boxes = decor.map(decorBounds);
  const index = buildSpatialIndex(boxes);
  // Grounds extend far beyond the plan, so a view of the whole plan is recognized by the pieces that are small.
  const small = unionBoxes(boxes.filter(({ width, height }) => Math.max(width, height) < MAX_SMALL_PIECE));
  return {
    within: (box) => (small && containsBox(box, small) ? decor : index.search(box).flatMap((at) => decor[at] ?? [])),
  };
}

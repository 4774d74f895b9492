/** Snapping to equal gaps: between two neighbors, or as far from a neighbor as that is from the next. */
import type { Box } from '../boxes.ts';
import { round2 } from '../numbers.ts';
import { type Axis, type Guide, boxEnd, boxSize, boxStart, crossAxis, pointAt } from './guides.ts';

/** The movement that gives equal gaps, and guides for these gaps. */
export type EqualGapSnap = { readonly delta: number; readonly guides: readonly Guide[] };

/** The search distance for neighbors, in sizes of the box and in snap thresholds. */
const SEARCH_REACH = { sizes: 4, thresholds: 60 };

type Candidate = { readonly at: number; readonly gaps: (moved: Box) => readonly (readonly [Box, Box])[] };

/** Returns the nearest position with equal gaps in the box's row (or column), if it is within the threshold. */
export function findEqualGap(
  box: Box,
  axis: Axis,
  targets: { search(box: Box): Box[] },
  within: number,
): EqualGapSnap | undefined {
  const { before, after } = findNeighbors(box, axis, targets, within);
  const size = boxSize(box, axis);
  const candidates: Candidate[] = [];
  const [left, farLeft] = before;
  const [right, farRight] = after;
  if (left && right) {
    const room = boxStart(right, axis) - boxEnd(left, axis);
    if (room >= size)
      candidates.push({
        at: boxEnd(left, axis) + (room - size) / 2,
        gaps: (moved) => [
          [left, moved],
          [moved, right],
        ],
      });
  }
  if (left && farLeft)
    candidates.push({
      at: boxEnd(left, axis) + boxStart(left, axis) - boxEnd(farLeft, axis),
      gaps: (moved) => [
        [farLeft, left],
        [left, moved],
      ],
    });
  if (right && farRight)
    candidates.push({
      at: boxStart(right, axis) - (boxStart(farRight, axis) - boxEnd(right, axis)) - size,
      gaps: (moved) => [
        [moved, right],
        [right, farRight],
      ],
    });
  const from = boxStart(box, axis);
  const best = candidates
    .filter(({ at }) => Math.abs(at - from) <= within)
    .toSorted((a, b) => Math.abs(a.at - from) - Math.abs(b.at - from))[0];
  if (!best) return undefined;
  const moved = axis === 'x' ? { ...box, x: best.at } : { ...box, y: best.at };
  return { delta: best.at - from, guides: best.gaps(moved).map(([one, other]) => gapGuide(one, other, axis)) };
}

/** Returns the neighbors on either side, nearest first, without overlaps. Two per side are enough. */
function findNeighbors(
  box: Box,
  axis: Axis,
  targets: { search(box: Box): Box[] },
  within: number,
): { before: Box[]; after: Box[] } {
  const reach = Math.max(boxSize(box, axis) * SEARCH_REACH.sizes, within * SEARCH_REACH.thresholds);
  const searched =
    axis === 'x'
      ? { ...box, x: box.x - reach, width: box.width + 2 * reach }
      : { ...box, y: box.y - reach, height: box.height + 2 * reach };
  const across = crossAxis(axis);
  const row = targets
    .search(searched)
    .filter((other) => boxStart(other, across) < boxEnd(box, across) && boxEnd(other, across) > boxStart(box, across));
  const nearestTwo = (candidates: Box[], isBeyond: (other: Box, first: Box) => boolean): Box[] => {
    const [first] = candidates;
    if (!first) return [];
    const next = candidates.slice(1).find((other) => isBeyond(other, first));
    return next ? [first, next] : [first];
  };
  const middle = boxStart(box, axis) + boxSize(box, axis) / 2;
  const ends = row
    .filter((other) => boxEnd(other, axis) < middle && boxEnd(other, axis) <= boxStart(box, axis) + within)
    .toSorted((a, b) => boxEnd(b, axis) - boxEnd(a, axis));
  const starts = row
    .filter((other) => boxStart(other, axis) > middle && boxStart(other, axis) >= boxEnd(box, axis) - within)
    .toSorted((a, b) => boxStart(a, axis) - boxStart(b, axis));
  return {
    before: nearestTwo(ends, (other, first) => boxEnd(other, axis) < boxStart(first, axis)),
    after: nearestTwo(starts, (other, first) => boxStart(other, axis) > boxEnd(first, axis)),
  };
}

function gapGuide(one: Box, other: Box, axis: Axis): Guide {
  const across = crossAxis(axis);
  const low = Math.max(boxStart(one, across), boxStart(other, across));
  const high = Math.min(boxEnd(one, across), boxEnd(other, across));
  const at = (low + high) / 2;
  const from = boxEnd(one, axis);
  const to = boxStart(other, axis);
  return { type: 'gap', axis, from: pointAt(axis, from, at), to: pointAt(axis, to, at), distance: round2(to - from) };
}

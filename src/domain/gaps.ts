/** Equal gaps: a box between two neighbours, or as far from its neighbour as that is from the next. */
import type { Box } from './geometry.ts';
import { type Axis, type Guide, endOf, otherAxis, sizeOf, startOf, told } from './guides.ts';

/** How far a box goes to lie at equal gaps, and the gaps that it then has. */
export type GapSnap = { readonly delta: number; readonly guides: readonly Guide[] };

/** Neighbours are looked for so far away: in sizes of the box, and in reaches of the hand. */
const SPAN = { sizes: 4, reaches: 60 };

type Candidate = { readonly at: number; readonly gaps: (moved: Box) => readonly (readonly [Box, Box])[] };

/** The nearest place with equal gaps in its own row (or column) that a box has within reach. */
export function gapSnap(
  box: Box,
  axis: Axis,
  targets: { within(box: Box): Box[] },
  within: number,
): GapSnap | undefined {
  const { before, after } = neighbours(box, axis, targets, within);
  const size = sizeOf(box, axis);
  const candidates: Candidate[] = [];
  const [left, right] = [before[0], after[0]];
  if (left && right) {
    const room = startOf(right, axis) - endOf(left, axis);
    if (room >= size)
      candidates.push({
        at: endOf(left, axis) + (room - size) / 2,
        gaps: (moved) => [
          [left, moved],
          [moved, right],
        ],
      });
  }
  const [farLeft, farRight] = [before[1], after[1]];
  if (left && farLeft)
    candidates.push({
      at: endOf(left, axis) + startOf(left, axis) - endOf(farLeft, axis),
      gaps: (moved) => [
        [farLeft, left],
        [left, moved],
      ],
    });
  if (right && farRight)
    candidates.push({
      at: startOf(right, axis) - (startOf(farRight, axis) - endOf(right, axis)) - size,
      gaps: (moved) => [
        [moved, right],
        [right, farRight],
      ],
    });
  const from = startOf(box, axis);
  const best = candidates
    .filter(({ at }) => Math.abs(at - from) <= within)
    .toSorted((a, b) => Math.abs(a.at - from) - Math.abs(b.at - from))[0];
  if (!best) return undefined;
  const moved = axis === 'x' ? { ...box, x: best.at } : { ...box, y: best.at };
  return { delta: best.at - from, guides: best.gaps(moved).map(([one, other]) => gapGuide(one, other, axis)) };
}

/** The boxes of its row on either side, each after the other without a touch, the nearest first: two are enough. */
function neighbours(
  box: Box,
  axis: Axis,
  targets: { within(box: Box): Box[] },
  within: number,
): { before: Box[]; after: Box[] } {
  const reach = Math.max(sizeOf(box, axis) * SPAN.sizes, within * SPAN.reaches);
  const searched =
    axis === 'x'
      ? { ...box, x: box.x - reach, width: box.width + 2 * reach }
      : { ...box, y: box.y - reach, height: box.height + 2 * reach };
  const across = otherAxis(axis);
  const row = targets
    .within(searched)
    .filter((other) => startOf(other, across) < endOf(box, across) && endOf(other, across) > startOf(box, across));
  const pick = (candidates: Box[], inner: (box: Box) => number, outer: (box: Box) => number, sign: 1 | -1): Box[] => {
    const [first] = candidates;
    if (!first) return [];
    const next = candidates.slice(1).find((other) => sign * (outer(other) - inner(first)) > 0);
    return next ? [first, next] : [first];
  };
  const middle = startOf(box, axis) + sizeOf(box, axis) / 2;
  const ends = row
    .filter((other) => endOf(other, axis) < middle && endOf(other, axis) <= startOf(box, axis) + within)
    .toSorted((a, b) => endOf(b, axis) - endOf(a, axis));
  const starts = row
    .filter((other) => startOf(other, axis) > middle && startOf(other, axis) >= endOf(box, axis) - within)
    .toSorted((a, b) => startOf(a, axis) - startOf(b, axis));
  return {
    before: pick(
      ends,
      (first) => startOf(first, axis),
      (other) => endOf(other, axis),
      -1,
    ),
    after: pick(
      starts,
      (first) => endOf(first, axis),
      (other) => startOf(other, axis),
      1,
    ),
  };
}

function gapGuide(one: Box, other: Box, axis: Axis): Guide {
  const across = otherAxis(axis);
  const low = Math.max(startOf(one, across), startOf(other, across));
  const high = Math.min(endOf(one, across), endOf(other, across));
  const at = (low + high) / 2;
  const [from, to] = [endOf(one, axis), startOf(other, axis)];
  const ends =
    axis === 'x'
      ? { from: { x: from, y: at }, to: { x: to, y: at } }
      : { from: { x: at, y: from }, to: { x: at, y: to } };
  return { kind: 'gap', axis, ...ends, distance: told(to - from) };
}

/**
 * Snaps a box that is moved or resized: to lines of its neighbors, to equal gaps, to the grid. Targets are prepared
 * once per gesture, so that each frame only searches sorted lists. Lengths are plan units.
 */
import { type EqualGapSnap, findEqualGap } from './equalGaps.ts';
import { type Box, type Point, centerOf } from '../boxes.ts';
import { buildSpatialIndex } from '../spatialIndex.ts';
import { type Axis, type Guide, boxEnd, crossAxis, boxStart, round2 } from './guides.ts';

export type SnapResult = { readonly delta: Point; readonly guides: readonly Guide[] };

/** Lines across one axis in ascending order, each with its boxes. */
type Lines = { readonly at: readonly number[]; readonly boxes: readonly (readonly Box[])[] };
type AxisLines = { readonly edge: Lines; readonly centre: Lines };
export type SnapTargets = { readonly x: AxisLines; readonly y: AxisLines; search(box: Box): Box[] };

/**
 * `grid` is the grid size used where no line is near, 1 by default. `threshold` is the snapping distance. `axes` are
 * the axes that may snap.
 */
export type SnapOptions = { readonly grid?: number; readonly threshold: number; readonly axes?: readonly Axis[] };

/** Only the nearest boxes are targets: with more there would be a line everywhere. */
const MAX_TARGETS = 300;
/** Lines closer than this are the same line. */
const SAME = 0.01;
const BOTH: readonly Axis[] = ['x', 'y'];

/** Prepares boxes as snap targets. Of many boxes only those nearest to the start of the gesture are used. */
export function prepareSnapTargets(boxes: readonly Box[], start: Point): SnapTargets {
  const near =
    boxes.length > MAX_TARGETS
      ? buildSpatialIndex(boxes)
          .nearest(start, MAX_TARGETS)
          .map((index) => boxes[index]!)
      : boxes;
  const index = buildSpatialIndex(near);
  return {
    x: linesOf(near, 'x'),
    y: linesOf(near, 'y'),
    search: (box) => index.search(box).map((found) => near[found]!),
  };
}

function linesOf(boxes: readonly Box[], axis: Axis): AxisLines {
  return {
    edge: sortedLines(
      boxes.flatMap((box) => [
        [boxStart(box, axis), box],
        [boxEnd(box, axis), box],
      ]),
    ),
    centre: sortedLines(boxes.map((box) => [centerOf(box)[axis], box])),
  };
}

function sortedLines(entries: readonly (readonly [number, Box])[]): Lines {
  const at: number[] = [];
  const boxes: Box[][] = [];
  for (const [value, box] of entries.toSorted((a, b) => a[0] - b[0])) {
    if (at.length > 0 && value - at.at(-1)! <= SAME) boxes.at(-1)!.push(box);
    else {
      at.push(value);
      boxes.push([box]);
    }
  }
  return { at, boxes };
}

/** Returns the index of the line nearest to a value, or undefined. */
function nearestLine({ at }: Lines, value: number): number | undefined {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at[middle]! < value) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [at[low - 1], at[low]];
  if (before === undefined) return after === undefined ? undefined : low;
  return after === undefined || value - before <= after - value ? low - 1 : low;
}

/** The parts of a box that snap along an axis. */
type Part = { readonly kind: 'edge' | 'centre'; readonly of: (box: Box) => number };
const partsOf = (axis: Axis): Part[] => [
  { kind: 'edge', of: (box) => boxStart(box, axis) },
  { kind: 'edge', of: (box) => boxEnd(box, axis) },
  { kind: 'centre', of: (box) => centerOf(box)[axis] },
];

/** Returns how far a moved box must move to snap, and the guides. */
export function snapBox(
  moving: Box,
  targets: SnapTargets,
  { grid = 1, threshold: within, axes = BOTH }: SnapOptions,
): SnapResult {
  const found = axes.map((axis) => {
    const line = lineDelta(moving, targets[axis], partsOf(axis), within);
    const gap = findEqualGap(moving, axis, targets, within);
    const best = gap && (line === undefined || Math.abs(gap.delta) < Math.abs(line) - SAME) ? gap.delta : line;
    return { axis, delta: best ?? toGrid(boxStart(moving, axis), grid), snapped: best !== undefined };
  });
  const by = {
    x: found.find(({ axis }) => axis === 'x')?.delta ?? 0,
    y: found.find(({ axis }) => axis === 'y')?.delta ?? 0,
  };
  const landed = { ...moving, x: moving.x + by.x, y: moving.y + by.y };
  const guides = found
    .filter(({ snapped }) => snapped)
    .flatMap(({ axis }) => [
      ...lineGuides(landed, axis, targets[axis], partsOf(axis)),
      ...gapGuides(findEqualGap(landed, axis, targets, SAME)),
    ]);
  return { delta: by, guides };
}

const gapGuides = (gap: EqualGapSnap | undefined): readonly Guide[] => gap?.guides ?? [];
const toGrid = (value: number, grid: number): number => Math.round(value / grid) * grid - value;

/**
 * Returns how far the moved edges of a box must move to snap: one horizontal edge, one vertical edge, or both. A point
 * is a box without size.
 */
export function snapEdges(
  box: Box,
  sides: { readonly x?: 'start' | 'end'; readonly y?: 'start' | 'end' },
  targets: SnapTargets,
  { grid = 1, threshold: within }: SnapOptions,
): SnapResult {
  const by = { x: 0, y: 0 };
  const isPoint = box.width === 0 && box.height === 0;
  const snapped: { axis: Axis; part: Part }[] = [];
  for (const axis of BOTH) {
    const side = sides[axis];
    if (!side) continue;
    const part: Part = { kind: 'edge', of: (of) => (side === 'start' ? boxStart(of, axis) : boxEnd(of, axis)) };
    // A point, as a box without size, snaps to centers too.
    const parts = isPoint ? [part, { ...part, kind: 'centre' } as const] : [part];
    const delta = lineDelta(box, targets[axis], parts, within);
    by[axis] = delta ?? toGrid(part.of(box), grid);
    if (delta !== undefined) snapped.push(...parts.map((part) => ({ axis, part })));
  }
  const moved = (axis: Axis): Box => {
    if (isPoint) return { ...box, x: box.x + by.x, y: box.y + by.y };
    // The guide starts at the snapped edge.
    const [low, high] = [
      boxStart(box, axis) + (sides[axis] === 'start' ? by[axis] : 0),
      boxEnd(box, axis) + (sides[axis] === 'end' ? by[axis] : 0),
    ];
    return axis === 'x' ? { ...box, x: low, width: high - low } : { ...box, y: low, height: high - low };
  };
  return {
    delta: by,
    guides: snapped.flatMap(({ axis, part }) => lineGuides(moved(axis), axis, targets[axis], [part])),
  };
}

function lineDelta(box: Box, lines: AxisLines, parts: readonly Part[], within: number): number | undefined {
  let best: number | undefined;
  for (const { kind, of } of parts) {
    const value = of(box);
    const place = nearestLine(lines[kind], value);
    if (place === undefined) continue;
    const delta = lines[kind].at[place]! - value;
    if (Math.abs(delta) <= within && (best === undefined || Math.abs(delta) < Math.abs(best))) best = delta;
  }
  return best;
}

/** Returns a guide to the nearest box for each part that lies on a line. */
function lineGuides(box: Box, axis: Axis, lines: AxisLines, parts: readonly Part[]): Guide[] {
  const across = crossAxis(axis);
  return parts.flatMap(({ kind, of }): Guide[] => {
    const place = nearestLine(lines[kind], of(box));
    if (place === undefined || Math.abs(lines[kind].at[place]! - of(box)) > SAME) return [];
    const apart = (other: Box): number =>
      Math.max(boxStart(other, across) - boxEnd(box, across), boxStart(box, across) - boxEnd(other, across));
    const other = lines[kind].boxes[place]!.reduce((nearest, candidate) =>
      Math.abs(apart(candidate)) < Math.abs(apart(nearest)) ? candidate : nearest,
    );
    const low = Math.min(boxStart(box, across), boxStart(other, across));
    const high = Math.max(boxEnd(box, across), boxEnd(other, across));
    const at = lines[kind].at[place]!;
    const distance = apart(other);
    const ends =
      axis === 'x'
        ? { from: { x: at, y: low }, to: { x: at, y: high } }
        : { from: { x: low, y: at }, to: { x: high, y: at } };
    return [{ type: kind, axis, ...ends, ...(distance > 0 ? { distance: round2(distance) } : {}) }];
  });
}

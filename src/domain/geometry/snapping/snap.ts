/**
 * Snaps a box that is moved or resized: to lines of its neighbors, to equal gaps, to the grid. Targets are prepared
 * once per gesture, so that each frame only searches sorted lists. Lengths are plan units.
 */
import { type EqualGapSnap, findEqualGap } from './equalGaps.ts';
import { type Box, type Point, centerOf, moveBox } from '../boxes.ts';
import { round2 } from '../numbers.ts';
import { buildSpatialIndex } from '../spatialIndex.ts';
import { type Axis, type Guide, boxEnd, boxStart, crossAxis, pointAt } from './guides.ts';

export type SnapResult = { readonly delta: Point; readonly guides: readonly Guide[] };

/** A line across an axis, with the boxes that have an edge or their center on it. */
type Line = { readonly at: number; readonly boxes: readonly [Box, ...Box[]] };
/** In ascending order. */
type Lines = readonly Line[];
type AxisLines = { readonly edge: Lines; readonly center: Lines };
export type SnapTargets = { readonly x: AxisLines; readonly y: AxisLines; search(box: Box): Box[] };

/**
 * `grid` is the grid size used where no line is near, 1 by default. `threshold` is the snapping distance. `axes` are
 * the axes that may snap.
 */
type SnapOptions = { readonly grid?: number; readonly threshold: number; readonly axes?: readonly Axis[] };

/** Only the nearest boxes are targets: with more there would be a line everywhere. */
const MAX_TARGETS = 300;
/** Lines closer than this are the same line. */
const SAME_LINE_TOLERANCE = 0.01;
const BOTH_AXES: readonly Axis[] = ['x', 'y'];

/** Prepares boxes as snap targets. Of many boxes only those nearest to the start of the gesture are used. */
export function prepareSnapTargets(boxes: readonly Box[], start: Point): SnapTargets {
  const near =
    boxes.length > MAX_TARGETS
      ? buildSpatialIndex(boxes)
          .nearest(start, MAX_TARGETS)
          .flatMap((found) => boxes[found] ?? [])
      : boxes;
  const index = buildSpatialIndex(near);
  return {
    x: linesOf(near, 'x'),
    y: linesOf(near, 'y'),
    search: (box) => index.search(box).flatMap((found) => near[found] ?? []),
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
    center: sortedLines(boxes.map((box) => [centerOf(box)[axis], box])),
  };
}

function sortedLines(entries: readonly (readonly [number, Box])[]): Lines {
  const lines: { at: number; boxes: [Box, ...Box[]] }[] = [];
  for (const [at, box] of entries.toSorted((a, b) => a[0] - b[0])) {
    const last = lines.at(-1);
    if (last && at - last.at <= SAME_LINE_TOLERANCE) last.boxes.push(box);
    else lines.push({ at, boxes: [box] });
  }
  return lines;
}

/** Returns the line nearest to a value, or undefined. */
function nearestLine(lines: Lines, value: number): Line | undefined {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  const before = lines[low - 1];
  const after = lines[low];
  return before && (!after || value - before.at <= after.at - value) ? before : after;
}

/** The parts of a box that snap along an axis. */
type Part = { readonly kind: 'edge' | 'center'; readonly of: (box: Box) => number };
const partsOf = (axis: Axis): Part[] => [
  { kind: 'edge', of: (box) => boxStart(box, axis) },
  { kind: 'edge', of: (box) => boxEnd(box, axis) },
  { kind: 'center', of: (box) => centerOf(box)[axis] },
];

/** Returns how far a moved box must move to snap, and the guides. */
export function snapBox(
  moving: Box,
  targets: SnapTargets,
  { grid = 1, threshold: within, axes = BOTH_AXES }: SnapOptions,
): SnapResult {
  const found = axes.map((axis) => {
    const line = lineDelta(moving, targets[axis], partsOf(axis), within);
    const gap = findEqualGap(moving, axis, targets, within);
    const best =
      gap && (line === undefined || Math.abs(gap.delta) < Math.abs(line) - SAME_LINE_TOLERANCE) ? gap.delta : line;
    return { axis, delta: best ?? toGrid(boxStart(moving, axis), grid), snapped: best !== undefined };
  });
  const by = {
    x: found.find(({ axis }) => axis === 'x')?.delta ?? 0,
    y: found.find(({ axis }) => axis === 'y')?.delta ?? 0,
  };
  const snappedBox = moveBox(moving, by);
  const guides = found
    .filter(({ snapped }) => snapped)
    .flatMap(({ axis }) => [
      ...lineGuides(snappedBox, axis, targets[axis], partsOf(axis)),
      ...gapGuides(findEqualGap(snappedBox, axis, targets, SAME_LINE_TOLERANCE)),
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
  for (const axis of BOTH_AXES) {
    const side = sides[axis];
    if (!side) continue;
    const part: Part = {
      kind: 'edge',
      of: (moved) => (side === 'start' ? boxStart(moved, axis) : boxEnd(moved, axis)),
    };
    // A point, as a box without size, snaps to centers too.
    const parts = isPoint ? [part, { ...part, kind: 'center' } as const] : [part];
    const delta = lineDelta(box, targets[axis], parts, within);
    by[axis] = delta ?? toGrid(part.of(box), grid);
    if (delta !== undefined) snapped.push(...parts.map((each) => ({ axis, part: each })));
  }
  const moved = (axis: Axis): Box => {
    if (isPoint) return moveBox(box, by);
    // The guide starts at the snapped edge.
    const low = boxStart(box, axis) + (sides[axis] === 'start' ? by[axis] : 0);
    const high = boxEnd(box, axis) + (sides[axis] === 'end' ? by[axis] : 0);
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
    const line = nearestLine(lines[kind], value);
    if (!line) continue;
    const delta = line.at - value;
    if (Math.abs(delta) <= within && (best === undefined || Math.abs(delta) < Math.abs(best))) best = delta;
  }
  return best;
}

/** Returns a guide to the nearest box for each part that lies on a line. */
function lineGuides(box: Box, axis: Axis, lines: AxisLines, parts: readonly Part[]): Guide[] {
  const across = crossAxis(axis);
  return parts.flatMap(({ kind, of }): Guide[] => {
    const line = nearestLine(lines[kind], of(box));
    if (!line || Math.abs(line.at - of(box)) > SAME_LINE_TOLERANCE) return [];
    const { at } = line;
    const apart = (other: Box): number =>
      Math.max(boxStart(other, across) - boxEnd(box, across), boxStart(box, across) - boxEnd(other, across));
    const other = line.boxes.reduce((nearest, candidate) =>
      Math.abs(apart(candidate)) < Math.abs(apart(nearest)) ? candidate : nearest,
    );
    const low = Math.min(boxStart(box, across), boxStart(other, across));
    const high = Math.max(boxEnd(box, across), boxEnd(other, across));
    const distance = apart(other);
    const ends = { from: pointAt(axis, at, low), to: pointAt(axis, at, high) };
    return [{ type: kind, axis, ...ends, ...(distance > 0 ? { distance: round2(distance) } : {}) }];
  });
}

/** Rules about the position and size of tables. */
import {
  type Box,
  type Outline,
  boundsOf,
  centerOf,
  containsBox,
  expandBox,
  longerSide,
  shorterSide,
} from '../../geometry/boxes.ts';
import { EPSILON, outlinesOverlap } from '../../geometry/outlinesOverlap.ts';
import { buildSpatialIndex } from '../../geometry/spatialIndex.ts';
import { MAX_SEATS } from '../../plan/limits.ts';
import { MIN_TAP_TARGET_PX } from '../../plan/zoomLimits.ts';
import type { CheckContext, CheckedTable, PlacedTable } from '../checkContext.ts';
import { type Finding, finding } from '../finding.ts';
import { median } from '../../geometry/numbers.ts';
import { isHardToTap, maxZoomScale } from '../maxZoomScale.ts';
import { displayName } from '../wording.ts';

/** The maximum number of overlaps reported for one table, since in a pile of tables each overlaps all others. */
const MAX_OVERLAPS = 5;
/** With this node size the tree of 10,000 tables has as few levels as that of 2,000. */
const NODE_SIZE = 32;

/** Overlaps below this many plan units, and below a tenth of a table's shorter side, are rounding errors. */
const ROUNDING = { units: 0.5, side: 0.1 };

/** Shrinks an outline so that tables which overlap only by a rounding error are apart. */
function withoutRounding(outline: Outline): Outline {
  const inset = Math.min(ROUNDING.units, shorterSide(outline.box) * ROUNDING.side) / 2;
  return { ...outline, box: expandBox(outline.box, -inset) };
}

/** A stool has one seat, and at most this share of the area of its table. */
const MAX_STOOL_RATIO = 0.25;

/** Returns whether one of two tables is a stool that reaches out from under the other. */
function isStoolAtTable(one: PlacedTable, other: PlacedTable): boolean {
  const [stool, table] = areaOf(one.outline) < areaOf(other.outline) ? [one, other] : [other, one];
  return (
    stool.table.seats === 1 &&
    areaOf(stool.outline) <= areaOf(table.outline) * MAX_STOOL_RATIO &&
    !containsBox(exactBounds(table.outline), exactBounds(stool.outline))
  );
}

const areaOf = ({ box }: Outline): number => box.width * box.height;

function overlaps({ placed }: CheckContext): Finding[] {
  const bounds = placed.map(({ outline }) => exactBounds(outline));
  const index = buildSpatialIndex(bounds, NODE_SIZE);
  return placed.flatMap((own, n): Finding[] => {
    const { table, outline } = own;
    const box = bounds[n];
    if (!box) return [];
    const found = index.searchUpTo(MAX_OVERLAPS, box, (candidate) => {
      const other = placed[candidate];
      if (candidate >= n || !other) return false;
      return outlinesOverlap(withoutRounding(outline), withoutRounding(other.outline)) && !isStoolAtTable(own, other);
    });
    return found.flatMap((candidate): Finding[] => {
      const other = placed[candidate]?.table;
      return other
        ? [finding('overlap', coordinatesOf(table), { name: displayName(table), other: displayName(other) })]
        : [];
    });
  });
}

const coordinatesOf = ({ path, id }: CheckedTable): { path: string; table: number | string | undefined } => ({
  path: `${path}/coordinates`,
  table: id,
});

function offPlan({ fileKind, placed, size }: CheckContext): Finding[] {
  if (fileKind !== 'plan' || !size) return [];
  const sheet = expandBox({ x: 0, y: 0, ...size }, EPSILON);
  return placed.flatMap(({ table, outline }): Finding[] => {
    const bounds = exactBounds(outline);
    if (containsBox(sheet, bounds)) return [];
    const { x, y, width, height } = bounds;
    const isOutside = x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
    const { box } = outline;
    const exchanged = exactBounds({ ...outline, box: { ...box, x: box.y, y: box.x } });
    const values = { name: displayName(table), ...size };
    if (!isOutside) return [finding('off-plan.partly', coordinatesOf(table), values)];
    return containsBox(sheet, exchanged)
      ? [finding('off-plan.exchanged', coordinatesOf(table), values)]
      : [finding('off-plan.outside', coordinatesOf(table), values)];
  });
}

/** Returns the smallest upright box around an outline. Exact for ellipses too. */
function exactBounds(outline: Outline): Box {
  if (outline.shape === 'rect') return boundsOf(outline);
  const angle = (outline.rotation * Math.PI) / 180;
  const { x, y } = centerOf(outline.box);
  const rx = outline.box.width / 2;
  const ry = outline.box.height / 2;
  const halfWidth = Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle));
  const halfHeight = Math.hypot(rx * Math.sin(angle), ry * Math.cos(angle));
  return { x: x - halfWidth, y: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
}

function tooSmallToTap(context: CheckContext): Finding[] {
  const scale = maxZoomScale(context);
  if (scale === undefined) return [];
  return context.placed.flatMap(({ table, outline }): Finding[] => {
    if (!isHardToTap(outline.box, scale, table.seats)) return [];
    return [
      finding('too-small-to-tap', coordinatesOf(table), {
        name: displayName(table),
        size: (shorterSide(outline.box) * scale).toFixed(1),
        least: MIN_TAP_TARGET_PX,
        side: Math.ceil((MIN_TAP_TARGET_PX / scale) * 100) / 100,
      }),
    ];
  });
}

/**
 * The least edge for one seat: as a share of the median table's, and of a shorter side, the table's own or the median
 * one. Guests sit closer around a round table. A table that is far longer than the others is a banquet table, where a
 * seat takes no more than at any dining table.
 */
const MIN_SEAT_EDGE = { usual: 1 / 3, side: { rect: 1 / 3, ellipse: 1 / 8 } };
const BANQUET_RATIO = 2;

function seatsForSize({ placed }: CheckContext): Finding[] {
  const seated = placed.flatMap(({ table, outline }) =>
    isSeated(table.seats) ? [{ table, outline, seats: table.seats }] : [],
  );
  const usual = median(seated.map(({ outline, seats }) => edgeOf(outline) / seats)) ?? 0;
  const usualSide = median(seated.map(({ outline }) => shorterSide(outline.box))) ?? 0;
  const usualLength = median(seated.map(({ outline }) => longerSide(outline.box))) ?? 0;
  return seated.flatMap(({ table, outline, seats }): Finding[] => {
    const isBanquet = longerSide(outline.box) >= usualLength * BANQUET_RATIO;
    const least = Math.max(
      isBanquet ? 0 : usual * MIN_SEAT_EDGE.usual,
      Math.min(shorterSide(outline.box), usualSide) * MIN_SEAT_EDGE.side[outline.shape],
    );
    const most = Math.max(Math.floor(edgeOf(outline) / least), 1);
    const place = { path: `${table.path}/beds`, table: table.id };
    return seats <= most ? [] : [finding('seats-for-size', place, { name: displayName(table), seats, most })];
  });
}

/** Returns whether a number of seats can be judged. `bad-seats` reports the others. */
const isSeated = (seats: number | undefined): seats is number => seats !== undefined && seats > 0 && seats <= MAX_SEATS;

/** Returns the length of a table's edge; for an ellipse by Ramanujan's approximation. */
function edgeOf({ box: { width, height }, shape }: Outline): number {
  if (shape === 'rect') return 2 * (width + height);
  const h = ((width - height) / (width + height)) ** 2;
  return (Math.PI / 2) * (width + height) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
}

export const placementChecks = [overlaps, offPlan, tooSmallToTap, seatsForSize] as const;

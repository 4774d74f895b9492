/** Rules about the position and size of tables. */
import { say } from '../../say.ts';
import { type Box, type Outline, boxFromPoints, centerOf, expandBox } from '../../geometry/boxes.ts';
import { buildSpatialIndex } from '../../geometry/spatialIndex.ts';
import { MAX_SEATS } from '../../plan/limits.ts';
import { MIN_TAP_TARGET_PX } from '../../plan/zoomLimits.ts';
import { type FindingDetails, displayName, defineRule } from '../finding.ts';
import { EPSILON, outlinesOverlap, outlineCorners } from '../../geometry/outlinesOverlap.ts';
import { isHardToTap, maxZoomScale, median } from '../maxZoomScale.ts';

/** The maximum number of overlaps reported for one table, since in a pile of tables each overlaps all others. */
const MAX_OVERLAPS = 5;
/** With this node size the tree of 10,000 tables has as few levels as that of 2,000. */
const NODE_SIZE = 32;

/** Overlaps below this many plan units, and below a tenth of a table's shorter side, are rounding errors. */
const ROUNDING = { units: 0.5, side: 0.1 };

/** Shrinks an outline so that tables which overlap only by a rounding error are apart. */
function withoutRounding(outline: Outline): Outline {
  const { width, height } = outline.box;
  const inset = Math.min(ROUNDING.units, Math.min(width, height) * ROUNDING.side) / 2;
  return { ...outline, box: expandBox(outline.box, -inset) };
}

const overlap = defineRule({
  id: 'overlap',
  severity: 'error',
  description: 'Two tables overlap. Tables may touch, and an overlap below half a unit counts as rounding.',
  check: ({ placed }) => {
    const bounds = placed.map(({ outline }) => exactBounds(outline));
    const index = buildSpatialIndex(bounds, NODE_SIZE);
    return placed.flatMap(({ table, outline }, n): FindingDetails[] => {
      const box = bounds[n];
      if (!box) return [];
      const overlapping = index.searchUpTo(MAX_OVERLAPS, box, (candidate) => {
        const other = placed[candidate];
        if (candidate >= n || !other) return false;
        return outlinesOverlap(withoutRounding(outline), withoutRounding(other.outline));
      });
      return overlapping.flatMap((found) => {
        const other = placed[found]?.table;
        return other
          ? {
              path: `${table.path}/coordinates`,
              table: table.id,
              message: say`${displayName(table)} overlaps ${displayName(other)}: move one of them`,
            }
          : [];
      });
    });
  },
});

const offPlan = defineRule({
  id: 'off-plan',
  severity: 'error',
  appliesTo: ['plan'],
  description: 'A table lies completely or partly outside the plan.',
  check: ({ placed, size }) =>
    !size
      ? []
      : placed.flatMap(({ table, outline }) => {
          const { x, y, width, height } = exactBounds(outline);
          const left = pushOf(x, width, size.width);
          const top = pushOf(y, height, size.height);
          if (left === 0 && top === 0) return [];
          const isCompletelyOutside = x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
          const { path } = table;
          const fits = width <= size.width && height <= size.height;
          return [
            {
              path: `${path}/coordinates`,
              table: table.id,
              message: offPlanMessage(displayName(table), size, isCompletelyOutside, fits),
              fix: fits
                ? {
                    isGuess: true,
                    title: say`Move it onto the plan`,
                    changes: [
                      ...(left === 0
                        ? []
                        : [
                            {
                              op: 'set' as const,
                              path: `${path}/coordinates/x`,
                              value: roundAway(outline.box.x + left, left),
                            },
                          ]),
                      ...(top === 0
                        ? []
                        : [
                            {
                              op: 'set' as const,
                              path: `${path}/coordinates/y`,
                              value: roundAway(outline.box.y + top, top),
                            },
                          ]),
                    ],
                  }
                : undefined,
            },
          ];
        }),
});

function offPlanMessage(
  table: string,
  { width, height }: { readonly width: number; readonly height: number },
  isCompletelyOutside: boolean,
  fits: boolean,
): string {
  if (isCompletelyOutside)
    return fits
      ? say`${table} lies completely outside the plan of ${width} × ${height}: move it in`
      : say`${table} lies completely outside the plan of ${width} × ${height}: make it smaller, or the plan larger`;
  return fits
    ? say`${table} lies partly outside the plan of ${width} × ${height}: move it in`
    : say`${table} lies partly outside the plan of ${width} × ${height}: make it smaller, or the plan larger`;
}

/** Returns how far a span must move to lie between 0 and `end`. */
function pushOf(start: number, length: number, end: number): number {
  if (start < -EPSILON) return -start;
  return start + length > end + EPSILON ? end - start - length : 0;
}

/** Rounds to a hundredth, away from the edge. */
function roundAway(value: number, push: number): number {
  // Adding 0 turns -0 into 0.
  return (push > 0 ? Math.ceil(value * 100 - 1e-6) : Math.floor(value * 100 + 1e-6)) / 100 + 0;
}

/** Returns the smallest upright box around an outline. Exact for ellipses too. */
export function exactBounds(outline: Outline): Box {
  if (outline.shape === 'rect') return outline.rotation === 0 ? outline.box : boxFromPoints(outlineCorners(outline));
  const angle = (outline.rotation * Math.PI) / 180;
  const { x, y } = centerOf(outline.box);
  const rx = outline.box.width / 2;
  const ry = outline.box.height / 2;
  const halfWidth = Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle));
  const halfHeight = Math.hypot(rx * Math.sin(angle), ry * Math.cos(angle));
  return { x: x - halfWidth, y: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
}

const tooSmallToTap = defineRule({
  id: 'too-small-to-tap',
  severity: 'warning',
  description: `On a phone of 360 px a table is below ${MIN_TAP_TARGET_PX} px, even at the closest zoom that the plan's typical tables need.`,
  check: (context) => {
    const scale = maxZoomScale(context);
    return scale === undefined
      ? []
      : context.placed.flatMap(({ table, outline: { box } }) => {
          if (!isHardToTap(box, scale)) return [];
          const side = Math.min(box.width, box.height);
          return [
            {
              path: `${table.path}/coordinates`,
              table: table.id,
              message: say`${displayName(table)} is hard to tap: zoomed in on a phone it is ${(side * scale).toFixed(1)} px, and a finger needs ${MIN_TAP_TARGET_PX}. Make it at least ${Math.ceil(MIN_TAP_TARGET_PX / scale)} wide and high`,
            },
          ];
        });
  },
});

/**
 * The minimum length of edge for one seat: as a share of the median table's, and of a shorter side, the table's own or
 * the median one. Guests sit closer around a round table.
 */
const MIN_SEAT_EDGE = { usual: 1 / 3, side: { rect: 1 / 3, ellipse: 1 / 8 } };

const seatsForSize = defineRule({
  id: 'seats-for-size',
  severity: 'warning',
  description: 'A table has more seats than fit around its edge, compared with the other tables of the plan.',
  check: ({ placed }) => {
    const seated = placed.flatMap(({ table, outline }) =>
      isSeated(table.seats) ? [{ table, outline, seats: table.seats }] : [],
    );
    const usual = median(seated.map(({ outline, seats }) => edgeOf(outline) / seats)) ?? 0;
    const usualSide = median(seated.map(({ outline }) => shorterSide(outline))) ?? 0;
    return seated.flatMap(({ table, outline, seats }) => {
      const least = Math.max(
        usual * MIN_SEAT_EDGE.usual,
        Math.min(shorterSide(outline), usualSide) * MIN_SEAT_EDGE.side[outline.shape],
      );
      const most = Math.max(Math.floor(edgeOf(outline) / least), 1);
      return seats <= most
        ? []
        : [
            {
              path: `${table.path}/beds`,
              table: table.id,
              message: say`${displayName(table)} has ${seats} seats, but room for about ${most}: make it larger, or give it fewer seats`,
            },
          ];
    });
  },
});

/** Returns whether a number of seats can be judged. `bad-seats` reports the others. */
const isSeated = (seats: number | undefined): seats is number => seats !== undefined && seats > 0 && seats <= MAX_SEATS;

const shorterSide = ({ box }: Outline): number => Math.min(box.width, box.height);

/** Returns the length of a table's edge; for an ellipse by Ramanujan's approximation. */
function edgeOf({ box: { width, height }, shape }: Outline): number {
  if (shape === 'rect') return 2 * (width + height);
  const h = ((width - height) / (width + height)) ** 2;
  return (Math.PI / 2) * (width + height) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
}

export const placementRules = [overlap, offPlan, tooSmallToTap, seatsForSize] as const;

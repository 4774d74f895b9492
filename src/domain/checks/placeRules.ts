/** Rules about where tables stand, and how large they are. */
import Flatbush from 'flatbush';
import { type Box, type Outline, boxAround, centreOf } from '../geometry.ts';
import { LEAST_TAP } from '../zoom.ts';
import { type Found, called, rule } from './finding.ts';
import { TOUCH, outlinesMeet, turnedCorners } from './outlinesMeet.ts';
import { isHardToTap, nearestScale, usualOf } from './nearestScale.ts';

/** Overlaps that are told of one table: of tables in a heap each overlaps all. */
const MOST_TOLD = 5;

const overlap = rule({
  id: 'overlap',
  severity: 'error',
  about: 'Two tables overlap, turned as they are; tables that only touch do not.',
  check: ({ placed }) => {
    if (placed.length === 0) return [];
    // With nodes of 32 a plan of 10,000 tables needs no more storeys than one of 2,000.
    const tree = new Flatbush(placed.length, 32);
    const boxes = placed.map(({ outline }) => exactBounds(outline));
    for (const { x, y, width, height } of boxes) tree.add(x, y, x + width, y + height);
    tree.finish();
    const found: Found[] = [];
    placed.forEach(({ table, outline }, n) => {
      const { x, y, width, height } = boxes[n]!;
      let told = 0;
      const met = tree.search(x, y, x + width, y + height, (other) => {
        const meets = other < n && told < MOST_TOLD && outlinesMeet(outline, placed[other]!.outline);
        if (meets) told++;
        return meets;
      });
      for (const other of met.toSorted((a, b) => a - b)) {
        found.push({
          path: `${table.path}/coordinates`,
          table: table.id,
          message: `${called(table)} overlaps ${called(placed[other]!.table)}: move one of them`,
        });
      }
    });
    return found;
  },
});

const offPlan = rule({
  id: 'off-plan',
  severity: 'error',
  of: ['plan'],
  about: 'A table lies wholly or partly off the plan.',
  check: ({ placed, size }) =>
    !size
      ? []
      : placed.flatMap(({ table, outline }) => {
          const { x, y, width, height } = exactBounds(outline);
          const [left, top] = [pushOf(x, width, size.width), pushOf(y, height, size.height)];
          if (left === 0 && top === 0) return [];
          const wholly = x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
          const { path } = table;
          const fits = width <= size.width && height <= size.height;
          return [
            {
              path: `${path}/coordinates`,
              table: table.id,
              message: `${called(table)} lies ${wholly ? 'wholly' : 'partly'} off the plan of ${size.width} × ${size.height}: ${fits ? 'move it in' : 'make it smaller, or the plan larger'}`,
              mend: fits
                ? {
                    title: 'Move it onto the plan',
                    changes: [
                      ...(left === 0
                        ? []
                        : [
                            {
                              op: 'set' as const,
                              path: `${path}/coordinates/x`,
                              value: rounded(outline.box.x + left, left),
                            },
                          ]),
                      ...(top === 0
                        ? []
                        : [
                            {
                              op: 'set' as const,
                              path: `${path}/coordinates/y`,
                              value: rounded(outline.box.y + top, top),
                            },
                          ]),
                    ],
                  }
                : undefined,
            },
          ];
        }),
});

/** How far a span must be pushed to lie between 0 and `end`. */
function pushOf(start: number, length: number, end: number): number {
  if (start < -TOUCH) return -start;
  return start + length > end + TOUCH ? end - start - length : 0;
}

/** To a hundredth, away from the edge that it was pushed from. */
function rounded(value: number, push: number): number {
  // Adding 0 makes 0 of -0.
  return (push > 0 ? Math.ceil(value * 100 - 1e-6) : Math.floor(value * 100 + 1e-6)) / 100 + 0;
}

/** The smallest upright box around an outline; of an ellipse too. */
export function exactBounds(outline: Outline): Box {
  if (outline.shape === 'rect') return outline.rotation === 0 ? outline.box : boxAround(turnedCorners(outline));
  const angle = (outline.rotation * Math.PI) / 180;
  const { x, y } = centreOf(outline.box);
  const [rx, ry] = [outline.box.width / 2, outline.box.height / 2];
  const wide = Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle));
  const tall = Math.hypot(rx * Math.sin(angle), ry * Math.cos(angle));
  return { x: x - wide, y: y - tall, width: 2 * wide, height: 2 * tall };
}

const tooSmallToTap = rule({
  id: 'too-small-to-tap',
  severity: 'warning',
  about: `On a phone of 360 px a table is below ${LEAST_TAP} px, also at the nearest zoom that the usual tables of the plan ask for.`,
  check: (subject) => {
    const scale = nearestScale(subject);
    return scale === undefined
      ? []
      : subject.placed.flatMap(({ table, outline: { box } }) => {
          if (!isHardToTap(box, scale)) return [];
          const side = Math.min(box.width, box.height);
          return [
            {
              path: `${table.path}/coordinates`,
              table: table.id,
              message: `${called(table)} is hard to tap: zoomed in on a phone it is ${(side * scale).toFixed(1)} px, and a finger needs ${LEAST_TAP}. Make it at least ${Math.ceil(LEAST_TAP / scale)} wide and high`,
            },
          ];
        });
  },
});

/** A seat has at least so much of a table's edge: as a share of the usual table's, and of the table's own shorter side. */
const SEAT_EDGE = { usual: 1 / 3, side: 1 / 3 };

const seatsForSize = rule({
  id: 'seats-for-size',
  severity: 'warning',
  about: 'A table has more seats than its edge has room for, as the other tables of the plan are seated.',
  check: ({ placed }) => {
    const seated = placed.flatMap(({ table, outline }) =>
      isSeated(table.seats) ? [{ table, outline, seats: table.seats }] : [],
    );
    const usual = usualOf(seated.map(({ outline, seats }) => edgeOf(outline) / seats));
    return seated.flatMap(({ table, outline, seats }) => {
      const least = Math.max(
        (usual ?? 0) * SEAT_EDGE.usual,
        Math.min(outline.box.width, outline.box.height) * SEAT_EDGE.side,
      );
      const most = Math.max(Math.floor(edgeOf(outline) / least), 1);
      return seats <= most
        ? []
        : [
            {
              path: `${table.path}/beds`,
              table: table.id,
              message: `${called(table)} has ${seats} seats, and room for some ${most}: make it larger, or give it fewer seats`,
            },
          ];
    });
  },
});

/** Whether a number of seats is one that can be judged: others are told by `bad-seats`. */
const isSeated = (seats: number | undefined): seats is number => seats !== undefined && seats > 0 && seats <= 200;

/** The length of a table's edge; of an ellipse as Ramanujan has it. */
function edgeOf({ box: { width, height }, shape }: Outline): number {
  if (shape === 'rect') return 2 * (width + height);
  const h = ((width - height) / (width + height)) ** 2;
  return (Math.PI / 2) * (width + height) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
}

export const placeRules = [overlap, offPlan, tooSmallToTap, seatsForSize] as const;

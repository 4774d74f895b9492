/** Rules about decor that a slip of the hand misplaced: a point far from its line, a door without a wall. */
import { decorOutline, shapeLine } from '../../../document/itemBounds.ts';
import {
  type Box,
  type Outline,
  type Point,
  boundsOf,
  boxFromPoints,
  centerOf,
  expandBox,
} from '../../../geometry/boxes.ts';
import { outlinesOverlap } from '../../../geometry/outlinesOverlap.ts';
import { distanceToPolyline, isPointInPolygon } from '../../../geometry/polylines.ts';
import { buildSpatialIndex } from '../../../geometry/spatialIndex.ts';
import type { CheckContext } from '../../checkContext.ts';
import { readDecor } from '../decorBounds.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';

/** Fewer points don't show where the others lie. */
const MIN_POINTS = 4;
/** One point may make a line or an outline this many times as long or wide. */
const MAX_POINT_RATIO = 4;
/** Scenery may reach this many times the longer side of a plan beyond it. */
const MAX_SCENERY_RATIO = 3;

/** Returns the index of a value that is far from all others, as by a digit too many. */
function outlierOf(values: readonly number[]): number | undefined {
  const sorted = [...values.entries()].toSorted(([, a], [, b]) => a - b);
  const [low, second] = sorted;
  const [last, high] = sorted.slice(-2);
  if (!low || !second || !last || !high) return undefined;
  const extent = high[1] - low[1];
  if (high[1] - second[1] > 0 && extent > (high[1] - second[1]) * MAX_POINT_RATIO) return low[0];
  if (last[1] - low[1] > 0 && extent > (last[1] - low[1]) * MAX_POINT_RATIO) return high[0];
  return undefined;
}

const outlierPoint = defineRule({
  id: 'outlier-point',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'One point of an area, a path or a wall lies far outside the plan and far from its others.',
  check: ({ decor, size }: CheckContext) =>
    decor.flatMap(({ path, piece }): FindingDetails[] => {
      const read = readDecor(piece);
      if (!size || !read || !('points' in read) || read.points.length < MIN_POINTS) return [];
      const index = outlierOf(read.points.map(([x]) => x)) ?? outlierOf(read.points.map(([, y]) => y));
      const [x = 0, y = 0] = (index === undefined ? undefined : read.points[index]) ?? [];
      const reach = Math.max(size.width, size.height) * MAX_SCENERY_RATIO;
      const isNear = x >= -reach && y >= -reach && x <= size.width + reach && y <= size.height + reach;
      if (index === undefined || isNear) return [];
      return [
        {
          path: `${path}/points/${index}`,
          message: `The point ${x}, ${y} of the ${read.kind} lies far from its others: correct it`,
        },
      ];
    }),
});

type Line = { readonly points: readonly Point[]; readonly box: Box; readonly reach: number };

const doorWithoutWall = defineRule({
  id: 'door-without-wall',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A door stands farther than its own length from every wall, unlike most doors of the plan.',
  check: ({ decor }: CheckContext) => {
    const pieces = decor.flatMap(({ path, piece }) => {
      const read = readDecor(piece);
      return read ? [{ path, read }] : [];
    });
    const lines = pieces.flatMap(({ read }): Line[] => {
      if (read.kind !== 'wall') return [];
      const points = read.points.map(([x, y]): Point => ({ x, y }));
      return [{ points, box: boxFromPoints(points), reach: read.width / 2 }];
    });
    const index = buildSpatialIndex(lines.map(({ box, reach }) => expandBox(box, reach)));
    const doors = pieces.flatMap(({ path, read }) => {
      if (read.kind !== 'door') return [];
      const center = centerOf(boundsOf(decorOutline(read)));
      const length = Math.max(read.width, read.height);
      const isAtWall = index.search(expandBox({ ...center, width: 0, height: 0 }, length)).some((found) => {
        const line = lines[found];
        return line !== undefined && distanceToPolyline(line.points, center) <= length + line.reach;
      });
      return [{ path, isAtWall }];
    });
    const stray = doors.filter(({ isAtWall }) => !isAtWall);
    // A sketch without walls has doors to say where to go.
    if (stray.length * 2 >= doors.length) return [];
    return stray.map(({ path }) => ({ path, message: 'The door stands in no wall: move it, or draw its wall' }));
  },
});

/** Things that stand on the ground. A jetty, a pontoon or a deck below them is one. */
const GROUND_PROPS: ReadonlySet<string> = new Set([
  'bar',
  'stage',
  'grill',
  'dj',
  'toilet',
  'scooter',
  'sofa',
  'fire',
  'door',
]);
const WATER: ReadonlySet<string> = new Set(['sea', 'water']);
/** Things that nobody leaves where cars drive. */
const OFF_ROAD_PROPS: ReadonlySet<string> = new Set([
  'umbrella',
  'palm',
  'loungers',
  'cabana',
  'pool',
  'sofa',
  'stage',
  'bar',
  'dj',
  'fire',
  'towel',
  'toilet',
]);

const propInWater = defineRule({
  id: 'prop-in-water',
  severity: 'warning',
  appliesTo: ['plan'],
  description:
    'A bar, a stage or another thing that stands on the ground lies in open water, or an umbrella or the like on a road.',
  check: ({ decor }: CheckContext) => {
    const pieces = decor.flatMap(({ path, piece }) => {
      const read = readDecor(piece);
      return read ? [{ path, read }] : [];
    });
    const grounds = pieces.flatMap(({ read }) => {
      if (read.kind !== 'area') return [];
      const polygon = shapeLine(read);
      return [{ surface: read.surface, polygon, box: boxFromPoints(polygon) }];
    });
    const index = buildSpatialIndex(grounds.map(({ box }) => box));
    const paths = pieces.flatMap(({ read }) => (read.kind === 'path' ? [read] : []));
    return pieces.flatMap(({ path, read }): FindingDetails[] => {
      if (!GROUND_PROPS.has(read.kind) && !OFF_ROAD_PROPS.has(read.kind)) return [];
      const center = centerOf(boundsOf(decorOutline(read)));
      const top = index
        .search({ ...center, width: 0, height: 0 })
        .map((found) => grounds[found])
        .findLast((ground) => ground !== undefined && isPointInPolygon(ground.polygon, center));
      const isMisplaced =
        top &&
        ((GROUND_PROPS.has(read.kind) && WATER.has(top.surface)) ||
          (OFF_ROAD_PROPS.has(read.kind) && top.surface === 'road'));
      if (!isMisplaced) return [];
      const isOnPath = paths.some(
        ({ points, width }) =>
          distanceToPolyline(
            points.map(([x, y]): Point => ({ x, y })),
            center,
          ) <=
          width / 2,
      );
      return isOnPath
        ? []
        : [
            {
              path,
              message: `The ${read.kind} lies ${top.surface === 'road' ? 'on' : 'in'} the ${top.surface}: move it`,
            },
          ];
    });
  },
});

/** Two equal texts closer than this many times their size stand for one thing. */
const MAX_TWIN_SIZES = 5;
const MIN_TWIN_SIZES = 0.1;
const UPSIDE_DOWN = { from: 135, to: 225 };

/** The part of a text's estimated box that its letters fill at least. */
const INK_RATIO = { width: 0.8, height: 0.6 };

function inkOf(outline: Outline): Outline {
  const { x, y } = centerOf(outline.box);
  const width = outline.box.width * INK_RATIO.width;
  const height = outline.box.height * INK_RATIO.height;
  return { ...outline, box: { x: x - width / 2, y: y - height / 2, width, height } };
}

const oddLabel = defineRule({
  id: 'odd-label',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A text of the plan stands upside down, on another one, or beside one with the same words.',
  check: ({ decor }: CheckContext) => {
    const labels = decor.flatMap(({ path, piece }) => {
      const read = readDecor(piece);
      return read?.kind === 'text' ? [{ path, read }] : [];
    });
    const index = buildSpatialIndex(labels.map(({ read: { x, y } }) => ({ x, y, width: 0, height: 0 })));
    const boxes = labels.map(({ read }) => inkOf(decorOutline(read)));
    const covering = buildSpatialIndex(boxes.map(boundsOf));
    return labels.flatMap(({ path, read: { x, y, text, size, rotation = 0 } }, own): FindingDetails[] => {
      const turn = ((rotation % 360) + 360) % 360;
      if (turn > UPSIDE_DOWN.from && turn < UPSIDE_DOWN.to)
        return [{ path: `${path}/rotation`, message: `The text "${text}" stands upside down: turn it` }];
      const twins = index.searchUpTo(1, expandBox({ x, y, width: 0, height: 0 }, size * MAX_TWIN_SIZES), (found) => {
        const other = labels[found]?.read;
        if (!other || found >= own || other.text.trim().toLowerCase() !== text.trim().toLowerCase()) return false;
        // Another rule reports a text that lies on its twin.
        return Math.hypot(other.x - x, other.y - y) > size * MIN_TWIN_SIZES;
      });
      if (twins.length > 0) return [{ path, message: `The text "${text}" stands twice at one place: remove one` }];
      const covered = boxes[own];
      const [under] = !covered
        ? []
        : covering.searchUpTo(1, boundsOf(covered), (found) => {
            const other = boxes[found];
            return (
              found < own && other !== undefined && outlinesOverlap(covered, other) && labels[found]?.read.text !== text
            );
          });
      if (under === undefined) return [];
      return [{ path, message: `The text "${text}" lies on "${labels[under]?.read.text}": move one of them` }];
    });
  },
});

/** Words on the plan that name a prop or the surface below them. */
const PROP_WORDS: ReadonlySet<string> = new Set(['bar', 'stage', 'grill', 'pool', 'toilet', 'entrance', 'dj', 'fire']);
const SEA_WORDS = /^(?:the |\p{Lu}\p{L}+ )?(?:sea|ocean|meer|laut)$/iu;
const SEA_SURFACES: ReadonlySet<string> = new Set(['sea', 'shallows', 'foam', 'wet-sand', 'water']);
/** A label may stand this many of its lengths from what it names. */
const MAX_LABEL_GAP = 3;

const strayLabel = defineRule({
  id: 'stray-label',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A text of the plan stands far from the bar, the stage, the sea or the room that it names.',
  check: ({ decor }: CheckContext) => {
    const pieces = decor.flatMap(({ path, piece }) => {
      const read = readDecor(piece);
      return read ? [{ path, read }] : [];
    });
    const grounds = pieces.flatMap(({ read }) =>
      read.kind === 'area' ? [{ ...read, box: boxFromPoints(shapeLine(read)) }] : [],
    );
    return pieces.flatMap(({ path, read }): FindingDetails[] => {
      if (read.kind !== 'text') return [];
      const word = read.text.trim().toLowerCase();
      const at = { x: read.x, y: read.y };
      const box = decorOutline(read).box;
      const gap = Math.max(box.width, box.height) * MAX_LABEL_GAP;
      const isSea = SEA_WORDS.test(read.text.trim());
      const named = [
        ...pieces
          .filter((each) => PROP_WORDS.has(word) && each.read.kind === word)
          .map((each) => boundsOf(decorOutline(each.read))),
        ...grounds
          .filter(({ name, surface }) => (isSea ? SEA_SURFACES.has(surface) : name?.trim().toLowerCase() === word))
          .map((ground) => ground.box),
      ];
      if (named.length === 0 || named.some((other) => isInBox(expandBox(other, gap), at))) return [];
      return [{ path, message: `The text "${read.text}" stands far from what it names: move it there` }];
    });
  },
});

const isInBox = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height;

/** How far a door must be free on both sides, and the part of its length that people walk through. */
const DOOR_DEPTH_RATIO = 0.25;
const DOOR_WAY_RATIO = 0.6;

const blockedDoor = defineRule({
  id: 'blocked-door',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A table stands right before a door, so nobody can pass.',
  check: ({ decor, placed }: CheckContext) => {
    const doors = decor.flatMap(({ piece }) => {
      const read = readDecor(piece);
      if (read?.kind !== 'door') return [];
      const { width, height } = read;
      const length = Math.max(width, height);
      const middle = centerOf(read);
      const way = { along: length * DOOR_WAY_RATIO, across: Math.min(width, height) + 2 * length * DOOR_DEPTH_RATIO };
      const [across, down] = width >= height ? [way.along, way.across] : [way.across, way.along];
      const box = { x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down };
      return [{ box, rotation: read.rotation ?? 0, shape: 'rect' as const }];
    });
    if (doors.length === 0) return [];
    const index = buildSpatialIndex(doors.map(boundsOf));
    return placed.flatMap(({ table, outline }): FindingDetails[] => {
      const blocked = index.searchUpTo(1, boundsOf(outline), (found) => {
        const door = doors[found];
        return door !== undefined && outlinesOverlap(outline, door);
      });
      if (blocked.length === 0) return [];
      return [
        {
          path: `${table.path}/coordinates`,
          table: table.id,
          message: `${displayName(table)} stands right before a door: move it aside`,
        },
      ];
    });
  },
});

export const decorSlipRules = [outlierPoint, doorWithoutWall, propInWater, oddLabel, strayLabel, blockedDoor] as const;

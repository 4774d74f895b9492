/** Rules about decor that a slip of the hand misplaced: a point far from its line, a door without a wall. */
import { say } from '../../../say.ts';
import { decorOutline, shapeLine } from '../../../document/itemBounds.ts';
import {
  type Box,
  type Outline,
  type Point,
  boundsOf,
  boxFromPoints,
  centerOf,
  containsBox,
  expandBox,
} from '../../../geometry/boxes.ts';
import { outlinesOverlap } from '../../../geometry/outlinesOverlap.ts';
import { distanceToPolyline } from '../../../geometry/polylines.ts';
import { buildSpatialIndex } from '../../../geometry/spatialIndex.ts';
import type { CheckContext } from '../../checkContext.ts';
import { readDecor } from '../decorBounds.ts';
import { kindName } from '../decorNames.ts';
import { type FindingDetails, defineRule } from '../../finding.ts';

/** Fewer points don't show where the others lie. */
const MIN_POINTS = 4;
/** One point may make a line or an outline this many times as long or wide. */
const MAX_POINT_RATIO = 4;
/** Scenery may reach this many times the longer side of a plan beyond it. */
const MAX_SCENERY_RATIO = 3;

/** Returns the index of a value that is far from all others, as by a digit too many. */
function outlierOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, second = 0] = sorted;
  const [last = 0, high = 0] = sorted.slice(-2);
  const extent = high - low;
  // Others at one place show no extent to compare with.
  if (second < high && extent > (high - second) * MAX_POINT_RATIO) return values.indexOf(low);
  return low < last && extent > (last - low) * MAX_POINT_RATIO ? values.indexOf(high) : undefined;
}

const outlierPoint = defineRule({
  id: 'outlier-point',
  severity: 'warning',
  appliesTo: ['plan'],
  description:
    'One point of an area, a path or a wall lies far outside the plan and far from its others, or a corner is at no point.',
  check: ({ decor, size }: CheckContext) =>
    decor.flatMap(({ path, piece }): FindingDetails[] => {
      const read = readDecor(piece);
      if (!size || !read || !('points' in read)) return [];
      const { points, kind } = read;
      const lost = ('corners' in read ? (read.corners ?? []) : []).findIndex(
        (corner) => corner < 0 || corner >= points.length,
      );
      if (lost >= 0)
        return [
          {
            path: `${path}/corners/${lost}`,
            message: say`A corner of the ${kindName(kind)} is at a point that it lacks: it has ${points.length}, counted from 0`,
          },
        ];
      if (points.length < MIN_POINTS) return [];
      const index = outlierOf(points.map(([x]) => x)) ?? outlierOf(points.map(([, y]) => y));
      if (index === undefined) return [];
      const [x, y] = points[index] ?? [0, 0];
      const reach = Math.max(size.width, size.height) * MAX_SCENERY_RATIO;
      if (x >= -reach && y >= -reach && x <= size.width + reach && y <= size.height + reach) return [];
      return [
        {
          path: `${path}/points/${index}`,
          message: say`The point ${x}, ${y} of the ${kindName(kind)} lies far from its others: correct it`,
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
    return stray.map(({ path }) => ({ path, message: say`The door stands in no wall: move it, or draw its wall` }));
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
        return [{ path: `${path}/rotation`, message: say`The text "${text}" stands upside down: turn it` }];
      const twins = index.searchUpTo(1, expandBox({ x, y, width: 0, height: 0 }, size * MAX_TWIN_SIZES), (found) => {
        const other = labels[found]?.read;
        if (!other || found >= own || other.text.toLowerCase() !== text.toLowerCase()) return false;
        // Another rule reports a text that lies on its twin.
        return Math.hypot(other.x - x, other.y - y) > size * MIN_TWIN_SIZES;
      });
      if (twins.length > 0) return [{ path, message: say`The text "${text}" stands twice at one place: remove one` }];
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
      return [{ path, message: say`The text "${text}" lies on "${labels[under]?.read.text}": move one of them` }];
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
      const word = read.text.toLowerCase();
      const at = { x: read.x, y: read.y, width: 0, height: 0 };
      const box = decorOutline(read).box;
      const gap = Math.max(box.width, box.height) * MAX_LABEL_GAP;
      const isSea = SEA_WORDS.test(read.text);
      const named = [
        ...pieces
          .filter((each) => PROP_WORDS.has(word) && each.read.kind === word)
          .map((each) => boundsOf(decorOutline(each.read))),
        ...grounds
          .filter(({ name, surface }) => (isSea ? SEA_SURFACES.has(surface) : name?.toLowerCase() === word))
          .map((ground) => ground.box),
      ];
      if (named.length === 0 || named.some((other) => containsBox(expandBox(other, gap), at))) return [];
      return [{ path, message: say`The text "${read.text}" stands far from what it names: move it there` }];
    });
  },
});

export const decorSlipRules = [outlierPoint, doorWithoutWall, oddLabel, strayLabel] as const;

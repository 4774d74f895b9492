/** Rules about decor: pieces that can't be seen, and tables that stand in something. */
import { say } from '../../say.ts';
import { canonicalJson } from '../../document/planDiff.ts';
import { decorOutline } from '../../document/itemBounds.ts';
import {
  type Box,
  type Outline,
  type Point,
  boundsOf,
  boxCorners,
  boxFromPoints,
  centerOf,
  containsBox,
  expandBox,
  isOutsideBox,
  rotatePoint,
} from '../../geometry/boxes.ts';
import { outlinesOverlap } from '../../geometry/outlinesOverlap.ts';
import { distanceToPolyline, isPointInPolygon } from '../../geometry/polylines.ts';
import { buildOutlineIndex, buildSpatialIndex } from '../../geometry/spatialIndex.ts';
import type { Surface } from '../../plan/decorKinds.ts';
import type { Decor } from '../../plan/plan.ts';
import { toText } from '../../plan/reading/coerce.ts';
import type { CheckContext, CheckedTable } from '../checkContext.ts';
import { decorName, kindName, surfaceName } from './decorNames.ts';
import { OPEN_WATER, type Piece, groundsOf, piecesOf, wallSegments } from './decorBounds.ts';
import { type FindingDetails, defineRule, displayName } from '../finding.ts';

/** How far scenery may lie around a plan, as a share of its longer side. */
const MAX_SURROUNDINGS = 0.5;

const decorOffPlan = defineRule({
  id: 'decor-off-plan',
  severity: 'warning',
  appliesTo: ['plan'],
  description:
    'A piece of decor lies far outside the plan, has x and y exchanged, or a prop is larger than the plan. Scenery just around it is fine.',
  check: (context) => {
    const { size } = context;
    if (!size) return [];
    const surroundings = expandBox({ x: 0, y: 0, ...size }, Math.max(size.width, size.height) * MAX_SURROUNDINGS);
    return piecesOf(context).flatMap(({ path, decor }): FindingDetails[] => {
      if (isOutsideBox(decorOutline(decor), surroundings))
        return [
          {
            path,
            message: say`${decorName(decor)} lies far outside the plan of ${size.width} × ${size.height}: move it in, or remove it`,
          },
        ];
      if (isTransposed(decor, size, context.placed))
        return [
          { path: `${path}/points`, message: say`${decorName(decor)} seems to have x and y exchanged: swap them` },
        ];
      return isLargerThan(decor, size)
        ? [
            {
              path,
              message: say`${decorName(decor)} is larger than the plan of ${size.width} × ${size.height}: make it smaller`,
            },
          ]
        : [];
    });
  },
});

/** Fewer tables may stand in an outline by chance, and so many times the others show where it belongs. */
const MIN_HELD_TABLES = 4;
const MIN_HELD_RATIO = 4;
/** Surfaces of rooms and terraces. Scenery reaches off the plan anyway. */
const INDOORS: ReadonlySet<Surface> = new Set(['floor', 'carpet', 'wood', 'stone', 'roof']);

/** Returns whether a room reaches off the plan and holds hardly a table, and neither is so with x and y exchanged. */
function isTransposed(
  decor: Decor,
  size: { readonly width: number; readonly height: number },
  placed: CheckContext['placed'],
): boolean {
  if (decor.kind !== 'area' || !INDOORS.has(decor.surface)) return false;
  const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  if (decor.points.every(([x, y]) => isInside(x, y)) || !decor.points.every(([x, y]) => isInside(y, x))) return false;
  const own = decor.points.map(([x, y]): Point => ({ x, y }));
  const exchanged = own.map(({ x, y }): Point => ({ x: y, y: x }));
  const held = (outline: readonly Point[]): number =>
    placed.filter((each) => isPointInPolygon(outline, centerOf(each.outline.box))).length;
  return held(exchanged) >= Math.max(MIN_HELD_TABLES, held(own) * MIN_HELD_RATIO);
}

/** Returns whether a prop is wider and higher than the plan. A picture may be its background. */
function isLargerThan(decor: Decor, size: { readonly width: number; readonly height: number }): boolean {
  return 'height' in decor && decor.kind !== 'picture' && decor.width > size.width && decor.height > size.height;
}

const duplicateDecor = defineRule({
  id: 'duplicate-decor',
  hasSafeFixes: true,
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'Two pieces of decor are identical and lie on each other.',
  check: (context) => {
    const tolerance = Math.max(context.size?.width ?? 0, context.size?.height ?? 0) * MAX_COPY_SHIFT;
    const contents = new Set<string>();
    const looks = new Set<string>();
    const pieces = piecesOf(context);
    const nearTwins = findNearTwins(pieces);
    return pieces.flatMap(({ path, decor }, order): FindingDetails[] => {
      const content = canonicalJson(decor);
      const isCopy = contents.has(content);
      contents.add(content);
      const own = SHIFTS.map((shift) => canonicalJson([shift, roundedLook(decor, tolerance, shift)]));
      const isTwin = nearTwins.has(order) || own.some((look) => looks.has(look));
      for (const look of own) looks.add(look);
      if (!isTwin) return [];
      return [
        {
          path,
          message: isCopy
            ? say`${decorName(decor)} lies exactly on another one: remove it`
            : say`${decorName(decor)} lies on another one: remove it`,
          fix: {
            title: say`Remove the copy`,
            changes: [{ op: 'remove', path }],
            ...(isCopy ? {} : { isGuess: true as const }),
          },
        },
      ];
    });
  },
});

/** Returns the later one of each two walls whose points all lie within the thickness of the wall from each other. */
function findNearTwins(pieces: readonly Piece[]): Set<number> {
  const walls = pieces.flatMap(({ decor }, order) => (decor.kind === 'wall' ? [{ ...decor, order }] : []));
  const middles = walls.map(({ points }) => centerOf(boxFromPoints(points.map(([x, y]) => ({ x, y })))));
  const index = buildSpatialIndex(middles.map((middle) => ({ ...middle, width: 0, height: 0 })));
  return new Set(
    walls.flatMap(({ points, width, order }, own) => {
      const middle = middles[own];
      if (!middle) return [];
      const twins = index.searchUpTo(1, expandBox({ ...middle, width: 0, height: 0 }, width), (found) => {
        const other = walls[found]?.points;
        return (
          found < own &&
          other?.length === points.length &&
          points.every(([x, y], n) => Math.hypot(x - (other[n]?.[0] ?? 0), y - (other[n]?.[1] ?? 0)) < width)
        );
      });
      return twins.length > 0 ? [order] : [];
    }),
  );
}

/** How far two pieces may differ and look the same, as a share of the plan's longer side. */
const MAX_COPY_SHIFT = 0.001;

/** Two lengths on both sides of a limit of rounding are on the same side of one that is shifted by a half. */
const SHIFTS = [0, 0.5];

/** Returns decor with its lengths in whole tolerances. The two directions of a line or an outline look the same. */
function roundedLook(decor: Decor, tolerance: number, shift: number): unknown {
  if (tolerance === 0) return decor;
  const rounded = (value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value / tolerance + shift) : value;
  // Neither the tone of a text nor a name makes another thing of it, and no rotation is one of 0.
  const look = Object.fromEntries(
    Object.entries(decor)
      .filter(([field, value]) => field !== 'tone' && field !== 'name' && (field !== 'rotation' || value !== 0))
      .map(([field, value]) => [field, rounded(value)]),
  );
  if (!('points' in decor)) return look;
  const points = decor.points.map((point) => point.map(rounded));
  const isBackward = JSON.stringify(points) > JSON.stringify(points.toReversed());
  return { ...look, points: isBackward ? points.toReversed() : points };
}

/** How far inside a piece its corners are tested, as a share: one that ends where the area above it ends is hidden. */
const EDGE_RATIO = 0.01;

const hiddenDecor = defineRule({
  id: 'hidden-decor',
  severity: 'warning',
  appliesTo: ['plan'],
  description: 'A piece of decor lies completely below an area that comes later, or has no extent, so nobody sees it.',
  check: (context) => {
    const pieces = piecesOf(context);
    const grounds = groundsOf(pieces);
    const index = buildSpatialIndex(grounds.map(({ box }) => box));
    return pieces.flatMap(({ path, decor }, order): FindingDetails[] => {
      if (isFlat(decor))
        return [
          {
            path,
            message: say`${decorName(decor)} has no extent, so nothing is drawn: spread its points, or remove it`,
          },
        ];
      const bounds = boundsOf(decorOutline(decor));
      const corners = boxCorners(expandBox(bounds, -Math.min(bounds.width, bounds.height) * EDGE_RATIO));
      const isCovered = index
        .search({ ...centerOf(bounds), width: 0, height: 0 })
        .slice(-MAX_GROUNDS)
        .some((found) => {
          const ground = grounds[found];
          return (
            ground !== undefined &&
            ground.order > order &&
            // Another rule reports a twin.
            !(decor.kind === 'area' && containsBox(bounds, ground.box)) &&
            corners.every((corner) => isPointInPolygon(ground.polygon, corner))
          );
        });
      return isCovered
        ? [
            {
              path,
              message: say`${decorName(decor)} is hidden below an area that is drawn later: move it up in the list`,
            },
          ]
        : [];
    });
  },
});

/** Returns whether an area has all points on one line, or a path or wall has them at one place. */
function isFlat(decor: Decor): boolean {
  if (decor.kind !== 'area' && decor.kind !== 'path' && decor.kind !== 'wall') return false;
  const [first, ...others] = decor.points;
  const far = others.find(([x, y]) => x !== first?.[0] || y !== first[1]);
  if (!first || !far) return true;
  const crossOf = ([x, y]: readonly [number, number]): number =>
    (far[0] - first[0]) * (y - first[1]) - (far[1] - first[1]) * (x - first[0]);
  return decor.kind === 'area' && others.every((point) => crossOf(point) === 0);
}

/** The topmost areas at a place that are compared. More areas rarely lie on each other. */
const MAX_GROUNDS = 20;

const selfCrossing = defineRule({
  id: 'self-crossing',
  severity: 'warning',
  appliesTo: ['plan'],
  description:
    'The outline of an area, or a wall that ends where it begins, crosses itself, as if two of its points were swapped.',
  check: (context) =>
    piecesOf(context).flatMap(({ path, decor }): FindingDetails[] =>
      (decor.kind === 'area' || isClosedWall(decor)) && crossesItself(decor.points)
        ? [
            {
              path: `${path}/points`,
              message: say`${decorName(decor)} crosses its own outline: put its points in order`,
            },
          ]
        : [],
    ),
});

/** Returns whether a wall goes around a room. An open one may cross itself, such as two inner walls in one stroke. */
function isClosedWall(decor: Decor): decor is Extract<Decor, { kind: 'wall' }> {
  if (decor.kind !== 'wall') return false;
  const [first, last] = [decor.points[0], decor.points.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function crossesItself(points: readonly (readonly [number, number])[]): boolean {
  const edges = points.map((from, index) => ({ from, to: points[index + 1] ?? points[0] ?? from }));
  return edges.some((edge, index) =>
    edges.slice(index + 1).some((other) => segmentsCross(edge.from, edge.to, other.from, other.to)),
  );
}

type Pair = readonly [number, number];

/** Returns whether two segments cross at an inner point of both. Neighbors, which share an end, never do. */
function segmentsCross(a: Pair, b: Pair, c: Pair, d: Pair): boolean {
  const side = (from: Pair, to: Pair, point: Pair): number =>
    Math.sign((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Props on which no table can stand. Tables stand below umbrellas and trees, on stages and around fires. */
const SOLID_PROPS: ReadonlySet<string> = new Set([
  'bar',
  'rocks',
  'boat',
  'grill',
  'steps',
  'scooter',
  'door',
  'sofa',
  'pool',
  'dj',
  'entrance',
  'toilet',
]);
/** The share of its size that a plant's trunk with its thick branches takes, and a fire's flames. */
const CORE_RATIOS: Readonly<Record<string, number>> = { tree: 0.25, palm: 0.25, bush: 0.25, fire: 0.25 };

/** Returns the part of a prop on which no table can stand. */
function solidBox(decor: Decor): Box | undefined {
  if (!('height' in decor)) return undefined;
  const { x, y, width, height } = decor;
  if (SOLID_PROPS.has(decor.kind)) return { x, y, width, height };
  const ratio = CORE_RATIOS[decor.kind];
  if (ratio === undefined) return undefined;
  const inset = (1 - ratio) / 2;
  return { x: x + width * inset, y: y + height * inset, width: width * ratio, height: height * ratio };
}

/** A boat of this many times a table's area may have the table aboard. */
const MIN_BOAT_RATIO = 3;

/** Returns whether a table stands aboard a large boat. */
function isAboard({ decor }: Piece, table: Box): boolean {
  return (
    decor.kind === 'boat' &&
    decor.width * decor.height >= table.width * table.height * MIN_BOAT_RATIO &&
    containsBox(decor, table)
  );
}

/** Returns whether a fire is small enough to burn in the middle of a table. */
const isFirePit = ({ decor }: Piece, { width, height }: Box): boolean =>
  decor.kind === 'fire' && decor.width <= width && decor.height <= height;

/** How far a thing may reach into a table from its edge to its center, as a share of the shorter side. */
const INNER_RATIO = 0.25;
/** The same for the middle of a wall. A table may touch a wall, or be drawn over a half of it. */
const WALL_RATIO = 0.04;

/** The share of a table that a thing may cover. */
const MAX_COVERED_RATIO = 0.25;
/** Places in a table, as shares of its width and height from its center. */
const SAMPLES = Array.from({ length: 12 }, (_, i) => (i + 0.5) / 12 - 0.5);

function samplesOf({ box, rotation, shape }: Outline): Point[] {
  const center = centerOf(box);
  return SAMPLES.flatMap((across) =>
    SAMPLES.filter((down) => shape === 'rect' || Math.hypot(across, down) < 0.5).map((down) =>
      rotatePoint({ x: center.x + across * box.width, y: center.y + down * box.height }, center, rotation),
    ),
  );
}

const shorterSide = ({ box: { width, height } }: Outline): number => Math.min(width, height);
const withoutEdge = (table: Outline): Outline => ({
  ...table,
  box: expandBox(table.box, -shorterSide(table) * WALL_RATIO),
});

/** Surfaces on which no table can stand. */
const NO_GROUND: ReadonlySet<Surface> = new Set([...OPEN_WATER, 'road']);
/** The names of rooms without guests, in the languages of the mails that guests read most. */
const STAFF_ROOM =
  /(?<!\p{L})(?:kitchen|pantry|storage|store ?room|restrooms?|toilets?|wc|washrooms?|showers?|office|küche|lager|toiletten?|büro|dapur|gudang|kamar mandi)(?!\p{L})/iu;
/** Tables with such names stand there on purpose. */
const KITCHEN_TABLE = /kitchen|chef|küche|koch|dapur|counter/iu;

type Obstacle = {
  readonly piece: Piece;
  readonly box: Box;
  /** Returns whether a table stands in it. */
  readonly holds: (table: Outline) => boolean;
};

const isInsideBox = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

const tableInDecor = defineRule({
  id: 'table-in-decor',
  severity: 'warning',
  appliesTo: ['plan'],
  description:
    'The inner half of a table, or more than a quarter, lies in a bar, a trunk, a fire or rocks, its center in open water, on a road or in a kitchen, or a wall crosses it.',
  check: (context) => {
    const pieces = piecesOf(context);
    const obstacles = pieces.flatMap((piece): Obstacle[] => {
      const { decor } = piece;
      if (decor.kind === 'wall') {
        const segments = wallSegments(decor.points);
        const box = boundsOf(decorOutline(decor));
        return [
          { piece, box, holds: (table) => segments.some((segment) => outlinesOverlap(withoutEdge(table), segment)) },
        ];
      }
      const box = solidBox(decor);
      if (!box) return [];
      const { rotation } = decorOutline(decor);
      const pivot = centerOf(box);
      const bounds = boundsOf({ box, rotation, shape: 'rect' });
      const isInside = (point: Point, reach: number): boolean =>
        isInsideBox(expandBox(box, reach), rotatePoint(point, pivot, -rotation));
      const holds = (table: Outline): boolean => {
        if (isInside(centerOf(table.box), shorterSide(table) * INNER_RATIO)) return true;
        const samples = samplesOf(table);
        return samples.filter((point) => isInside(point, 0)).length > samples.length * MAX_COVERED_RATIO;
      };
      return [{ piece, box: bounds, holds }];
    });
    const index = buildSpatialIndex(obstacles.map(({ box }) => box));
    const grounds = groundsOf(pieces);
    const groundIndex = buildSpatialIndex(grounds.map(({ box }) => box));
    const paths = pieces.flatMap(({ decor }, order) => (decor.kind === 'path' ? [{ ...decor, order }] : []));
    const dry = paths.filter(({ surface }) => !OPEN_WATER.has(surface));
    const wet = paths.filter(({ surface }) => OPEN_WATER.has(surface));
    return context.placed.flatMap(({ table, outline }): FindingDetails[] => {
      const center = centerOf(outline.box);
      const at = { ...center, width: 0, height: 0 };
      const obstacle = index
        .search(boundsOf(outline))
        .map((found) => obstacles[found])
        .find((candidate) => candidate?.holds(outline));
      if (obstacle && (isAboard(obstacle.piece, outline.box) || isFirePit(obstacle.piece, outline.box))) return [];
      const top = groundIndex
        .search(at)
        .map((found) => grounds[found])
        .findLast((candidate) => candidate !== undefined && isPointInPolygon(candidate.polygon, center));
      const isStaffRoom = STAFF_ROOM.test(top?.name ?? '') && !KITCHEN_TABLE.test(nameAndDescription(table));
      const river = wet.find((path) => path.order > (top?.order ?? -1) && isOnPath(path, center));
      const isOffGround =
        ((top !== undefined && (NO_GROUND.has(top.surface) || isStaffRoom)) || river !== undefined) &&
        !dry.some((path) => isOnPath(path, center));
      if (!obstacle && !isOffGround) return [];
      const ground = isStaffRoom ? undefined : (river ?? top)?.surface;
      const thing = ground === undefined ? (top?.name ?? '') : surfaceName(ground);
      return [
        {
          path: `${table.path}/coordinates`,
          table: table.id,
          message: obstacle
            ? standsIn(displayName(table), kindName(obstacle.piece.decor.kind))
            : say`${displayName(table)} stands in the ${thing}: move the table, or the area`,
        },
      ];
    });
  },
});

const standsIn = (table: string, thing: string): string =>
  say`${table} stands in a ${thing}: move the table, or the ${thing}`;

const nameAndDescription = ({ name, room }: CheckedTable): string =>
  `${name} ${toText(room['room_description']) ?? ''}`;

/** A jetty is a path over the sea. */
function isOnPath(path: Extract<Decor, { kind: 'path' }>, point: Point): boolean {
  return (
    distanceToPolyline(
      path.points.map(([x, y]): Point => ({ x, y })),
      point,
    ) <=
    path.width / 2
  );
}

/** Places along a text, as shares of its estimated width from its middle. The estimate is wide. */
const TEXT_SAMPLES = [-0.35, -0.18, 0, 0.18, 0.35];

const coveredText = defineRule({
  id: 'covered-text',
  severity: 'warning',
  appliesTo: ['plan'],
  description: "A table stands on a text of the plan, so guests can't read it.",
  check: (context) => {
    const index = buildOutlineIndex(context.placed.map(({ outline }) => outline));
    return piecesOf(context).flatMap(({ path, decor }): FindingDetails[] => {
      if (decor.kind !== 'text') return [];
      const { box, rotation } = decorOutline(decor);
      const center = centerOf(box);
      const [covering = -1] = TEXT_SAMPLES.flatMap(
        (share) =>
          index.hitTest(rotatePoint({ x: center.x + share * box.width, y: center.y }, center, rotation), 0) ?? [],
      );
      const table = context.placed[covering]?.table;
      if (!table) return [];
      return [
        {
          path,
          table: table.id,
          message: say`${displayName(table)} stands on the text "${decor.text}": move one of them`,
        },
      ];
    });
  },
});

export const decorRules = [decorOffPlan, duplicateDecor, hiddenDecor, selfCrossing, tableInDecor, coveredText] as const;

/** The rule about things that stand where nobody puts them: in the sea, on a road, across a wall. */
import { say } from '../../../say.ts';
import { decorOutline } from '../../../document/itemBounds.ts';
import { type Point, boundsOf, centerOf, expandBox } from '../../../geometry/boxes.ts';
import { outlinesOverlap } from '../../../geometry/outlinesOverlap.ts';
import { distanceToPolyline, isPointInPolygon } from '../../../geometry/polylines.ts';
import { buildSpatialIndex } from '../../../geometry/spatialIndex.ts';
import type { Surface } from '../../../plan/decorKinds.ts';
import type { Decor } from '../../../plan/plan.ts';
import { type Ground, OPEN_WATER, asPoint, groundsOf, piecesOf, wallSegments } from '../decorBounds.ts';
import { kindName, surfaceName } from '../decorNames.ts';
import { type FindingDetails, defineRule } from '../../finding.ts';

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
  'umbrella',
  'loungers',
  'cabana',
  'towel',
  'tree',
  'bush',
]);
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
/** Things through which no wall leads. */
const SOLID_PROPS: ReadonlySet<string> = new Set(['bar', 'stage', 'grill', 'dj', 'sofa', 'pool', 'toilet', 'scooter']);
/** How far a wall may reach into a thing, as a share of its shorter side. */
const WALL_RATIO = 0.2;
/** Surfaces that no wave reaches. */
const FAR_FROM_WAVES: ReadonlySet<Surface> = new Set(['floor', 'carpet', 'road', 'pavement', 'roof']);

const distanceToEdge = ({ polygon }: Ground, point: Point): number =>
  distanceToPolyline([...polygon, ...polygon.slice(0, 1)], point);

const misplacedDecor = defineRule({
  id: 'misplaced-decor',
  severity: 'warning',
  appliesTo: ['plan'],
  description:
    'A bar, an umbrella, a wall or another thing that stands on the ground lies in open water, on a road or across a wall, or foam on a floor.',
  check: (context) => {
    const pieces = piecesOf(context);
    const grounds = groundsOf(pieces);
    const index = buildSpatialIndex(grounds.map(({ box }) => box));
    const paths = pieces.flatMap(({ decor }) => (decor.kind === 'path' ? [decor] : []));
    const segments = pieces.flatMap(({ decor }) => (decor.kind === 'wall' ? wallSegments(decor.points) : []));
    const walls = buildSpatialIndex(segments.map(boundsOf));
    /** Returns the topmost area at a point, of those before a piece. */
    const groundAt = (point: Point, before = Infinity): Ground | undefined =>
      index
        .search({ ...point, width: 0, height: 0 })
        .map((found) => grounds[found])
        .findLast((ground) => ground && ground.order < before && isPointInPolygon(ground.polygon, point));
    const isOnPath = (point: Point): boolean =>
      paths.some(({ points, width }) => distanceToPolyline(points.map(asPoint), point) <= width / 2);

    const messageFor = (decor: Decor, order: number): string | undefined => {
      if (decor.kind === 'path') {
        if (decor.surface !== 'foam') return undefined;
        const dry = decor.points
          .map((point) => groundAt(asPoint(point), order)?.surface)
          .find((surface) => surface !== undefined && FAR_FROM_WAVES.has(surface));
        return dry && say`The foam lies on the ${surfaceName(dry)}: move it`;
      }
      if (decor.kind === 'wall') {
        // A quay runs along the water: only what is farther in than the wall is thick stands in it.
        const waterAt = (point: Point): Surface | undefined => {
          const ground = groundAt(point);
          return ground &&
            OPEN_WATER.has(ground.surface) &&
            distanceToEdge(ground, point) > decor.width &&
            !isOnPath(point)
            ? ground.surface
            : undefined;
        };
        const water = wallSegments(decor.points).map(({ box }, n) => {
          const ends = decor.points.slice(n, n + 2).map(asPoint);
          return waterAt(centerOf(box)) && ends.map(waterAt).find((surface) => surface !== undefined);
        });
        const surface = water.find((each) => each !== undefined);
        return surface && say`The wall lies in the ${surfaceName(surface)}: move it`;
      }
      const isGrounded = GROUND_PROPS.has(decor.kind) || decor.kind === 'steps';
      const isOffRoad = OFF_ROAD_PROPS.has(decor.kind);
      if ((isGrounded || isOffRoad) && 'width' in decor && 'height' in decor) {
        const center = centerOf(boundsOf(decorOutline(decor)));
        const ground = groundAt(center);
        // Steps lead into the water, but are not far out in it.
        const isAtShore =
          decor.kind === 'steps' &&
          ground !== undefined &&
          distanceToEdge(ground, center) <= Math.max(decor.width, decor.height);
        const surface = isAtShore ? undefined : ground?.surface;
        const isMisplaced = surface && ((isGrounded && OPEN_WATER.has(surface)) || (isOffRoad && surface === 'road'));
        if (isMisplaced && !isOnPath(center))
          return surface === 'road'
            ? say`The ${kindName(decor.kind)} can't stand on the road: choose another place`
            : say`The ${kindName(decor.kind)} can't stand in the ${surfaceName(surface)}: choose another place`;
      }
      if (!SOLID_PROPS.has(decor.kind)) return undefined;
      const outline = decorOutline(decor);
      const inner = {
        ...outline,
        box: expandBox(outline.box, -Math.min(outline.box.width, outline.box.height) * WALL_RATIO),
      };
      const isCrossed = walls.search(boundsOf(inner)).some((found) => {
        const segment = segments[found];
        return segment !== undefined && outlinesOverlap(inner, segment);
      });
      return isCrossed ? say`A wall crosses the ${kindName(decor.kind)}: move it` : undefined;
    };
    return pieces.flatMap(({ path, decor }, order): FindingDetails[] => {
      const message = messageFor(decor, order);
      return message === undefined ? [] : [{ path, message }];
    });
  },
});

export const misplacedDecorRules = [misplacedDecor] as const;

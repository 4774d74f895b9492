/** The rule about ways that nobody can go: before a door, along a path, into a room. */
import { say } from '../../../say.ts';
import { type Box, type Outline, type Point, boundsOf, boxFromPoints, centerOf } from '../../../geometry/boxes.ts';
import { outlinesOverlap } from '../../../geometry/outlinesOverlap.ts';
import { distanceToPolyline, isPointInPolygon } from '../../../geometry/polylines.ts';
import { buildSpatialIndex } from '../../../geometry/spatialIndex.ts';
import type { Decor } from '../../../plan/plan.ts';
import type { CheckContext } from '../../checkContext.ts';
import { OPEN_WATER, asPoint, piecesOf, wallSegments } from '../decorBounds.ts';
import { type FindingDetails, defineRule, displayName } from '../../finding.ts';

/** How far a door must be free on both sides, and the part of its length that people walk through. */
const DOOR_DEPTH_RATIO = 0.25;
const DOOR_WAY_RATIO = 0.6;

/** Returns the ground before and behind a door that must stay free. */
function doorWay(door: Box, rotation: number): Outline {
  const { width, height } = door;
  const length = Math.max(width, height);
  const middle = centerOf(door);
  const way = { along: length * DOOR_WAY_RATIO, across: Math.min(width, height) + 2 * length * DOOR_DEPTH_RATIO };
  const [across, down] = width >= height ? [way.along, way.across] : [way.across, way.along];
  const box = { x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down };
  return { box, rotation, shape: 'rect' };
}

/** A narrower path is a line that is painted on the ground, as a share of a table's shorter side. */
const MIN_PATH_RATIO = 0.4;
/** How far from the middle of a path a table stands that leaves no way around it, as a share of its shorter side. */
const MAX_OFFSET_RATIO = 0.25;

/** Returns whether a table stands on the middle of a path that is no wider than the table. */
function blocksPath({ box }: Outline, { points, width }: Extract<Decor, { kind: 'path' }>): boolean {
  const side = Math.min(box.width, box.height);
  return (
    width <= side &&
    width >= side * MIN_PATH_RATIO &&
    distanceToPolyline(points.map(asPoint), centerOf(box)) <= side * MAX_OFFSET_RATIO
  );
}

/** Returns the line of a wall that ends where it begins. */
function ringOf({ points, width }: Extract<Decor, { kind: 'wall' }>): readonly Point[] | undefined {
  const ring = points.map(asPoint);
  const first = ring[0];
  const last = ring.at(-1);
  if (!first || !last || ring.length < 4) return undefined;
  return Math.hypot(last.x - first.x, last.y - first.y) <= width ? ring : undefined;
}

const blockedWay = defineRule({
  id: 'blocked-way',
  severity: 'warning',
  appliesTo: ['plan'],
  description:
    'A table stands right before a door or across a whole path, or walls enclose tables without a door, so nobody can pass.',
  check: (context: CheckContext) => {
    const pieces = piecesOf(context);
    const doors = pieces.flatMap(({ decor }) => (decor.kind === 'door' ? [doorWay(decor, decor.rotation ?? 0)] : []));
    const paths = pieces.flatMap(({ decor }) =>
      decor.kind === 'path' && !OPEN_WATER.has(decor.surface) && decor.surface !== 'foam' ? [decor] : [],
    );
    const doorIndex = buildSpatialIndex(doors.map(boundsOf));
    const pathIndex = buildSpatialIndex(paths.map(({ points }) => boxFromPoints(points.map(asPoint))));
    const blocked = context.placed.flatMap(({ table, outline }): FindingDetails[] => {
      const bounds = boundsOf(outline);
      const before = doorIndex.searchUpTo(1, bounds, (found) => {
        const door = doors[found];
        return door !== undefined && outlinesOverlap(outline, door);
      });
      const across = pathIndex.searchUpTo(1, bounds, (found) => {
        const path = paths[found];
        return path !== undefined && blocksPath(outline, path);
      });
      if (before.length === 0 && across.length === 0) return [];
      return [
        {
          path: `${table.path}/coordinates`,
          table: table.id,
          message:
            before.length > 0
              ? say`${displayName(table)} stands right before a door: move it aside`
              : say`${displayName(table)} stands across a whole path: move it aside`,
        },
      ];
    });
    const centers = context.placed.map(({ outline }) => centerOf(outline.box));
    const tableIndex = buildSpatialIndex(centers.map((center) => ({ ...center, width: 0, height: 0 })));
    const enclosed = pieces.flatMap(({ path, decor }): FindingDetails[] => {
      const ring = decor.kind === 'wall' ? ringOf(decor) : undefined;
      if (decor.kind !== 'wall' || !ring) return [];
      const hasDoor = wallSegments(decor.points).some((segment) =>
        doorIndex.search(boundsOf(segment)).some((found) => {
          const door = doors[found];
          return door !== undefined && outlinesOverlap(door, segment);
        }),
      );
      const [inside] = tableIndex.searchUpTo(1, boxFromPoints(ring), (found) => {
        const center = centers[found];
        return center !== undefined && isPointInPolygon(ring, center);
      });
      const table = inside === undefined ? undefined : context.placed[inside]?.table;
      if (hasDoor || !table) return [];
      return [
        {
          path,
          message: say`The wall encloses ${displayName(table)} without a door: leave an opening, or place a door`,
        },
      ];
    });
    return [...blocked, ...enclosed];
  },
});

export const blockedWayRules = [blockedWay] as const;

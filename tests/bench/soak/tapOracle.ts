/**
 * What a tap on the map must choose, found the slow way and without the map's own code: every table, by its true shape.
 * Lengths in CSS pixels but for tables, which are in plan units.
 */
import type { BeachTable } from '../generateBeach.ts';
import type { Point, View } from '../phone.ts';

const REACH = 22;
const NEAR_EQUAL = 8;
/** The deepest zoom shows the shortest side of any table so long, on a plan that is far larger than the screen. */
const DEEPEST = 120;
/** So far off a tap may be taken: views are told rounded, and touches land on parts of pixels. */
const DOUBT = 0.75;

/** The id of a table, or that tables too near to each other are to be zoomed in on, or nothing. */
export type TapOutcome = number | 'zoom' | 'nothing';

type Shape = {
  readonly id: number;
  readonly available: boolean;
  readonly centre: Point;
  readonly half: Point;
  readonly turn: number;
  readonly ring: readonly Point[] | undefined;
};

/** Tells all that a tap may mean: more than one thing where it is too close to call. */
export function createTapOracle(rooms: readonly BeachTable[]): (tap: Point, view: View) => Set<TapOutcome> {
  const shapes = rooms.map(shapeOf);
  const shortest = Math.min(...rooms.flatMap(({ coordinates: { width, height } }) => [width, height]));
  return (tap, view) => {
    const middle = { x: (tap.x - view.x) / view.scale, y: (tap.y - view.y) / view.scale };
    const near = shapes.filter(
      ({ centre, half }) =>
        Math.hypot(centre.x - middle.x, centre.y - middle.y) * view.scale <
        Math.hypot(half.x, half.y) * view.scale + 2 * REACH + NEAR_EQUAL,
    );
    const deepness = view.scale / (DEEPEST / shortest);
    const deepest = deepness > 0.9995 ? [true] : deepness > 0.995 ? [true, false] : [false];
    const meant = new Set<TapOutcome>();
    for (let turn = 0; turn < 9; turn++) {
      const off = turn === 8 ? 0 : DOUBT / view.scale;
      const point = {
        x: middle.x + off * Math.cos((turn * Math.PI) / 4),
        y: middle.y + off * Math.sin((turn * Math.PI) / 4),
      };
      for (const isDeepest of deepest) meant.add(meaningOf(near, point, view.scale, isDeepest));
    }
    return meant;
  };
}

function meaningOf(shapes: readonly Shape[], point: Point, scale: number, isDeepest: boolean): TapOutcome {
  const reached = shapes
    .map((shape) => ({ shape, away: distance(shape, point) * scale }))
    .filter(({ away }) => away <= REACH)
    .toSorted((a, b) => a.away - b.away);
  const [first, second] = reached;
  if (!first) return 'nothing';
  if (first.away > 0 && !isDeepest && second && second.away <= first.away + NEAR_EQUAL) return 'zoom';
  return first.shape.available ? first.shape.id : 'nothing';
}

function shapeOf({ id, available, coordinates: { x, y, width, height, shape, rotation = 0 } }: BeachTable): Shape {
  const half = { x: width / 2, y: height / 2 };
  const ring =
    shape === 'ellipse'
      ? Array.from({ length: 360 }, (_, at) => ({
          x: half.x * Math.cos((at * Math.PI) / 180),
          y: half.y * Math.sin((at * Math.PI) / 180),
        }))
      : undefined;
  return { id, available, centre: { x: x + half.x, y: y + half.y }, half, turn: (rotation * Math.PI) / 180, ring };
}

/** From a point to a shape, in plan units; 0 inside. An ellipse is measured against points all along its outline. */
function distance({ centre, half, turn, ring }: Shape, point: Point): number {
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  const own = { x: x * Math.cos(turn) + y * Math.sin(turn), y: y * Math.cos(turn) - x * Math.sin(turn) };
  if (!ring) return Math.hypot(Math.max(Math.abs(own.x) - half.x, 0), Math.max(Math.abs(own.y) - half.y, 0));
  if ((own.x / half.x) ** 2 + (own.y / half.y) ** 2 <= 1) return 0;
  return Math.min(...ring.map((at) => Math.hypot(at.x - own.x, at.y - own.y)));
}

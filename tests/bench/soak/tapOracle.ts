/**
 * Finds what a tap on the map must select, without the map's code: by the exact shape of every table. Tables are in
 * plan units, other lengths in CSS pixels.
 */
import type { Point, View } from '../phone.ts';

const HIT_SLOP_PX = 22;
const AMBIGUITY_PX = 8;
/** Length of the shortest table side at the maximum zoom, on a plan that is far larger than the screen. */
const MAX_ZOOM_SIDE_PX = 120;
/** Views are reported rounded and touches land on fractions of pixels, so a tap may be off by this much. */
const TOLERANCE_PX = 0.75;

/** The id of a table, `zoom` if several tables are too close to each other, or nothing. */
export type TapOutcome = number | 'zoom' | 'nothing';

/** The fields of a table that a tap depends on. */
type TapTable = {
  readonly id: number;
  readonly available: boolean;
  readonly coordinates: Point & {
    readonly width: number;
    readonly height: number;
    readonly shape?: 'rect' | 'ellipse' | undefined;
    readonly rotation?: number | undefined;
  };
};

type Shape = {
  readonly id: number;
  readonly available: boolean;
  readonly center: Point;
  readonly half: Point;
  readonly rotation: number;
  readonly ring: readonly Point[] | undefined;
};

/** Returns a function that lists every possible outcome of a tap. There are several if it is too close to call. */
export function createTapOracle(rooms: readonly TapTable[]): (tap: Point, view: View) => Set<TapOutcome> {
  const shapes = rooms.map(shapeOf);
  const shortest = rooms.reduce((min, { coordinates: { width, height } }) => Math.min(min, width, height), Infinity);
  return (tap, view) => {
    const middle = { x: (tap.x - view.x) / view.scale, y: (tap.y - view.y) / view.scale };
    const near = shapes.filter(
      ({ center, half }) =>
        Math.hypot(center.x - middle.x, center.y - middle.y) * view.scale <
        Math.hypot(half.x, half.y) * view.scale + 2 * HIT_SLOP_PX + AMBIGUITY_PX,
    );
    const zoom = view.scale / (MAX_ZOOM_SIDE_PX / shortest);
    // Near the maximum zoom, both answers are possible.
    const isAtMaxZoom = [zoom > 0.995, zoom > 0.9995];
    const outcomes = new Set<TapOutcome>();
    for (let turn = 0; turn < 9; turn++) {
      const off = turn === 8 ? 0 : TOLERANCE_PX / view.scale;
      const point = {
        x: middle.x + off * Math.cos((turn * Math.PI) / 4),
        y: middle.y + off * Math.sin((turn * Math.PI) / 4),
      };
      for (const isMaxZoom of isAtMaxZoom) outcomes.add(outcomeOf(near, point, view.scale, isMaxZoom));
    }
    return outcomes;
  };
}

function outcomeOf(shapes: readonly Shape[], point: Point, scale: number, isMaxZoom: boolean): TapOutcome {
  const reached = shapes
    .map((shape) => ({ shape, distance: distanceTo(shape, point) * scale }))
    .filter(({ distance }) => distance <= HIT_SLOP_PX)
    .toSorted((a, b) => a.distance - b.distance);
  const [first, second] = reached;
  if (!first) return 'nothing';
  if (first.distance > 0 && !isMaxZoom && second && second.distance <= first.distance + AMBIGUITY_PX) return 'zoom';
  return first.shape.available ? first.shape.id : 'nothing';
}

function shapeOf({ id, available, coordinates: { x, y, width, height, shape, rotation = 0 } }: TapTable): Shape {
  const half = { x: width / 2, y: height / 2 };
  const ring =
    shape === 'ellipse'
      ? Array.from({ length: 360 }, (_, at) => ({
          x: half.x * Math.cos((at * Math.PI) / 180),
          y: half.y * Math.sin((at * Math.PI) / 180),
        }))
      : undefined;
  return { id, available, center: { x: x + half.x, y: y + half.y }, half, rotation: (rotation * Math.PI) / 180, ring };
}

/** Returns the distance from a point to a shape in plan units, 0 inside. Ellipses are approximated by their outline. */
function distanceTo({ center, half, rotation, ring }: Shape, point: Point): number {
  const x = point.x - center.x;
  const y = point.y - center.y;
  const own = {
    x: x * Math.cos(rotation) + y * Math.sin(rotation),
    y: y * Math.cos(rotation) - x * Math.sin(rotation),
  };
  if (!ring) return Math.hypot(Math.max(Math.abs(own.x) - half.x, 0), Math.max(Math.abs(own.y) - half.y, 0));
  if ((own.x / half.x) ** 2 + (own.y / half.y) ** 2 <= 1) return 0;
  return Math.min(...ring.map((at) => Math.hypot(at.x - own.x, at.y - own.y)));
}

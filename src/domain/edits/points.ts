/** Edits of the points of an area, a path or a wall; each is told by its place in the list, from 0. Lengths are plan units. */
import { type PointDecor, pointsOf } from '../bounds.ts';
import { middlesOf } from '../curves.ts';
import type { DecorItem, Drawing } from '../drawing.ts';
import type { Point } from '../geometry.ts';
import { LEAST_POINTS, MOST_POINTS } from '../plan.ts';
import { setDecor } from './fields.ts';
import type { Keys } from './items.ts';
import { position } from './place.ts';

/** An area, a path or a wall. */
export type PointsItem = DecorItem & { readonly decor: PointDecor };
type Pairs = PointDecor['points'];

export function hasPoints(item: DecorItem): item is PointsItem {
  return 'points' in item.decor;
}

/** The shape whose points can be changed: the only one of a selection, neither locked nor out of sight. */
export function shapeOf(drawing: Drawing, keys: Keys): PointsItem | undefined {
  const [key, another] = keys;
  if (key === undefined || another !== undefined) return undefined;
  const item = drawing.decor.find((each) => each.key === key);
  return item && hasPoints(item) && !item.locked && !item.hidden ? item : undefined;
}

/** Whether it can do without one of its points. */
export function canLosePoint({ kind, points }: PointDecor): boolean {
  return points.length > LEAST_POINTS[kind];
}

/** Whether it has room for one more. */
export function canGainPoint({ points }: PointDecor): boolean {
  return points.length < MOST_POINTS;
}

/** The middles between its points, each on the line as it is drawn; of an area the last one is between the last point and the first. */
export function middlesOfShape(decor: PointDecor): Point[] {
  return middlesOf(pointsOf(decor), {
    closed: decor.kind === 'area',
    smooth: decor.kind !== 'wall' && decor.smooth === true,
  });
}

/** Where one more point would stand after a point: in the middle before the next, after a line's end as far again as to that middle. */
export function pointAfter(decor: PointDecor, place: number): Point | undefined {
  const middle = middlesOfShape(decor)[place];
  if (middle) return middle;
  const [before, last] = pointsOf(decor).slice(-2);
  return before && last && { x: last.x + (last.x - before.x) / 2, y: last.y + (last.y - before.y) / 2 };
}

/** A point put elsewhere, along one axis or both. */
export function movePoint(drawing: Drawing, key: string, place: number, to: Partial<Point>): Drawing {
  return changePoints(drawing, key, (points) => {
    const from = points[place];
    if (!from) return points;
    const put: [number, number] = [
      to.x === undefined ? from[0] : position(to.x),
      to.y === undefined ? from[1] : position(to.y),
    ];
    return put[0] === from[0] && put[1] === from[1] ? points : points.with(place, put);
  });
}

/** A point moved by so much. */
export function movePointBy(drawing: Drawing, key: string, place: number, by: Point): Drawing {
  return changePoints(drawing, key, (points) => {
    const from = points[place];
    return from ? points.with(place, [position(from[0] + by.x), position(from[1] + by.y)]) : points;
  });
}

/** One more point, which has that place from now on; as many as a plan can hold stay as they are. */
export function addPoint(drawing: Drawing, key: string, place: number, at: Point): Drawing {
  return changePoints(drawing, key, (points, decor) =>
    canGainPoint(decor) ? points.toSpliced(place, 0, [position(at.x), position(at.y)]) : points,
  );
}

/** A point taken away; the last few that the shape needs stay. */
export function removePoint(drawing: Drawing, key: string, place: number): Drawing {
  return changePoints(drawing, key, (points, decor) =>
    canLosePoint(decor) && place < points.length ? points.toSpliced(place, 1) : points,
  );
}

function changePoints(drawing: Drawing, key: string, change: (points: Pairs, decor: PointDecor) => Pairs): Drawing {
  const item = drawing.decor.find((each) => each.key === key);
  if (!item || !hasPoints(item)) return drawing;
  const points = change(item.decor.points, item.decor);
  return points === item.decor.points ? drawing : setDecor(drawing, new Set([key]), { points });
}

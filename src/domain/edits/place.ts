/** How an item is put to another place: rounded, within what a plan can hold, and no table where nobody would see it. */
import { outlineOfDecor, pointsOf, strokeOf } from '../bounds.ts';
import type { DecorItem, Drawing, TableItem } from '../drawing.ts';
import { type Box, type Outline, type Point, centreOf, liesOutside, padded, rotateAbout } from '../geometry.ts';
import type { Decor } from '../plan.ts';
import { FARTHEST, LARGEST_FONT, outlineOf } from '../table.ts';

/** No edit makes anything smaller, in plan units. */
export const LEAST_SIZE = 1;

/** To a hundredth: what a plan file holds. Never -0. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

export function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Where something can stand along an axis. */
export const position = (value: number): number => rounded(clamped(value, -FARTHEST, FARTHEST));
const length = (value: number): number => rounded(clamped(value, LEAST_SIZE, FARTHEST));

/** More than -180, at most 180. */
export function turnOf(degrees: number): number {
  const turn = rounded(degrees % 360);
  return turn > 180 ? rounded(turn - 360) : turn <= -180 ? rounded(turn + 360) : turn;
}

/** The field `rotation`, which is absent for what stands upright. */
function withTurn<Piece extends { rotation?: number | undefined }>(piece: Piece, degrees: number): Piece {
  if (degrees === (piece.rotation ?? 0)) return piece;
  const { rotation: _, ...rest } = piece;
  const turn = turnOf(degrees);
  return (turn === 0 ? rest : { ...rest, rotation: turn }) as Piece;
}

/** A number that an edit did not change is left as it was written. */
const kept = (before: number, after: number, write: (value: number) => number): number =>
  before === after ? before : write(after);

/** Its box moved so that its centre is on the plan, where it lay wholly outside. */
function onPlan(outline: Outline, { width, height }: Drawing): Box {
  const { box } = outline;
  const centre = centreOf(box);
  if (
    (centre.x >= 0 && centre.y >= 0 && centre.x <= width && centre.y <= height) ||
    !liesOutside(outline, { x: 0, y: 0, width, height })
  )
    return box;
  return { ...box, x: clamped(centre.x, 0, width) - box.width / 2, y: clamped(centre.y, 0, height) - box.height / 2 };
}

/** A table in another box, turned otherwise; texts that have a place of their own keep it in proportion. */
export function tableIn(
  item: TableItem,
  to: { readonly box: Box; readonly rotation: number },
  drawing: Drawing,
): TableItem {
  const { room } = item;
  const { coordinates: at } = room;
  const turned = withTurn(at, to.rotation);
  const width = kept(at.width, to.box.width, length);
  const height = kept(at.height, to.box.height, length);
  const sized = { x: to.box.x, y: to.box.y, width, height };
  const box = onPlan(outlineOf({ ...turned, ...sized }), drawing);
  const x = kept(at.x, box.x, position);
  const y = kept(at.y, box.y, position);
  if (turned === at && x === at.x && y === at.y && width === at.width && height === at.height) return item;
  const coordinates = { ...turned, x, y, width, height };
  for (const [field, ratio] of [
    ['text_offset_x', width / at.width],
    ['seats_offset_x', width / at.width],
    ['text_offset_y', height / at.height],
    ['seats_offset_y', height / at.height],
  ] as const) {
    const offset = coordinates[field];
    if (offset !== undefined && ratio !== 1) coordinates[field] = position(offset * ratio);
  }
  return { ...item, room: { ...room, coordinates } };
}

/** Decor that fills another box, turned otherwise. Points are mapped from the one box into the other, a turn leaves them. */
export function decorIn(decor: Decor, to: { readonly box: Box; readonly rotation: number }): Decor {
  const { box } = to;
  if ('points' in decor) {
    const from = padded(outlineOfDecor(decor).box, -strokeOf(decor) / 2);
    const into = padded(box, -strokeOf(decor) / 2);
    const across = stretch(from.x, from.width, into.x, into.width);
    const down = stretch(from.y, from.height, into.y, into.height);
    return {
      ...decor,
      points: decor.points.map(([x, y]): [number, number] => [
        kept(x, across(x), position),
        kept(y, down(y), position),
      ]),
    };
  }
  const turned = withTurn(decor, to.rotation);
  if (turned.kind === 'text') {
    const centre = centreOf(box);
    const ratio = box.height / outlineOfDecor(decor).box.height;
    const size =
      Math.abs(ratio - 1) < 1e-9 ? turned.size : rounded(clamped(turned.size * ratio, LEAST_SIZE, LARGEST_FONT));
    return { ...turned, x: kept(turned.x, centre.x, position), y: kept(turned.y, centre.y, position), size };
  }
  return {
    ...turned,
    x: kept(turned.x, box.x, position),
    y: kept(turned.y, box.y, position),
    width: kept(turned.width, box.width, length),
    height: kept(turned.height, box.height, length),
  };
}

/** What maps a span onto another; what has no extent only moves along, to the middle. */
function stretch(from: number, width: number, to: number, toWidth: number): (value: number) => number {
  if (width <= 0) return (value) => value + (to + toWidth / 2) - (from + width / 2);
  if (width === toWidth) return (value) => value + (to - from);
  const ratio = Math.max(toWidth, LEAST_SIZE) / width;
  return (value) => to + (value - from) * ratio;
}

/** A table moved by so much. */
export function tableBy(item: TableItem, by: Point, drawing: Drawing): TableItem {
  const { box, rotation } = outlineOf(item.room.coordinates);
  return tableIn(item, { box: { ...box, x: box.x + by.x, y: box.y + by.y }, rotation }, drawing);
}

/** Decor moved by so much. */
export function decorBy(item: DecorItem, by: Point): DecorItem {
  const { decor } = item;
  const x = (value: number): number => kept(value, value + by.x, position);
  const y = (value: number): number => kept(value, value + by.y, position);
  if ('points' in decor)
    return { ...item, decor: { ...decor, points: decor.points.map(([a, b]): [number, number] => [x(a), y(b)]) } };
  return { ...item, decor: { ...decor, x: x(decor.x), y: y(decor.y) } };
}

/** Decor turned about a point of the plan. */
export function decorTurned(item: DecorItem, degrees: number, about: Point): DecorItem {
  const { decor } = item;
  if ('points' in decor) {
    const points = pointsOf(decor).map((point): [number, number] => {
      const turned = rotateAbout(point, about, degrees);
      return [position(turned.x), position(turned.y)];
    });
    return { ...item, decor: { ...decor, points } };
  }
  return { ...item, decor: decorIn(decor, turnedOutline(outlineOfDecor(decor), degrees, about)) };
}

/** An outline turned about a point of the plan. */
export function turnedOutline({ box, rotation, shape }: Outline, degrees: number, about: Point): Outline {
  const before = centreOf(box);
  const centre = rotateAbout(before, about, degrees);
  // A turn about its own centre moves nothing, not even by a hair.
  const still = Math.hypot(centre.x - before.x, centre.y - before.y) < 1e-9;
  return {
    box: still ? box : { ...box, x: centre.x - box.width / 2, y: centre.y - box.height / 2 },
    rotation: rotation + degrees,
    shape,
  };
}

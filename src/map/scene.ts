/** A plan made ready for drawing and for hits: flat, in drawing order, with a spatial index. Lengths are plan units. */
import type { Ground } from '../domain/availability.ts';
import { type Box, type Point, boundsOf, boxAround, padded, unionOf } from '../domain/geometry.ts';
import { indexOutlines } from '../domain/outlineIndex.ts';
import { type Decor, type Table, extentOf } from '../domain/plan.ts';

export type Scene = {
  /** In drawing order: by colour, so that a crowd is drawn with few changes of it. A table's place is its index here. */
  readonly tables: readonly Table[];
  readonly decor: readonly Decor[];
  readonly extent: Box;
  /** What the tables fill of it. */
  readonly filled: Box;
  /** Around all that is drawn: decor may reach beyond the extent. */
  readonly drawn: Box;
  /** The shortest side of any table: it bounds how far a view zooms in. */
  readonly smallest: number;
  /** x, y, width, height of each table in turn. */
  readonly boxes: Float32Array;
  /** Turns about the centre, in radians. */
  readonly turns: Float32Array;
  readonly places: ReadonlyMap<string, number>;
  /** Places of the tables that a box of the plan meets, in drawing order. */
  visible(box: Box): readonly number[];
  /** The table at a point: one that it lies in, else the nearest within `reach`. */
  hit(point: Point, reach: number): Table | undefined;
};

/** Builds the scene of a plan's tables; without its ground, the tables stand on plain ground that they fill. */
export function buildScene(tables: readonly Table[], ground?: Ground): Scene {
  const order = tables.toSorted((one, other) => one.color < other.color ? -1 : one.color > other.color ? 1 : 0);
  const index = indexOutlines(order);
  const extent = extentOf(order, ground && { width: ground.width, height: ground.height });
  const decor = ground?.decor ?? [];
  const everything = order.map((_, place) => place);
  const boxes = new Float32Array(order.length * 4);
  const turns = new Float32Array(order.length);
  order.forEach(({ box, rotation }, place) => {
    boxes.set([box.x, box.y, box.width, box.height], place * 4);
    turns[place] = (rotation * Math.PI) / 180;
  });
  return {
    tables: order, decor, extent, filled: unionOf(order.map(boundsOf)) ?? extent, drawn: unionOf([extent, ...decor.map(reachOf)])!, boxes, turns,
    smallest: order.reduce((least, { box }) => Math.min(least, box.width, box.height), extent.width),
    places: new Map(order.map(({ key }, place) => [key, place])),
    visible: (box) => covers(box, extent) ? everything : index.within(box),
    hit(point, reach) {
      const place = index.at(point, reach);
      return place === undefined ? undefined : order[place];
    },
  };
}

/** A generous box around a piece of decor, however it is turned. */
function reachOf(piece: Decor): Box {
  if ('points' in piece) return padded(boxAround(piece.points.map(([x, y]) => ({ x, y }))), 'width' in piece ? piece.width : 0);
  if (piece.kind === 'text') return padded({ x: piece.x, y: piece.y, width: 0, height: 0 }, piece.size * piece.text.length);
  return padded(piece, Math.max(piece.width, piece.height) / 2);
}

function covers(box: Box, inner: Box): boolean {
  return box.x <= inner.x && box.y <= inner.y && box.x + box.width >= inner.x + inner.width && box.y + box.height >= inner.y + inner.height;
}

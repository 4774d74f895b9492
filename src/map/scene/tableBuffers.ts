/** Where a plan's tables stand and in which colours: flat, in drawing order. Lengths are plan units. */
import { type Box, type Outline, boundsOf } from '../../domain/geometry/boxes.ts';
import { MAX_DETAILED_TABLES } from '../paint/levelOfDetail.ts';

export type ColoredOutline = Outline & { readonly color: string; readonly available: boolean };

export type TableBuffers = {
  /** x, y, width, height of each table in turn. */
  readonly boxes: Float32Array;
  /** Turns about the centre, in radians. */
  readonly rotations: Float32Array;
  /** 1 for an ellipse. */
  readonly isEllipse: Uint8Array;
  /** The colours of the tables, each once, and the place of each table's own among them. */
  readonly colors: readonly string[];
  readonly colorIndex: Uint16Array;
  /** The places of all tables. */
  readonly allIndices: Uint32Array;
  /** The shortest side of any table; of none, Infinity. */
  readonly minTableSide: number;
};

/**
 * What has outlines and colours, in drawing order: as it is given, so that the venue says what lies above what, yet of a
 * crowd by colour, and by what is taken of each, so that it is drawn with few changes of it. `filled` is around all of it;
 * of none, undefined. These loops are run once, before anything is seen: they are written for code that nobody has warmed.
 */
export function buildTableBuffers<Item extends ColoredOutline>(
  items: readonly Item[],
): TableBuffers & { readonly order: readonly Item[]; readonly filled: Box | undefined } {
  const byColor = new Map<string, { readonly taken: Item[]; readonly free: Item[] }>();
  let alike = { taken: [] as Item[], free: [] as Item[] };
  let color: string | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    // Most are coloured as the one before.
    if (item.color !== color) {
      color = item.color;
      const known = byColor.get(color);
      if (known) alike = known;
      else byColor.set(color, (alike = { taken: [], free: [] }));
    }
    (item.available ? alike.free : alike.taken).push(item);
  }
  const colors = [...byColor.keys()].toSorted();
  const places = new Map(colors.map((known, place) => [known, place]));
  const order =
    items.length > MAX_DETAILED_TABLES
      ? colors.flatMap((known) => {
          const { taken, free } = byColor.get(known)!;
          return taken.concat(free);
        })
      : items;
  const boxes = new Float32Array(order.length * 4);
  const turns = new Float32Array(order.length);
  const round = new Uint8Array(order.length);
  const colorOf = new Uint16Array(order.length);
  const everything = new Uint32Array(order.length);
  let [left, top, right, bottom, smallest] = [Infinity, Infinity, -Infinity, -Infinity, Infinity];
  let own = 0;
  color = undefined;
  for (let place = 0; place < order.length; place++) {
    const item = order[place]!;
    const { box, rotation } = item;
    const { width, height } = box;
    boxes[place * 4] = box.x;
    boxes[place * 4 + 1] = box.y;
    boxes[place * 4 + 2] = width;
    boxes[place * 4 + 3] = height;
    if (rotation !== 0) turns[place] = (rotation * Math.PI) / 180;
    if (item.shape === 'ellipse') round[place] = 1;
    if (item.color !== color) own = places.get((color = item.color))!;
    colorOf[place] = own;
    everything[place] = place;
    if (width < smallest) smallest = width;
    if (height < smallest) smallest = height;
    const bounds = rotation === 0 ? box : boundsOf(item);
    if (bounds.x < left) left = bounds.x;
    if (bounds.y < top) top = bounds.y;
    if (bounds.x + bounds.width > right) right = bounds.x + bounds.width;
    if (bounds.y + bounds.height > bottom) bottom = bounds.y + bounds.height;
  }
  const filled = order.length === 0 ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
  return {
    order,
    boxes,
    rotations: turns,
    isEllipse: round,
    colors,
    colorIndex: colorOf,
    allIndices: everything,
    minTableSide: smallest,
    filled,
  };
}

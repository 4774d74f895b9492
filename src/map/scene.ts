/** A plan made ready for drawing: flat, in drawing order. Lengths are plan units. */
import { type Box, boundsOf, boxAround, padded, unionOf } from '../domain/geometry.ts';
import type { Ground } from '../domain/ground.ts';
import type { Decor } from '../domain/plan.ts';
import { type Table, extentOf } from '../domain/table.ts';

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
  /** The colours of the tables, each once, and the place of each table's own among them. */
  readonly colors: readonly string[];
  readonly colorOf: Uint16Array;
  /** The places of all tables. */
  readonly everything: Uint32Array;
};

/** Builds the scene of a plan's tables; without its ground, the tables stand on plain ground that they fill. */
export function buildScene(tables: readonly Table[], ground?: Ground): Scene {
  const byColor = new Map<string, Table[]>();
  for (const table of tables) {
    const alike = byColor.get(table.color);
    if (alike) alike.push(table);
    else byColor.set(table.color, [table]);
  }
  const colors = [...byColor.keys()].toSorted();
  const order = colors.flatMap((color) => byColor.get(color)!);
  const boxes = new Float32Array(order.length * 4);
  const turns = new Float32Array(order.length);
  const colorOf = new Uint16Array(order.length);
  let smallest = Infinity;
  let [place, color] = [0, 0];
  for (const table of order) {
    const { x, y, width, height } = table.box;
    while (colors[color] !== table.color) color++;
    boxes[place * 4] = x;
    boxes[place * 4 + 1] = y;
    boxes[place * 4 + 2] = width;
    boxes[place * 4 + 3] = height;
    turns[place] = (table.rotation * Math.PI) / 180;
    colorOf[place] = color;
    smallest = Math.min(smallest, width, height);
    place++;
  }
  const filled = unionOf(order.map(boundsOf));
  const extent = extentOf(filled, ground && { width: ground.width, height: ground.height });
  const decor = ground?.decor ?? [];
  return {
    tables: order, decor, extent, filled: filled ?? extent, drawn: unionOf([extent, ...decor.map(reachOf)])!,
    smallest: filled ? smallest : extent.width, boxes, turns, colors, colorOf,
    everything: Uint32Array.from(order.keys()),
  };
}

/** A generous box around a piece of decor, however it is turned. */
function reachOf(piece: Decor): Box {
  if ('points' in piece) return padded(boxAround(piece.points.map(([x, y]) => ({ x, y }))), 'width' in piece ? piece.width : 0);
  if (piece.kind === 'text') return padded({ x: piece.x, y: piece.y, width: 0, height: 0 }, piece.size * piece.text.length);
  return padded(piece, Math.max(piece.width, piece.height) / 2);
}

/** A plan made ready for drawing: flat, in drawing order. Lengths are plan units. */
import { type Box, boxAround, padded, unionOf } from '../domain/geometry.ts';
import type { Ground } from '../domain/ground.ts';
import type { Decor } from '../domain/plan.ts';
import { type Table, extentOf } from '../domain/table.ts';
import { type Flat, flatten } from './flat.ts';

export type Scene = Flat & {
  /** In drawing order. A table's place is its index here. */
  readonly tables: readonly Table[];
  readonly decor: readonly Decor[];
  readonly extent: Box;
  /** What the tables fill of it. */
  readonly filled: Box;
  /** Around all that is drawn: decor may reach beyond the extent. */
  readonly drawn: Box;
};

/** Builds the scene of a plan's tables; without its ground, the tables stand on plain ground that they fill. */
export function buildScene(tables: readonly Table[], ground?: Ground): Scene {
  const { order, filled, ...flat } = flatten(tables);
  const extent = extentOf(filled, ground && { width: ground.width, height: ground.height });
  const decor = ground?.decor ?? [];
  return {
    ...flat,
    tables: order,
    decor,
    extent,
    filled: filled ?? extent,
    drawn: unionOf([extent, ...decor.map(reachOf)])!,
    smallest: filled ? flat.smallest : extent.width,
  };
}

/** A generous box around a piece of decor, however it is turned. */
function reachOf(piece: Decor): Box {
  if ('points' in piece)
    return padded(boxAround(piece.points.map(([x, y]) => ({ x, y }))), 'width' in piece ? piece.width : 0);
  if (piece.kind === 'text')
    return padded({ x: piece.x, y: piece.y, width: 0, height: 0 }, piece.size * piece.text.length);
  return padded(piece, Math.max(piece.width, piece.height) / 2);
}

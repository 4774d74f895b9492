/** A plan made ready for drawing: flat, in drawing order. Lengths are plan units. */
import { type Box, boxFromPoints, expandBox, unionBoxes } from '../../domain/geometry/boxes.ts';
import type { PlanBackground } from '../../domain/plan/reading/planBackground.ts';
import type { Decor } from '../../domain/plan/plan.ts';
import { type Table, planExtent } from '../../domain/plan/table.ts';
import { type TableBuffers, buildTableBuffers } from './tableBuffers.ts';

export type Scene = TableBuffers & {
  /** In drawing order. A table's place is its index here. */
  readonly tables: readonly Table[];
  readonly decor: readonly Decor[];
  readonly extent: Box;
  /** What the tables fill of it. */
  readonly filled: Box;
  /** Around all that is drawn: decor may reach beyond the extent. */
  readonly paintedBox: Box;
};

/** Builds the scene of a plan's tables; without its ground, the tables stand on plain ground that they fill. */
export function buildScene(tables: readonly Table[], ground?: PlanBackground): Scene {
  const { order, filled, ...flat } = buildTableBuffers(tables);
  const extent = planExtent(filled, ground && { width: ground.width, height: ground.height });
  const decor = ground?.decor ?? [];
  return {
    ...flat,
    tables: order,
    decor,
    extent,
    filled: filled ?? extent,
    paintedBox: unionBoxes([extent, ...decor.map(reachOf)])!,
    minTableSide: filled ? flat.minTableSide : extent.width,
  };
}

/** A generous box around a piece of decor, however it is turned. */
function reachOf(piece: Decor): Box {
  if ('points' in piece)
    return expandBox(boxFromPoints(piece.points.map(([x, y]) => ({ x, y }))), 'width' in piece ? piece.width : 0);
  if (piece.kind === 'text')
    return expandBox({ x: piece.x, y: piece.y, width: 0, height: 0 }, piece.size * piece.text.length);
  return expandBox(piece, Math.max(piece.width, piece.height) / 2);
}

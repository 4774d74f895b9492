/** A plan prepared for painting. Lengths are plan units. */
import { type Box, boxFromPoints, expandBox, unionBoxes } from '../../domain/geometry/boxes.ts';
import type { Decor } from '../../domain/plan/plan.ts';
import type { PlanBackground } from '../../domain/plan/reading/planBackground.ts';
import type { Table } from '../../domain/plan/table.ts';
import { planExtent } from '../../domain/plan/planExtent.ts';
import { type TableBuffers, buildTableBuffers } from './tableBuffers.ts';

export type Scene = TableBuffers & {
  readonly decor: readonly Decor[];
  readonly extent: Box;
  /** The part of the extent that tables fill. */
  readonly filled: Box;
  /** The box around everything that is painted: decor can reach beyond the extent. */
  readonly paintedBox: Box;
};

/** Builds the scene of a plan. Without a background, the extent is what the tables fill. */
export function buildScene(tables: readonly Table[], background?: PlanBackground): Scene {
  const { filled, ...buffers } = buildTableBuffers(tables);
  const extent = planExtent(filled, background && { width: background.width, height: background.height });
  const decor = background?.decor ?? [];
  return {
    ...buffers,
    decor,
    extent,
    filled: filled ?? extent,
    paintedBox: unionBoxes([extent, ...decor.map(decorBounds)]) ?? extent,
    minTableSide: filled ? buffers.minTableSide : extent.width,
  };
}

/** How far a smooth line runs beyond the box of its points, at most, as a share of its longest segment. */
const MAX_OVERSHOOT = 0.25;

/** Returns a generous box around everything that a piece of decor paints, whatever its rotation. */
export function decorBounds(piece: Decor): Box {
  if ('points' in piece) {
    const { points } = piece;
    const lengths = points.map(([x, y], i) => {
      const [beforeX, beforeY] = points.at(i - 1)!;
      return Math.hypot(x - beforeX, y - beforeY);
    });
    const overshoot = 'smooth' in piece ? Math.max(...lengths) * MAX_OVERSHOOT : 0;
    const box = boxFromPoints(points.map(([x, y]) => ({ x, y })));
    return expandBox(box, Math.max(overshoot, 'width' in piece ? piece.width : 0));
  }
  if (piece.kind === 'text')
    return expandBox({ x: piece.x, y: piece.y, width: 0, height: 0 }, piece.size * piece.text.length);
  const reach = Math.hypot(piece.width, piece.height) * 0.75;
  return expandBox({ x: piece.x + piece.width / 2, y: piece.y + piece.height / 2, width: 0, height: 0 }, reach);
}

/** Where the front of a beach is. */
import { type Point, centerOf } from '../geometry/boxes.ts';
import { distanceToPolyline, isPointInPolygon } from '../geometry/polylines.ts';
import type { Decor } from './plan.ts';
import type { Table } from './table.ts';

const SEA: ReadonlySet<string> = new Set(['sea', 'water', 'shallows']);

/** Returns how far a table's center is from the water of a plan, in plan units; 0 if the plan shows none. */
export function distanceToWater(decor: readonly Decor[]): (table: Table) => number {
  const outlines = decor.flatMap((piece): (readonly Point[])[] =>
    piece.kind === 'area' && SEA.has(piece.surface) ? [piece.points.map(([x, y]) => ({ x, y }))] : [],
  );
  return ({ box }) => {
    const center = centerOf(box);
    const distances = outlines.map((outline) =>
      isPointInPolygon(outline, center) ? 0 : distanceToPolyline([...outline, outline[0]!], center),
    );
    return distances.length === 0 ? 0 : Math.min(...distances);
  };
}

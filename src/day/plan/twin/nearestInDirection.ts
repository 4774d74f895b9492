/** Where an arrow key goes from a table. */
import { type Point, centerOf } from '../../../domain/geometry/boxes.ts';
import type { Table } from '../../../domain/plan/table.ts';

/** Ways to the side count this much more than ways ahead. */
const SIDE_WEIGHT = 2.5;

/** Returns the nearest table in a direction; undefined if there is none. */
export function nearestInDirection(tables: readonly Table[], from: Table, direction: Point): Table | undefined {
  const start = centerOf(from.box);
  let best: { readonly table: Table; readonly distance: number } | undefined;
  for (const table of tables) {
    const at = centerOf(table.box);
    const ahead = (at.x - start.x) * direction.x + (at.y - start.y) * direction.y;
    const aside = Math.abs((at.x - start.x) * direction.y) + Math.abs((at.y - start.y) * direction.x);
    if (table.key === from.key || ahead <= 0 || aside > SIDE_WEIGHT * ahead) continue;
    const distance = ahead + SIDE_WEIGHT * aside;
    if (!best || distance < best.distance) best = { table, distance };
  }
  return best?.table;
}

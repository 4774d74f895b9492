/** Areas that the owner gives the tables of a drawing: by a line around them, or by their kind. */
import { type Point, centerOf } from '../../../../domain/geometry/boxes.ts';
import { isPointInPolygon } from '../../../../domain/geometry/polylines.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import type { ParsedPlan, ParsedTable } from '../normalizeImport.ts';

export type OwnArea = {
  readonly id: number;
  readonly name: string;
  /** The line around its tables, in the drawing's units; empty if none is drawn. */
  readonly lasso: readonly Point[];
  /** Kinds whose tables are in it, wherever no line says otherwise. */
  readonly kinds: ReadonlySet<number>;
};

/** Returns a plan with tables in the owner's areas. A line counts more than a kind, and a later one than an earlier. */
export function withOwnAreas(
  parsed: ParsedPlan,
  own: readonly OwnArea[],
  kindOf: ReadonlyMap<ParsedTable, number>,
): ParsedPlan {
  if (own.length === 0) return parsed;
  const placed = parsed.areas.flatMap(({ name, tables }) =>
    tables.map((table) => {
      const center = centerOf(table.coordinates);
      const kind = kindOf.get(table);
      const area =
        own.findLast(({ lasso }) => isPointInPolygon(lasso, center)) ??
        own.find(({ kinds }) => kind !== undefined && kinds.has(kind));
      return { area: area?.name.trim() || name, table };
    }),
  );
  return {
    ...parsed,
    areas: [...groupBy(placed, ({ area }) => area)].map(([name, items]) => ({
      name,
      tables: items.map(({ table }) => table),
    })),
  };
}

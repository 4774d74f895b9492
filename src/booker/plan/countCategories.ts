/** The categories of a plan's tables, in the order in which they first stand, with how many are free. */
import type { Table } from '../../domain/plan/table.ts';

export type CategoryCount = {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly free: number;
  readonly all: number;
};

export function countCategories(tables: readonly Table[]): CategoryCount[] {
  const counts = new Map<string, CategoryCount>();
  for (const { categoryId, category, color, available } of tables) {
    const id = categoryId || category;
    const before = counts.get(id) ?? { id, name: category || categoryId, color, free: 0, all: 0 };
    counts.set(id, { ...before, free: before.free + (available ? 1 : 0), all: before.all + 1 });
  }
  return [...counts.values()];
}

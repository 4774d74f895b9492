import type { Table } from '../../domain/plan/table.ts';

export type CategoryCount = {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly free: number;
  readonly all: number;
};

/** Counts tables by category, in the order in which the categories first appear. */
export function countCategories(tables: readonly Table[]): CategoryCount[] {
  const counts = new Map<string, CategoryCount>();
  for (const { categoryId, category, color, available } of tables) {
    const id = categoryId || category;
    const count = counts.get(id) ?? { id, name: category || categoryId, color, free: 0, all: 0 };
    counts.set(id, { ...count, free: count.free + (available ? 1 : 0), all: count.all + 1 });
  }
  return [...counts.values()];
}

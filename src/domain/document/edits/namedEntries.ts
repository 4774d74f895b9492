/** What areas and categories share: id, valid name, order. */
import { categorySchema } from '../../plan/plan.ts';

/** Returns a valid name, trimmed, or undefined. */
export function validName(name: string | undefined): string | undefined {
  const read = categorySchema.shape.name.safeParse(name);
  return read.success ? read.data : undefined;
}

/** Returns an unused id. */
export function nextId(list: readonly { readonly id: number }[]): number {
  return list.reduce((most, { id }) => Math.max(most, id), 0) + 1;
}

/** Orders a list by ids. Entries not in the list follow in their previous order. */
export function sortByIds<Kind extends { readonly id: number }>(
  list: readonly Kind[],
  ids: readonly number[],
): readonly Kind[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return list.toSorted((a, b) => (places.get(a.id) ?? ids.length) - (places.get(b.id) ?? ids.length));
}

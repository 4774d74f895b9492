/** What areas and categories have in common: an id, a name that a plan can hold, an order. */
import { categorySchema } from '../../plan/plan.ts';

/** A name as a plan can hold it, trimmed; undefined for any other. */
export function validName(name: string | undefined): string | undefined {
  const read = categorySchema.shape.name.safeParse(name);
  return read.success ? read.data : undefined;
}

/** An id that none of the list has. */
export function nextId(list: readonly { readonly id: number }[]): number {
  return list.reduce((most, { id }) => Math.max(most, id), 0) + 1;
}

/** The list in the order of these ids; what is not named follows in the order that it had. */
export function sortByIds<Kind extends { readonly id: number }>(
  list: readonly Kind[],
  ids: readonly number[],
): readonly Kind[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return list.toSorted((a, b) => (places.get(a.id) ?? ids.length) - (places.get(b.id) ?? ids.length));
}

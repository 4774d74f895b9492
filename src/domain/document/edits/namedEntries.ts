/** Ids, names and order of entries that have both: areas and categories. */
import { type Price, categorySchema, priceSchema } from '../../plan/plan.ts';
import type { EditorDocument } from '../editorDocument.ts';

/** Returns a valid name, trimmed, or undefined. */
export function validName(name: string): string | undefined {
  const read = categorySchema.shape.name.safeParse(name);
  return read.success ? read.data : undefined;
}

/** Returns an unused id. */
export function nextId(list: readonly { readonly id: number }[]): number {
  return list.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/** Returns a word with the first number that makes it an unused name. */
export function unusedName(list: readonly { readonly name: string }[], word: string): string {
  const names = new Set(list.map(({ name }) => name));
  let number = 1;
  while (names.has(`${word} ${number}`)) number += 1;
  return `${word} ${number}`;
}

/** Orders a list by ids. Entries not in the list follow in their previous order. */
export function sortByIds<Kind extends { readonly id: number }>(
  list: readonly Kind[],
  ids: readonly number[],
): readonly Kind[] {
  const order = new Map(ids.map((id, index) => [id, index]));
  return list.toSorted((a, b) => (order.get(a.id) ?? ids.length) - (order.get(b.id) ?? ids.length));
}

/** Changes the price of an area or of a category; undefined removes it. An invalid price changes nothing. */
export function setPrice(
  drawing: EditorDocument,
  list: 'areas' | 'categories',
  id: number,
  price: Price | undefined,
): EditorDocument {
  if (price && !priceSchema.safeParse(price).success) return drawing;
  const withPrice = <Entry extends { readonly id: number; readonly price?: Price | undefined }>(
    entry: Entry,
  ): Entry => {
    if (entry.id !== id) return entry;
    const { price: _before, ...rest } = entry;
    return { ...rest, ...(price ? { price } : {}) } as Entry;
  };
  return list === 'areas'
    ? { ...drawing, areas: drawing.areas.map(withPrice) }
    : { ...drawing, categories: drawing.categories.map(withPrice) };
}

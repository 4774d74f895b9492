/** Which tables belong to an area or a category, and how a list of these is put in another order. */
import type { TableItem } from '../../../domain/document/editorDocument.ts';

/** Keys of tables by what `read` says of each. */
export function tableKeysBy(
  tables: readonly TableItem[],
  read: (item: TableItem) => number,
): ReadonlyMap<number, readonly string[]> {
  const keys = new Map<number, string[]>();
  for (const item of tables) {
    const list = keys.get(read(item));
    if (list) list.push(item.key);
    else keys.set(read(item), [item.key]);
  }
  return keys;
}

/** The ids with one of them moved by one place; the same where there is no further place. */
export function idsMoved(all: readonly { readonly id: number }[], id: number, by: 1 | -1): readonly number[] {
  const ids = all.map((each) => each.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  ids.splice(to, 0, ...ids.splice(from, 1));
  return ids;
}

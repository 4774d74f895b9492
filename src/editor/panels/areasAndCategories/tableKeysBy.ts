/** Groups tables by area or category, and reorders a list of those. */
import type { TableItem } from '../../../domain/document/editorDocument.ts';

/** Groups the keys of tables by the id that `read` returns. */
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

/** Returns the ids with `id` moved by one position. At either end the order stays. */
export function moveId(all: readonly { readonly id: number }[], id: number, by: 1 | -1): readonly number[] {
  const ids = all.map((entry) => entry.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  ids.splice(to, 0, ...ids.splice(from, 1));
  return ids;
}

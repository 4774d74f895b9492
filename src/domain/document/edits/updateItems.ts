/** Applies edits to items by key. All other items stay the same objects. */
import type { DecorItem, EditorDocument, TableItem } from '../editorDocument.ts';

/** Keys of items. Unknown keys are ignored. */
export type ItemKeys = ReadonlySet<string>;

/** Updates the items with these keys. Returns the same document if no item changes. */
export function updateItems(
  drawing: EditorDocument,
  keys: ItemKeys,
  table: (item: TableItem) => TableItem,
  decor: (item: DecorItem) => DecorItem,
): EditorDocument {
  if (keys.size === 0) return drawing;
  const tables = updateList(drawing.tables, keys, table);
  const pieces = updateList(drawing.decor, keys, decor);
  return tables === drawing.tables && pieces === drawing.decor ? drawing : { ...drawing, tables, decor: pieces };
}

/** Updates the tables with these keys, and no decor. */
export function updateTables(
  drawing: EditorDocument,
  keys: ItemKeys,
  change: (item: TableItem) => TableItem,
): EditorDocument {
  return updateItems(drawing, keys, change, (item) => item);
}

/** Updates the decor with these keys, and no tables. */
export function updateDecor(
  drawing: EditorDocument,
  keys: ItemKeys,
  change: (item: DecorItem) => DecorItem,
): EditorDocument {
  return updateItems(drawing, keys, (item) => item, change);
}

function updateList<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: ItemKeys,
  change: (item: Kind) => Kind,
): readonly Kind[] {
  let result: Kind[] | undefined;
  // Runs at every step of a drag, where a loop over `entries()` takes several times as long.
  items.forEach((item, index) => {
    if (!keys.has(item.key)) return;
    const after = change(item);
    if (after === item) return;
    result ??= [...items];
    result[index] = after;
  });
  return result ?? items;
}

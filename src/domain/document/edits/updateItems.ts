/** How edits reach the items of a drawing: those of the keys are changed, all else stays the same object. */
import type { DecorItem, EditorDocument, TableItem } from '../editorDocument.ts';

/** Keys of items. Keys that no item has count for nothing. */
export type ItemKeys = ReadonlySet<string>;

/** A drawing whose chosen items went through a change; the same drawing where none came out another. */
export function updateItems(
  drawing: EditorDocument,
  keys: ItemKeys,
  table: (item: TableItem) => TableItem,
  decor: (item: DecorItem) => DecorItem,
): EditorDocument {
  if (keys.size === 0) return drawing;
  const tables = changed(drawing.tables, keys, table);
  const pieces = changed(drawing.decor, keys, decor);
  return tables === drawing.tables && pieces === drawing.decor ? drawing : { ...drawing, tables, decor: pieces };
}

function changed<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: ItemKeys,
  change: (item: Kind) => Kind,
): readonly Kind[] {
  let result: Kind[] | undefined;
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place]!;
    if (!keys.has(item.key)) continue;
    const after = change(item);
    if (after !== item) (result ??= [...items])[place] = after;
  }
  return result ?? items;
}

/** A drawing whose items of both lists went through a change of the lists. */
export function updateItemLists(
  drawing: EditorDocument,
  change: <Kind extends TableItem | DecorItem>(items: readonly Kind[]) => readonly Kind[],
): EditorDocument {
  return { ...drawing, tables: change(drawing.tables), decor: change(drawing.decor) };
}

/** Edits of the z-order. */
import type { EditorDocument } from '../editorDocument.ts';
import type { ItemKeys } from './updateItems.ts';

export type ZOrderMove = 'front' | 'back' | 'forward' | 'backward';

/**
 * Moves items in the z-order of their kind. Decor always stays below tables. The items keep their order among
 * themselves.
 */
export function reorderItems(drawing: EditorDocument, keys: ItemKeys, to: ZOrderMove): EditorDocument {
  if (keys.size === 0) return drawing;
  return { ...drawing, tables: orderedList(drawing.tables, keys, to), decor: orderedList(drawing.decor, keys, to) };
}

/** Returns the same list if the order stays. */
function orderedList<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: ItemKeys,
  to: ZOrderMove,
): readonly Kind[] {
  const ordered = movedList(items, keys, to);
  return ordered.every((item, index) => item === items[index]) ? items : ordered;
}

function movedList<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: ItemKeys,
  to: ZOrderMove,
): readonly Kind[] {
  switch (to) {
    case 'front':
      return [...items.filter(({ key }) => !keys.has(key)), ...items.filter(({ key }) => keys.has(key))];
    case 'back':
      return [...items.filter(({ key }) => keys.has(key)), ...items.filter(({ key }) => !keys.has(key))];
    case 'backward':
      return movedDown(items, keys);
    case 'forward':
      return movedDown(items.toReversed(), keys).toReversed();
  }
}

/** Moves each selected item one place down, unless the item there is selected too. */
function movedDown<Kind extends { readonly key: string }>(items: readonly Kind[], keys: ItemKeys): Kind[] {
  const list: Kind[] = [];
  for (const item of items) {
    const below = list.at(-1);
    if (below && keys.has(item.key) && !keys.has(below.key)) list.splice(-1, 1, item, below);
    else list.push(item);
  }
  return list;
}

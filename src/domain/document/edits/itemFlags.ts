/** Edits of locks, visibility in the editor, and groups. */
import type { DecorItem, EditorDocument, Item, TableItem } from '../editorDocument.ts';
import { type ItemKeys, updateItems } from './updateItems.ts';

/** Locks or unlocks, hides or shows items. A flag that is not given stays. */
export function setItemFlags(
  drawing: EditorDocument,
  keys: ItemKeys,
  marks: { readonly locked?: boolean; readonly hidden?: boolean },
): EditorDocument {
  const change = <Kind extends Item>(item: Kind): Kind => {
    let marked = item;
    for (const mark of ['locked', 'hidden'] as const) {
      const wanted = marks[mark];
      if (wanted === undefined || wanted === (item[mark] ?? false)) continue;
      const { [mark]: _, ...rest } = marked;
      marked = (wanted ? { ...marked, [mark]: true } : rest) as Kind;
    }
    return marked;
  };
  return updateItems(drawing, keys, change, change);
}

/** Returns an unused group key. */
export function nextGroupKey(drawing: EditorDocument): string {
  let most = 0;
  for (const { group } of itemsIn(drawing)) if (group !== undefined) most = Math.max(most, Number(group.slice(1)) || 0);
  return `g${most + 1}`;
}

/** Groups items, taking them out of other groups. Does nothing with fewer than two. */
export function groupItems(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const group = nextGroupKey(drawing);
  let count = 0;
  for (const { key } of itemsIn(drawing)) if (keys.has(key)) count += 1;
  if (count < 2) return drawing;
  const change = <Kind extends TableItem | DecorItem>(item: Kind): Kind => ({ ...item, group });
  return updateItems(drawing, keys, change, change);
}

/** Dissolves the groups of these items, including their members that are not selected. */
export function ungroupItems(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const change = <Kind extends Item>(item: Kind): Kind => {
    if (item.group === undefined) return item;
    const { group: _, ...alone } = item;
    return alone as Kind;
  };
  return updateItems(drawing, expandToGroups(drawing, keys), change, change);
}

/** Expands a selection to whole groups, in selection order. */
export function expandToGroups(drawing: EditorDocument, keys: ItemKeys): Set<string> {
  const groups = new Set<string>();
  for (const { key, group } of itemsIn(drawing)) if (group !== undefined && keys.has(key)) groups.add(group);
  const all = new Set(keys);
  if (groups.size === 0) return all;
  for (const { key, group } of itemsIn(drawing)) if (group !== undefined && groups.has(group)) all.add(key);
  return all;
}

function* itemsIn(drawing: EditorDocument): Generator<Item> {
  yield* drawing.decor;
  yield* drawing.tables;
}

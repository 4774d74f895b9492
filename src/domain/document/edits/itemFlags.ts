/** Edits of locks, visibility in the editor, and groups. */
import type { DecorItem, EditorDocument, Item, TableItem } from '../editorDocument.ts';
import { type ItemKeys, updateItems } from './updateItems.ts';

/** Locks or unlocks, hides or shows items. A flag that is not given stays. */
export function setItemFlags(
  drawing: EditorDocument,
  keys: ItemKeys,
  flags: { readonly locked?: boolean; readonly hidden?: boolean },
): EditorDocument {
  const change = <Kind extends Item>(item: Kind): Kind => {
    let result = item;
    for (const flag of ['locked', 'hidden'] as const) {
      const value = flags[flag];
      if (value === undefined || value === (item[flag] ?? false)) continue;
      const { [flag]: _, ...rest } = result;
      result = (value ? { ...result, [flag]: true } : rest) as Kind;
    }
    return result;
  };
  return updateItems(drawing, keys, change, change);
}

/** Returns an unused group key. */
export function nextGroupKey(drawing: EditorDocument): string {
  let highest = 0;
  for (const { group } of allItems(drawing))
    if (group !== undefined) highest = Math.max(highest, Number(group.slice(1)) || 0);
  return `g${highest + 1}`;
}

/** Groups items, taking them out of other groups. Does nothing with fewer than two. */
export function groupItems(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const group = nextGroupKey(drawing);
  let count = 0;
  for (const { key } of allItems(drawing)) if (keys.has(key)) count += 1;
  if (count < 2) return drawing;
  const change = <Kind extends TableItem | DecorItem>(item: Kind): Kind => ({ ...item, group });
  return updateItems(drawing, keys, change, change);
}

/** Dissolves the groups of these items, including their members that are not selected. */
export function ungroupItems(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const change = <Kind extends Item>(item: Kind): Kind => {
    if (item.group === undefined) return item;
    const { group: _, ...ungrouped } = item;
    return ungrouped as Kind;
  };
  return updateItems(drawing, expandToGroups(drawing, keys), change, change);
}

/** Expands a selection to whole groups, in selection order. */
export function expandToGroups(drawing: EditorDocument, keys: ItemKeys): Set<string> {
  const groups = new Set<string>();
  for (const { key, group } of allItems(drawing)) if (group !== undefined && keys.has(key)) groups.add(group);
  const all = new Set(keys);
  if (groups.size === 0) return all;
  for (const { key, group } of allItems(drawing)) if (group !== undefined && groups.has(group)) all.add(key);
  return all;
}

function* allItems(drawing: EditorDocument): Generator<Item> {
  yield* drawing.decor;
  yield* drawing.tables;
}

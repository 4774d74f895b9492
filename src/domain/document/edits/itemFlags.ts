/** Edits of what only the drawing knows of an item: locks, what is out of sight, groups. */
import type { DecorItem, EditorDocument, Item, TableItem } from '../editorDocument.ts';
import { type ItemKeys, updateItems } from './updateItems.ts';

/** Items locked or let go, hidden or shown; a mark that is not named stays. */
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

/** The name of a group that is not there yet. */
export function nextGroupKey(drawing: EditorDocument): string {
  let most = 0;
  for (const { group } of itemsIn(drawing)) if (group !== undefined) most = Math.max(most, Number(group.slice(1)) || 0);
  return `g${most + 1}`;
}

/** Items made one group; those of another leave it. A group of less than two is none. */
export function groupItems(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const group = nextGroupKey(drawing);
  let count = 0;
  for (const { key } of itemsIn(drawing)) if (keys.has(key)) count += 1;
  if (count < 2) return drawing;
  const change = <Kind extends TableItem | DecorItem>(item: Kind): Kind => ({ ...item, group });
  return updateItems(drawing, keys, change, change);
}

/** The groups of these items are no more: all their items, chosen or not, stand alone. */
export function ungroupItems(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const change = <Kind extends Item>(item: Kind): Kind => {
    if (item.group === undefined) return item;
    const { group: _, ...alone } = item;
    return alone as Kind;
  };
  return updateItems(drawing, expandToGroups(drawing, keys), change, change);
}

/** A selection completed to whole groups, in the order in which it was made. */
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

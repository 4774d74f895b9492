import { addDecor, addTables } from '../../domain/document/edits/addItems.ts';
import { groupItems } from '../../domain/document/edits/itemFlags.ts';
import type { EditorDocument } from '../../domain/document/editorDocument.ts';
import { type ClipboardItems, preparePaste } from './clipboard.ts';

/**
 * Adds items of another plan, moved by `by` plan units. New tables get ids above `highestUsedId`. Returns the new keys
 * too.
 */
export function pasteItems(
  drawing: EditorDocument,
  items: ClipboardItems,
  by: { x: number; y: number },
  highestUsedId: number,
): { drawing: EditorDocument; keys: readonly string[] } {
  const { categories, areas, tables, decor } = preparePaste(
    items,
    { categories: drawing.categories, areas: drawing.areas, tables: drawing.tables.map(({ room }) => room) },
    by,
  );
  const extended = {
    ...drawing,
    categories: [...drawing.categories, ...categories],
    areas: [...drawing.areas, ...areas],
  };
  const withTables = addTables(extended, tables, highestUsedId);
  const withDecor = addDecor(withTables.drawing, decor);
  const keys = [...withTables.keys, ...withDecor.keys];
  const grouped = (items.groups ?? []).reduce(
    (current, places) => groupItems(current, new Set(places.flatMap((place) => keys[place] ?? []))),
    withDecor.drawing,
  );
  return { drawing: grouped, keys };
}

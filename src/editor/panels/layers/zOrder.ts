/** Reorders items among their neighbors in the layers panel: tables within their area, decor within decor. */
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import type { ItemKeys } from '../../../domain/document/edits/updateItems.ts';

/**
 * Moves each item past its next neighbor; adjacent items move together. Tables of other areas in between stay where
 * they are, so that the change matches what the panel shows.
 */
export function moveInZOrder(drawing: EditorDocument, keys: ItemKeys, direction: 'up' | 'down'): EditorDocument {
  const tables = moveWithinSections(drawing.tables, keys, direction, ({ area }) => area);
  const decor = moveWithinSections(drawing.decor, keys, direction, () => 0);
  return tables === drawing.tables && decor === drawing.decor ? drawing : { ...drawing, tables, decor };
}

/** `items` are in paint order, the topmost last. */
function moveWithinSections<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: ItemKeys,
  direction: 'up' | 'down',
  sectionOf: (item: Kind) => number,
): readonly Kind[] {
  // Starts at the end that items move towards, so that a run of items keeps its order.
  const result = direction === 'up' ? items.toReversed() : [...items];
  const previousIndex = new Map<number, number>();
  let hasMoved = false;
  for (const [index, item] of result.entries()) {
    const section = sectionOf(item);
    const neighborIndex = previousIndex.get(section) ?? -1;
    const neighbor = result[neighborIndex];
    previousIndex.set(section, index);
    if (!neighbor || !keys.has(item.key) || keys.has(neighbor.key)) continue;
    result[index] = neighbor;
    result[neighborIndex] = item;
    hasMoved = true;
  }
  if (!hasMoved) return items;
  return direction === 'up' ? result.toReversed() : result;
}

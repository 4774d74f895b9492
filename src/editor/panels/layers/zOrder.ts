/** Items moved among those that the list of layers shows beside them: tables within their area, decor within decor. */
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import type { ItemKeys } from '../../../domain/document/edits/updateItems.ts';

/**
 * Each chosen item past its next neighbour, up or down; a run of chosen ones moves as one. Tables of other areas that
 * lie between keep their places, so that what is seen in the list is what is done.
 */
export function moveInZOrder(drawing: EditorDocument, keys: ItemKeys, to: 'up' | 'down'): EditorDocument {
  const tables = stacked(drawing.tables, keys, to, ({ area }) => area);
  const decor = stacked(drawing.decor, keys, to, () => 0);
  return tables === drawing.tables && decor === drawing.decor ? drawing : { ...drawing, tables, decor };
}

function stacked<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: ItemKeys,
  to: 'up' | 'down',
  sectionOf: (item: Kind) => number,
): readonly Kind[] {
  // Lists are from the lowest to the uppermost.
  const places = to === 'up' ? [...items.keys()].toReversed() : [...items.keys()];
  const result = [...items];
  const before = new Map<number, number>();
  let isMoved = false;
  for (const place of places) {
    const section = sectionOf(result[place]!);
    const other = before.get(section);
    before.set(section, place);
    if (other === undefined || !keys.has(result[place]!.key) || keys.has(result[other]!.key)) continue;
    [result[place], result[other]] = [result[other]!, result[place]!];
    isMoved = true;
  }
  return isMoved ? result : items;
}

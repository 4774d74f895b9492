/** The layers as rows: tables by area, then decor, each with the topmost first. */
import type { DecorItem, EditorDocument, Item, TableItem } from '../../../domain/document/editorDocument.ts';
import { layerMessages as messages } from './messages.ts';

export type LayerHeading = {
  readonly type: 'heading';
  readonly key: string;
  readonly name: string;
  readonly level: 1 | 2;
  readonly isOpen: boolean;
  /** The keys of all items below the heading, folded or not. */
  readonly keys: readonly string[];
  readonly isLocked: boolean;
  readonly isHidden: boolean;
};
export type LayerRow =
  | LayerHeading
  | { readonly type: 'item'; readonly key: string; readonly level: 2 | 3; readonly item: Item };

/** Returns the rows in order, without those below folded headings. `folded` has keys of headings. */
export function layerRows(
  { tables, areas, decor }: Pick<EditorDocument, 'tables' | 'areas' | 'decor'>,
  folded: ReadonlySet<string>,
): LayerRow[] {
  const byArea = new Map<number, TableItem[]>(areas.map(({ id }) => [id, []]));
  for (const table of tables.toReversed()) byArea.get(table.area)?.push(table);
  const tablesHeading = headingOf('tables', messages.tables, 1, tables, folded);
  const rows: LayerRow[] = [tablesHeading];
  if (tablesHeading.isOpen) {
    for (const { id, name } of areas) {
      const items = byArea.get(id) ?? [];
      const heading = headingOf(`area ${id}`, name, 2, items, folded);
      rows.push(heading);
      if (heading.isOpen) for (const item of items) rows.push({ type: 'item', key: item.key, level: 3, item });
    }
  }
  const decorHeading = headingOf('decor', messages.decor, 1, decor, folded);
  rows.push(decorHeading);
  if (decorHeading.isOpen)
    for (const item of decor.toReversed()) rows.push({ type: 'item', key: item.key, level: 2, item });
  return rows;
}

function headingOf(
  key: string,
  name: string,
  level: 1 | 2,
  items: readonly (TableItem | DecorItem)[],
  folded: ReadonlySet<string>,
): LayerHeading {
  return {
    type: 'heading',
    key,
    name,
    level,
    isOpen: !folded.has(key),
    keys: items.map((item) => item.key),
    isLocked: items.length > 0 && items.every(({ locked }) => locked),
    isHidden: items.length > 0 && items.every(({ hidden }) => hidden),
  };
}

/** Returns the index of an item's row, or of the folded heading above it; -1 if there is none. */
export function rowIndexOf(rows: readonly LayerRow[], item: Item): number {
  const index = rows.findIndex(({ key }) => key === item.key);
  if (index >= 0) return index;
  const headings = item.kind === 'table' ? [`area ${item.area}`, 'tables'] : ['decor'];
  return rows.findIndex(({ key }) => headings.includes(key));
}

/** Returns the keys of the items between two rows, inclusive. */
export function keysBetween(rows: readonly LayerRow[], from: number, to: number): string[] {
  return rows
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .flatMap((row) => (row.type === 'item' ? [row.key] : []));
}

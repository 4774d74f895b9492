/** The layers as rows: tables by area, then decor, each with what is uppermost first. */
import type { DecorItem, EditorDocument, Item, TableItem } from '../../../domain/document/editorDocument.ts';
import { layerMessages as words } from './messages.ts';

export type LayerHeading = {
  readonly kind: 'heading';
  readonly key: string;
  readonly name: string;
  readonly level: 1 | 2;
  readonly isOpen: boolean;
  /** Of all that stands below it, folded or not. */
  readonly keys: readonly string[];
  readonly isLocked: boolean;
  readonly isHidden: boolean;
};
export type LayerRow =
  | LayerHeading
  | { readonly kind: 'item'; readonly key: string; readonly level: 2 | 3; readonly item: Item };

/** Rows in their order, without those below a folded heading. `folded` holds keys of headings. */
export function layerRows(
  { tables, areas, decor }: Pick<EditorDocument, 'tables' | 'areas' | 'decor'>,
  folded: ReadonlySet<string>,
): LayerRow[] {
  const byArea = new Map<number, TableItem[]>(areas.map(({ id }) => [id, []]));
  for (let place = tables.length - 1; place >= 0; place -= 1) byArea.get(tables[place]!.area)?.push(tables[place]!);
  const rows: LayerRow[] = [];
  const layer = headingOf('tables', words.tables, 1, tables, folded);
  rows.push(layer);
  if (layer.isOpen) {
    for (const { id, name } of areas) {
      const items = byArea.get(id)!;
      const area = headingOf(`area ${id}`, name, 2, items, folded);
      rows.push(area);
      if (area.isOpen) for (const item of items) rows.push({ kind: 'item', key: item.key, level: 3, item });
    }
  }
  const ground = headingOf('decor', words.decor, 1, decor, folded);
  rows.push(ground);
  if (ground.isOpen)
    for (let place = decor.length - 1; place >= 0; place -= 1)
      rows.push({ kind: 'item', key: decor[place]!.key, level: 2, item: decor[place]! });
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
    kind: 'heading',
    key,
    name,
    level,
    isOpen: !folded.has(key),
    keys: items.map((item) => item.key),
    isLocked: items.length > 0 && items.every(({ locked }) => locked),
    isHidden: items.length > 0 && items.every(({ hidden }) => hidden),
  };
}

/** The row of an item, or of the folded heading that it stands below; -1 for none. */
export function rowIndexOf(rows: readonly LayerRow[], item: Item): number {
  const at = rows.findIndex(({ key }) => key === item.key);
  if (at >= 0) return at;
  const headings = item.kind === 'table' ? [`area ${item.area}`, 'tables'] : ['decor'];
  return rows.findIndex(({ key }) => headings.includes(key));
}

/** Keys of the items from one row to another, both included. */
export function keysBetween(rows: readonly LayerRow[], from: number, to: number): string[] {
  return rows
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .flatMap((row) => (row.kind === 'item' ? [row.key] : []));
}

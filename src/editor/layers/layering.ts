/** The layers as rows: tables by area, then decor, each with what is uppermost first. */
import type { DecorItem, Drawing, Item, TableItem } from '../../domain/drawing.ts';
import { layerWords as words } from './words.ts';

export type Heading = {
  readonly kind: 'heading';
  readonly key: string;
  readonly name: string;
  readonly level: 1 | 2;
  readonly open: boolean;
  /** Of all that stands below it, folded or not. */
  readonly keys: readonly string[];
  readonly isLocked: boolean;
  readonly isHidden: boolean;
};
export type Row = Heading | { readonly kind: 'item'; readonly key: string; readonly level: 2 | 3; readonly item: Item };

/** Rows in their order, without those below a folded heading. `folded` holds keys of headings. */
export function rowsOf(
  { tables, areas, decor }: Pick<Drawing, 'tables' | 'areas' | 'decor'>,
  folded: ReadonlySet<string>,
): Row[] {
  const byArea = new Map<number, TableItem[]>(areas.map(({ id }) => [id, []]));
  for (let place = tables.length - 1; place >= 0; place -= 1) byArea.get(tables[place]!.area)?.push(tables[place]!);
  const rows: Row[] = [];
  const layer = headingOf('tables', words.tables, 1, tables, folded);
  rows.push(layer);
  if (layer.open) {
    for (const { id, name } of areas) {
      const items = byArea.get(id)!;
      const area = headingOf(`area ${id}`, name, 2, items, folded);
      rows.push(area);
      if (area.open) for (const item of items) rows.push({ kind: 'item', key: item.key, level: 3, item });
    }
  }
  const ground = headingOf('decor', words.decor, 1, decor, folded);
  rows.push(ground);
  if (ground.open)
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
): Heading {
  return {
    kind: 'heading',
    key,
    name,
    level,
    open: !folded.has(key),
    keys: items.map((item) => item.key),
    isLocked: items.length > 0 && items.every(({ locked }) => locked),
    isHidden: items.length > 0 && items.every(({ hidden }) => hidden),
  };
}

/** The row of an item, or of the folded heading that it stands below; -1 for none. */
export function rowOfItem(rows: readonly Row[], item: Item): number {
  const at = rows.findIndex(({ key }) => key === item.key);
  if (at >= 0) return at;
  const headings = item.kind === 'table' ? [`area ${item.area}`, 'tables'] : ['decor'];
  return rows.findIndex(({ key }) => headings.includes(key));
}

/** Keys of the items from one row to another, both included. */
export function keysBetween(rows: readonly Row[], from: number, to: number): string[] {
  return rows
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .flatMap((row) => (row.kind === 'item' ? [row.key] : []));
}

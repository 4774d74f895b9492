/**
 * The layers as rows: tables by area, then decor, each with the topmost first, and groups where their topmost item is.
 */
import type { EditorDocument, Item, TableItem } from '../../../domain/document/editorDocument.ts';
import { layerMessages as messages } from './messages.ts';

export type LayerHeading = {
  readonly type: 'heading';
  readonly key: string;
  readonly name: string;
  readonly level: 1 | 2 | 3;
  /** Whether the heading is that of a group, which can be selected. */
  readonly isGroup: boolean;
  readonly isOpen: boolean;
  /** The keys of all items below the heading, folded or not. */
  readonly keys: readonly string[];
  readonly isLocked: boolean;
  readonly isHidden: boolean;
};
export type LayerRow =
  | LayerHeading
  | { readonly type: 'item'; readonly key: string; readonly level: number; readonly item: Item };

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
      if (heading.isOpen) rows.push(...itemRows(items, 3, heading.key, folded));
    }
  }
  const decorHeading = headingOf('decor', messages.decor, 1, decor, folded);
  rows.push(decorHeading);
  if (decorHeading.isOpen) rows.push(...itemRows(decor.toReversed(), 2, decorHeading.key, folded));
  return rows;
}

/** Returns the rows of a section's items. The items of a group follow the group's heading. */
function itemRows(items: readonly Item[], level: 2 | 3, section: string, folded: ReadonlySet<string>): LayerRow[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (item.group === undefined) continue;
    const members = groups.get(item.group);
    if (members) members.push(item);
    else groups.set(item.group, [item]);
  }
  return items.flatMap((item): LayerRow[] => {
    if (item.group === undefined) return [{ type: 'item', key: item.key, level, item }];
    const members = groups.get(item.group);
    if (!members) return [];
    groups.delete(item.group);
    const name = messages.group({ number: item.group.slice(1) });
    const heading = headingOf(`${section} ${item.group}`, name, level, members, folded, true);
    if (!heading.isOpen) return [heading];
    return [
      heading,
      ...members.map((member): LayerRow => ({ type: 'item', key: member.key, level: level + 1, item: member })),
    ];
  });
}

function headingOf(
  key: string,
  name: string,
  level: 1 | 2 | 3,
  items: readonly Item[],
  folded: ReadonlySet<string>,
  isGroup = false,
): LayerHeading {
  return {
    type: 'heading',
    key,
    name,
    level,
    isGroup,
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
  const sections = item.kind === 'table' ? [`area ${item.area}`, 'tables'] : ['decor'];
  const headings = [
    ...(item.group === undefined ? [] : sections.map((section) => `${section} ${item.group}`)),
    ...sections,
  ];
  return rows.findIndex(({ key }) => headings.includes(key));
}

/** Returns the keys of the items between two rows, inclusive. */
export function keysBetween(rows: readonly LayerRow[], from: number, to: number): string[] {
  return rows
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .flatMap((row) => (row.type === 'item' ? [row.key] : []));
}

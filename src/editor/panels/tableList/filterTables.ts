/** What the list of tables holds: the tables by area, all of them or those that were searched for. */
import type { EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';
import { messages } from '../../messages.ts';

export type TableListRow =
  | { readonly kind: 'heading'; readonly key: string; readonly name: string; readonly count: number }
  | {
      readonly kind: 'table';
      readonly key: string;
      readonly item: TableItem;
      readonly area: string;
      readonly place: number;
    };
export type FilteredTables = { readonly rows: readonly TableListRow[]; readonly count: number };

/** Text as it is compared: whatever its case and its accents. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');
/** Ten thousand are not folded anew with each key. */
const known = new WeakMap<TableItem, { readonly about: string; readonly text: string }>();

function textOf(item: TableItem, about: string): string {
  const before = known.get(item);
  if (before?.about === about) return before.text;
  const text = folded(
    `${item.room.name} ${item.room.coordinates.text ?? ''} ${about} ${messages.seats(item.room.beds)}`,
  );
  known.set(item, { about, text });
  return text;
}

/** Every word that was typed must begin a word of the table's name, text, area, category or seats. */
export function filterTables(
  { tables, areas, categories }: Pick<EditorDocument, 'tables' | 'areas' | 'categories'>,
  typed: string,
): FilteredTables {
  const sought = folded(typed).split(/\s+/).filter(Boolean);
  const categoryOf = new Map(categories.map(({ id, name }) => [id, name]));
  const byArea = new Map<number, TableItem[]>(areas.map(({ id }) => [id, []]));
  const nameOf = new Map(areas.map(({ id, name }) => [id, name]));
  for (const item of tables) {
    const about = `${nameOf.get(item.area) ?? ''} ${categoryOf.get(item.room.room_id) ?? ''}`;
    if (sought.length > 0) {
      const text = ` ${textOf(item, about)}`;
      if (!sought.every((word) => text.includes(` ${word}`))) continue;
    }
    byArea.get(item.area)?.push(item);
  }
  const rows: TableListRow[] = [];
  let place = 0;
  for (const [id, items] of byArea) {
    if (items.length === 0) continue;
    const area = nameOf.get(id) || messages.otherTables;
    rows.push({ kind: 'heading', key: `area ${id}`, name: area, count: items.length });
    for (const item of items) rows.push({ kind: 'table', key: item.key, item, area, place: place++ });
  }
  return { rows, count: place };
}

/** What the list of tables holds: the tables by area, all of them or those that were searched for. */
import type { EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';
import { foldText, parseTableQuery } from '../../../domain/plan/tableSearch.ts';
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

/** Ten thousand are not folded anew with each key. */
const foldedTextCache = new WeakMap<TableItem, { readonly about: string; readonly text: string }>();

function textOf(item: TableItem, about: string): string {
  const before = foldedTextCache.get(item);
  if (before?.about === about) return before.text;
  const text = foldText(`${item.room.name} ${item.room.coordinates.text ?? ''} ${about}`);
  foldedTextCache.set(item, { about, text });
  return text;
}

/** Returns the tables whose name, text, area, category and seats match every word that was typed. */
export function filterTables(
  { tables, areas, categories }: Pick<EditorDocument, 'tables' | 'areas' | 'categories'>,
  typed: string,
): FilteredTables {
  const query = parseTableQuery(typed, messages.seatsTyped);
  const categoryOf = new Map(categories.map(({ id, name }) => [id, name]));
  const byArea = new Map<number, TableItem[]>(areas.map(({ id }) => [id, []]));
  const nameOf = new Map(areas.map(({ id, name }) => [id, name]));
  for (const item of tables) {
    const about = `${nameOf.get(item.area) ?? ''} ${categoryOf.get(item.room.room_id) ?? ''}`;
    if (query.text !== '' && !query.matches({ seats: item.room.beds }, textOf(item, about))) continue;
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

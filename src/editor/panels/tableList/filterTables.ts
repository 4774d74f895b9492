/** Builds the rows of the table list: tables by area, filtered by a search. */
import type { EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';
import { parseTableQuery } from '../../../domain/plan/tableSearch.ts';
import { foldText } from '../../../domain/text/foldText.ts';
import { messages } from '../../messages.ts';

export type TableListRow =
  | { readonly type: 'heading'; readonly key: string; readonly name: string; readonly count: number }
  | {
      readonly type: 'table';
      readonly key: string;
      readonly item: TableItem;
      readonly area: string;
      /** Position among the tables that match, from 0. */
      readonly position: number;
    };
type FilteredTables = { readonly rows: readonly TableListRow[]; readonly count: number };

/** Avoids folding the text of 10,000 tables on each keystroke. */
const foldedTextCache = new WeakMap<TableItem, { readonly about: string; readonly text: string }>();

function textOf(item: TableItem, about: string): string {
  const cached = foldedTextCache.get(item);
  if (cached?.about === about) return cached.text;
  const text = foldText(`${item.room.name} ${item.room.coordinates.text ?? ''} ${about}`);
  foldedTextCache.set(item, { about, text });
  return text;
}

/** Returns the tables whose name, text, area, category or seats match every typed word. */
export function filterTables(
  { tables, areas, categories }: Pick<EditorDocument, 'tables' | 'areas' | 'categories'>,
  typed: string,
): FilteredTables {
  const query = parseTableQuery(typed, messages.seatWords);
  const categoryOf = new Map(categories.map(({ id, name }) => [id, name]));
  const byArea = new Map<number, TableItem[]>(areas.map(({ id }) => [id, []]));
  const nameOf = new Map(areas.map(({ id, name }) => [id, name]));
  for (const item of tables) {
    const about = `${nameOf.get(item.area) ?? ''} ${categoryOf.get(item.room.room_id) ?? ''}`;
    if (query.text !== '' && !query.matches({ seats: item.room.beds }, textOf(item, about))) continue;
    byArea.get(item.area)?.push(item);
  }
  const rows: TableListRow[] = [];
  let position = 0;
  for (const [id, items] of byArea) {
    if (items.length === 0) continue;
    const area = nameOf.get(id) || messages.otherTables;
    rows.push({ type: 'heading', key: `area ${id}`, name: area, count: items.length });
    for (const item of items) {
      rows.push({ type: 'table', key: item.key, item, area, position });
      position += 1;
    }
  }
  return { rows, count: position };
}

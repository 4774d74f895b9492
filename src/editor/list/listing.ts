/** What the list of tables holds: the tables by area, all of them or those that were searched for. */
import type { Drawing, TableItem } from '../../domain/drawing.ts';
import { words } from '../words.ts';

export type Row =
  | { readonly kind: 'heading'; readonly key: string; readonly name: string; readonly count: number }
  | {
      readonly kind: 'table';
      readonly key: string;
      readonly item: TableItem;
      readonly area: string;
      readonly place: number;
    };
export type Listing = { readonly rows: readonly Row[]; readonly count: number };

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
  const text = folded(`${item.room.name} ${item.room.coordinates.text ?? ''} ${about} ${words.seats(item.room.beds)}`);
  known.set(item, { about, text });
  return text;
}

/** Every word that was typed must begin a word of the table's name, text, area, category or seats. */
export function listingOf(
  { tables, areas, categories }: Pick<Drawing, 'tables' | 'areas' | 'categories'>,
  typed: string,
): Listing {
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
  const rows: Row[] = [];
  let place = 0;
  for (const [id, items] of byArea) {
    if (items.length === 0) continue;
    const area = nameOf.get(id) || words.otherTables;
    rows.push({ kind: 'heading', key: `area ${id}`, name: area, count: items.length });
    for (const item of items) rows.push({ kind: 'table', key: item.key, item, area, place: place++ });
  }
  return { rows, count: place };
}

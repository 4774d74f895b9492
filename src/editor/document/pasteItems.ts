/** Pastes copied items into a plan. Categories and areas are added only if the plan has none of that name. */
import { addDecor, addTables } from '../../domain/document/edits/addItems.ts';
import { groupItems } from '../../domain/document/edits/itemFlags.ts';
import { type Area, type EditorDocument, areaOf } from '../../domain/document/editorDocument.ts';
import type { Point } from '../../domain/geometry/boxes.ts';
import type { Category } from '../../domain/plan/plan.ts';
import { foldText } from '../../domain/text/foldText.ts';
import { type ClipboardItems, movedItems } from './clipboard.ts';

/** Adds items, moved by `by` plan units. New tables get ids above `highestUsedId`. Returns the new keys too. */
export function pasteItems(
  drawing: EditorDocument,
  items: ClipboardItems,
  by: Point,
  highestUsedId: number,
): { drawing: EditorDocument; keys: readonly string[] } {
  const { tables, decor, groups = [], area_prices = {} } = movedItems(items, by);
  const prices = new Map(Object.entries(area_prices));
  const categories = [...drawing.categories];
  const areas = [...drawing.areas];
  const categoryIds = new Map(items.categories.map((category) => [category.id, categoryFor(category, categories)]));
  const placed = tables.map(({ area, room }) => ({
    area: areaFor({ name: area, price: prices.get(area) }, areas),
    room: { ...room, room_id: categoryIds.get(room.room_id) ?? room.room_id },
  }));
  const withTables = addTables({ ...drawing, categories, areas }, placed, highestUsedId);
  const withDecor = addDecor(withTables.drawing, decor);
  const keys = [...withTables.keys, ...withDecor.keys];
  const grouped = groups.reduce(
    (current, places) => groupItems(current, new Set(places.flatMap((place) => keys[place] ?? []))),
    withDecor.drawing,
  );
  return { drawing: grouped, keys };
}

/** Returns the id of the category with this name, and this color if several have the name; adds it if there is none. */
function categoryFor(category: Category, categories: Category[]): number {
  const { name, color } = category;
  const sameName = categories.filter((each) => foldText(each.name) === foldText(name));
  const match = sameName.find((each) => each.color.toLowerCase() === color.toLowerCase()) ?? sameName[0];
  if (match) return match.id;
  const id = nextId(categories);
  categories.push({ ...category, id });
  return id;
}

/** Returns the id of the area with this name; adds it if there is none. A table without an area joins the first one. */
function areaFor({ name, price }: Omit<Area, 'id'>, areas: Area[]): number {
  const match = areas.find((area) => name === '' || foldText(area.name) === foldText(name));
  if (match) return match.id;
  const id = nextId(areas);
  areas.push(areaOf({ id, name: name.trim() || 'Tables', price }));
  return id;
}

const nextId = (list: readonly { readonly id: number }[]): number =>
  list.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;

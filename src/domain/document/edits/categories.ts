/** Edits of categories. */
import type { EditorDocument } from '../editorDocument.ts';
import { type Category, categorySchema } from '../../plan/plan.ts';
import { DEFAULT_TABLE_COLOR } from '../../plan/table.ts';
import { nextId, sortByIds, unusedName, validName } from './namedEntries.ts';

/**
 * Colors for new categories, distinct for every kind of color vision (Okabe and Ito, 2008, with a slightly darker
 * yellow).
 */
const NEW_CATEGORY_COLORS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#c9b400', '#7a6f9b'];

/** Adds a category, with the first free number as its name and with an unused color, if there is one. */
export function addCategory(drawing: EditorDocument): EditorDocument {
  const { categories } = drawing;
  const category = {
    id: nextId(categories),
    name: unusedName(categories, 'Category'),
    color: unusedColor(categories),
  };
  return { ...drawing, categories: [...categories, category] };
}

function unusedColor(categories: readonly Category[]): string {
  const used = new Set(categories.map(({ color }) => color.toLowerCase()));
  const unused = NEW_CATEGORY_COLORS.find((color) => !used.has(color));
  return unused ?? NEW_CATEGORY_COLORS[categories.length % NEW_CATEGORY_COLORS.length] ?? DEFAULT_TABLE_COLOR;
}

/** Renames a category. An invalid name changes nothing. */
export function renameCategory(drawing: EditorDocument, id: number, to: string): EditorDocument {
  const name = validName(to);
  return name === undefined ? drawing : changeCategory(drawing, id, { name });
}

/** Recolors a category. An invalid color changes nothing. */
export function recolorCategory(drawing: EditorDocument, id: number, to: string): EditorDocument {
  const read = categorySchema.shape.color.safeParse(to);
  return read.success ? changeCategory(drawing, id, { color: read.data }) : drawing;
}

function changeCategory(drawing: EditorDocument, id: number, change: Partial<Category>): EditorDocument {
  return drawing.categories.some((category) => category.id === id)
    ? {
        ...drawing,
        categories: drawing.categories.map((category) => (category.id === id ? { ...category, ...change } : category)),
      }
    : drawing;
}

/** Orders categories by id. Categories not in the list follow. */
export function reorderCategories(drawing: EditorDocument, ids: readonly number[]): EditorDocument {
  return { ...drawing, categories: sortByIds(drawing.categories, ids) };
}

/** Moves all tables of one category to another and removes the first. */
export function mergeCategories(drawing: EditorDocument, from: number, to: number): EditorDocument {
  if (from === to || ![from, to].every((id) => drawing.categories.some((category) => category.id === id)))
    return drawing;
  return {
    ...drawing,
    categories: drawing.categories.filter(({ id }) => id !== from),
    tables: drawing.tables.map((item) =>
      item.room.room_id === from ? { ...item, room: { ...item.room, room_id: to } } : item,
    ),
  };
}

/** Removes a category without tables. A category in use stays; merge it into another one. */
export function removeCategory(drawing: EditorDocument, id: number): EditorDocument {
  if (
    !drawing.categories.some((category) => category.id === id) ||
    drawing.tables.some(({ room }) => room.room_id === id)
  )
    return drawing;
  return { ...drawing, categories: drawing.categories.filter((category) => category.id !== id) };
}

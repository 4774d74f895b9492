/** Edits of the categories of tables. */
import type { EditorDocument } from '../editorDocument.ts';
import { type Category, categorySchema } from '../../plan/plan.ts';
import { validName, nextId, sortByIds } from './namedEntries.ts';

/** Colours for new categories, far apart for every kind of sight (Okabe and Ito, 2008; the yellow a little darker). */
const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#c9b400', '#7a6f9b'];

/** A new category; without a colour it gets one that is not used yet, if there is one. */
export function addCategory(
  drawing: EditorDocument,
  given: { readonly name?: string; readonly color?: string } = {},
): { readonly drawing: EditorDocument; readonly id: number } {
  const id = nextId(drawing.categories);
  const color = colourOf(given.color) ?? freeColour(drawing);
  return {
    drawing: {
      ...drawing,
      categories: [...drawing.categories, { id, name: validName(given.name) ?? freeName(drawing), color }],
    },
    id,
  };
}

function freeName({ categories }: EditorDocument): string {
  const names = new Set(categories.map(({ name }) => name));
  let number = 1;
  while (names.has(`Category ${number}`)) number += 1;
  return `Category ${number}`;
}

function freeColour({ categories }: EditorDocument): string {
  const used = new Set(categories.map(({ color }) => color.toLowerCase()));
  return COLOURS.find((colour) => !used.has(colour)) ?? COLOURS[categories.length % COLOURS.length]!;
}

function colourOf(color: string | undefined): string | undefined {
  const read = categorySchema.shape.color.safeParse(color);
  return read.success ? read.data : undefined;
}

/** A category by another name; one that no plan can hold changes nothing. */
export function renameCategory(drawing: EditorDocument, id: number, to: string): EditorDocument {
  const name = validName(to);
  return name === undefined ? drawing : changeCategory(drawing, id, { name });
}

/** A category in another colour, such as #2a9d8f; what is none changes nothing. */
export function recolorCategory(drawing: EditorDocument, id: number, to: string): EditorDocument {
  const color = colourOf(to);
  return color === undefined ? drawing : changeCategory(drawing, id, { color });
}

function changeCategory(drawing: EditorDocument, id: number, change: Partial<Category>): EditorDocument {
  return drawing.categories.some((category) => category.id === id)
    ? {
        ...drawing,
        categories: drawing.categories.map((category) => (category.id === id ? { ...category, ...change } : category)),
      }
    : drawing;
}

/** The categories in the order of these ids; what is not named follows. */
export function reorderCategories(drawing: EditorDocument, ids: readonly number[]): EditorDocument {
  return { ...drawing, categories: sortByIds(drawing.categories, ids) };
}

/** All tables of one category become of another, and the first is no more. */
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

/** A category that no table is of taken away; one that is in use stays: merge it into another. */
export function removeCategory(drawing: EditorDocument, id: number): EditorDocument {
  if (
    !drawing.categories.some((category) => category.id === id) ||
    drawing.tables.some(({ room }) => room.room_id === id)
  )
    return drawing;
  return { ...drawing, categories: drawing.categories.filter((category) => category.id !== id) };
}

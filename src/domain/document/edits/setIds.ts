/** Edits of ids, for venues whose other systems have their own numbers for tables and categories. */
import type { EditorDocument } from '../editorDocument.ts';
import { withJoinIds } from '../joinIds.ts';
import { categorySchema, roomSchema } from '../../plan/plan.ts';

export type SetIdResult =
  | { readonly ok: true; readonly drawing: EditorDocument }
  | { readonly ok: false; readonly error: 'taken' | 'bad' };

/** Changes a table's id, and with it its key. */
export function setTableId(drawing: EditorDocument, key: string, id: number): SetIdResult {
  if (!roomSchema.shape.id.safeParse(id).success) return { ok: false, error: 'bad' };
  if (key === String(id)) return { ok: true, drawing };
  if (drawing.tables.some(({ room }) => room.id === id)) return { ok: false, error: 'taken' };
  return {
    ok: true,
    drawing: {
      ...drawing,
      tables: drawing.tables.map((item) =>
        withJoinIds(item.key === key ? { ...item, key: String(id), room: { ...item.room, id } } : item, (joined) =>
          String(joined) === key ? id : joined,
        ),
      ),
    },
  };
}

/** Changes a category's id. Its tables stay with it. */
export function setCategoryId(drawing: EditorDocument, from: number, to: number): SetIdResult {
  if (!categorySchema.shape.id.safeParse(to).success) return { ok: false, error: 'bad' };
  if (from === to) return { ok: true, drawing };
  if (drawing.categories.some(({ id }) => id === to)) return { ok: false, error: 'taken' };
  return {
    ok: true,
    drawing: {
      ...drawing,
      categories: drawing.categories.map((category) => (category.id === from ? { ...category, id: to } : category)),
      tables: drawing.tables.map((item) =>
        item.room.room_id === from ? { ...item, room: { ...item.room, room_id: to } } : item,
      ),
    },
  };
}

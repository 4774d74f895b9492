/** The drawing as the map draws it: tables completed with their category, and the ground. */
import { atom } from 'jotai';
import type { Area, EditorDocument, TableItem } from '../../domain/document/editorDocument.ts';
import type { Category } from '../../domain/plan/plan.ts';
import { type Table, tableFromRoom } from '../../domain/plan/table.ts';
import { type Scene, buildScene } from '../../map/scene/scene.ts';
import { drawingAtom, committedDrawingAtom } from './document.ts';

type Known = { readonly category: Category | undefined; readonly area: Area | undefined; readonly table: Table };
/** Of ten thousand tables an edit changes a few: the others are not made anew. */
const known = new WeakMap<TableItem, Known>();

/** The tables of a drawing, hidden ones too, in its order. */
export function tablesOfDrawing({
  tables,
  categories,
  areas,
}: Pick<EditorDocument, 'tables' | 'categories' | 'areas'>): Table[] {
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const areaOf = new Map(areas.map((area) => [area.id, area]));
  return tables.map((item) => {
    const [category, area] = [categoryOf.get(item.room.room_id), areaOf.get(item.area)];
    const before = known.get(item);
    if (before && before.category === category && before.area === area) return before.table;
    const table = tableFromRoom(item.room, {
      area: area?.name ?? '',
      categoryId: String(item.room.room_id),
      category: category?.name ?? '',
      color: category?.color,
      available: true,
    });
    known.set(item, { category, area, table });
    return table;
  });
}

/** The scene of what is in the drawer's sight. */
export function sceneOfDrawing(drawing: EditorDocument): Scene {
  return buildScene(tablesOfDrawing({ ...drawing, tables: drawing.tables.filter(({ hidden }) => !hidden) }), {
    width: drawing.width,
    height: drawing.height,
    decor: drawing.decor.flatMap(({ hidden, decor }) => (hidden ? [] : [decor])),
  });
}

/** All tables as they are drawn, by key. */
export const tablesAtom = atom(
  (get): ReadonlyMap<string, Table> => new Map(tablesOfDrawing(get(drawingAtom)).map((table) => [table.key, table])),
);

export const tableCountAtom = atom((get) => get(committedDrawingAtom).tables.length);

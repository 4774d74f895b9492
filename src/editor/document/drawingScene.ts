/** The document as the map draws it: tables with their category and area, and decor. */
import { atom } from 'jotai';
import type { Area, EditorDocument, TableItem } from '../../domain/document/editorDocument.ts';
import type { Category } from '../../domain/plan/plan.ts';
import { type Table, tableFromRoom } from '../../domain/plan/table.ts';
import { type Scene, buildScene } from '../../map/scene/scene.ts';
import { drawingAtom, committedDrawingAtom } from './document.ts';

type CachedTable = { readonly category: Category | undefined; readonly area: Area | undefined; readonly table: Table };
/** An edit changes few of ten thousand tables. The others are reused. */
const tableCache = new WeakMap<TableItem, CachedTable>();

/** Returns the tables of a document in order, including hidden ones. */
export function tablesOfDrawing({
  tables,
  categories,
  areas,
}: Pick<EditorDocument, 'tables' | 'categories' | 'areas'>): Table[] {
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const areaOf = new Map(areas.map((area) => [area.id, area]));
  return tables.map((item) => {
    const category = categoryOf.get(item.room.room_id);
    const area = areaOf.get(item.area);
    const cached = tableCache.get(item);
    if (cached && cached.category === category && cached.area === area) return cached.table;
    const table = tableFromRoom(item.room, {
      area: area?.name ?? '',
      categoryId: String(item.room.room_id),
      category: category?.name ?? '',
      color: category?.color,
      available: true,
    });
    tableCache.set(item, { category, area, table });
    return table;
  });
}

/** Builds a scene without the hidden items. */
export function sceneOfDrawing(drawing: EditorDocument): Scene {
  return buildScene(tablesOfDrawing({ ...drawing, tables: drawing.tables.filter(({ hidden }) => !hidden) }), {
    width: drawing.width,
    height: drawing.height,
    decor: drawing.decor.flatMap(({ hidden, decor }) => (hidden ? [] : [decor])),
  });
}

/** All tables by key. */
export const tablesAtom = atom(
  (get): ReadonlyMap<string, Table> => new Map(tablesOfDrawing(get(drawingAtom)).map((table) => [table.key, table])),
);

export const tableCountAtom = atom((get) => get(committedDrawingAtom).tables.length);

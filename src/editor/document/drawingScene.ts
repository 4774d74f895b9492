/** The document as the map draws it: tables with their category and area, and decor. */
import { atom } from 'jotai';
import type { EditorDocument, TableItem } from '../../domain/document/editorDocument.ts';
import { type Table, tableFromRoom } from '../../domain/plan/table.ts';
import { type Scene, buildScene } from '../../map/scene/scene.ts';
import { drawingAtom, committedDrawingAtom } from './document.ts';

/** Returns the table of an item. */
export type TableLookup = (item: TableItem) => Table;

function createTableLookup({ categories, areas }: Pick<EditorDocument, 'categories' | 'areas'>): TableLookup {
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const areaNameOf = new Map(areas.map(({ id, name }) => [id, name]));
  return ({ room, area }) => {
    const category = categoryOf.get(room.room_id);
    return tableFromRoom(room, {
      areaId: String(area),
      area: areaNameOf.get(area) ?? '',
      categoryId: String(room.room_id),
      category: category?.name ?? '',
      color: category?.color,
      available: true,
    });
  };
}

/** The tables of a document in order, including hidden ones. */
export type DrawnTables = {
  readonly drawing: Pick<EditorDocument, 'tables' | 'categories' | 'areas'>;
  readonly tables: readonly Table[];
};

/** Returns the tables of a document. An edit changes few of ten thousand, so those in place in `before` are reused. */
export function tablesOfDrawing(drawing: DrawnTables['drawing'], before?: DrawnTables): DrawnTables {
  const tableOf = createTableLookup(drawing);
  const reused =
    before?.drawing.categories === drawing.categories && before.drawing.areas === drawing.areas ? before : undefined;
  const tables = drawing.tables.map(
    (item, index) => (reused?.drawing.tables[index] === item ? reused.tables[index] : undefined) ?? tableOf(item),
  );
  return { drawing, tables };
}

/** Builds a scene without the hidden items. `tables` are those of the document. */
export function sceneOfDrawing(drawing: EditorDocument, { tables } = tablesOfDrawing(drawing)): Scene {
  const hasHidden = drawing.tables.some(({ hidden }) => hidden);
  return buildScene(hasHidden ? tables.filter((_, index) => !drawing.tables[index]?.hidden) : tables, {
    width: drawing.width,
    height: drawing.height,
    decor: drawing.decor.flatMap(({ hidden, decor }) => (hidden ? [] : [decor])),
  });
}

const categoriesAtom = atom((get) => get(drawingAtom).categories);
const areasAtom = atom((get) => get(drawingAtom).areas);
/** Changes with the categories and areas only, so that a list of thousands of rows need not follow every edit. */
export const tableLookupAtom = atom((get) =>
  createTableLookup({ categories: get(categoriesAtom), areas: get(areasAtom) }),
);

export const tableCountAtom = atom((get) => get(committedDrawingAtom).tables.length);

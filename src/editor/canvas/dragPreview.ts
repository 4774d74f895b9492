/**
 * What the canvas shows during a gesture. The scene stays as it was before the gesture; changed items are hidden in it
 * and drawn on a layer of their own, so that the scene isn't painted again on every frame.
 */
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { type EditorDocument, type Item, ItemsByKey } from '../../domain/document/editorDocument.ts';
import { itemOutline } from '../../domain/document/itemBounds.ts';
import type { Outline } from '../../domain/geometry/boxes.ts';
import type { Decor } from '../../domain/plan/plan.ts';
import type { HiddenItems } from '../../map/PlanStage.tsx';
import { type Scene, buildScene } from '../../map/scene/scene.ts';
import { drawingAtom, paintedDrawingAtom } from '../document/document.ts';
import { type DrawnTables, sceneOfDrawing, tablesOfDrawing } from '../document/drawingScene.ts';
import { itemDragAtom } from '../tools/toolState.ts';

/** What the layer of dragged items shows. `outlines` are drawn around them. */
export type DragContent = { readonly scene: Scene; readonly outlines: readonly Outline[] };

/** Items before (`removed`) and after (`added`) a gesture changed them. */
type ItemChanges = { readonly removed: readonly Item[]; readonly added: readonly Item[] };

/** Compares items by identity, since an edit reuses the items that it doesn't change. */
function changedItems(before: EditorDocument, after: EditorDocument): ItemChanges {
  const tables = changesIn(before.tables, after.tables);
  const decor = changesIn(before.decor, after.decor);
  return { removed: [...decor.removed, ...tables.removed], added: [...decor.added, ...tables.added] };
}

function changesIn(before: readonly Item[], after: readonly Item[]): ItemChanges {
  if (before === after) return { removed: [], added: [] };
  const beforeSet = new Set(before);
  const afterSet = new Set(after);
  return {
    removed: before.filter((item) => !afterSet.has(item)),
    added: after.filter((item) => !beforeSet.has(item)),
  };
}

function differsInItemsOnly(before: EditorDocument, after: EditorDocument): boolean {
  return (
    before.categories === after.categories &&
    before.areas === after.areas &&
    before.width === after.width &&
    before.height === after.height
  );
}

/** The document in the scene. */
const sceneDocumentAtom = atom((get) => {
  const painted = get(paintedDrawingAtom);
  const current = get(drawingAtom);
  return differsInItemsOnly(painted, current) ? painted : current;
});
/** Holds the tables of the last scene, for the store that reads it. */
const lastTablesAtom = atom((): { tables: DrawnTables | undefined } => ({ tables: undefined }));
export const sceneAtom = atom((get): Scene => {
  const drawing = get(sceneDocumentAtom);
  const last = get(lastTablesAtom);
  last.tables = tablesOfDrawing(drawing, last.tables);
  return sceneOfDrawing(drawing, last.tables);
});

/** Equal lists keep their identity from frame to frame, since the plan is painted again for a new one. */
const isSameList = (a: readonly unknown[] | undefined, b: readonly unknown[] | undefined): boolean =>
  a === b || (a?.length === b?.length && a !== undefined && b !== undefined && a.every((value, i) => value === b[i]));

const draggedKeysAtom = selectAtom(itemDragAtom, (drag) => drag?.keys, isSameList);
const draggedItemsAtom = atom((get): readonly Item[] | undefined => {
  const keys = get(draggedKeysAtom);
  if (!keys) return undefined;
  const items = new ItemsByKey(get(sceneDocumentAtom));
  return keys.flatMap((key) => items.get(key) ?? []);
});
const changesAtom = atom((get): ItemChanges | undefined => {
  const before = get(sceneDocumentAtom);
  const current = get(drawingAtom);
  return before === current ? undefined : changedItems(before, current);
});
const removedItemsAtom = selectAtom(changesAtom, (changes) => changes?.removed, isSameList);
const addedItemsAtom = selectAtom(changesAtom, (changes) => changes?.added, isSameList);
const isCopyAtom = atom((get) => get(itemDragAtom)?.copy === true);

/** Items that the scene hides because the drag layer draws them. */
export const hiddenItemsAtom = atom((get): HiddenItems | undefined => {
  const dragged = get(draggedItemsAtom);
  if (dragged && get(isCopyAtom)) return undefined;
  const items = dragged ?? get(removedItemsAtom);
  return items && items.length > 0 ? hiddenItemsOf(items) : undefined;
});

function dragContentOf(drawing: EditorDocument, items: readonly Item[], isOutlined: boolean): DragContent {
  const { tables } = tablesOfDrawing({ ...drawing, tables: items.filter((item) => item.kind === 'table') });
  const decor = items.flatMap((item) => (item.kind === 'decor' ? [item.decor] : []));
  return {
    scene: buildScene(tables, { width: drawing.width, height: drawing.height, decor }),
    outlines: isOutlined ? items.map(itemOutline) : [],
  };
}

function hiddenItemsOf(items: readonly Item[]): HiddenItems {
  return {
    tables: new Set(items.flatMap((item) => (item.kind === 'table' ? [item.key] : []))),
    decor: new Set(items.flatMap((item): Decor[] => (item.kind === 'decor' ? [item.decor] : []))),
  };
}

/** Undefined while nothing is dragged or changed. */
export const dragContentAtom = atom((get): DragContent | undefined => {
  const dragged = get(draggedItemsAtom);
  const items = (dragged ?? get(addedItemsAtom))?.filter(({ hidden }) => !hidden);
  return items && items.length > 0 ? dragContentOf(get(drawingAtom), items, dragged !== undefined) : undefined;
});

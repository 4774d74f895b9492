/** What of the drawing a gesture has in the hand: it is drawn apart, so that the rest need not be drawn anew with every frame. */
import { atom } from 'jotai';
import { type EditorDocument, type Item, itemsByKey } from '../../domain/document/editorDocument.ts';
import type { Point } from '../../domain/geometry/boxes.ts';
import type { HiddenItems } from '../../map/PlanStage.tsx';
import type { Scene } from '../../map/scene/scene.ts';
import { beforeGestureAtom, drawingAtom } from '../document/document.ts';
import { sceneOfDrawing } from '../document/drawingScene.ts';
import { itemDragAtom } from '../tools/toolState.ts';
import { type DragContent, type DragPreview, hiddenItemsOf, dragContentOf } from './dragLayer.ts';

const STILL: Point = { x: 0, y: 0 };

/** Items that a gesture has changed, as they stood (`gone`) and as they stand (`come`). */
export type ItemChanges = { readonly removed: readonly Item[]; readonly added: readonly Item[] };

/** Compares by identity: an edit leaves alone what it does not change. */
export function changedItems(before: EditorDocument, after: EditorDocument): ItemChanges {
  const [tables, decor] = [changedIn(before.tables, after.tables), changedIn(before.decor, after.decor)];
  return { removed: [...decor.removed, ...tables.removed], added: [...decor.added, ...tables.added] };
}

function changedIn(before: readonly Item[], after: readonly Item[]): ItemChanges {
  if (before === after) return { removed: [], added: [] };
  const [had, has] = [new Set(before), new Set(after)];
  return { removed: before.filter((item) => !has.has(item)), added: after.filter((item) => !had.has(item)) };
}

/** Whether all that differs is items, and the plan can go on showing the others as they stood. */
function differsInItemsOnly(before: EditorDocument, after: EditorDocument): boolean {
  return (
    before.categories === after.categories &&
    before.areas === after.areas &&
    before.width === after.width &&
    before.height === after.height
  );
}

/** The drawing that the plan shows: during a gesture it is the one before. */
const shownAtom = atom((get) => {
  const [before, now] = [get(beforeGestureAtom), get(drawingAtom)];
  return before && differsInItemsOnly(before, now) ? before : now;
});
export const sceneAtom = atom((get): Scene => sceneOfDrawing(get(shownAtom)));

/** The same list as before where it holds the same: the plan is painted anew only for another. */
function steady<Value>(isSame: (one: Value, other: Value) => boolean): (next: Value) => Value {
  let last: Value | undefined;
  return (next) => (last = last !== undefined && isSame(last, next) ? last : next);
}
const isSameList = <Value>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

const steadyKeys = steady<readonly string[]>(isSameList);
const steadyGone = steady<readonly Item[]>(isSameList);
const steadyCome = steady<readonly Item[]>(isSameList);

const draggedKeysAtom = atom((get) => {
  const dragged = get(itemDragAtom);
  return dragged && steadyKeys(dragged.keys);
});
const draggedItemsAtom = atom((get): readonly Item[] | undefined => {
  const keys = get(draggedKeysAtom);
  if (!keys) return undefined;
  const items = itemsByKey(get(shownAtom));
  return keys.flatMap((key) => items.get(key) ?? []);
});
const changedAtom = atom((get): ItemChanges | undefined => {
  const [shown, now] = [get(shownAtom), get(drawingAtom)];
  if (shown === now) return undefined;
  const { removed: gone, added: come } = changedItems(shown, now);
  return { removed: steadyGone(gone), added: steadyCome(come) };
});

const visible = (items: readonly Item[]): readonly Item[] => items.filter(({ hidden }) => !hidden);
const isCopyAtom = atom((get) => get(itemDragAtom)?.copy === true);

const goneAtom = atom((get): readonly Item[] | undefined =>
  get(draggedItemsAtom) ? (get(isCopyAtom) ? undefined : get(draggedItemsAtom)) : get(changedAtom)?.removed,
);
/** What the plan leaves out, as it is in the hand. */
export const hiddenItemsAtom = atom((get): HiddenItems | undefined => {
  const gone = get(goneAtom);
  return gone && gone.length > 0 ? hiddenItemsOf(gone) : undefined;
});

const comeAtom = atom((get): readonly Item[] | undefined => get(draggedItemsAtom) ?? get(changedAtom)?.added);
const inHandAtom = atom((get): DragContent | undefined => {
  const come = get(comeAtom);
  return come && come.length > 0
    ? dragContentOf(get(drawingAtom), visible(come), get(draggedItemsAtom) !== undefined)
    : undefined;
});
/** What is drawn in its place. */
export const dragPreviewAtom = atom((get): DragPreview | undefined => {
  const held = get(inHandAtom);
  return held && { ...held, by: get(itemDragAtom)?.by ?? STILL };
});

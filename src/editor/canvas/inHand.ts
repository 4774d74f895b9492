/** What of the drawing a gesture has in the hand: it is drawn apart, so that the rest need not be drawn anew with every frame. */
import { atom } from 'jotai';
import { type Drawing, type Item, itemsByKey } from '../../domain/drawing.ts';
import type { Point } from '../../domain/geometry.ts';
import type { Away } from '../../map/PlanStage.tsx';
import type { Scene } from '../../map/scene.ts';
import { beforeGestureAtom, drawingAtom } from '../atoms/document.ts';
import { sceneOfDrawing } from '../atoms/tables.ts';
import { draggedAtom } from '../atoms/tool.ts';
import { type InHand, type Lifted, awayOf, inHand } from './lifted.ts';

const STILL: Point = { x: 0, y: 0 };

/** Items that a gesture has changed, as they stood (`gone`) and as they stand (`come`). */
export type Changed = { readonly gone: readonly Item[]; readonly come: readonly Item[] };

/** Compares by identity: an edit leaves alone what it does not change. */
export function changedBetween(before: Drawing, after: Drawing): Changed {
  const [tables, decor] = [changedIn(before.tables, after.tables), changedIn(before.decor, after.decor)];
  return { gone: [...decor.gone, ...tables.gone], come: [...decor.come, ...tables.come] };
}

function changedIn(before: readonly Item[], after: readonly Item[]): Changed {
  if (before === after) return { gone: [], come: [] };
  const [had, has] = [new Set(before), new Set(after)];
  return { gone: before.filter((item) => !has.has(item)), come: after.filter((item) => !had.has(item)) };
}

/** Whether all that differs is items, and the plan can go on showing the others as they stood. */
function differsInItemsOnly(before: Drawing, after: Drawing): boolean {
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
  const dragged = get(draggedAtom);
  return dragged && steadyKeys(dragged.keys);
});
const draggedItemsAtom = atom((get): readonly Item[] | undefined => {
  const keys = get(draggedKeysAtom);
  if (!keys) return undefined;
  const items = itemsByKey(get(shownAtom));
  return keys.flatMap((key) => items.get(key) ?? []);
});
const changedAtom = atom((get): Changed | undefined => {
  const [shown, now] = [get(shownAtom), get(drawingAtom)];
  if (shown === now) return undefined;
  const { gone, come } = changedBetween(shown, now);
  return { gone: steadyGone(gone), come: steadyCome(come) };
});

const visible = (items: readonly Item[]): readonly Item[] => items.filter(({ hidden }) => !hidden);
const isCopyAtom = atom((get) => get(draggedAtom)?.copy === true);

const goneAtom = atom((get): readonly Item[] | undefined =>
  get(draggedItemsAtom) ? (get(isCopyAtom) ? undefined : get(draggedItemsAtom)) : get(changedAtom)?.gone,
);
/** What the plan leaves out, as it is in the hand. */
export const awayAtom = atom((get): Away | undefined => {
  const gone = get(goneAtom);
  return gone && gone.length > 0 ? awayOf(gone) : undefined;
});

const comeAtom = atom((get): readonly Item[] | undefined => get(draggedItemsAtom) ?? get(changedAtom)?.come);
const inHandAtom = atom((get): InHand | undefined => {
  const come = get(comeAtom);
  return come && come.length > 0
    ? inHand(get(drawingAtom), visible(come), get(draggedItemsAtom) !== undefined)
    : undefined;
});
/** What is drawn in its place. */
export const liftedAtom = atom((get): Lifted | undefined => {
  const held = get(inHandAtom);
  return held && { ...held, by: get(draggedAtom)?.by ?? STILL };
});

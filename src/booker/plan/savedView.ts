/**
 * Where the plan opens: at the view with which the visitor left step 2, whatever the date, or else at the front of the
 * area with the most free tables, if the whole plan is too small for its visitors.
 */
import { atom } from 'jotai';
import type { Table } from '../../domain/plan/table.ts';
import type { Opening } from '../../map/camera/camera.ts';
import type { SavedView } from '../../map/camera/savedView.ts';
import { availabilityAtom, tableByKeyAtom } from '../reservation/availability.ts';
import { unselectedStateAtom } from '../reservation/selection.ts';
import { stepAtom } from '../reservation/steps.ts';
import { openingOf } from './opening.ts';
import { planSceneAtom } from './planScene.ts';

/** Of text at 100%. */
const DEFAULT_FONT_SIZE_PX = 16;
const baseViewAtom = atom<{ readonly view: SavedView; readonly tables: readonly Table[] }>();

/** Whether some of the tables are still on the plan, and none of these has moved. */
export function areUnmoved(tables: readonly Table[], tableByKey: ReadonlyMap<string, Table>): boolean {
  const remaining = tables.flatMap((table) => {
    const now = tableByKey.get(table.key);
    return now ? [{ before: table, now }] : [];
  });
  return (
    remaining.length > 0 &&
    remaining.every(
      ({ before, now }) =>
        before.rotation === now.rotation &&
        before.box.x === now.box.x &&
        before.box.y === now.box.y &&
        before.box.width === now.box.width &&
        before.box.height === now.box.height,
    )
  );
}

/** The view to restore; undefined if the whole plan was shown, or if the plan has changed since. */
export const savedViewAtom = atom((get): SavedView | undefined => {
  const saved = get(baseViewAtom);
  return saved && areUnmoved(saved.tables, get(tableByKeyAtom)) ? saved.view : undefined;
});

/** Saves the view of a plan that is unmounted. After a reservation the next visit starts with the whole plan. */
export const saveViewAtom = atom(null, (get, set, view: SavedView | undefined, tables: readonly Table[]) => {
  set(baseViewAtom, view && get(stepAtom) !== 'done' ? { view, tables } : undefined);
});

/**
 * Where to start if tables would be too small on the whole plan: at those nearest to the water that the party can choose,
 * in the area that has the most of them. Undefined without such tables.
 */
export const openingAtom = atom((get): Opening | undefined => {
  const scene = get(planSceneAtom);
  if (!scene) return undefined;
  const stateOf = get(unselectedStateAtom);
  let free: readonly Table[] = [];
  for (const { tables } of get(availabilityAtom)?.areas ?? []) {
    const candidates = tables.filter((candidate) => stateOf(candidate) === 'available');
    if (candidates.length > free.length) free = candidates;
  }
  // Larger for larger text.
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE_PX;
  return openingOf(scene, free, textScale);
});

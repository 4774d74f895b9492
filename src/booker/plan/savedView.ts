/**
 * Where the plan opens: at the view with which the visitor left step 2, whatever the date, or else at the area with the
 * most free tables, if the whole plan is too small to read.
 */
import { atom } from 'jotai';
import { type Box, boundsOf, centerOf, unionBoxes } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { TableLookup } from '../../domain/plan/tableLookup.ts';
import type { SavedView } from '../../map/camera/savedView.ts';
import { needsMinimap } from '../../map/chrome/minimapLayout.ts';
import { MIN_LEGIBLE_SIDE_PX, medianTable, shorterSide } from '../../map/paint/legibility.ts';
import type { InitialView } from '../../map/planView.ts';
import { availabilityAtom, tableByKeyAtom } from '../reservation/availability.ts';
import { unselectedStateAtom } from '../reservation/selection.ts';
import { stepAtom } from '../reservation/steps.ts';
import { planSceneAtom } from './planScene.ts';

/** Of text at 100%. */
const DEFAULT_FONT_SIZE_PX = 16;

const baseViewAtom = atom<{ readonly view: SavedView; readonly tables: readonly Table[] }>();

/** Whether some of the tables are still on the plan, and none of these has moved. */
export function areUnmoved(tables: readonly Table[], tableByKey: TableLookup): boolean {
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
 * The area with the most tables that the party can choose, where to start if tables would be too small for their
 * numbers on the whole plan. Undefined without such tables, and on large plans, which have labels of areas instead.
 */
export const initialBoxAtom = atom((get): InitialView | undefined => {
  const scene = get(planSceneAtom);
  const table = scene && !needsMinimap(scene) ? medianTable(scene) : undefined;
  if (!table) return undefined;
  const stateOf = get(unselectedStateAtom);
  let most = 0;
  let box: Box | undefined;
  for (const { tables } of get(availabilityAtom)?.areas ?? []) {
    const free = tables.filter((candidate) => stateOf(candidate) === 'available').length;
    if (free <= most) continue;
    most = free;
    box = unionBoxes(tables.map(boundsOf));
  }
  if (!box) return undefined;
  // Larger for larger text: a part of the area, if all of it would be too small.
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE_PX;
  const minScale = (textScale * MIN_LEGIBLE_SIDE_PX) / shorterSide(table);
  const { x, y } = centerOf(box);
  const width = Math.min(box.width, window.innerWidth / minScale);
  const height = width < box.width ? Math.min(box.height, width / 2) : box.height;
  return { x: x - width / 2, y: y - height / 2, width, height, minScale };
});

/**
 * Where the plan opens: at the view with which the visitor left step 2, whatever the date, or else at the area with the
 * most free tables, if the whole plan is too small to read.
 */
import { atom } from 'jotai';
import { type Box, boundsOf, centerOf, unionBoxes } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import { FIT_MARGIN_PX } from '../../domain/plan/zoomLimits.ts';
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
/** A plan that fills less of the screen, as a wide one on a phone does, leaves room to begin closer. */
const MIN_FILLED_SHARE = 0.4;
/** The shorter side of tables from which such a plan is shown as a whole: that of a target for fingers. */
const MIN_SIDE_PX = 24;

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
 * The area with the most tables that the party can choose, where to start if tables would be too small for their
 * numbers on the whole plan, or for fingers on one that fills little of the screen. Undefined without such tables, and
 * on large plans, which have labels of areas instead.
 */
export const initialBoxAtom = atom((get): InitialView | undefined => {
  const scene = get(planSceneAtom);
  const table = scene && !needsMinimap(scene) ? medianTable(scene) : undefined;
  if (!scene || !table) return undefined;
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
  const { extent } = scene;
  const { innerWidth, innerHeight } = window;
  const fitting = Math.min(innerWidth / extent.width, innerHeight / extent.height);
  const filledShare = (fitting * extent.width * fitting * extent.height) / (innerWidth * innerHeight);
  const side = filledShare < MIN_FILLED_SHARE ? MIN_SIDE_PX : MIN_LEGIBLE_SIDE_PX;
  // Larger for larger text: a part of the area, if all of it would be too small.
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE_PX;
  const minScale = (textScale * side) / shorterSide(table);
  const { x, y } = centerOf(box);
  const width = Math.min(box.width, (innerWidth - 2 * FIT_MARGIN_PX) / minScale);
  const height = width < box.width ? Math.min(box.height, width / 2) : box.height;
  return { x: x - width / 2, y: y - height / 2, width, height, minScale };
});

/** The view of the plan when the visitor left step 2, restored on the way back. It belongs to the plan, whatever the date. */
import { atom } from 'jotai';
import type { Table } from '../../domain/plan/table.ts';
import type { SavedView } from '../../map/camera/savedView.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { stepAtom } from '../reservation/steps.ts';

const baseViewAtom = atom<{ readonly view: SavedView; readonly tables: readonly Table[] }>();

/** Whether some of the tables are still on the plan, and none of these has moved. */
function areUnmoved(tables: readonly Table[], tableByKey: ReadonlyMap<string, Table>): boolean {
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

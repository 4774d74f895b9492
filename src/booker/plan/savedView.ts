/** What the plan showed when the visitor left it for the form, to be found so again: it belongs to the plan, whatever the date. */
import { atom } from 'jotai';
import type { Table } from '../../domain/plan/table.ts';
import type { SavedView } from '../../map/camera/savedView.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { stepAtom } from '../reservation/steps.ts';

const kept = atom<{ readonly standing: SavedView; readonly tables: readonly Table[] }>();

/** Whether tables that stood so are part of the plan still, and none of them has moved. */
function areInPlace(tables: readonly Table[], plan: ReadonlyMap<string, Table>): boolean {
  const known = tables.filter(({ key }) => plan.has(key));
  return (
    known.length > 0 &&
    known.every(({ key, box, rotation }) => {
      const now = plan.get(key)!;
      return (
        rotation === now.rotation &&
        box.x === now.box.x &&
        box.y === now.box.y &&
        box.width === now.box.width &&
        box.height === now.box.height
      );
    })
  );
}

/** Undefined for the whole plan, and for another plan than it was kept of. */
export const savedViewAtom = atom((get): SavedView | undefined => {
  const last = get(kept);
  return last && areInPlace(last.tables, get(tableByKeyAtom)) ? last.standing : undefined;
});
/** Of a plan that is left: once it is reserved from, the next visit begins with the whole of it. */
export const saveViewAtom = atom(null, (get, set, standing: SavedView | undefined, tables: readonly Table[]) => {
  set(kept, standing && get(stepAtom) !== 'done' ? { standing, tables } : undefined);
});

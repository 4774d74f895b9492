/** The view of the plan, and the grid and snapping. It is neither saved nor part of the history. */
import { atom } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Viewport } from '../../domain/plan/viewport.ts';

/** Controls the view of the plan. Null until the plan is mounted. */
export const planHandleAtom = atom<PlanHandle | null>(null);
/** Whether the view fits the plan once it is drawn. */
export const fitsPlanAtom = atom(false);
/** The view when it last came to rest. */
export const viewportAtom = atom<Viewport>();
/** Position of the mouse in plan units. Undefined while it is outside the plan. */
export const pointerPositionAtom = atom<Point>();

/** The visible grid, which drags snap to. `step` is in plan units. */
export const gridAtom = atom<{ readonly shown: boolean; readonly step: number }>({ shown: true, step: 10 });
/** Whether rulers are shown along the edges of the plan. */
export const rulersAtom = atom(false);
/** Whether drags snap to the grid, and to edges, centers and gaps of nearby items. */
export const snappingAtom = atom(true);

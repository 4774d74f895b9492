/** Moves by arrow keys. However long a key is held, it is one step. */
import { atom } from 'jotai';
import { moveItems } from '../../domain/edits/move.ts';
import { movePointBy } from '../../domain/edits/points.ts';
import type { Point } from '../../domain/geometry.ts';
import { words } from '../words.ts';
import { beforeGestureAtom, beginAtom, changeAtom, commitAtom } from './document.ts';
import { pointsShapeAtom, chosenPointAtom } from './points.ts';
import { movableAtom } from './selection.ts';
import { toolAtom, toolStateAtom } from './tool.ts';

const totalAtom = atom<Point>();

/** The selection, or the point that is chosen of it, goes on by so much, in plan units, until `endNudgeAtom`. */
export const nudgeAtom = atom(null, (get, set, by: Point) => {
  const keys = get(movableAtom);
  if (keys.size === 0 || get(toolStateAtom) !== 'idle') return;
  const before = get(beforeGestureAtom) ? get(totalAtom) : undefined;
  const place = get(toolAtom) === 'points' ? get(chosenPointAtom) : undefined;
  const shape = get(pointsShapeAtom);
  if (!before) set(beginAtom, place === undefined ? words.moved(keys.size) : words.pointMoved);
  const total = { x: (before?.x ?? 0) + by.x, y: (before?.y ?? 0) + by.y };
  set(totalAtom, total);
  set(changeAtom, (drawing) =>
    shape && place !== undefined ? movePointBy(drawing, shape.key, place, total) : moveItems(drawing, keys, total),
  );
});

export const endNudgeAtom = atom(null, (get, set) => {
  if (!get(totalAtom)) return;
  set(totalAtom, undefined);
  if (get(toolStateAtom) === 'idle') set(commitAtom);
});

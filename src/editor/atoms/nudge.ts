/** Moves by arrow keys. However long a key is held, it is one step. */
import { atom } from 'jotai';
import { moveItems } from '../../domain/edits/move.ts';
import type { Point } from '../../domain/geometry.ts';
import { words } from '../words.ts';
import { beforeGestureAtom, beginAtom, changeAtom, commitAtom } from './document.ts';
import { movableAtom } from './selection.ts';
import { toolStateAtom } from './tool.ts';

const totalAtom = atom<Point>();

/** The selection goes on by so much, in plan units, until `endNudgeAtom`. */
export const nudgeAtom = atom(null, (get, set, by: Point) => {
  const keys = get(movableAtom);
  if (keys.size === 0 || get(toolStateAtom) !== 'idle') return;
  const before = get(beforeGestureAtom) ? get(totalAtom) : undefined;
  if (!before) set(beginAtom, words.moved(keys.size));
  const total = { x: (before?.x ?? 0) + by.x, y: (before?.y ?? 0) + by.y };
  set(totalAtom, total);
  set(changeAtom, (drawing) => moveItems(drawing, keys, total));
});

export const endNudgeAtom = atom(null, (get, set) => {
  if (!get(totalAtom)) return;
  set(totalAtom, undefined);
  if (get(toolStateAtom) === 'idle') set(commitAtom);
});

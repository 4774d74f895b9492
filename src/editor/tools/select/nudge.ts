/** Moves by arrow keys. However long a key is held, it is one step. */
import { atom } from 'jotai';
import { moveItems } from '../../../domain/document/edits/transform.ts';
import { movePointBy } from '../../../domain/document/edits/shapePoints.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { messages } from '../../messages.ts';
import { beforeGestureAtom, beginGestureAtom, updateGestureAtom, commitGestureAtom } from '../../document/document.ts';
import { editableShapeAtom, selectedPointAtom } from '../points/selectedPoint.ts';
import { unlockedKeysAtom } from '../../document/selection.ts';
import { toolAtom, toolStateAtom } from '../toolState.ts';

const totalAtom = atom<Point>();

/** The selection, or the point that is chosen of it, goes on by so much, in plan units, until `endNudgeAtom`. */
export const nudgeAtom = atom(null, (get, set, by: Point) => {
  const keys = get(unlockedKeysAtom);
  if (keys.size === 0 || get(toolStateAtom) !== 'idle') return;
  const before = get(beforeGestureAtom) ? get(totalAtom) : undefined;
  const place = get(toolAtom) === 'points' ? get(selectedPointAtom) : undefined;
  const shape = get(editableShapeAtom);
  if (!before) set(beginGestureAtom, place === undefined ? messages.moved(keys.size) : messages.pointMoved);
  const total = { x: (before?.x ?? 0) + by.x, y: (before?.y ?? 0) + by.y };
  set(totalAtom, total);
  set(updateGestureAtom, (drawing) =>
    shape && place !== undefined ? movePointBy(drawing, shape.key, place, total) : moveItems(drawing, keys, total),
  );
});

export const endNudgeAtom = atom(null, (get, set) => {
  if (!get(totalAtom)) return;
  set(totalAtom, undefined);
  if (get(toolStateAtom) === 'idle') set(commitGestureAtom);
});

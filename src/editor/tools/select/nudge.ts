/** Moves the selection with the arrow keys. Holding a key makes one undo step. */
import { atom } from 'jotai';
import { moveItems } from '../../../domain/document/edits/transform.ts';
import { movePointBy } from '../../../domain/document/edits/shapePoints.ts';
import type { Point } from '../../../domain/geometry/boxes.ts';
import { messages } from '../../messages.ts';
import {
  beforeGestureAtom,
  beginGestureAtom,
  updateGestureAtom,
  commitGestureAtom,
  drawingAtom,
  paintGestureAtom,
} from '../../document/document.ts';
import { editableShapeAtom, selectedPointAtom } from '../points/selectedPoint.ts';
import { selectedItemsAtom, unlockedKeysAtom } from '../../document/selection.ts';
import { announceAtom } from '../../session/announcements.ts';
import { describeMove } from '../historyLabels.ts';
import { toolAtom, toolStateAtom } from '../toolState.ts';

const totalAtom = atom<Point>();

/** Moves the selection, or its selected point, by `by` plan units. The undo step ends with `endNudgeAtom`. */
export const nudgeAtom = atom(null, (get, set, by: Point) => {
  const keys = get(unlockedKeysAtom);
  if (keys.size === 0 || get(toolStateAtom) !== 'idle') return;
  const previous = get(beforeGestureAtom) ? get(totalAtom) : undefined;
  const pointIndex = get(toolAtom) === 'points' ? get(selectedPointAtom) : undefined;
  const shape = get(editableShapeAtom);
  if (!previous)
    set(beginGestureAtom, pointIndex === undefined ? messages.moved({ count: keys.size }) : messages.pointMoved);
  const total = { x: (previous?.x ?? 0) + by.x, y: (previous?.y ?? 0) + by.y };
  set(totalAtom, total);
  set(updateGestureAtom, (drawing) =>
    shape && pointIndex !== undefined
      ? movePointBy(drawing, shape.key, pointIndex, total)
      : moveItems(drawing, keys, total),
  );
  if (!previous) set(paintGestureAtom);
});

export const endNudgeAtom = atom(null, (get, set) => {
  const total = get(totalAtom);
  if (!total) return;
  set(totalAtom, undefined);
  if (get(toolStateAtom) !== 'idle') return;
  set(commitGestureAtom);
  set(announceAtom, describeMove(get(selectedItemsAtom), total, get(drawingAtom).unitsPerMeter));
});

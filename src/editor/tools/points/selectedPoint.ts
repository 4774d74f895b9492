/** The shape whose points can be edited, and which of them is chosen. */
import { atom } from 'jotai';
import { canRemovePoint, removePoint, editableShape } from '../../../domain/document/edits/shapePoints.ts';
import { MIN_POINTS } from '../../../domain/plan/plan.ts';
import { messages } from '../../messages.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import { selectedKeysAtom } from '../../document/selection.ts';
import { announceAtom } from '../../session/view.ts';

/** The only selected item, where it has points and may be changed. */
export const editableShapeAtom = atom((get) => editableShape(get(drawingAtom), get(selectedKeysAtom)));

const wishedAtom = atom<{ readonly key: string; readonly place: number }>();

/** Place of the chosen point, from 0; it goes with the shape that it was chosen of. */
export const selectedPointAtom = atom(
  (get): number | undefined => {
    const [wish, shape] = [get(wishedAtom), get(editableShapeAtom)];
    return wish && shape && wish.key === shape.key && wish.place < shape.decor.points.length ? wish.place : undefined;
  },
  (get, set, place: number | undefined) => {
    const shape = get(editableShapeAtom);
    set(wishedAtom, place === undefined || !shape ? undefined : { key: shape.key, place });
  },
);

/** Takes a point away, the chosen one unless another is named; or says why it can't be. True where it is gone. */
export const removePointAtom = atom(null, (get, set, named?: number): boolean => {
  const shape = get(editableShapeAtom);
  const place = named ?? get(selectedPointAtom);
  if (!shape || place === undefined) {
    set(announceAtom, messages.pointFirst);
    return false;
  }
  const { key, decor } = shape;
  if (!canRemovePoint(decor)) {
    set(announceAtom, messages.pointsFew(decor.kind, MIN_POINTS[decor.kind]));
    return false;
  }
  set(editAtom, messages.pointRemoved, (drawing) => removePoint(drawing, key, place));
  set(selectedPointAtom, undefined);
  set(announceAtom, messages.pointGone);
  return true;
});

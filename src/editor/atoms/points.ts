/** The shape whose points can be edited, and which of them is chosen. */
import { atom } from 'jotai';
import { canLosePoint, removePoint, shapeOf } from '../../domain/edits/points.ts';
import { LEAST_POINTS } from '../../domain/plan.ts';
import { words } from '../words.ts';
import { drawingAtom, editAtom } from './document.ts';
import { selectedAtom } from './selection.ts';
import { sayAtom } from './view.ts';

/** The only selected item, where it has points and may be changed. */
export const pointsShapeAtom = atom((get) => shapeOf(get(drawingAtom), get(selectedAtom)));

const wishedAtom = atom<{ readonly key: string; readonly place: number }>();

/** Place of the chosen point, from 0; it goes with the shape that it was chosen of. */
export const chosenPointAtom = atom(
  (get): number | undefined => {
    const [wish, shape] = [get(wishedAtom), get(pointsShapeAtom)];
    return wish && shape && wish.key === shape.key && wish.place < shape.decor.points.length ? wish.place : undefined;
  },
  (get, set, place: number | undefined) => {
    const shape = get(pointsShapeAtom);
    set(wishedAtom, place === undefined || !shape ? undefined : { key: shape.key, place });
  },
);

/** Takes a point away, the chosen one unless another is named; or says why it can't be. True where it is gone. */
export const removePointAtom = atom(null, (get, set, named?: number): boolean => {
  const shape = get(pointsShapeAtom);
  const place = named ?? get(chosenPointAtom);
  if (!shape || place === undefined) {
    set(sayAtom, words.pointFirst);
    return false;
  }
  const { key, decor } = shape;
  if (!canLosePoint(decor)) {
    set(sayAtom, words.pointsFew(decor.kind, LEAST_POINTS[decor.kind]));
    return false;
  }
  set(editAtom, words.pointRemoved, (drawing) => removePoint(drawing, key, place));
  set(chosenPointAtom, undefined);
  set(sayAtom, words.pointGone);
  return true;
});

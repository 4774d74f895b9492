/** The shape whose points can be edited, and its selected point. */
import { atom } from 'jotai';
import {
  type PointsItem,
  canRemovePoint,
  editableShape,
  isCorner,
  removePoint,
  setCorner,
} from '../../../domain/document/edits/shapePoints.ts';
import { MIN_POINTS } from '../../../domain/plan/decorKinds.ts';
import { messages } from '../../messages.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import { selectedKeysAtom } from '../../document/selection.ts';
import { announceAtom } from '../../session/announcements.ts';

/** The selected item if it is the only one, has points and is unlocked. */
export const editableShapeAtom = atom((get) => editableShape(get(drawingAtom), get(selectedKeysAtom)));

/** The selected area, if its four points can mark corners in the traced photo. */
export const photoCornersAtom = atom((get): PointsItem | undefined => {
  const shape = get(editableShapeAtom);
  const isMarking = get(drawingAtom).tracing && shape?.decor.kind === 'area' && shape.decor.points.length === 4;
  return isMarking ? shape : undefined;
});

const selectionAtom = atom<{ readonly key: string; readonly index: number }>();

/** Index of the selected point. Selecting another shape deselects it. */
export const selectedPointAtom = atom(
  (get): number | undefined => {
    const selection = get(selectionAtom);
    const shape = get(editableShapeAtom);
    if (!selection || selection.key !== shape?.key) return undefined;
    return selection.index < shape.decor.points.length ? selection.index : undefined;
  },
  (get, set, index: number | undefined) => {
    const shape = get(editableShapeAtom);
    set(selectionAtom, index === undefined || !shape ? undefined : { key: shape.key, index });
  },
);

/** Whether the selected point is smooth. Undefined if none is selected, or if it can only be a corner. */
export const isPointSmoothAtom = atom((get): boolean | undefined => {
  const shape = get(editableShapeAtom);
  const index = get(selectedPointAtom);
  return !shape || index === undefined || shape.decor.kind === 'wall' ? undefined : !isCorner(shape.decor, index);
});

/** Makes a corner smooth and a smooth point a corner, by default the selected one. */
export const toggleCornerAtom = atom(null, (get, set, pointIndex?: number) => {
  const shape = get(editableShapeAtom);
  const index = pointIndex ?? get(selectedPointAtom);
  if (!shape || index === undefined) return;
  const corner = !isCorner(shape.decor, index);
  set(editAtom, messages.pointKindStep({ corner }), (drawing) => setCorner(drawing, shape.key, index, corner));
  set(announceAtom, messages.pointKind({ number: index + 1, corner }));
});

/** Removes a point, by default the selected one, or announces why it can't. Returns true if it was removed. */
export const removePointAtom = atom(null, (get, set, pointIndex?: number): boolean => {
  const shape = get(editableShapeAtom);
  const index = pointIndex ?? get(selectedPointAtom);
  if (!shape || index === undefined) {
    set(announceAtom, messages.selectPointFirst);
    return false;
  }
  const { key, decor } = shape;
  if (!canRemovePoint(decor)) {
    set(announceAtom, messages.tooFewPoints({ kind: decor.kind, least: MIN_POINTS[decor.kind] }));
    return false;
  }
  set(editAtom, messages.pointRemoved, (drawing) => removePoint(drawing, key, index));
  set(selectedPointAtom, undefined);
  set(announceAtom, messages.pointDeleted);
  return true;
});

/** Edits of the reference image, over which a plan is traced. Lengths are plan units. */
import type { EditorDocument, ReferenceImage } from '../editorDocument.ts';
import type { Point } from '../../geometry/boxes.ts';
import { clamp, round2 } from '../../geometry/numbers.ts';
import { MAX_COORDINATE } from '../../plan/table.ts';
import { MIN_SIZE, clampCoordinate, clampLength } from './itemTransform.ts';

/** Sets or changes the reference image. Undefined removes it. */
export function setReferenceImage(drawing: EditorDocument, tracing: ReferenceImage | undefined): EditorDocument {
  if (!tracing) {
    const { tracing: _, ...rest } = drawing;
    return drawing.tracing ? rest : drawing;
  }
  const { x, y, width, height, opacity, locked } = tracing;
  if (![x, y, width, height, opacity].every(Number.isFinite)) return drawing;
  return {
    ...drawing,
    tracing: {
      x: clampCoordinate(x),
      y: clampCoordinate(y),
      width: clampLength(width),
      height: clampLength(height),
      opacity: round2(clamp(opacity, 0, 1)),
      locked,
    },
  };
}

/** Moves the reference image. */
export function moveReferenceImage(drawing: EditorDocument, by: Point): EditorDocument {
  const { tracing } = drawing;
  return !tracing || (by.x === 0 && by.y === 0)
    ? drawing
    : setReferenceImage(drawing, { ...tracing, x: tracing.x + by.x, y: tracing.y + by.y });
}

/**
 * Scales the reference image so that the distance between two of its points becomes `distance` plan units. The first
 * point stays. Does nothing if the points coincide or the distance is not positive.
 */
export function scaleReferenceImage(
  drawing: EditorDocument,
  [from, to]: readonly [Point, Point],
  distance: number,
): EditorDocument {
  const { tracing } = drawing;
  const measured = Math.hypot(to.x - from.x, to.y - from.y);
  if (!tracing || !(measured > 0) || !(distance > 0) || !Number.isFinite(distance / measured)) return drawing;
  const longest = Math.max(tracing.width, tracing.height);
  const ratio = clamp(
    distance / measured,
    MIN_SIZE / Math.min(tracing.width, tracing.height),
    MAX_COORDINATE / longest,
  );
  return setReferenceImage(drawing, {
    ...tracing,
    width: tracing.width * ratio,
    height: tracing.height * ratio,
    x: from.x + (tracing.x - from.x) * ratio,
    y: from.y + (tracing.y - from.y) * ratio,
  });
}

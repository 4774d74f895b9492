/** Edits of the reference image, over which a plan is traced. Lengths are plan units. */
import type { EditorDocument, ReferenceImage } from '../editorDocument.ts';
import { type Point, boxFromPoints, centerOf, rotatePoint } from '../../geometry/boxes.ts';
import { type Quad, convexQuad, meanSides, squareToQuad } from '../../geometry/homography.ts';
import { clamp, round2 } from '../../geometry/numbers.ts';
import { MAX_COORDINATE } from '../../plan/table.ts';
import { MIN_SIZE, clampCoordinate, clampLength, normalizeRotation } from './itemTransform.ts';

/** Sets or changes the reference image. Undefined removes it. */
export function setReferenceImage(drawing: EditorDocument, tracing: ReferenceImage | undefined): EditorDocument {
  if (!tracing) {
    const { tracing: _, ...rest } = drawing;
    return drawing.tracing ? rest : drawing;
  }
  const { x, y, width, height, opacity, locked, rotation = 0, above, corners } = tracing;
  if (![x, y, width, height, opacity, rotation].every(Number.isFinite)) return drawing;
  return {
    ...drawing,
    tracing: {
      x: clampCoordinate(x),
      y: clampCoordinate(y),
      width: clampLength(width),
      height: clampLength(height),
      opacity: round2(clamp(opacity, 0, 1)),
      locked,
      ...(rotation === 0 ? {} : { rotation: normalizeRotation(rotation) }),
      ...(above ? { above } : {}),
      ...(corners ? { corners } : {}),
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

/**
 * Straightens the reference image: the part between four points becomes an upright rectangle, as it is seen from above.
 * The points are plan units, in any order. Does nothing unless they are the corners of a convex quadrilateral.
 */
export function straightenReferenceImage(drawing: EditorDocument, points: readonly Point[]): EditorDocument {
  const { tracing } = drawing;
  const quad = convexQuad(points);
  if (!tracing || !quad) return drawing;
  const shown = tracing.corners && squareToQuad(tracing.corners);
  const corners = quad.map((point) => {
    const { x, y } = rotatePoint(point, centerOf(tracing), -(tracing.rotation ?? 0));
    const fraction = { x: (x - tracing.x) / tracing.width, y: (y - tracing.y) / tracing.height };
    return shown ? shown(fraction) : fraction;
  }) as unknown as Quad;
  const { width, height } = meanSides(quad);
  const middle = centerOf(boxFromPoints(quad));
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return setReferenceImage(drawing, { ...tracing, ...box, rotation: 0, corners });
}

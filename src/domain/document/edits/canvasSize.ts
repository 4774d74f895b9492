/** Edits of the plan's size and of the reference image. */
import type { EditorDocument, ReferenceImage } from '../editorDocument.ts';
import { type Point, centerOf } from '../../geometry/boxes.ts';
import { MAX_COORDINATE } from '../../plan/table.ts';
import { MIN_SIZE, clamp, rounded } from './itemTransform.ts';

/** Resizes the plan, in plan units. It never becomes so small that a table's center leaves it. */
export function setCanvasSize(drawing: EditorDocument, width: number, height: number): EditorDocument {
  if (!Number.isFinite(width) || !Number.isFinite(height)) return drawing;
  const needed = minCanvasSize(drawing);
  const size = {
    width: rounded(clamp(width, needed.width, MAX_COORDINATE)),
    height: rounded(clamp(height, needed.height, MAX_COORDINATE)),
  };
  return size.width === drawing.width && size.height === drawing.height ? drawing : { ...drawing, ...size };
}

/** Returns the smallest size that the plan can have. */
export function minCanvasSize(drawing: EditorDocument): { readonly width: number; readonly height: number } {
  let width = MIN_SIZE;
  let height = MIN_SIZE;
  for (const { room } of drawing.tables) {
    const centre = centerOf(room.coordinates);
    // A table on the edge whose center is outside doesn't count more than the edge.
    width = Math.max(width, Math.min(Math.ceil(centre.x), drawing.width));
    height = Math.max(height, Math.min(Math.ceil(centre.y), drawing.height));
  }
  return { width, height };
}

/** Sets or changes the reference image. Undefined removes it. */
export function setReferenceImage(drawing: EditorDocument, tracing: ReferenceImage | undefined): EditorDocument {
  if (!tracing) {
    const { tracing: _, ...rest } = drawing;
    return drawing.tracing ? rest : drawing;
  }
  const { x, y, width, height, opacity, locked } = tracing;
  if (![x, y, width, height, opacity].every(Number.isFinite)) return drawing;
  const place = (value: number): number => rounded(clamp(value, -MAX_COORDINATE, MAX_COORDINATE));
  const length = (value: number): number => rounded(clamp(value, MIN_SIZE, MAX_COORDINATE));
  return {
    ...drawing,
    tracing: {
      x: place(x),
      y: place(y),
      width: length(width),
      height: length(height),
      opacity: rounded(clamp(opacity, 0, 1)),
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

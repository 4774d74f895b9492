/** Edits of the plan's size. */
import type { EditorDocument } from '../editorDocument.ts';
import { centerOf } from '../../geometry/boxes.ts';
import { clamp, round2 } from '../../geometry/numbers.ts';
import { MAX_COORDINATE } from '../../plan/table.ts';
import { MIN_SIZE } from './itemTransform.ts';

/** Resizes the plan, in plan units. It never becomes so small that a table's center leaves it. */
export function setCanvasSize(drawing: EditorDocument, width: number, height: number): EditorDocument {
  if (!Number.isFinite(width) || !Number.isFinite(height)) return drawing;
  const needed = minCanvasSize(drawing);
  const size = {
    width: round2(clamp(width, needed.width, MAX_COORDINATE)),
    height: round2(clamp(height, needed.height, MAX_COORDINATE)),
  };
  return size.width === drawing.width && size.height === drawing.height ? drawing : { ...drawing, ...size };
}

/** Returns the smallest size that the plan can have. */
function minCanvasSize(drawing: EditorDocument): { readonly width: number; readonly height: number } {
  let width = MIN_SIZE;
  let height = MIN_SIZE;
  for (const { room } of drawing.tables) {
    const center = centerOf(room.coordinates);
    // A table on the edge whose center is outside doesn't count more than the edge.
    width = Math.max(width, Math.min(Math.ceil(center.x), drawing.width));
    height = Math.max(height, Math.min(Math.ceil(center.y), drawing.height));
  }
  return { width, height };
}

/** Resizes a row of tables: they stand evenly within the new frame and keep their size along the row. */
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { resizeItem } from '../../../domain/document/edits/transform.ts';
import { type Box, boundsOf } from '../../../domain/geometry/boxes.ts';
import { outlineFromCoordinates } from '../../../domain/plan/table.ts';
import type { TableRow } from '../create/tableRow.ts';

/** A frame that is longer than its widest table by this factor has its tables one after the other. */
const ROW_FACTOR = 1.25;

/** Fits a row from one frame into another. Across a straight row its tables grow; along it they come to touch at most. */
export function respaceRow(drawing: EditorDocument, { tables }: TableRow, from: Box, to: Box): EditorDocument {
  const placed = tables.map(({ key, room }) => {
    const outline = outlineFromCoordinates(room.coordinates);
    return { key, outline, bounds: boundsOf(outline) };
  });
  const widths = placed.map(({ bounds }) => bounds.width);
  const heights = placed.map(({ bounds }) => bounds.height);
  const isWide = from.width > Math.max(...widths) * ROW_FACTOR;
  const isHigh = from.height > Math.max(...heights) * ROW_FACTOR;
  const across = respacing([from.x, from.width], [to.x, to.width], widths, isWide, isHigh);
  const down = respacing([from.y, from.height], [to.y, to.height], heights, isHigh, isWide);
  return placed.reduce((current, { key, outline: { box, rotation }, bounds }) => {
    const { middle: x, growth: wider } = across(bounds.x, bounds.width);
    const { middle: y, growth: higher } = down(bounds.y, bounds.height);
    // A turned table has no side along the frame that could grow.
    const isUpright = rotation % 360 === 0;
    const width = box.width * (isUpright ? wider : 1);
    const height = box.height * (isUpright ? higher : 1);
    return resizeItem(current, key, { box: { x: x - width / 2, y: y - height / 2, width, height }, rotation });
  }, drawing);
}

type Span = readonly [start: number, length: number];

/** Returns where a table comes to stand on one axis, by its start and side, and by what factor it grows. */
function respacing(
  [from, length]: Span,
  [to, wanted]: Span,
  sides: readonly number[],
  isAlong: boolean,
  isAlongOther: boolean,
): (start: number, side: number) => { readonly middle: number; readonly growth: number } {
  if (!isAlong) {
    const growth = wanted / length;
    return (start, side) => ({ middle: to + (start + side / 2 - from) * growth, growth });
  }
  const touching = isAlongOther ? Math.max(...sides) : sides.reduce((sum, side) => sum + side, 0);
  const newLength = Math.max(wanted, Math.min(length, touching));
  // The side that is not dragged stays in place.
  const movedShare = wanted === length ? 0 : (to - from) / (length - wanted);
  const start = to + (wanted - newLength) * movedShare;
  return (at, side) => ({
    middle: start + ((at - from) / (length - side)) * (newLength - side) + side / 2,
    growth: 1,
  });
}

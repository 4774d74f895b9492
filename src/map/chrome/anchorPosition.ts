/** The place of what is said about a table on the plan. All in CSS pixels from the plan's top left corner. */
import { type Box, type Point, centerOf } from '../../domain/geometry/boxes.ts';
import type { Size } from '../camera/viewport.ts';

const GAP = 10;
/** A finger hides so much around it. */
const FINGER = 16;
/** To the edges of what is clear. */
const EDGE = 8;

/**
 * Where something short stands beside a table: above it, clear of the finger, else below, else at its side. Only a table
 * that leaves no room beside it is covered, at the upper end of the room.
 */
export function anchorPosition(table: Box, thing: Size, room: Box): Point {
  const { x, y } = centerOf(table);
  const [left, right] = [room.x + EDGE, room.x + room.width - EDGE - thing.width];
  const [top, bottom] = [room.y + EDGE, room.y + room.height - EDGE - thing.height];
  const along = Math.max(left, Math.min(x - thing.width / 2, right));
  const beside = Math.max(top, Math.min(y - thing.height / 2, bottom));
  const above = Math.min(table.y, y - FINGER) - GAP - thing.height;
  const below = Math.max(table.y + table.height, y + FINGER) + GAP;
  const before = table.x - GAP - thing.width;
  const after = table.x + table.width + GAP;
  if (above >= top) return { x: along, y: Math.min(above, bottom) };
  if (below <= bottom) return { x: along, y: Math.max(below, top) };
  if (after <= right) return { x: Math.max(after, left), y: beside };
  if (before >= left) return { x: Math.min(before, right), y: beside };
  return { x: along, y: top };
}

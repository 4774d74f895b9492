/** Where the tables of a row and of a grid stand. Lengths are plan units, angles degrees. */
import type { Box, Point } from '../../../domain/geometry/boxes.ts';

type Size = { readonly width: number; readonly height: number; readonly gap: number };

/** More are made by no single stroke. */
export const MAX_ROW_TABLES = 200;
export const MAX_GRID_TABLES = 1_000;

/**
 * Tables along a line, the first and the last with their centres on its ends: as many as have room with at least `gap`
 * between them, evenly apart. `along` turns them with the line, else they stand upright.
 */
export function layOutRow(
  from: Point,
  to: Point,
  { width, height, gap }: Size,
  along: boolean,
): { readonly box: Box; readonly rotation: number }[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [cos, sin] = length === 0 ? [1, 0] : [Math.abs(to.x - from.x) / length, Math.abs(to.y - from.y) / length];
  // Two upright tables are apart as soon as they are so along either axis.
  const pitch = along
    ? width + gap
    : Math.min(cos > 0 ? (width + gap) / cos : Infinity, sin > 0 ? (height + gap) / sin : Infinity);
  // A hundredth less than a whole table's room is a slip of the hand.
  const stretches = Math.min(Math.floor(length / pitch + 0.01), MAX_ROW_TABLES - 1);
  const rotation = along ? uprightTurn((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) : 0;
  return Array.from({ length: stretches + 1 }, (_, place) => {
    const part = stretches === 0 ? 0 : place / stretches;
    const centre = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return { box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height }, rotation };
  });
}

/** Turned so that its text is never upside down. */
function uprightTurn(degrees: number): number {
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
}

/** Tables that fill a box in rows and columns, evenly apart with at least `gap` between them; at least one. Row by row. */
export function layOutGrid(
  box: Box,
  size: Size,
): { readonly columns: number; readonly rows: number; readonly boxes: readonly Box[] } {
  const columns = Math.min(countIn(box.width, size.width, size.gap), MAX_GRID_TABLES);
  const rows = Math.min(countIn(box.height, size.height, size.gap), Math.max(1, Math.floor(MAX_GRID_TABLES / columns)));
  const across = columns > 1 ? (box.width - size.width) / (columns - 1) : 0;
  const down = rows > 1 ? (box.height - size.height) / (rows - 1) : 0;
  const boxes = Array.from({ length: columns * rows }, (_, place) => ({
    x: box.x + (place % columns) * across,
    y: box.y + Math.floor(place / columns) * down,
    width: size.width,
    height: size.height,
  }));
  return { columns, rows, boxes };
}

function countIn(length: number, size: number, gap: number): number {
  return Math.max(1, Math.floor((length + gap) / (size + gap) + 0.01));
}

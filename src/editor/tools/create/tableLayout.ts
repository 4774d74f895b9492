/** Positions of the tables in rows and grids. Lengths are plan units, angles degrees. */
import type { Box, Point } from '../../../domain/geometry/boxes.ts';

type Size = { readonly width: number; readonly height: number; readonly gap: number };

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
  alongLine: boolean,
): { readonly box: Box; readonly rotation: number }[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const cos = length === 0 ? 1 : Math.abs(to.x - from.x) / length;
  const sin = length === 0 ? 0 : Math.abs(to.y - from.y) / length;
  // Upright tables don't touch if they are apart along either axis.
  const pitch = alongLine
    ? width + gap
    : Math.min(cos > 0 ? (width + gap) / cos : Infinity, sin > 0 ? (height + gap) / sin : Infinity);
  // 1% of a pitch is within the pointer's accuracy.
  const intervals = Math.min(Math.floor(length / pitch + 0.01), MAX_ROW_TABLES - 1);
  const rotation = alongLine ? uprightRotation((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) : 0;
  return Array.from({ length: intervals + 1 }, (_, index) => {
    const part = intervals === 0 ? 0 : index / intervals;
    const center = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return { box: { x: center.x - width / 2, y: center.y - height / 2, width, height }, rotation };
  });
}

/** Turns a rotation by 180° if text would be upside down. */
function uprightRotation(degrees: number): number {
  if (degrees > 90) return degrees - 180;
  return degrees <= -90 ? degrees + 180 : degrees;
}

/** Fills a box with evenly spaced tables, row by row, with at least `gap` between them. Returns at least one. */
export function layOutGrid(
  box: Box,
  size: Size,
): { readonly columns: number; readonly rows: number; readonly boxes: readonly Box[] } {
  const columns = Math.min(fittingCount(box.width, size.width, size.gap), MAX_GRID_TABLES);
  const rows = Math.min(
    fittingCount(box.height, size.height, size.gap),
    Math.max(1, Math.floor(MAX_GRID_TABLES / columns)),
  );
  const columnPitch = columns > 1 ? (box.width - size.width) / (columns - 1) : 0;
  const rowPitch = rows > 1 ? (box.height - size.height) / (rows - 1) : 0;
  const boxes = Array.from({ length: columns * rows }, (_, index) => ({
    x: box.x + (index % columns) * columnPitch,
    y: box.y + Math.floor(index / columns) * rowPitch,
    width: size.width,
    height: size.height,
  }));
  return { columns, rows, boxes };
}

function fittingCount(length: number, size: number, gap: number): number {
  return Math.max(1, Math.floor((length + gap) / (size + gap) + 0.01));
}

/** Positions of the tables in rows and grids. Lengths are plan units, angles degrees. */
import type { Box, Point } from '../../../domain/geometry/boxes.ts';

type Size = { readonly width: number; readonly height: number; readonly gap: number };

export const MAX_ROW_TABLES = 200;
export const MAX_GRID_TABLES = 1_000;

/**
 * Lays out tables along a line, the first and the last with their centers on its ends: as many as have room with at
 * least `gap` between them, evenly apart. `bend` is how far the middle of the row lies off the straight line: a
 * positive one bends a row from left to right upwards. `alongLine` turns the tables with the line; otherwise they stand
 * upright.
 */
export function layOutRow(
  from: Point,
  to: Point,
  { width, height, gap, bend }: Size & { readonly bend: number },
  alongLine: boolean,
): { readonly box: Box; readonly rotation: number }[] {
  const line = bendLine(from, to, bend);
  const pitchAt = (part: number): number => {
    if (alongLine) return width + gap;
    // Upright tables don't touch if they are apart along either axis.
    const angle = line.at(part).radians;
    const cos = Math.abs(Math.cos(angle));
    const sin = Math.abs(Math.sin(angle));
    return Math.min(cos > 0 ? (width + gap) / cos : Infinity, sin > 0 ? (height + gap) / sin : Infinity);
  };
  const pitch = Math.max(...(bend === 0 ? [0] : PITCH_SAMPLES).map(pitchAt));
  // 1% of a pitch is within the pointer's accuracy.
  const intervals = Math.min(Math.floor(line.length / pitch + 0.01), MAX_ROW_TABLES - 1);
  return Array.from({ length: intervals + 1 }, (_, index) => {
    const { center, radians } = line.at(intervals === 0 ? 0 : index / intervals);
    return {
      box: { x: center.x - width / 2, y: center.y - height / 2, width, height },
      rotation: alongLine ? uprightRotation((radians * 180) / Math.PI) : 0,
    };
  });
}

/** Places along a bent row at which the distance of upright tables is judged, as shares of its length. */
const PITCH_SAMPLES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

export type RowLine = {
  readonly length: number;
  /**
   * Returns a point of the line, at a share of its length, and the line's direction there. It goes on beyond its ends.
   */
  at(part: number): { readonly center: Point; readonly radians: number };
};

/** Returns a straight line, or an arc of a circle. */
export function bendLine(from: Point, to: Point, bend: number): RowLine {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = Math.atan2(to.y - from.y, to.x - from.x);
  if (bend === 0 || chord === 0)
    return {
      length: chord,
      at: (part) => ({
        center: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        radians: direction,
      }),
    };
  const radius = (chord * chord) / (8 * bend) + bend / 2;
  const halfAngle = 2 * Math.atan((2 * bend) / chord);
  const along = { x: Math.cos(direction), y: Math.sin(direction) };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // The center of the circle lies opposite to the bend.
  const center = { x: middle.x - along.y * (radius - bend), y: middle.y + along.x * (radius - bend) };
  return {
    length: Math.abs(2 * radius * halfAngle),
    at(part) {
      const angle = (2 * part - 1) * halfAngle;
      return {
        center: {
          x: center.x + radius * (along.y * Math.cos(angle) + along.x * Math.sin(angle)),
          y: center.y + radius * (-along.x * Math.cos(angle) + along.y * Math.sin(angle)),
        },
        radians: direction + angle,
      };
    },
  };
}

/** Turns a rotation by 180° if text would be upside down. */
export function uprightRotation(degrees: number): number {
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

/** Positions of the tables in rows and grids. Lengths are plan units, angles degrees. */
import type { Box, Point } from '../../../domain/geometry/boxes.ts';

export type Size = { readonly width: number; readonly height: number };
type Spacing = Size & { readonly gap: number };

const MAX_ROW_TABLES = 200;
const MAX_GRID_TABLES = 1_000;

type Placed = { readonly box: Box; readonly rotation: number };

/**
 * Lays out tables along a line, the first and the last with their centers on its ends: as many as have room with at
 * least `gap` between them, evenly apart. `bend` is how far the middle of the row lies off the straight line: a
 * positive one bends a row from left to right upwards. `alongLine` turns the tables with the line; otherwise they stand
 * upright.
 */
export function layOutRow(
  from: Point,
  to: Point,
  { bend, ...size }: Spacing & { readonly bend: number },
  alongLine: boolean,
): Placed[] {
  return layOutAlong(bendLine(from, to, bend), size, alongLine, false);
}

/** Lays out tables clockwise on a circle in the same way, the first with its center on `first`. */
export function layOutRing(center: Point, first: Point, size: Spacing, alongLine: boolean): Placed[] {
  return layOutAlong(circleLine(center, first), size, alongLine, true);
}

function layOutAlong(line: RowLine, { width, height, gap }: Spacing, alongLine: boolean, isRing: boolean): Placed[] {
  const size = { width, height };
  const turn = line.at(1).radians - line.at(0).radians;
  const narrowestGap = (intervals: number): number => {
    const centers = Array.from({ length: intervals + 1 }, (_, index) => line.at(index / intervals).center);
    const turnOfEach = alongLine ? turn / intervals : undefined;
    return Math.min(...centers.slice(1).map((center, index) => gapBetween(centers[index]!, center, size, turnOfEach)));
  };
  // 1% of a pitch is within the pointer's accuracy.
  const accepted = gap - (width + gap) / 100;
  let intervals = Math.min(Math.floor(line.length / Math.min(width, height)), MAX_ROW_TABLES - 1);
  while (intervals > 0 && narrowestGap(intervals) < accepted) intervals -= 1;
  // The end of a ring is its first table.
  const count = isRing ? Math.max(intervals, 1) : intervals + 1;
  return Array.from({ length: count }, (_, index) => {
    const { center, radians } = line.at(intervals === 0 ? 0 : index / intervals);
    return {
      box: { x: center.x - width / 2, y: center.y - height / 2, width, height },
      rotation: alongLine ? uprightRotation((radians * 180) / Math.PI) : 0,
    };
  });
}

/**
 * Returns the gap between two equal neighbors of a row with these centers. Upright tables don't touch if they are apart
 * along either axis. Tables that turn with the line, by `turn` radians from one to the next, are closest at their inner
 * corners.
 */
export function gapBetween(one: Point, other: Point, size: Size, turn: number | undefined): number {
  const dx = Math.abs(one.x - other.x);
  const dy = Math.abs(one.y - other.y);
  return turn === undefined
    ? Math.max(dx - size.width, dy - size.height)
    : Math.hypot(dx, dy) - widthBetween(size, turn);
}

/** Returns what two neighbors that turn with the line take up of the distance between their centers. */
export function widthBetween({ width, height }: Size, turn: number): number {
  const half = Math.abs(turn) / 2;
  return width * Math.cos(half) + height * Math.sin(half);
}

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

/** Returns a circle from `first` on, clockwise. */
function circleLine(center: Point, first: Point): RowLine {
  const radius = Math.hypot(first.x - center.x, first.y - center.y);
  const start = Math.atan2(first.y - center.y, first.x - center.x);
  return {
    length: 2 * Math.PI * radius,
    at(part) {
      const angle = start + 2 * Math.PI * part;
      return {
        center: { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) },
        radians: angle + Math.PI / 2,
      };
    },
  };
}

/** Turns a rotation by 180° until text is not upside down. */
export function uprightRotation(degrees: number): number {
  const turned = ((degrees % 180) + 180) % 180;
  return turned > 90 ? turned - 180 : turned;
}

/** Fills a box with evenly spaced tables, row by row, with at least `gap` between them. Returns at least one. */
export function layOutGrid(
  box: Box,
  size: Spacing,
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

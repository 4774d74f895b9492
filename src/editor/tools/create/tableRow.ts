/** Finds out whether tables stand in a row, and changes their number, gap and bend. Lengths are plan units. */
import { duplicateItems, removeItems } from '../../../domain/document/edits/addItems.ts';
import { resizeItem } from '../../../domain/document/edits/transform.ts';
import { updateItems } from '../../../domain/document/edits/updateItems.ts';
import type { EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';
import { type Point, centerOf } from '../../../domain/geometry/boxes.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import { type RowLine, type Size, bendLine, gapBetween, uprightRotation, widthBetween } from './tableLayout.ts';

/** A row as it stands: evenly spaced tables on a straight line or an arc, or all around a circle. */
export type TableRow = {
  /** From left to right or from top to bottom; in the given order along more than half a circle. */
  readonly tables: readonly TableItem[];
  readonly from: Point;
  readonly to: Point;
  /** The minimum distance between two neighbors. */
  readonly gap: number;
  /** As in `layOutRow`. */
  readonly bend: number;
  /** Whether the tables turn with the line. */
  readonly isAlongLine: boolean;
  /** Whether the first table comes next after the last. */
  readonly isRing: boolean;
};
export type RowChange = { readonly count: number } | { readonly gap: number } | { readonly bend: number };

const MIN_ROW_TABLES = 3;
export const MAX_ROW_COUNT = 200;
/** How far a table may stand beside its place in the row, as a share of its shorter side. */
const PLACE_TOLERANCE = 0.25;
const ROTATION_TOLERANCE_DEGREES = 2;
/** A smaller bend comes from rounding. */
const MIN_BEND = 0.5;
/** A smaller overlap comes from rounding. */
const MAX_OVERLAP = 0.1;

const centerOfTable = ({ room }: TableItem): Point => centerOf(room.coordinates);
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const rotationAt = (line: RowLine, part: number): number =>
  round2(uprightRotation((line.at(part).radians * 180) / Math.PI));

/** Returns the row of at least three tables; undefined if they stand in any other way. */
export function findRow(items: readonly TableItem[]): TableRow | undefined {
  if (items.length < MIN_ROW_TABLES || items.length > MAX_ROW_COUNT) return undefined;
  // The ends of an arc of more than half a circle are close to each other: its tables come in order.
  return findOrderedRow(orderAlongChord(items)) ?? findOrderedRow(items);
}

function findOrderedRow(tables: readonly TableItem[]): TableRow | undefined {
  const centers = tables.map(centerOfTable);
  const [from] = centers;
  const [first] = tables;
  const to = centers.at(-1);
  const middle = centers[centers.length >> 1];
  if (!first || !from || !to || !middle || distance(from, to) === 0) return undefined;
  const bend = bendThrough(from, to, middle);
  const line = bendLine(from, to, bend);
  const partOf = (index: number): number => index / (tables.length - 1);
  const isAtPart = (table: TableItem, part: number): boolean => {
    const { width, height } = table.room.coordinates;
    return distance(centerOfTable(table), line.at(part).center) <= Math.min(width, height) * PLACE_TOLERANCE;
  };
  if (!tables.every((table, index) => isAtPart(table, partOf(index)))) return undefined;
  const isAlongLine =
    tables.some(({ room }) => (room.coordinates.rotation ?? 0) !== 0) &&
    tables.every(
      ({ room }, index) =>
        Math.abs(uprightRotation((room.coordinates.rotation ?? 0) - rotationAt(line, partOf(index)))) <=
        ROTATION_TOLERANCE_DEGREES,
    );
  const isRing = isAtPart(first, partOf(tables.length));
  const places = { tables, centers, isRing, turn: isAlongLine ? turnOf(line, tables.length - 1) : undefined };
  return { tables, from, to, bend, isAlongLine, isRing, gap: round2(smallestGap(places)) };
}

/** Returns by how many radians the line turns within one of its intervals. */
const turnOf = (line: RowLine, intervals: number): number => (line.at(1).radians - line.at(0).radians) / intervals;

/** Where tables stand, or would stand: more centers than tables are those of copies of the last one. */
type Places = {
  readonly tables: readonly TableItem[];
  readonly centers: readonly Point[];
  readonly isRing: boolean;
  /** By how many radians each table is turned from the one before; undefined if they stand upright. */
  readonly turn: number | undefined;
};

/** Returns each center with the one before and the size of the table there. In a ring, the last is before the first. */
function neighborsIn({ tables, centers, isRing }: Places): { one: Point; other: Point; size: Size }[] {
  return centers.flatMap((other, index) => {
    const one = centers.at(index - 1);
    const size = (tables[index] ?? tables.at(-1))?.room.coordinates;
    return one && size && (index > 0 || isRing) ? { one, other, size } : [];
  });
}

const smallestGap = (places: Places): number =>
  Math.min(...neighborsIn(places).map(({ one, other, size }) => gapBetween(one, other, size, places.turn)));

/** Orders tables along the line between the two that are farthest apart. */
function orderAlongChord(items: readonly TableItem[]): readonly TableItem[] {
  const centers = items.map(centerOfTable);
  const farthestFrom = (point: Point): Point =>
    centers.reduce(
      (farthest, center) => (distance(center, point) > distance(farthest, point) ? center : farthest),
      point,
    );
  const one = farthestFrom(centers[0] ?? { x: 0, y: 0 });
  const other = farthestFrom(one);
  const isAcross = Math.abs(other.x - one.x) >= Math.abs(other.y - one.y);
  const sign = (isAcross ? other.x - one.x : other.y - one.y) < 0 ? -1 : 1;
  const position = (item: TableItem): number => {
    const { x, y } = centerOfTable(item);
    return sign * ((x - one.x) * (other.x - one.x) + (y - one.y) * (other.y - one.y));
  };
  return items.toSorted((a, b) => position(a) - position(b));
}

/** Returns the bend of the arc through three points. */
function bendThrough(from: Point, to: Point, through: Point): number {
  const chord = distance(from, to);
  const along = { x: (to.x - from.x) / chord, y: (to.y - from.y) / chord };
  const t = (through.x - from.x) * along.x + (through.y - from.y) * along.y;
  const height = (through.x - from.x) * along.y - (through.y - from.y) * along.x;
  if (Math.abs(height) < MIN_BEND) return 0;
  const center = (t * t + height * height - chord * t) / (2 * height);
  const radius = Math.hypot(chord / 2, center);
  return round2(center + Math.sign(height) * radius);
}

/**
 * Changes a row. Returns the drawing and the keys of the row's tables: a longer row has copies of its last table. With
 * more tables a row gets longer, as far as it has room. A ring stays as large, and its tables come closer to each
 * other; before they overlap it grows with the gap that they had.
 */
export function changeRow(
  drawing: EditorDocument,
  row: TableRow,
  change: RowChange,
  highestUsedId: number,
): { readonly drawing: EditorDocument; readonly keys: readonly string[] } {
  const { tables, isAlongLine } = row;
  const keys = tables.map(({ key }) => key);
  if ('count' in change) {
    const { count, ratio } = row.isRing ? ringWith(row, change.count, drawing) : longestRow(row, change.count, drawing);
    const shorter = removeItems(drawing, new Set(keys.slice(count)));
    const longer = addCopies(shorter, keys.slice(0, count), count, highestUsedId);
    const intervals = intervalsOf(row, longer.keys.length);
    return {
      drawing: placeAlong(longer.drawing, longer.keys, grownLine(row, ratio), intervals, isAlongLine),
      keys: longer.keys,
    };
  }
  const intervals = intervalsOf(row, tables.length);
  const line =
    'bend' in change
      ? bendLine(row.from, row.to, change.bend)
      : grownLine(row, change.gap === row.gap ? 1 : growthFor(change.gap, placesOf(row, tables.length)));
  return { drawing: placeAlong(drawing, keys, line, intervals, isAlongLine), keys };
}

/** Returns the intervals between the ends of a row that has `count` tables. A ring has room for them on its circle. */
const intervalsOf = ({ tables, isRing }: TableRow, count: number): number =>
  ((tables.length - 1) * (isRing ? count : tables.length)) / tables.length;

/** Returns the places of a row with `count` tables. */
function placesOf(row: TableRow, count: number): Places {
  const { tables, isRing, isAlongLine } = row;
  const line = grownLine(row, 1);
  const intervals = intervalsOf(row, count);
  const centers = Array.from({ length: count }, (_, index) => line.at(index / intervals).center);
  return { tables, centers, isRing, turn: isAlongLine ? turnOf(line, intervals) : undefined };
}

/** Returns the line of a row that grows by a ratio: a ring around its center, a row from its first table on. */
function grownLine({ tables, from, to, bend, isRing }: TableRow, ratio: number): RowLine {
  const fixed = isRing ? middleOf(tables.map(centerOfTable)) : from;
  const grown = ({ x, y }: Point): Point => ({
    x: fixed.x + (x - fixed.x) * ratio,
    y: fixed.y + (y - fixed.y) * ratio,
  });
  return bendLine(grown(from), grown(to), bend * ratio);
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Returns by how much a row grows, so that its smallest gap becomes `gap`. The shape of an arc stays. */
function growthFor(gap: number, places: Places): number {
  const ratios = neighborsIn(places).map(({ one, other, size: { width, height } }) => {
    if (places.turn !== undefined) return (gap + widthBetween({ width, height }, places.turn)) / distance(one, other);
    const dx = Math.abs(one.x - other.x);
    const dy = Math.abs(one.y - other.y);
    return Math.min(dx > 0 ? (gap + width) / dx : Infinity, dy > 0 ? (gap + height) / dy : Infinity);
  });
  return Math.max(...ratios);
}

/**
 * Returns how many tables a ring gets, and by how much it grows for them: at most to the edge of the plan, where the gap
 * becomes narrower.
 */
function ringWith(row: TableRow, wanted: number, { width, height }: EditorDocument): RowSize {
  const { x, y } = middleOf(row.tables.map(centerOfTable));
  const maxRatio = Math.min(x, y, width - x, height - y) / distance(row.from, { x, y });
  for (let count = wanted; count > row.tables.length; count -= 1) {
    const places = placesOf(row, count);
    if (smallestGap(places) >= -MAX_OVERLAP) return { count, ratio: 1 };
    if (growthFor(0, places) <= maxRatio)
      return { count, ratio: Math.min(growthFor(Math.max(row.gap, 0), places), maxRatio) };
  }
  return { count: Math.min(wanted, row.tables.length), ratio: 1 };
}

type RowSize = { readonly count: number; readonly ratio: number };

/**
 * Returns how many tables a row gets: those that have their centers on the plan and overlap neither the one before, as
 * upright tables could at the steep end of an arc, nor the first one after a full turn.
 */
function longestRow(row: TableRow, wanted: number, drawing: EditorDocument): RowSize {
  const { centers, turn } = placesOf(row, wanted);
  const turnOfEach = Math.abs(turnOf(grownLine(row, 1), row.tables.length - 1));
  const last = row.tables.slice(-1);
  const hasRoom = (index: number): boolean => {
    const [first, previous, center] = [centers[0], centers[index - 1], centers[index]];
    if (!first || !previous || !center) return false;
    if (center.x < 0 || center.y < 0 || center.x > drawing.width || center.y > drawing.height) return false;
    if (index * turnOfEach >= 2 * Math.PI - turnOfEach / 2) return false;
    const places = { tables: last, centers: [previous, center, first], isRing: false, turn };
    return smallestGap(places) >= Math.min(row.gap, 0) - MAX_OVERLAP;
  };
  let count = row.tables.length;
  while (count < wanted && hasRoom(count)) count += 1;
  return { count: Math.min(wanted, count), ratio: 1 };
}

/** Adds copies of the last table, with the next names, until there are `count` tables. */
function addCopies(
  drawing: EditorDocument,
  keys: readonly string[],
  count: number,
  highestUsedId: number,
): { readonly drawing: EditorDocument; readonly keys: readonly string[] } {
  let current = drawing;
  const all = [...keys];
  const group = drawing.tables.find(({ key }) => key === all.at(-1))?.group;
  while (all.length < count) {
    const copied = duplicateItems(current, new Set(all.slice(-1)), { x: 0, y: 0 }, highestUsedId);
    if (copied.keys.length === 0) break;
    current = copied.drawing;
    all.push(...copied.keys);
  }
  const added = new Set(all.slice(keys.length));
  if (group === undefined) return { drawing: current, keys: all };
  return {
    drawing: updateItems(
      current,
      added,
      (item) => ({ ...item, group }),
      (item) => item,
    ),
    keys: all,
  };
}

function placeAlong(
  drawing: EditorDocument,
  keys: readonly string[],
  line: RowLine,
  last: number,
  isAlongLine: boolean,
): EditorDocument {
  return keys.reduce((current, key, index) => {
    const item = current.tables.find((table) => table.key === key);
    if (!item) return current;
    const { width, height, rotation = 0 } = item.room.coordinates;
    const { center } = line.at(index / last);
    const box = { x: round2(center.x - width / 2), y: round2(center.y - height / 2), width, height };
    return resizeItem(current, key, { box, rotation: isAlongLine ? rotationAt(line, index / last) : rotation });
  }, drawing);
}

/** Finds out whether tables stand in a row, and changes their number, gap and bend. Lengths are plan units. */
import { duplicateItems, removeItems } from '../../../domain/document/edits/addItems.ts';
import { resizeItem } from '../../../domain/document/edits/transform.ts';
import { updateItems } from '../../../domain/document/edits/updateItems.ts';
import type { EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';
import { type Point, centerOf } from '../../../domain/geometry/boxes.ts';
import { round2 } from '../../../domain/geometry/numbers.ts';
import { type RowLine, bendLine, gapBetween, uprightRotation, widthBetween } from './tableLayout.ts';

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
  const turn = isAlongLine ? turnOf(line, tables.length) : undefined;
  const gaps = neighborsIn({ tables, isRing }).map(([one, other]) =>
    gapBetween(centerOfTable(one), centerOfTable(other), other.room.coordinates, turn),
  );
  return { tables, from, to, bend, isAlongLine, isRing, gap: round2(Math.min(...gaps)) };
}

/** Returns by how many radians the line turns from one of its tables to the next. */
const turnOf = (line: RowLine, count: number): number => (line.at(1).radians - line.at(0).radians) / (count - 1);

/** Returns each table with the next one. In a ring, the last one's next is the first. */
function neighborsIn({ tables, isRing }: Pick<TableRow, 'tables' | 'isRing'>): (readonly [TableItem, TableItem])[] {
  const next = isRing ? [...tables.slice(1), ...tables.slice(0, 1)] : tables.slice(1);
  return next.map((table, index) => [tables[index] ?? table, table]);
}

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
 * more tables a row gets longer; a ring stays as large, and its tables come closer to each other.
 */
export function changeRow(
  drawing: EditorDocument,
  row: TableRow,
  change: RowChange,
  highestUsedId: number,
): { readonly drawing: EditorDocument; readonly keys: readonly string[] } {
  const { from, to, tables } = row;
  const last = tables.length - 1;
  const keys = tables.map(({ key }) => key);
  if ('count' in change) {
    const line = bendLine(from, to, row.bend);
    const count = row.isRing ? change.count : Math.min(change.count, countOnPlan(line, last, drawing));
    const shorter = removeItems(drawing, new Set(keys.slice(count)));
    const longer = addCopies(shorter, keys.slice(0, count), count, highestUsedId);
    const intervals = row.isRing ? (longer.keys.length * last) / tables.length : last;
    return { drawing: placeAlong(longer.drawing, longer.keys, line, intervals, row.isAlongLine), keys: longer.keys };
  }
  const ratio = 'gap' in change ? pitchRatio(row, change.gap) : 1;
  // A ring grows around its center, a row from its first table on.
  const fixed = row.isRing ? middleOf(tables.map(centerOfTable)) : from;
  const grown = ({ x, y }: Point): Point => ({
    x: fixed.x + (x - fixed.x) * ratio,
    y: fixed.y + (y - fixed.y) * ratio,
  });
  const line = bendLine(grown(from), grown(to), 'bend' in change ? change.bend : row.bend * ratio);
  return { drawing: placeAlong(drawing, keys, line, last, row.isAlongLine), keys };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Returns by how much the row grows, so that its minimum gap becomes `gap`. The shape of an arc stays. */
function pitchRatio(row: TableRow, gap: number): number {
  const { tables, from, to, bend, isAlongLine } = row;
  const turn = turnOf(bendLine(from, to, bend), tables.length);
  const ratios = neighborsIn(row).map(([previous, table]) => {
    const one = centerOfTable(previous);
    const other = centerOfTable(table);
    const { width, height } = table.room.coordinates;
    if (isAlongLine) return (gap + widthBetween({ width, height }, turn)) / distance(one, other);
    const dx = Math.abs(one.x - other.x);
    const dy = Math.abs(one.y - other.y);
    return Math.min(dx > 0 ? (gap + width) / dx : Infinity, dy > 0 ? (gap + height) / dy : Infinity);
  });
  return gap === row.gap ? 1 : Math.max(...ratios);
}

/** Returns how many tables of a line have their centers on the plan and don't meet the first one again. */
function countOnPlan(line: RowLine, last: number, { width, height }: EditorDocument): number {
  const start = line.at(0);
  let count = 1;
  for (; count < MAX_ROW_COUNT; count += 1) {
    const { center, radians } = line.at(count / last);
    const isFullTurn =
      Math.abs(radians - start.radians) >= 2 * Math.PI - Math.abs(line.at(1 / last).radians - start.radians) / 2;
    if (center.x < 0 || center.y < 0 || center.x > width || center.y > height || isFullTurn) break;
  }
  return Math.max(count, last + 1);
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

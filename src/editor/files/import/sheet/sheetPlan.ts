/** Makes a plan of the tables of a sheet: where the sheet has them, or else in rows by area with walls around. */
import type { EditorDocument } from '../../../../domain/document/editorDocument.ts';
import { type Box, boxFromPoints, longerSide, moveBox, unionBoxes } from '../../../../domain/geometry/boxes.ts';
import { median, round2 } from '../../../../domain/geometry/numbers.ts';
import type { Decor } from '../../../../domain/plan/plan.ts';
import { DEFAULT_TABLE_COLOR } from '../../../../domain/plan/table.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import type { ParsedPlan, ParsedTable } from '../normalizeImport.ts';
import { keyOf, numberOf } from '../update/matchPlan.ts';
import type { SheetTable } from './sheetTables.ts';

const DEFAULT_SEATS = 2;
/** 80 cm, for two and for four, as most tables are. */
const TABLE = 40;
const UNITS_PER_METER = 50;
const GAP = 50;
const PADDING = 60;
const AREA_GAP = 70;
const TITLE_SIZE = 24;
/** How far apart the outermost tables of a list may be in units of a plan, and how far they are put elsewhere. */
const MIN_LENGTH = 150;
const MAX_LENGTH = 20_000;
const LENGTH = 1_600;
/** The longer side of a table. */
const TABLE_METERS = { min: 0.4, max: 4 };
const NO_BOX: Box = { x: 0, y: 0, width: 1, height: 1 };
const COLORS = ['#2a9d8f', '#e9c46a', '#e76f51', '#4f6d9a', '#8f6aa8', '#6a994e'];

/** `texts` are those of a painted plan. */
export function planOfSheet(listed: readonly SheetTable[], texts: readonly Decor[] = []): ParsedPlan {
  const { tables, unitsPerMeter } = inPlanUnits(listed);
  const categories = [...new Set(tables.map(({ category }) => category))].map((name, i) => ({
    key: name,
    name: name || 'Tables',
    color: COLORS[i % COLORS.length] ?? DEFAULT_TABLE_COLOR,
  }));
  const byArea = [...groupBy(tables, ({ area }) => area)];
  if (arePlaced(tables)) {
    const isApart = new Set(tables.map(({ x, y }) => `${x} ${y}`)).size === tables.length;
    const side = isApart ? sideOfPlaces(tables) : Math.max(...byArea.map(([, items]) => sideOfPlaces(items)));
    let right = 0;
    return {
      categories,
      unitsPerMeter,
      decor: texts,
      areas: byArea.map(([name, items]) => {
        const boxes = items.map(({ x = 0, y = 0, width = side, height = width }) => ({ x, y, width, height }));
        // Areas that each count from their own corner go beside one another.
        const whole = unionBoxes(boxes);
        const dx = isApart || !whole ? 0 : right - whole.x;
        right += (whole?.width ?? 0) + 2 * side;
        return {
          name: name || 'Tables',
          tables: items.map((table, i) => toTable(table, moveBox(boxes[i] ?? NO_BOX, { x: dx, y: 0 }))),
        };
      }),
    };
  }
  // About as wide as high, with areas below each other.
  const longest = byArea.reduce((most, [, items]) => Math.max(most, items.length), 1);
  const columns = Math.max(4, Math.min(16, Math.ceil(Math.sqrt(longest * 1.6))));
  const cell = tables.reduce((widest, table) => Math.max(widest, widthOf(table)), TABLE) + GAP;
  const width = columns * cell - GAP + 2 * PADDING;
  const decor: Decor[] = [];
  let top = GAP;
  const areas = byArea.map(([name, items]) => {
    const rows = Math.ceil(items.length / columns);
    const height = rows * (TABLE + GAP) - GAP + 2 * PADDING;
    const start = top + (name === '' ? 0 : TITLE_SIZE);
    const corners: [number, number][] = [
      [GAP, start],
      [GAP + width, start],
      [GAP + width, start + height],
      [GAP, start + height],
    ];
    decor.push({ kind: 'area', surface: 'floor', points: corners });
    decor.push({ kind: 'wall', points: [...corners, [GAP, start]], width: 8 });
    if (name !== '')
      decor.push({
        kind: 'text',
        x: GAP + width / 2,
        y: start + TITLE_SIZE,
        text: name.slice(0, 80),
        size: TITLE_SIZE,
      });
    top = start + height + AREA_GAP;
    return {
      name: name || 'Tables',
      tables: items.map((table, i) => {
        const own = widthOf(table);
        const x = GAP + PADDING + (i % columns) * cell + (cell - GAP - own) / 2;
        const y = start + PADDING + Math.floor(i / columns) * (TABLE + GAP);
        return toTable(table, { x, y, width: own, height: TABLE });
      }),
    };
  });
  return {
    width: width + 2 * GAP,
    height: top - AREA_GAP + GAP,
    unitsPerMeter: UNITS_PER_METER,
    categories,
    areas,
    decor,
  };
}

/** Each two seats more need 60 cm. A round table stays round. */
const widthOf = ({ seats = DEFAULT_SEATS, isRound }: SheetTable): number =>
  isRound ? TABLE : TABLE + Math.max(0, Math.min(Math.ceil(seats / 2) - 2, 4)) * 30;

function toTable(
  { name, category, seats, minGuests, isRound }: SheetTable,
  box: ParsedTable['coordinates'],
): ParsedTable {
  return {
    name,
    category,
    seats: seats ?? DEFAULT_SEATS,
    minGuests,
    coordinates: { ...box, shape: isRound ? 'ellipse' : 'rect' },
  };
}

/** Lists tell places in meters, as shares of the room, as pixels or in degrees. What no plan has is made as large as one. */
function inPlanUnits(tables: readonly SheetTable[]): {
  readonly tables: readonly SheetTable[];
  readonly unitsPerMeter: number | undefined;
} {
  const length = longerSide(boxFromPoints(tables.map(({ x = 0, y = 0 }) => ({ x, y }))));
  const side = median(tables.map(({ width = 0, height = 0 }) => Math.max(width, height))) ?? 0;
  const areMeters = length < MIN_LENGTH && side >= TABLE_METERS.min && side <= TABLE_METERS.max;
  const isPlan = length === 0 || (length >= MIN_LENGTH && length <= MAX_LENGTH);
  const fitting = isPlan ? 1 : LENGTH / length;
  const scale = areMeters ? UNITS_PER_METER : fitting;
  const scaled = (value: number | undefined): number | undefined => value && round2(value * scale);
  return {
    unitsPerMeter: areMeters ? UNITS_PER_METER : undefined,
    tables:
      scale === 1
        ? tables
        : tables.map((table) => ({
            ...table,
            x: scaled(table.x),
            y: scaled(table.y),
            width: scaled(table.width),
            height: scaled(table.height),
          })),
  };
}

/** Whether a list has the places of its tables. */
export const arePlaced = (tables: readonly SheetTable[]): boolean =>
  tables.every(({ x, y }) => x !== undefined && y !== undefined) && !arePiled(tables);

const arePiled = (tables: readonly SheetTable[]): boolean =>
  tables.length > 1 && new Set(tables.map(({ x, y }) => `${x} ${y}`)).size === 1;

/** Tables without a size are as large as leaves some space between them. */
function sideOfPlaces(tables: readonly SheetTable[]): number {
  const { width, height } = boxFromPoints(tables.map(({ x = 0, y = 0 }) => ({ x, y })));
  const each = Math.sqrt((Math.max(width, 1) * Math.max(height, 1)) / Math.max(tables.length, 1));
  return Math.max(each * 0.5, 0.01);
}

type Filled = {
  readonly drawing: EditorDocument;
  readonly filled: number;
  readonly unmatched: readonly number[];
};

/** Fills names, seats and minimum guests into the tables of a plan that have the same number or name. */
export function fillTables(drawing: EditorDocument, tables: readonly SheetTable[]): Filled {
  const byName = new Map(drawing.tables.map((item) => [keyOf(item.room.name), item.key]));
  const byText = new Map(drawing.tables.map((item) => [keyOf(item.room.coordinates.text ?? ''), item.key]));
  const counts = groupBy(drawing.tables, ({ room }) => numberOf(room.name));
  const found = new Map<string, SheetTable>();
  const unmatched: number[] = [];
  for (const table of tables) {
    const called = table.number || table.name;
    const sole = counts.get(numberOf(called)) ?? [];
    const match =
      byName.get(keyOf(called)) ??
      byText.get(keyOf(called)) ??
      (numberOf(called) !== '' && sole.length === 1 ? sole[0]?.key : undefined);
    if (match === undefined || found.has(match)) unmatched.push(table.row);
    else found.set(match, table);
  }
  return {
    filled: found.size,
    unmatched,
    drawing: {
      ...drawing,
      tables: drawing.tables.map((item) => {
        const table = found.get(item.key);
        if (!table) return item;
        const name = table.number === '' ? item.room.name : table.name.slice(0, 80);
        const { seats = item.room.beds, minGuests = item.room.min_guests } = table;
        return {
          ...item,
          room: { ...item.room, name, beds: seats, ...(minGuests === undefined ? {} : { min_guests: minGuests }) },
        };
      }),
    },
  };
}

/** Makes tables, their seats, names and areas, and decor of a drawing whose kinds have roles. */
import { type Box, type Outline, centerOf, shorterSide, unionBoxes } from '../../../domain/geometry/boxes.ts';
import { MAX_POINTS, MIN_POINTS } from '../../../domain/plan/decorKinds.ts';
import { MAX_DECOR_TEXT_LENGTH, MAX_SEATS } from '../../../domain/plan/limits.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { DEFAULT_TABLE_COLOR, MAX_FONT_SIZE } from '../../../domain/plan/table.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { nearestSurface } from './cssColor.ts';
import { type Drawing, type DrawnText, type LeftOut, type Line, type Shape, countLeftOut, at } from './drawing.ts';
import { type Role, formOf } from './kinds.ts';
import { CHAIR_REACH, areaOf, contains, outlineOf } from './nearby.ts';
import type { ParsedPlan, ParsedTable } from './normalizeImport.ts';
import type { Recognized } from './recognize.ts';
import { type Scale, scaleOf } from './scale.ts';
import { isTableLabel, nameFromId, roleInName, seatsInLabel } from './words.ts';

export type Assembly = {
  readonly parsed: ParsedPlan;
  readonly leftOut: LeftOut;
  /** Tables whose seats nothing in the drawing tells. */
  readonly assumedSeats: number;
  readonly scale: Scale | undefined;
  /** Of tables that the drawing gives no name. */
  readonly madeUpNames: ReadonlySet<string>;
  /** The kind that each table of the plan is of. */
  readonly kindOf: ReadonlyMap<ParsedTable, number>;
};

/** A table without chairs and without a word about them. */
const DEFAULT_SEATS = 2;
const MIN_WALL_SHARE = 0.05;
/** Fewer tables are no area. */
const MIN_AREA_TABLES = 2;
const MAX_AREAS = 40;
/** Colors beyond these are one category. */
const MAX_CATEGORIES = 12;
const LIGHT = /^#(?:f[0-9a-f]|e[6-9a-f]){3}$/;
const DARK = /^#(?:[0-3][0-9a-f]){3}$/;

export function assemble({ drawing, kinds, nearby }: Recognized, roles: readonly Role[]): Assembly {
  const { shapes, texts, groups } = drawing;
  const leftOut = { ...drawing.leftOut };
  const roleOf: Role[] = shapes.map(() => 'ignore');
  const kindAt = new Map<number, number>();
  kinds.forEach(({ members }, k) => {
    for (const member of members) {
      roleOf[member] = roles[k] ?? 'ignore';
      kindAt.set(member, k);
    }
  });
  const having = (role: Role): number[] => shapes.flatMap((_, i) => (roleOf[i] === role ? [i] : []));
  // What has no area, as a line that is straight and level, can't be a table.
  const tables = having('table').filter((index) => areaOf(at(shapes, index)) > 0);
  countLeftOut(leftOut, 'unreadable', having('table').length - tables.length);

  // Seats
  const chairsAt = new Map<number, number[]>();
  const innerTable = soleTables(tables, shapes);
  const chairs = having('chair');
  for (const chair of chairs) {
    const host =
      nearby.hostOf(chair, (other) => roleOf[other] === 'table', CHAIR_REACH) ??
      at(shapes, chair)
        .groups.map((group) => innerTable.get(group))
        .findLast((table) => table !== undefined);
    if (host === undefined) countLeftOut(leftOut, 'loneChairs');
    else chairsAt.set(host, [...(chairsAt.get(host) ?? []), chair]);
  }
  const withChairs = (table: number): Box => {
    const { box } = at(shapes, table);
    return unionBoxes([box, ...(chairsAt.get(table) ?? []).map((chair) => at(shapes, chair).box)]) ?? box;
  };
  /** An umbrella is a place with its sun beds. */
  const placeOf = (table: number): Outline => {
    const shape = at(shapes, table);
    const hasBeds = (chairsAt.get(table) ?? []).some((chair) => areaOf(at(shapes, chair)) > areaOf(shape));
    return hasBeds ? { box: withChairs(table), rotation: 0, shape: 'rect' } : outlineOf(shape);
  };

  // Names
  const labelsOf = new Map<number, number[]>();
  const taken = new Set<number>();
  for (const table of tables.toSorted((a, b) => areaOf(at(shapes, a)) - areaOf(at(shapes, b))))
    for (const text of nearby.textsOn(table))
      if (!taken.has(text)) {
        taken.add(text);
        labelsOf.set(table, [...(labelsOf.get(table) ?? []), text]);
      }
  // The number of a seat names no table.
  for (const chair of chairs)
    for (const text of nearby.textsOn(chair)) {
      const { box } = at(shapes, chair);
      const { x, y } = centerOf(box);
      const isOwn = Math.hypot(at(texts, text).x - x, at(texts, text).y - y) <= 0.25 * shorterSide(box);
      if (!isOwn || taken.has(text)) continue;
      taken.add(text);
      countLeftOut(leftOut, 'labels');
    }
  const byTable = textsBeside(tables, { drawing, labelsOf, taken, innerTable, withChairs });
  for (const [table, text] of byTable) labelsOf.set(table, [text]);
  const calledOften = countNames(tables, drawing);
  let assumedSeats = 0;
  const madeUpNames = new Set<string>();
  const found = tables.map((index, i): Found => {
    const shape = at(shapes, index);
    const lines = (labelsOf.get(index) ?? []).map((text) => at(texts, text)).toSorted((a, b) => a.y - b.y || a.x - b.x);
    const { label, seats: labelSeats, rest } = readLabel(lines);
    countLeftOut(leftOut, 'labels', rest);
    const group = shape.groups.findLast(
      (id) => innerTable.get(id) === index && nameFromId(groups[id]?.name) !== undefined,
    );
    // A name that several tables have tells at most their seats.
    const told = (name: string | undefined) => ({
      name: name !== undefined && calledOften.get(name) === 1 ? seatsInLabel(name).name : '',
      seats: seatsInLabel(name ?? '').seats,
    });
    const title = told(shape.title);
    const names = [group === undefined ? undefined : groups[group]?.name, shape.id].map(
      (name) => told(nameFromId(name)).name,
    );
    const ownName = title.name || label || names.find((each) => /\d/.test(each)) || names.find((each) => each);
    const name = ownName ?? `Table ${i + 1}`;
    if (ownName === undefined) madeUpNames.add(name);
    const inGroups = shape.groups.filter((own) => innerTable.get(own) === index).map((own) => at(groups, own));
    const known =
      shape.seats ??
      [
        { seats: labelSeats },
        title,
        ...inGroups
          .toReversed()
          .flatMap(({ seats, name: called, block }) => [{ seats }, told(nameFromId(called)), told(block)]),
      ].find(({ seats }) => seats !== undefined)?.seats ??
      chairsAt.get(index)?.length;
    if (known === undefined) assumedSeats += 1;
    const { box, rotation, shape: form } = placeOf(index);
    return {
      index,
      table: {
        name,
        category: categoryColor(shape),
        seats: Math.min(Math.max(Math.round(known ?? DEFAULT_SEATS), 1), MAX_SEATS),
        coordinates: { ...box, rotation, shape: form, ...(label !== '' && label !== name ? { text: label } : {}) },
      },
    };
  });
  const colors = [...groupBy(found, ({ table }) => table.category).keys()].slice(0, MAX_CATEGORIES);
  const kept = new Set([...colors, DEFAULT_TABLE_COLOR]);
  found.forEach((item, i) => {
    if (!kept.has(item.table.category)) found[i] = { ...item, table: { ...item.table, category: DEFAULT_TABLE_COLOR } };
  });
  countLeftOut(leftOut, 'ignored', having('ignore').length);
  const scale = scaleOf(
    drawing,
    chairs.map((chair) => at(shapes, chair)),
  );
  return {
    scale,
    leftOut,
    assumedSeats,
    madeUpNames,
    kindOf: new Map(found.map(({ index, table }) => [table, kindAt.get(index) ?? -1])),
    parsed: {
      width: drawing.width,
      height: drawing.height,
      unitsPerMeter: scale?.unitsPerMeter,
      categories: categoriesOf(found),
      areas: areasOf(found, drawing, having('ground')),
      decor: [
        ...having('ground').flatMap((index) => groundOf(at(shapes, index))),
        ...having('wall').flatMap((index) => wallsOf(at(shapes, index), drawing, leftOut)),
        ...texts
          .filter((_, index) => !taken.has(index) && ![...byTable.values()].includes(index))
          .map(({ x, y, text, size, rotation }): Decor => ({
            kind: 'text',
            x,
            y,
            text: text.slice(0, MAX_DECOR_TEXT_LENGTH),
            size: Math.min(size, MAX_FONT_SIZE),
            ...(rotation === 0 ? {} : { rotation }),
          })),
      ],
    },
  };
}

/** Returns the table of each group that has a single one. */
function soleTables(tables: readonly number[], shapes: readonly Shape[]): Map<number, number> {
  const counts = new Map<number, number>();
  const sole = new Map<number, number>();
  for (const table of tables)
    for (const group of at(shapes, table).groups) {
      counts.set(group, (counts.get(group) ?? 0) + 1);
      sole.set(group, table);
    }
  return new Map([...sole].filter(([group]) => counts.get(group) === 1));
}

/** Returns the name and the seats that the lines on a table tell, and how many lines tell something else. */
function readLabel(lines: readonly DrawnText[]): { label: string; seats: number | undefined; rest: number } {
  const told = lines.map(({ text, size }) => ({ size, ...seatsInLabel(text) }));
  const named = told.filter(({ name }) => name !== '');
  const size = Math.max(...named.map((line) => line.size));
  const isLarge = (line: { readonly size: number }): boolean => line.size > 0.9 * size;
  const large = named.filter(isLarge);
  // A smaller number below a numbered name tells the seats, and a table has room for a list of its guests.
  const [number, ...others] = named.filter((line) => !isLarge(line));
  const isCount =
    number !== undefined &&
    others.length === 0 &&
    /^\d{1,2}$/.test(number.name) &&
    large.some(({ name }) => /\d/.test(name));
  const kept = isCount || named.length > 2 ? large : named;
  return {
    label: kept.map(({ name }) => name).join(' '),
    seats: told.find(({ seats }) => seats !== undefined)?.seats ?? (isCount ? Number(number.name) : undefined),
    rest: named.length - kept.length - Number(isCount),
  };
}

/** A name that several tables have is that of their kind. */
function countNames(tables: readonly number[], { shapes, groups }: Drawing): Map<string, number> {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const { title, id, groups: ids } = at(shapes, table);
    const names = new Set([title, nameFromId(id), ...ids.map((group) => nameFromId(groups[group]?.name))]);
    for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Gives tables without a text the one in their group, or else the nearest one that no other table is nearer to. */
function textsBeside(
  tables: readonly number[],
  {
    drawing: { texts },
    labelsOf,
    taken,
    innerTable,
    withChairs,
  }: {
    readonly drawing: Drawing;
    readonly labelsOf: ReadonlyMap<number, readonly number[]>;
    readonly taken: Set<number>;
    readonly innerTable: ReadonlyMap<number, number>;
    readonly withChairs: (table: number) => Box;
  },
): Map<number, number> {
  const beside = new Map<number, number>();
  const bare = new Map(tables.filter((table) => !labelsOf.has(table)).map((table) => [table, withChairs(table)]));
  if (bare.size === 0 || tables.length > 5_000) return beside;
  const pairs: { table: number; text: number; distance: number; side?: number }[] = [];
  const counts = groupBy(
    texts.filter((_, t) => !taken.has(t)),
    ({ text }) => text,
  );
  texts.forEach((text, t) => {
    if (taken.has(t) || !isTableLabel(text.text)) return;
    // What stands at every other table names none of them.
    const count = counts.get(text.text)?.length ?? 0;
    if (count > 2 && count * 2 >= bare.size) return;
    const own = text.groups.map((group) => innerTable.get(group)).findLast((table) => table !== undefined);
    if (own !== undefined && bare.has(own)) {
      pairs.push({ table: own, text: t, distance: 0 });
      return;
    }
    const halfWidth = 0.28 * text.size * text.text.length;
    const near = [...bare].flatMap(([table, box]) => {
      const center = centerOf(box);
      const [dx, dy] = [text.x - center.x, text.y - center.y];
      const beyondX = Math.max(Math.abs(dx) - halfWidth - box.width / 2, 0);
      const beyondY = Math.max(Math.abs(dy) - text.size / 2 - box.height / 2, 0);
      const distance = Math.hypot(beyondX, beyondY);
      const isBeside = Math.abs(dx) * box.height > Math.abs(dy) * box.width;
      const side = isBeside ? Math.sign(dx) : 2 * Math.sign(dy);
      return distance <= Math.max(shorterSide(box), 1.5 * text.size) ? [{ table, text: t, distance, side }] : [];
    });
    const nearest = Math.min(...near.map(({ distance }) => distance));
    pairs.push(...near.filter(({ distance }) => distance <= nearest + 2 * text.size));
  });
  // Labels stand on the same side of their tables, though they may be as near to the next one.
  const sides = groupBy(pairs, ({ side }) => side);
  const [[usual] = []] = [...sides].toSorted((one, other) => other[1].length - one[1].length);
  const rank = ({ side }: { side?: number }): number => (side === undefined ? 0 : 1 + Number(side !== usual));
  const used = new Set<number>();
  for (const { table, text } of pairs.toSorted((a, b) => rank(a) - rank(b) || a.distance - b.distance))
    if (!beside.has(table) && !used.has(text)) {
      beside.set(table, text);
      used.add(text);
    }
  // A few texts beside many tables name other things.
  if (beside.size * 2 < bare.size && beside.size < 4) return new Map();
  for (const text of used) taken.add(text);
  return beside;
}

/** Black, white and no color are how outlines are drawn, and say nothing. */
function categoryColor({ fill }: Shape): string {
  return fill === undefined || LIGHT.test(fill) || DARK.test(fill) ? DEFAULT_TABLE_COLOR : fill;
}

function categoriesOf(found: readonly Found[]): ParsedPlan['categories'] {
  const colors = [...new Set(found.map(({ table }) => table.category))];
  return colors.map((color, i) => ({
    key: color,
    name: colors.length === 1 ? 'Tables' : `Category ${i + 1}`,
    color,
  }));
}

type Found = { readonly index: number; readonly table: ParsedTable };

/** Takes areas from what the file says, else from layers and groups, else from named grounds, if they make sense. */
function areasOf(
  found: readonly Found[],
  { shapes, groups, texts }: Drawing,
  grounds: readonly number[],
): ParsedPlan['areas'] {
  const ways: ((item: Found) => string | undefined)[] = [
    ({ index }) => at(shapes, index).area,
    ...Array.from({ length: 4 }, (_, depth) => ({ index }: Found) => {
      const named = at(shapes, index)
        .groups.map((id) => at(groups, id))
        .filter(({ name, block }) => block === undefined && areaName(name) !== undefined);
      return areaName(named[depth]?.name);
    }),
    ({ index }) => {
      const center = centerOf(at(shapes, index).box);
      const ground = grounds
        .filter((each) => contains(at(shapes, each), center))
        .toSorted((a, b) => areaOf(at(shapes, a)) - areaOf(at(shapes, b)))
        .find((each) => groundName(each) !== undefined);
      return ground === undefined ? undefined : groundName(ground);
    },
  ];
  const groundName = (ground: number): string | undefined => {
    const shape = at(shapes, ground);
    const label = texts.find((text) => !/\d/.test(text.text) && text.text.length > 3 && contains(shape, text));
    return shape.title ?? nameFromId(shape.id) ?? label?.text;
  };
  for (const way of ways) {
    const groupsOf = groupBy(found, (item) => way(item) ?? '');
    const named = [...groupsOf].filter(([name]) => name !== '');
    const isSensible =
      named.length > 0 &&
      named.length <= MAX_AREAS &&
      named.filter(([, items]) => items.length >= MIN_AREA_TABLES).length >= named.length * 0.75 &&
      named.reduce((sum, [, items]) => sum + items.length, 0) >= found.length * 0.6 &&
      (named.length > 1 || (named[0]?.[1].length ?? 0) > 2);
    if (isSensible)
      return [...groupsOf].map(([name, items]) => ({
        name: name || 'Tables',
        tables: items.map(({ table }) => table),
      }));
  }
  return found.length === 0 ? [] : [{ name: 'Tables', tables: found.map(({ table }) => table) }];
}

const TABLES_OF =
  /^(?:tables?|tische?|mesas?|tavol[io]|meja)[\s_-]+(\p{L}.+)$|^(.*\p{L})[\s_-]+(?:tables?|tische?|mesas?|tavol[io]|meja)$/iu;

/** The name of a layer or group as that of an area, unless it says what is in it. */
function areaName(name: string | undefined): string | undefined {
  const plain = nameFromId(name);
  if (plain === undefined) return undefined;
  // `Tables-Terrace` are those of the terrace.
  const [, after, before] = TABLES_OF.exec(plain) ?? [];
  const place = after ?? before;
  if (place !== undefined) return /\d|round|rect|square|oval|seat/i.test(place) ? undefined : place;
  const role = roleInName(plain);
  return (role !== undefined && role !== 'ground') ||
    /^(?:[A-Z]-[A-Z]{3,4}\b.*|0|furniture|m(?:ö|o)bel|mobiliario)$/i.test(plain)
    ? undefined
    : plain;
}

function groundOf(shape: Shape): Decor[] {
  return shape.lines.flatMap((line): Decor[] => {
    const points = thinned(line);
    if (points.length < MIN_POINTS.area) return [];
    return [{ kind: 'area', surface: nearestSurface(shape.fill), points, ...(isSmooth(line) ? { smooth: true } : {}) }];
  });
}

function wallsOf(shape: Shape, drawing: Drawing, leftOut: LeftOut): Decor[] {
  const whole = Math.max(drawing.width ?? 0, drawing.height ?? 0);
  return shape.lines.flatMap((line): Decor[] => {
    const points = thinned(line);
    const [first] = points;
    if (!first || points.length < MIN_POINTS.wall) return [];
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const length = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    if (formOf(shape) === 'line' && length < whole * MIN_WALL_SHARE) {
      countLeftOut(leftOut, 'small');
      return [];
    }
    const width = shape.strokeWidth > 0 ? shape.strokeWidth : Math.max(whole / 400, 0.01);
    return [{ kind: 'wall', points: line.closed ? [...points, first] : points, width }];
  });
}

const isSmooth = ({ smooth, points }: Line): boolean => smooth && points.length >= MIN_POINTS.area;

/** Keeps as many points as a plan can have. */
function thinned({ points }: Line): [number, number][] {
  const step = Math.ceil(points.length / (MAX_POINTS - 2));
  return points.filter((_, i) => i % step === 0 || i === points.length - 1).map(([x, y]) => [x, y]);
}

/** Finds lists of tables in the JSON of other systems, whatever they are nested in. */
import { boxFromPoints } from '../../../../domain/geometry/boxes.ts';
import { isObject } from '../../../../domain/plan/reading/coerce.ts';
import { roleInName } from '../words.ts';
import type { Sheet } from './sheetTables.ts';

const MAX_DEPTH = 12;
const MAX_LISTS = 50;
const MAX_VISITED = 1_000;
const MAX_FIELDS = 60;
/** Objects by their ids are at least this many. */
const MIN_BY_ID = 3;
/** Lists that are chairs of the object that has them. */
const CHAIRS = /^(?:seats|chairs|stools|places|sitze|plaetze|stuehle)$/i;
const PLACE = /pos|coord|loc|point|^xy$/i;

type Fields = Record<string, unknown>;

/**
 * Returns lists of objects and of rows, the longest first. What each area, block or section lists is one list, with the
 * name of the area. Objects by id are a list too.
 */
export function sheetsOfJson(json: unknown): Sheet[] {
  const lists = new Map<string, Fields[]>();
  const grids: Sheet[] = [];
  const add = (path: string, items: readonly Fields[], area: string): void => {
    const list = lists.get(path) ?? [];
    lists.set(path, list);
    // What is listed as seats seats one.
    const seat = /(?:^|\.)seats$/.test(path) ? { seats: 1 } : {};
    for (const item of items) list.push({ ...(area === '' ? {} : { area }), ...seat, ...item });
  };
  const visit = (value: unknown, path: string, depth: number, parent: string, owner: Fields): void => {
    if (depth > MAX_DEPTH || lists.size > MAX_LISTS || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const rows = value.filter(isRow);
      if (rows.length > 1 && rows.length === value.length) grids.push({ name: path, rows: withHeader(rows, owner) });
      const objects = value.filter(isObject);
      if (objects.length > 0 && objects.length * 2 > value.length) add(path, objects, parent);
      for (const item of value.slice(0, MAX_VISITED))
        visit(item, path, depth + 1, nameOf(item) || parent, isObject(item) ? item : {});
      return;
    }
    const entries = Object.entries(value as Fields);
    const byId = entries.flatMap(([id, item]) => (isObject(item) ? [{ id, ...item }] : []));
    if (byId.length >= MIN_BY_ID && byId.length === entries.length && areAlike(byId)) {
      add(path, byId, parent);
      for (const item of byId.slice(0, MAX_VISITED)) visit(Object.values(item), path, depth + 1, nameOf(item), item);
      return;
    }
    for (const [key, item] of entries) {
      const inner = path === '' ? key : `${path}.${key}`;
      // A list under the name of an area, beside others like it, is a part of one list.
      const isPart =
        Array.isArray(item) &&
        (roleInName(key) ?? 'ground') === 'ground' &&
        entries.some(([other, list]) => other !== key && Array.isArray(list) && areAlike([item[0], list[0]]));
      if (isPart) visit(item, path === '' ? 'list' : path, depth + 1, key, value as Fields);
      else visit(item, inner, depth + 1, parent, value as Fields);
    }
  };
  visit(json, '', 0, '', {});
  return (
    [...[...lists].map(([name, objects]) => ({ name, rows: rowsOf(objects) })), ...grids]
      // Objects that only hold others have no columns.
      .filter(({ rows: [header = []] }) => header.length > 0)
      .toSorted((a, b) => b.rows.length - a.rows.length)
  );
}

const isPrimitive = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const isRow = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 1 && value.every((cell) => cell === null || isPrimitive(cell));

/** Rows are named by a list of as many texts beside them. */
function withHeader(rows: readonly (readonly unknown[])[], owner: Fields): string[][] {
  const width = rows[0]?.length ?? 0;
  const header = Object.values(owner)
    .filter((list): list is unknown[] => Array.isArray(list) && list.length === width)
    .map((list) => list.map((cell) => (isObject(cell) ? nameOf(cell) || cell['key'] : cell)))
    .find((list) => list.every((cell) => typeof cell === 'string'));
  return [...(header ? [header] : []), ...rows].map((row) =>
    row.map((cell) => (isPrimitive(cell) ? String(cell) : '')),
  );
}

/** Whether objects have most of their fields in common. */
function areAlike(items: readonly unknown[]): boolean {
  const [first] = items;
  if (!isObject(first)) return false;
  const keys = Object.keys(first);
  return items.every(
    (item) =>
      isObject(item) && keys.filter((key) => key in item).length * 2 > Math.max(keys.length, Object.keys(item).length),
  );
}

/** What an object calls itself, as that of what it lists. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const fieldsByName = new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field as unknown]));
  const name = ['name', 'title', 'label', 'area', 'section'].map((key) => fieldsByName.get(key));
  return name.find((field): field is string => typeof field === 'string' && field.trim() !== '') ?? '';
}

function rowsOf(objects: readonly Fields[]): string[][] {
  const flat = objects.map((object) => withBox(new Map(fields(object, ''))));
  const keys = [...new Set(flat.flatMap((each) => [...each.keys()]))].slice(0, MAX_FIELDS);
  return [keys, ...flat.map((each) => keys.map((key) => each.get(key) ?? ''))];
}

/** A circle is told by its center and its radius. */
function withBox(row: Map<string, string>): Map<string, string> {
  const [x, y, radius] = ['x', 'y', 'radius'].map((key) => Number(row.get(key) ?? NaN));
  if (x === undefined || y === undefined || radius === undefined || !(x + y + radius < Infinity)) return row;
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, shape: 'round' };
  for (const [key, value] of Object.entries(box)) row.set(key, String(value));
  return row;
}

function fields(object: Fields, path: string): [string, string][] {
  return Object.entries(object).flatMap(([key, value]): [string, string][] => {
    const name = path === '' ? key : `${path}.${key}`;
    const place = PLACE.test(key) ? placeIn(value) : undefined;
    if (place) return [...place.entries()].map(([i, at]) => [`${name}.${'xy'[i]}`, at]);
    if (isPrimitive(value)) return [[name, String(value)]];
    if (Array.isArray(value)) return CHAIRS.test(key) && value.length > 0 ? [[name, String(value.length)]] : [];
    if (!isObject(value) || path.includes('.')) return [];
    return isGeometry(value) ? boxOf(value['coordinates']) : fields(value, name);
  });
}

/** `[12, 30]` or `12,30`. */
function placeIn(value: unknown): string[] | undefined {
  const parts = Array.isArray(value) ? value.map(String) : String(value).split(/[,;\s]+/);
  return parts.length === 2 && parts.every((part) => part !== '' && Number.isFinite(Number(part))) ? parts : undefined;
}

/** Of GeoJSON, whose north is up. */
const isGeometry = (value: Fields): boolean => typeof value['type'] === 'string' && Array.isArray(value['coordinates']);

function boxOf(coordinates: unknown): [string, string][] {
  const points: [number, number][] = [];
  const collect = (value: unknown, depth: number): void => {
    if (!Array.isArray(value) || depth > 4) return;
    const [x, y] = value as unknown[];
    if (typeof x === 'number' && typeof y === 'number') points.push([x, -y]);
    else for (const item of value) collect(item, depth + 1);
  };
  collect(coordinates, 0);
  if (points.length === 0) return [];
  const { x, y, width, height } = boxFromPoints(points.map(([px, py]) => ({ x: px, y: py })));
  const size: [string, string][] =
    width > 0 && height > 0
      ? [
          ['width', String(width)],
          ['height', String(height)],
        ]
      : [];
  return [['x', String(x)], ['y', String(y)], ...size];
}

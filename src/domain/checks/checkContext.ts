/**
 * The input of the rules: a plan or an answer, read from raw JSON as far as possible, each part with its place in the
 * file. Reading never fails: the sound parts of a damaged file are still checked.
 */
import type { Outline } from '../geometry/boxes.ts';
import { HEX_COLOR_PATTERN } from '../plan/color.ts';
import {
  type JsonObject,
  isMissing,
  isObject,
  toArray,
  toCoordinate,
  toEntries,
  toText,
} from '../plan/reading/coerce.ts';
import { coordinatesOf } from '../plan/reading/availability.ts';
import { type Label, tableLabel, tableSeatsLabel, tableFromRoom } from '../plan/table.ts';
import { type Minutes, parseTimeOfDay } from '../plan/timeOfDay.ts';
import { type Coercion, coerceRoom } from './coerceAnswer.ts';
import type { Pictures } from './pictureFacts.ts';
import { type SchemaError, findSchemaErrors } from './schemaErrors.ts';
import { type VenueFacts, venueFactsOf } from './venueFacts.ts';

export type FileKind = 'plan' | 'answer' | 'venue';

/** A room of the file. Values that can't be read are undefined. */
export type CheckedTable = {
  readonly path: string;
  /** As it is in the file. */
  readonly id: number | string | undefined;
  readonly name: string;
  readonly seats: number | undefined;
  readonly category: string | undefined;
  readonly room: JsonObject;
  /** Shape and texts as the map draws them. Undefined if position or size can't be read. */
  readonly drawn: (Outline & { readonly label: Label; readonly seatsLabel: Label }) | undefined;
  /** Its own color, if valid. */
  readonly color: string | undefined;
};

/** A table that must be vacated by a time. */
type VacatedTable = { readonly table: CheckedTable; readonly until: Minutes };
/** A table with a position and a size. */
export type PlacedTable = { readonly table: CheckedTable; readonly outline: Outline };
type CheckedArea = {
  readonly path: string;
  readonly id: number | string | undefined;
  readonly name: string;
  readonly tables: readonly CheckedTable[];
};
type CheckedCategory = {
  readonly path: string;
  readonly id: number | string | undefined;
  readonly name: string;
  readonly color: string | undefined;
  readonly namePath: string;
  readonly colorPath: string;
};

export type CheckContext = {
  readonly fileKind: FileKind;
  /** The raw file. */
  readonly json: unknown;
  readonly areas: readonly CheckedArea[];
  readonly tables: readonly CheckedTable[];
  readonly placed: readonly PlacedTable[];
  readonly vacated: readonly VacatedTable[];
  /** Those of an answer, which lists none, have the name of their first table, and the color of the first that has one. */
  readonly categories: readonly CheckedCategory[];
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly decor: readonly { readonly path: string; readonly piece: JsonObject }[];
  readonly coercions: readonly Coercion[];
  /** What the schema of this kind of file refuses, by rule. */
  readonly schemaErrors: readonly SchemaError[];
  readonly venue: VenueFacts | undefined;
  readonly pictures: Pictures | undefined;
  readonly now: number | undefined;
};

/** Related data: the raw JSON of the venue (or of its plan), and facts about picture files. */
export type CheckOptions = {
  readonly venue?: unknown;
  /** The venue, already read. */
  readonly venueFacts?: VenueFacts | undefined;
  readonly plan?: unknown;
  readonly pictures?: Pictures | undefined;
  readonly tenant?: string | undefined;
  /** The time in milliseconds; undefined if it doesn't matter, and nothing is then judged to be over. */
  readonly now?: number | undefined;
};

/** Reads a file for the rules. The tables of a venue's settings are those of its plan, without places in this file. */
export function createCheckContext(fileKind: FileKind, json: unknown, options: CheckOptions = {}): CheckContext {
  const coercions: Coercion[] = [];
  const plan = fileKind === 'venue' ? options.plan : json;
  const fields = isObject(plan) && fileKind !== 'answer' ? plan : {};
  const listedCategories = entriesOf(fields['categories'], '/categories').map(([path, category]): CheckedCategory => ({
    path,
    id: idOf(category['id']),
    name: nameOf(category['name']),
    color: colorOf(category['color']),
    namePath: `${path}/name`,
    colorPath: `${path}/color`,
  }));
  const groups = fileKind === 'answer' ? entriesOf(json, '') : entriesOf(fields['areas'], '/areas');
  const coercedGroups: JsonObject[] = [];
  const areas = groups.map(([path, group]): CheckedArea => {
    const name = nameOf(group['name']);
    const rooms = entriesOf(group['rooms'], `${path}/rooms`).map(
      ([place, room]) => [place, coerceRoom(room, place, coercions)] as const,
    );
    coercedGroups.push({
      ...withoutNull(group),
      rooms: coercedList(
        group['rooms'],
        rooms.map(([, room]) => room),
      ),
    });
    return { path, id: idOf(group['id']), name, tables: rooms.map(([place, room]) => checkedTable(place, room)) };
  });
  const tables = areas.flatMap((area) => area.tables);
  const width = toCoordinate(fields['width']);
  const height = toCoordinate(fields['height']);
  return {
    fileKind,
    json,
    areas,
    categories: fileKind === 'answer' ? categoriesOfAnswer(tables) : listedCategories,
    coercions,
    tables,
    vacated: tables.flatMap((table) => {
      const until = parseTimeOfDay(toText(table.room['available_until']) ?? '');
      return until === undefined ? [] : [{ table, until }];
    }),
    placed: tables.flatMap((table) => (table.drawn ? [{ table, outline: table.drawn }] : [])),
    size: isLength(width) && isLength(height) ? { width, height } : undefined,
    decor: entriesOf(fields['decor'], '/decor').map(([path, piece]) => ({ path, piece })),
    schemaErrors: findSchemaErrors(
      fileKind,
      fileKind === 'answer' ? coercedList(json, coercedGroups) : json,
      json,
      options.tenant,
    ),
    venue: options.venueFacts ?? venueFactsOf(fileKind === 'venue' ? json : options.venue),
    pictures: options.pictures,
    now: options.now,
  };
}

function categoriesOfAnswer(tables: readonly CheckedTable[]): CheckedCategory[] {
  const categories = new Map<string, CheckedCategory>();
  for (const { path, category: id, color, room } of tables) {
    const known = id === undefined ? undefined : categories.get(id);
    if (id === undefined || (known && (known.color !== undefined || color === undefined))) continue;
    const named = known ?? { path, id, name: nameOf(room['category_name']), namePath: `${path}/category_name` };
    categories.set(id, { ...named, color, colorPath: `${path}/coordinates/color` });
  }
  return [...categories.values()];
}

/** Returns the path of the list of areas. */
export function areasPath({ fileKind }: CheckContext): string {
  return fileKind === 'plan' ? '/areas' : '';
}

/** Returns the objects of a list with their paths. */
function entriesOf(list: unknown, path: string): [string, JsonObject][] {
  return toEntries(list, path).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
}

/** Returns a list for its schema: coerced, unless it has other entries besides objects. */
function coercedList(list: unknown, coerced: readonly JsonObject[]): unknown {
  const entries = toArray(list);
  if (entries?.length === coerced.length) return coerced;
  return isObject(list) && list['data'] === entries ? entries : list;
}

function withoutNull(group: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => !isMissing(value)));
}

/** Only shape and texts of a drawn table are used. */
const UNUSED_CONTEXT = { areaId: '', area: '', categoryId: '', category: '', available: true } as const;

function checkedTable(path: string, room: JsonObject): CheckedTable {
  const id = idOf(room['id']);
  const name = nameOf(room['name']);
  const category = toText(room['room_id']);
  const coordinates = coordinatesOf(room['coordinates'], [], () => undefined);
  const color = colorOf(isObject(room['coordinates']) ? room['coordinates']['color'] : undefined);
  const seats = Number.isFinite(room['beds']) ? (room['beds'] as number) : undefined;
  const table = coordinates && tableFromRoom({ id: path, name, beds: seats ?? 0, coordinates }, UNUSED_CONTEXT);
  const drawn = table && {
    box: table.box,
    rotation: table.rotation,
    shape: table.shape,
    label: tableLabel(table),
    seatsLabel: tableSeatsLabel(table),
  };
  return { path, id, name, seats, category, room, drawn, color };
}

const isLength = (value: number | undefined): value is number => (value ?? 0) > 0;
const idOf = (value: unknown): number | string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
const nameOf = (value: unknown): string => toText(value)?.trim() ?? '';
const colorOf = (value: unknown): string | undefined =>
  typeof value === 'string' && HEX_COLOR_PATTERN.test(value) ? value : undefined;

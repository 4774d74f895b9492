/**
 * Reads a host's availability answer tolerantly (specification, section 3). Another host may send numbers as text,
 * `"1"` for true, and coordinates as JSON text. One unreadable room must not lose the others.
 */
import { HEX_COLOR_PATTERN } from '../color.ts';
import { parseTimeOfDay } from '../timeOfDay.ts';
import { type JsonObject, isMissing, isObject, toArray, toNumber, toCoordinate, toText, toBoolean } from './coerce.ts';
import { type Coordinates, type Table, MAX_COORDINATE, MAX_FONT_SIZE, tableFromRoom } from '../table.ts';

export type AvailabilityArea = { readonly id: string; readonly name: string; readonly tables: readonly Table[] };
export type Availability = { readonly areas: readonly AvailabilityArea[]; readonly tables: readonly Table[] };
/** A part of an answer that can't be read. `group` and `room` are indices into the answer; `fields` are wire names. */
export type AvailabilityProblem =
  | { readonly type: 'not-a-list' }
  | { readonly type: 'no-rooms'; readonly group: number }
  | { readonly type: 'unreadable-room'; readonly group: number; readonly room: number; readonly field: RequiredField }
  | { readonly type: 'duplicate-id'; readonly group: number; readonly room: number; readonly id: string }
  | {
      readonly type: 'unreadable-fields';
      readonly group: number;
      readonly room: number;
      readonly fields: readonly string[];
    };
/** A required field that can't be read; `room` if the room is not an object. */
type RequiredField = 'room' | 'id' | 'coordinates' | 'beds';
export type AvailabilityResult =
  | { readonly ok: true; readonly availability: Availability; readonly problems: readonly AvailabilityProblem[] }
  | { readonly ok: false; readonly problems: readonly AvailabilityProblem[] };

/** Names of optional fields that can't be read. They are left out and logged. */
type Skipped = string[];

/** Converts a CSS color to `#rrggbb`; returns undefined if the text is not one. Browsers can, see `api/cssColor.ts`. */
export type ConvertColor = (color: string) => string | undefined;
const noConversion: ConvertColor = () => undefined;

/** Optional coordinates, which may be negative. */
const OFFSETS = ['rotation', 'text_offset_x', 'text_offset_y', 'seats_offset_x', 'seats_offset_y'] as const;
const FONT_SIZES = ['font_size', 'seats_font_size'] as const;

/** Reads coordinates, or returns undefined. Unreadable optional fields are added to `skipped`. */
export function coordinatesOf(value: unknown, skipped: Skipped, convertColor: ConvertColor): Coordinates | undefined {
  let fields = value;
  if (typeof fields === 'string') {
    try {
      fields = JSON.parse(fields);
    } catch {
      return undefined;
    }
  }
  if (!isObject(fields)) return undefined;
  if (areWellTyped(fields)) return fields;
  const x = toCoordinate(fields['x']);
  const y = toCoordinate(fields['y']);
  const width = toCoordinate(fields['width']);
  const height = toCoordinate(fields['height']);
  if (x === undefined || y === undefined || width === undefined || height === undefined || width <= 0 || height <= 0)
    return undefined;
  const { shape } = fields;
  const color = colorOf(fields['color'], convertColor);
  if (color === undefined && !isMissing(fields['color'])) skipped.push('color');
  const hasShape = shape === 'ellipse' || shape === 'rect';
  if (!hasShape && !isMissing(shape)) skipped.push('shape');
  return {
    x,
    y,
    width,
    height,
    color,
    shape: hasShape ? shape : undefined,
    text: toText(fields['text']),
    ...Object.fromEntries([
      ...OFFSETS.map((name) => [name, offsetOf(fields[name], name, skipped)] as const),
      ...FONT_SIZES.map((name) => [name, fontSizeOf(fields[name], name, skipped)] as const),
    ]),
  };
}

function colorOf(value: unknown, convertColor: ConvertColor): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return HEX_COLOR_PATTERN.test(value) ? value : convertColor(value);
}

/**
 * Returns whether all coordinates have the right types, as is usual. They are then used as they are, since copying
 * thousands is slow.
 */
function areWellTyped(fields: JsonObject): fields is JsonObject & Coordinates {
  const { x, y, width, height, color, shape, text } = fields;
  return (
    isCoordinate(x) &&
    isCoordinate(y) &&
    isCoordinate(width) &&
    isCoordinate(height) &&
    width > 0 &&
    height > 0 &&
    (color === undefined || (typeof color === 'string' && HEX_COLOR_PATTERN.test(color))) &&
    (shape === undefined || shape === 'rect' || shape === 'ellipse') &&
    (text === undefined || typeof text === 'string') &&
    OFFSETS.every((name) => isOptionalCoordinate(fields[name])) &&
    FONT_SIZES.every((name) => isOptionalFontSize(fields[name]))
  );
}

const isCoordinate = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MAX_COORDINATE;
const isOptionalCoordinate = (value: unknown): boolean => value === undefined || isCoordinate(value);
const isOptionalFontSize = (value: unknown): boolean =>
  value === undefined || (isCoordinate(value) && value > 0 && value <= MAX_FONT_SIZE);

function offsetOf(value: unknown, name: string, skipped: Skipped): number | undefined {
  if (value === undefined) return undefined;
  const number = toCoordinate(value);
  if (number === undefined && !isMissing(value)) skipped.push(name);
  return number;
}

function fontSizeOf(value: unknown, name: string, skipped: Skipped): number | undefined {
  const size = offsetOf(value, name, skipped);
  if (size === undefined || (size > 0 && size <= MAX_FONT_SIZE)) return size;
  skipped.push(name);
  return undefined;
}

/** A table that may still get its category's color. */
type Draft = { -readonly [Field in keyof Table]: Table[Field] };

/**
 * Reads a room. Returns its table and whether it has its own color, or the name of the required field that can't be
 * read. Unreadable optional fields are added to `skipped`.
 */
function readRoom(
  room: unknown,
  { id: areaId, name: area }: Pick<AvailabilityArea, 'id' | 'name'>,
  skipped: Skipped,
  texts: Map<string, string>,
  convertColor: ConvertColor,
): { table: Draft; hasColor: boolean } | { unreadable: RequiredField } {
  if (!isObject(room)) return { unreadable: 'room' };
  const { id } = room;
  if ((typeof id !== 'number' || !Number.isFinite(id)) && (typeof id !== 'string' || id === ''))
    return { unreadable: 'id' };
  const coordinates = coordinatesOf(room['coordinates'], skipped, convertColor);
  if (!coordinates) return { unreadable: 'coordinates' };
  const beds = toNumber(room['beds']);
  if (beds === undefined || beds < 0) return { unreadable: 'beds' };
  const available = toBoolean(room['available']);
  if (available === undefined) skipped.push('available');
  const until = toText(room['available_until']);
  if (!isMissing(room['available_until']) && parseTimeOfDay(until ?? '') === undefined) skipped.push('available_until');
  const least = toNumber(room['min_guests']);
  if (least === undefined && !isMissing(room['min_guests'])) skipped.push('min_guests');
  const taken = takenOf(room['taken']);
  if (taken === undefined && !isMissing(room['taken'])) skipped.push('taken');
  const { access } = room;
  const table: Draft = tableFromRoom(
    {
      id,
      name: toText(room['name'])?.trim() || String(id),
      beds,
      coordinates,
      room_description: shared(toText(room['room_description']) ?? '', texts),
      picture: toText(room['picture']) || undefined,
      view_picture: toText(room['view_picture']) || undefined,
      available_until: until,
      min_guests: least,
      joins: toArray(room['joins']),
      price: room['price'],
    },
    {
      areaId,
      area,
      categoryId: shared(toText(room['room_id']) ?? '', texts),
      category: shared(toText(room['category_name']) ?? '', texts),
      // An unreadable table counts as unavailable.
      available: available ?? false,
      access: access === 'walk_in' || access === 'in_house' ? access : undefined,
      taken,
      takenOn: toArray(room['taken_on'])?.map(String),
    },
  );
  return { table, hasColor: coordinates.color !== undefined };
}

/** Reads spans of minutes; undefined if one of them can't be read. */
function takenOf(value: unknown): Table['taken'] {
  if (!Array.isArray(value)) return undefined;
  const spans = value.flatMap((span: unknown) => {
    const [from, until] = isObject(span) ? [toNumber(span['from']), toNumber(span['until'])] : [];
    return from === undefined || until === undefined ? [] : [{ from, until }];
  });
  return spans.length === value.length ? spans : undefined;
}

/** Returns the first copy of a text. Thousands of tables often share a description or a category. */
function shared(text: string, texts: Map<string, string>): string {
  const first = texts.get(text);
  if (first === undefined) texts.set(text, text);
  return first ?? text;
}

/** Returns whether an answer has a group with rooms. */
export const hasGroups = (answer: unknown): boolean =>
  toArray(answer)?.some((group) => isObject(group) && toArray(group['rooms']) !== undefined) ?? false;

/**
 * Reads an answer. It fails only if nothing in it can be used. Without `convertColor`, only hexadecimal colors count.
 */
export function parseAvailability(answer: unknown, convertColor = noConversion): AvailabilityResult {
  const groups = toArray(answer);
  if (!groups || (groups.length === 0 && !Array.isArray(answer)))
    return { ok: false, problems: [{ type: 'not-a-list' }] };
  const problems: AvailabilityProblem[] = [];
  const areas: AvailabilityArea[] = [];
  const keys = new Set<string>();
  const colorsByCategory = new Map<string, string>();
  const withoutColor: Draft[] = [];
  const skipped: Skipped = [];
  const texts = new Map<string, string>();
  groups.forEach((rawGroup, group) => {
    const rooms = isObject(rawGroup) ? toArray(rawGroup['rooms']) : undefined;
    if (!isObject(rawGroup) || !rooms) {
      problems.push({ type: 'no-rooms', group });
      return;
    }
    const area = { id: toText(rawGroup['id']) ?? String(group), name: toText(rawGroup['name']) ?? '' };
    const tables: Table[] = [];
    rooms.forEach((rawRoom, room) => {
      skipped.length = 0;
      const read = readRoom(rawRoom, area, skipped, texts, convertColor);
      if ('unreadable' in read) {
        problems.push({ type: 'unreadable-room', group, room, field: read.unreadable });
        return;
      }
      const { table, hasColor } = read;
      if (keys.has(table.key)) {
        problems.push({ type: 'duplicate-id', group, room, id: table.key });
        return;
      }
      if (skipped.length > 0) problems.push({ type: 'unreadable-fields', group, room, fields: [...skipped] });
      keys.add(table.key);
      tables.push(table);
      if (!hasColor) withoutColor.push(table);
      else if (table.categoryId !== '' && !colorsByCategory.has(table.categoryId))
        colorsByCategory.set(table.categoryId, table.color);
    });
    areas.push({ ...area, tables });
  });
  for (const table of withoutColor) table.color = colorsByCategory.get(table.categoryId) ?? table.color;
  const tables = areas.flatMap((area) => area.tables);
  return tables.length === 0 && problems.length > 0
    ? { ok: false, problems }
    : { ok: true, availability: { areas, tables }, problems };
}

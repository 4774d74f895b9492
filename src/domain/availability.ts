/**
 * The tolerant reader of a host's availability answer (specification, section 3). A foreign host may send numbers as
 * text, `"1"` for true and coordinates as a JSON text; one room that can't be read must not lose the others.
 */
import { minutesFromClock } from './clock.ts';
import { type Loose, isMissing, isObject, listOf, numberOf, placeOf, textOf, truthOf } from './loose.ts';
import { type Coordinates, type Table, FARTHEST, LARGEST_FONT, tableOf } from './table.ts';

export type Area = { readonly id: string; readonly name: string; readonly tables: readonly Table[] };
export type Availability = { readonly areas: readonly Area[]; readonly tables: readonly Table[] };
/** `problems` are for the log: what could not be read, and where. */
export type AvailabilityReading =
  | { readonly ok: true; readonly availability: Availability; readonly problems: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Optional fields that are there, yet can't be read: they are left out, and named in the log. */
type Skipped = string[];

export const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function coordinatesOf(value: unknown, skipped: Skipped): Coordinates | undefined {
  let loose = value;
  if (typeof loose === 'string') {
    try {
      loose = JSON.parse(loose);
    } catch {
      return undefined;
    }
  }
  if (!isObject(loose)) return undefined;
  if (areSound(loose)) return loose;
  const x = placeOf(loose['x']);
  const y = placeOf(loose['y']);
  const width = placeOf(loose['width']);
  const height = placeOf(loose['height']);
  if (x === undefined || y === undefined || width === undefined || height === undefined || width <= 0 || height <= 0)
    return undefined;
  const { color, shape } = loose;
  const hasColor = typeof color === 'string' && COLOUR.test(color);
  if (!hasColor && !isMissing(color)) skipped.push('color');
  const hasShape = shape === 'ellipse' || shape === 'rect';
  if (!hasShape && !isMissing(shape)) skipped.push('shape');
  return {
    x,
    y,
    width,
    height,
    color: hasColor ? color : undefined,
    shape: hasShape ? shape : undefined,
    text: textOf(loose['text']),
    rotation: offsetOf(loose['rotation'], 'rotation', skipped),
    text_offset_x: offsetOf(loose['text_offset_x'], 'text_offset_x', skipped),
    text_offset_y: offsetOf(loose['text_offset_y'], 'text_offset_y', skipped),
    seats_offset_x: offsetOf(loose['seats_offset_x'], 'seats_offset_x', skipped),
    seats_offset_y: offsetOf(loose['seats_offset_y'], 'seats_offset_y', skipped),
    font_size: fontSizeOf(loose['font_size'], 'font_size', skipped),
    seats_font_size: fontSizeOf(loose['seats_font_size'], 'seats_font_size', skipped),
  };
}

/** Whether coordinates are all of their own types already, as nearly all are: they are used as they came, and thousands not copied. */
function areSound(loose: Loose): loose is Loose & Coordinates {
  const { x, y, width, height, color, shape, text } = loose;
  return (
    isPlace(x) &&
    isPlace(y) &&
    isPlace(width) &&
    isPlace(height) &&
    width > 0 &&
    height > 0 &&
    (color === undefined || (typeof color === 'string' && COLOUR.test(color))) &&
    (shape === undefined || shape === 'rect' || shape === 'ellipse') &&
    (text === undefined || typeof text === 'string') &&
    isPlaceIfAny(loose['rotation']) &&
    isPlaceIfAny(loose['text_offset_x']) &&
    isPlaceIfAny(loose['text_offset_y']) &&
    isPlaceIfAny(loose['seats_offset_x']) &&
    isPlaceIfAny(loose['seats_offset_y']) &&
    isFontSizeIfAny(loose['font_size']) &&
    isFontSizeIfAny(loose['seats_font_size'])
  );
}

export const isPlace = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= FARTHEST;
const isPlaceIfAny = (value: unknown): boolean => value === undefined || isPlace(value);
const isFontSizeIfAny = (value: unknown): boolean =>
  value === undefined || (isPlace(value) && value > 0 && value <= LARGEST_FONT);

function offsetOf(value: unknown, name: string, skipped: Skipped): number | undefined {
  if (value === undefined) return undefined;
  const number = placeOf(value);
  if (number === undefined && !isMissing(value)) skipped.push(name);
  return number;
}

function fontSizeOf(value: unknown, name: string, skipped: Skipped): number | undefined {
  const size = offsetOf(value, name, skipped);
  if (size === undefined || (size > 0 && size <= LARGEST_FONT)) return size;
  skipped.push(name);
  return undefined;
}

/** A table that may have to take its category's colour from another one. */
type Draft = { -readonly [Field in keyof Table]: Table[Field] };

/** A room's table, and whether its colour is its own; or the name of the field without which there is none. Fields that can't be read are named in `skipped`. */
function readRoom(
  room: unknown,
  area: string,
  skipped: Skipped,
  texts: Map<string, string>,
): { table: Draft; own: boolean } | { unreadable: string } {
  if (!isObject(room)) return { unreadable: 'the room' };
  const { id } = room;
  if ((typeof id !== 'number' || !Number.isFinite(id)) && (typeof id !== 'string' || id === ''))
    return { unreadable: 'id' };
  const coordinates = coordinatesOf(room['coordinates'], skipped);
  if (!coordinates) return { unreadable: 'coordinates' };
  const beds = numberOf(room['beds']);
  if (beds === undefined || beds < 0) return { unreadable: 'beds' };
  const available = truthOf(room['available']);
  if (available === undefined) skipped.push('available');
  const until = textOf(room['available_until']);
  if (!isMissing(room['available_until']) && minutesFromClock(until ?? '') === undefined)
    skipped.push('available_until');
  const table: Draft = tableOf(
    {
      id,
      name: textOf(room['name'])?.trim() || String(id),
      beds,
      coordinates,
      room_description: once(textOf(room['room_description']) ?? '', texts),
      picture: textOf(room['picture']) || undefined,
      available_until: until,
    },
    {
      area,
      categoryId: textOf(room['room_id']) ?? '',
      category: textOf(room['category_name']) ?? '',
      // Nobody is promised a table on a guess.
      available: available ?? false,
    },
  );
  return { table, own: coordinates.color !== undefined };
}

/** A text as it was first met: thousands of tables are often described alike, and need not each keep a copy. */
function once(text: string, texts: Map<string, string>): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}

/** Reads an answer. It fails only where nothing in it can be used; `problems` then says why. */
export function readAvailability(answer: unknown): AvailabilityReading {
  const groups = listOf(answer);
  if (!groups || (groups.length === 0 && !Array.isArray(answer)))
    return { ok: false, problems: ['the answer is no list of groups'] };
  const problems: string[] = [];
  const areas: Area[] = [];
  const keys = new Set<string>();
  const colours = new Map<string, string>();
  const uncoloured: Draft[] = [];
  const skipped: Skipped = [];
  const texts = new Map<string, string>();
  groups.forEach((group, g) => {
    const rooms = isObject(group) ? listOf(group['rooms']) : undefined;
    if (!isObject(group) || !rooms) {
      problems.push(`group ${g} has no rooms`);
      return;
    }
    const name = textOf(group['name']) ?? '';
    const tables: Table[] = [];
    rooms.forEach((room, r) => {
      skipped.length = 0;
      const read = readRoom(room, name, skipped, texts);
      if ('unreadable' in read) {
        problems.push(`group ${g}, room ${r}: ${read.unreadable} can't be read; the room is left out`);
        return;
      }
      const { table, own } = read;
      if (keys.has(table.key)) {
        problems.push(`group ${g}, room ${r}: the id ${table.key} stands twice; the room is left out`);
        return;
      }
      if (skipped.length > 0) problems.push(`group ${g}, room ${r}: ${skipped.join(', ')} can't be read`);
      keys.add(table.key);
      tables.push(table);
      if (!own) uncoloured.push(table);
      else if (table.categoryId !== '' && !colours.has(table.categoryId)) colours.set(table.categoryId, table.color);
    });
    areas.push({ id: textOf(group['id']) ?? String(g), name, tables });
  });
  for (const table of uncoloured) table.color = colours.get(table.categoryId) ?? table.color;
  const tables = areas.flatMap((area) => area.tables);
  return tables.length === 0 && problems.length > 0
    ? { ok: false, problems }
    : { ok: true, availability: { areas, tables }, problems };
}

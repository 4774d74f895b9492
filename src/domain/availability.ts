/**
 * The tolerant reader of a host's availability answer (specification, section 3). A foreign host may send numbers as
 * text, `"1"` for true and coordinates as a JSON text; one room that can't be read must not lose the others.
 */
import { type Decor, type Room, type Table, FARTHEST, LARGEST_FONT, decorSchema, tableOf } from './plan.ts';
import { minutesFromClock } from './time.ts';

export type Area = { readonly id: string; readonly name: string; readonly tables: readonly Table[] };
export type Availability = { readonly areas: readonly Area[]; readonly tables: readonly Table[] };
/** `problems` are for the log: what could not be read, and where. */
export type AvailabilityReading =
  | { readonly ok: true; readonly availability: Availability; readonly problems: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** A number of plan units that a plan can have. */
function placeOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Math.abs(number) <= FARTHEST ? number : undefined;
}

function truthOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

function listOf(value: unknown): unknown[] | undefined {
  // Some hosts' languages turn a list with gaps into an object of numbered fields.
  return Array.isArray(value) ? value : isObject(value) ? Object.values(value) : undefined;
}

/** Optional fields that are there, yet can't be read: they are left out, and named in the log. */
type Skipped = string[];

function coordinatesOf(value: unknown, skipped: Skipped): Room['coordinates'] | undefined {
  let loose = value;
  if (typeof loose === 'string') {
    try { loose = JSON.parse(loose); } catch { return undefined; }
  }
  if (!isObject(loose)) return undefined;
  const [x, y, width, height] = [placeOf(loose['x']), placeOf(loose['y']), placeOf(loose['width']), placeOf(loose['height'])];
  if (x === undefined || y === undefined || width === undefined || height === undefined || width <= 0 || height <= 0) return undefined;
  const coordinates: Room['coordinates'] = { x, y, width, height };
  const { color, shape } = loose;
  if (typeof color === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) coordinates.color = color;
  else if (!isMissing(color)) skipped.push('color');
  if (shape === 'ellipse' || shape === 'rect') coordinates.shape = shape;
  else if (!isMissing(shape)) skipped.push('shape');
  const words = textOf(loose['text']);
  if (words !== undefined) coordinates.text = words;
  for (const name of ['text_offset_x', 'text_offset_y', 'seats_offset_x', 'seats_offset_y', 'rotation', 'font_size', 'seats_font_size'] as const) {
    const number = placeOf(loose[name]);
    const fits = number !== undefined && (!name.endsWith('font_size') || (number > 0 && number <= LARGEST_FONT));
    if (fits) coordinates[name] = number;
    else if (!isMissing(loose[name])) skipped.push(name);
  }
  return coordinates;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What is read of a room: all that a table needs but its category's colour, which another room may tell. */
type Draft = { readonly room: Parameters<typeof tableOf>[0]; readonly place: Parameters<typeof tableOf>[1]; readonly skipped: Skipped };

/** A room's draft; or the name of the field without which there is no table. */
function readRoom(room: unknown, area: string): Draft | { unreadable: string } {
  if (!isObject(room)) return { unreadable: 'the room' };
  const { id } = room;
  if ((typeof id !== 'number' || !Number.isFinite(id)) && (typeof id !== 'string' || id === '')) return { unreadable: 'id' };
  const skipped: Skipped = [];
  const coordinates = coordinatesOf(room['coordinates'], skipped);
  if (!coordinates) return { unreadable: 'coordinates' };
  const beds = numberOf(room['beds']);
  if (beds === undefined || beds < 0) return { unreadable: 'beds' };
  const available = truthOf(room['available']);
  if (available === undefined) skipped.push('available');
  const picture = textOf(room['picture']);
  const until = textOf(room['available_until']);
  if (!isMissing(room['available_until']) && minutesFromClock(until ?? '') === undefined) skipped.push('available_until');
  return {
    room: {
      id, name: textOf(room['name'])?.trim() || String(id), beds, coordinates,
      room_description: textOf(room['room_description']) ?? '',
      ...(picture ? { picture } : {}),
      available_until: until,
    },
    place: {
      area, categoryId: textOf(room['room_id']) ?? '', category: textOf(room['category_name']) ?? '',
      // Nobody is promised a table on a guess.
      available: available ?? false,
    },
    skipped,
  };
}

type AreaDraft = { readonly id: string; readonly name: string; readonly drafts: readonly Draft[] };

/** Tables without a colour of their own take that of the first table of their category that has one, in whatever area. */
function areasOf(found: readonly AreaDraft[]): Area[] {
  const colours = new Map<string, string>();
  for (const { room, place } of found.flatMap((area) => area.drafts)) {
    const { color } = room.coordinates;
    if (color !== undefined && place.categoryId !== '' && !colours.has(place.categoryId)) colours.set(place.categoryId, color);
  }
  return found.map(({ id, name, drafts }) => ({
    id, name, tables: drafts.map(({ room, place }) => tableOf(room, { ...place, color: colours.get(place.categoryId) })),
  }));
}

/** Reads an answer. It fails only where nothing in it can be used; `problems` then says why. */
export function readAvailability(answer: unknown): AvailabilityReading {
  const groups = listOf(answer);
  if (!groups || (groups.length === 0 && !Array.isArray(answer))) return { ok: false, problems: ['the answer is no list of groups'] };
  const problems: string[] = [];
  const found: AreaDraft[] = [];
  const keys = new Set<string>();
  groups.forEach((group, g) => {
    const rooms = isObject(group) ? listOf(group['rooms']) : undefined;
    if (!isObject(group) || !rooms) { problems.push(`group ${g} has no rooms`); return; }
    const name = textOf(group['name']) ?? '';
    const drafts: Draft[] = [];
    rooms.forEach((room, r) => {
      const where = `group ${g}, room ${r}`;
      const read = readRoom(room, name);
      if ('unreadable' in read) { problems.push(`${where}: ${read.unreadable} can't be read; the room is left out`); return; }
      const key = String(read.room.id);
      if (keys.has(key)) { problems.push(`${where}: the id ${key} stands twice; the room is left out`); return; }
      if (read.skipped.length > 0) problems.push(`${where}: ${read.skipped.join(', ')} can't be read`);
      keys.add(key);
      drafts.push(read);
    });
    found.push({ id: textOf(group['id']) ?? String(g), name, drafts });
  });
  const areas = areasOf(found);
  const tables = areas.flatMap((area) => area.tables);
  return tables.length === 0 && problems.length > 0 ? { ok: false, problems } : { ok: true, availability: { areas, tables }, problems };
}

/** What of a plan the availability answer does not tell: its size, and its decor. Unreadable pieces are left out. */
export type Ground = { readonly width: number; readonly height: number; readonly decor: readonly Decor[] };

export function readGround(answer: unknown): Ground | undefined {
  if (!isObject(answer)) return undefined;
  const width = placeOf(answer['width']);
  const height = placeOf(answer['height']);
  if (!width || !height || width <= 0 || height <= 0) return undefined;
  const decor = (listOf(answer['decor']) ?? []).flatMap((piece) => {
    const read = decorSchema.safeParse(piece);
    return read.success ? [read.data] : [];
  });
  return { width, height, decor };
}

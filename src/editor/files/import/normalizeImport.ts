/** What an import has found, completed to a plan as the schema has it: ids, names, sizes and places as they must be. */
import type { Minutes } from '../../../domain/plan/timeOfDay.ts';
import { type Box, boundsOf, unionBoxes } from '../../../domain/geometry/boxes.ts';
import { toNumber } from '../../../domain/plan/reading/coerce.ts';
import {
  type Category,
  type Decor,
  type Plan,
  type Room,
  decorSchema,
  pictureSchema,
  planSchema,
} from '../../../domain/plan/plan.ts';
import {
  type Coordinates,
  MAX_COORDINATE,
  MAX_FONT_SIZE,
  DEFAULT_TABLE_COLOR,
  outlineFromCoordinates,
} from '../../../domain/plan/table.ts';
import { MAX_DECOR, MAX_TABLES, tooManyTablesMessage } from '../fileLimits.ts';
import type { ImportWarnings } from './importWarnings.ts';

export type ParsedTable = {
  readonly id?: unknown;
  readonly name: string;
  readonly category: string;
  readonly seats: number;
  readonly coordinates: Coordinates;
  readonly description?: string | undefined;
  readonly picture?: string | undefined;
  readonly availableUntil?: Minutes | undefined;
};
/** Categories are named by `key`; an id that is a number is kept, wherever it stands once. */
export type ParsedPlan = {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly categories: readonly { readonly key: string; readonly name: string; readonly color: string }[];
  readonly areas: readonly { readonly id?: unknown; readonly name: string; readonly tables: readonly ParsedTable[] }[];
  readonly decor: readonly Decor[];
};
export type ImportResult =
  | { readonly ok: true; readonly plan: Plan; readonly notes: readonly string[] }
  | { readonly ok: false; readonly reason: string };

const LONGEST_NAME = 80;
const LONGEST_LABEL = 40;
const LONGEST_DESCRIPTION = 4_000;
const MOST_SEATS = 200;
/** Ground around the tables of a plan without a size, as a share of what they fill. */
const MARGIN = 0.05;

/** A plan that the schema takes, with notes of what had to be changed; or why there can be none. */
export function normalizeImport(found: ParsedPlan, notes: ImportWarnings): ImportResult {
  const count = found.areas.reduce((sum, area) => sum + area.tables.length, 0);
  if (count === 0) return { ok: false, reason: 'There is no table in this file that could be read.' };
  if (count > MAX_TABLES) return { ok: false, reason: tooManyTablesMessage(count) };
  const size =
    found.width !== undefined && found.height !== undefined ? { width: found.width, height: found.height } : undefined;
  const place = placing(
    unionBoxes(
      found.areas.flatMap((area) => area.tables.map((table) => boundsOf(outlineFromCoordinates(table.coordinates)))),
    )!,
    size,
  );
  if (!place) return { ok: false, reason: 'The tables in this file lie too far apart for one plan.' };
  if (place.dx !== 0 || place.dy !== 0)
    notes.add('Tables stood left of the plan or above it, or far from its corner: all has been moved together.');

  const categoryIds = idGiver(found.categories.map(({ key }) => key));
  const categories = new Map(
    found.categories.map(({ key, name, color }, i): [string, Category] => [
      key,
      { id: categoryIds(key), name: shortened(name, LONGEST_NAME) || `Category ${i + 1}`, color },
    ]),
  );
  const categoryOf = (key: string): Category => {
    let category = categories.get(key);
    if (!category)
      categories.set(key, (category = { id: categoryIds(key), name: 'Tables', color: DEFAULT_TABLE_COLOR }));
    return category;
  };
  const areaIds = idGiver(found.areas.map(({ id }) => id));
  const tableIds = idGiver(found.areas.flatMap((area) => area.tables.map(({ id }) => id)));
  let nth = 0;
  const areas = found.areas.map((area, a) => ({
    id: areaIds(area.id),
    name: shortened(area.name, LONGEST_NAME) || `Area ${a + 1}`,
    rooms: area.tables.map((table): Room =>
      roomOf(table, tableIds(table.id), ++nth, categoryOf(table.category), place, notes),
    ),
  }));
  const plan = planSchema.parse({
    version: 1,
    width: place.width,
    height: place.height,
    categories: [...categories.values()],
    areas,
    decor: soundDecor(found.decor, place, notes),
  });
  return { ok: true, plan, notes: notes.lines() };
}

type Place = { readonly dx: number; readonly dy: number; readonly width: number; readonly height: number };

/** How far all is moved, and the plan's size: tables keep their places wherever these are good. */
function placing(filled: Box, size: { width: number; height: number } | undefined): Place | undefined {
  const margin = Math.max(filled.width, filled.height) * MARGIN;
  const whole = unionBoxes([filled, ...(size ? [{ x: 0, y: 0, ...size }] : [])])!;
  const gap = size ? 0 : margin;
  const move = (start: number, length: number): number =>
    start < 0 || (!size && start > length + margin) ? gap - start : 0;
  const [dx, dy] = [move(whole.x, whole.width), move(whole.y, whole.height)];
  const [width, height] = [Math.ceil(whole.x + whole.width + dx + gap), Math.ceil(whole.y + whole.height + dy + gap)];
  return Number.isFinite(width + height) &&
    width <= MAX_COORDINATE &&
    height <= MAX_COORDINATE &&
    width > 0 &&
    height > 0
    ? { dx, dy, width, height }
    : undefined;
}

/** Gives each its own id back where that is a whole number and has not been given yet, else one that nobody has. */
function idGiver(wanted: readonly unknown[]): (own: unknown) => number {
  const free = new Set(wanted.map(wholeOf).filter((id) => id !== undefined));
  const kept = new Set(free);
  let next = 0;
  return (own) => {
    const id = wholeOf(own);
    if (id !== undefined && free.delete(id)) return id;
    do next++;
    while (kept.has(next));
    return next;
  };
}

function wholeOf(id: unknown): number | undefined {
  const number = toNumber(id);
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function roomOf(
  table: ParsedTable,
  id: number,
  nth: number,
  category: Category,
  place: Place,
  notes: ImportWarnings,
): Room {
  const name = shortened(table.name, LONGEST_NAME) || `Table ${nth}`;
  if (String(table.id ?? '') !== String(id))
    notes.add('had no number as an id, or that of another table, and got a new one', name);
  const beds = Math.min(Math.max(Math.round(table.seats), 1), MOST_SEATS);
  if (beds !== table.seats) notes.add(`seats must be a whole number from 1 to ${MOST_SEATS}: check them`, name);
  const { description, picture } = table;
  const tooLong = description !== undefined && description.length > LONGEST_DESCRIPTION;
  if (tooLong)
    notes.add(
      `the description is longer than ${LONGEST_DESCRIPTION.toLocaleString('en')} characters and was left out`,
      name,
    );
  const ownPicture = picture !== undefined && pictureSchema.safeParse(picture).success;
  if (picture && !ownPicture) notes.add('the picture lies on another host and was left out', name);
  return {
    id,
    room_id: category.id,
    name,
    beds,
    coordinates: soundCoordinates(table.coordinates, name, category.color, place),
    ...(description && !tooLong ? { room_description: description } : {}),
    ...(ownPicture ? { picture } : {}),
    ...(table.availableUntil === undefined ? {} : { available_until: clockOf(table.availableUntil) }),
  };
}

/** Only what says more than what holds without it. */
function soundCoordinates(at: Coordinates, name: string, color: string, { dx, dy }: Place): Room['coordinates'] {
  const offset = (value: number | undefined): number | undefined =>
    value !== undefined && Math.abs(value) <= MAX_COORDINATE ? value : undefined;
  const font = (value: number | undefined): number | undefined =>
    value !== undefined && value > 0 && value <= MAX_FONT_SIZE ? value : undefined;
  const rotation = ((((at.rotation ?? 0) % 360) + 540) % 360) - 180;
  const text = at.text === undefined ? undefined : shortened(at.text, LONGEST_LABEL);
  return present({
    x: at.x + dx,
    y: at.y + dy,
    width: at.width,
    height: at.height,
    color: at.color?.toLowerCase() === color.toLowerCase() ? undefined : at.color,
    text: text === name ? undefined : text,
    text_offset_x: offset(at.text_offset_x),
    text_offset_y: offset(at.text_offset_y),
    font_size: font(at.font_size),
    seats_offset_x: offset(at.seats_offset_x),
    seats_offset_y: offset(at.seats_offset_y),
    seats_font_size: font(at.seats_font_size),
    shape: at.shape === 'ellipse' ? at.shape : undefined,
    rotation: rotation === 0 ? undefined : rotation,
  });
}

type Present<Value> = { [Field in keyof Value]: Exclude<Value[Field], undefined> };

function present<Value extends object>(value: Value): Present<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Present<Value>;
}

function soundDecor(decor: readonly Decor[], { dx, dy }: Place, notes: ImportWarnings): Decor[] {
  const sound: Decor[] = [];
  for (const piece of decor.slice(0, MAX_DECOR)) {
    const moved =
      'points' in piece
        ? { ...piece, points: piece.points.map(([x, y]) => [x + dx, y + dy]) }
        : { ...piece, x: piece.x + dx, y: piece.y + dy };
    const read = decorSchema.safeParse(moved);
    if (read.success) sound.push(read.data);
    else notes.add('Pieces of decor that a plan can’t hold were left out.');
  }
  if (decor.length > MAX_DECOR)
    notes.add(`More than ${MAX_DECOR.toLocaleString('en')} pieces of decor: the rest was left out.`);
  return sound;
}

/** A text on one line, cut between two characters. */
function shortened(text: string, most: number): string {
  const line = text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').trim();
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
}

function clockOf(minutes: Minutes): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Completes what an import has found to a valid plan: ids, names, sizes and positions. */
import { UNITS_PER_METER_RANGE } from '../../../domain/document/planScale.ts';
import { clamp } from '../../../domain/geometry/numbers.ts';
import { type Minutes, formatTimeOfDay } from '../../../domain/plan/timeOfDay.ts';
import { type Box, boundsOf, unionBoxes } from '../../../domain/geometry/boxes.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_GROUPS,
  MAX_NAME_LENGTH,
  MAX_PARTS,
  MAX_SEATS,
  MAX_TABLE_TEXT_LENGTH,
} from '../../../domain/plan/limits.ts';
import { toNumber, toText } from '../../../domain/plan/reading/coerce.ts';
import {
  type Category,
  type Decor,
  type Plan,
  type Price,
  type Room,
  decorSchema,
  pictureSchema,
  priceSchema,
  roomSchema,
  planSchema,
} from '../../../domain/plan/plan.ts';
import {
  type Coordinates,
  MAX_COORDINATE,
  MAX_FONT_SIZE,
  DEFAULT_TABLE_COLOR,
  outlineFromCoordinates,
} from '../../../domain/plan/table.ts';
import { ImportWarnings } from './importWarnings.ts';
import { messages } from '../../messages.ts';

/** A price as a room has it. */
type Priced = { readonly price?: unknown };
export type ParsedTable = Priced & {
  readonly id?: unknown;
  readonly name: string;
  readonly category: string;
  readonly seats: number;
  readonly minGuests?: number | undefined;
  /** By the ids in the file, as a room has them. */
  readonly joins?: unknown;
  readonly coordinates: Coordinates;
  readonly description?: string | undefined;
  readonly picture?: string | undefined;
  readonly viewPicture?: string | undefined;
  readonly availableUntil?: Minutes | undefined;
};
/** What an importer found. Tables name their category by its `key`. Unique numeric ids are kept. */
export type ParsedPlan = {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly unitsPerMeter?: number | undefined;
  readonly categories: readonly (Priced & { readonly key: string; readonly name: string; readonly color: string })[];
  readonly areas: readonly (Priced & {
    readonly id?: unknown;
    readonly name: string;
    readonly tables: readonly ParsedTable[];
  })[];
  readonly decor: readonly Decor[];
};
export type ImportResult =
  | { readonly ok: true; readonly plan: Plan; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** Margin around the tables of a plan without a size, as a share of their bounds. */
const MARGIN_RATIO = 0.05;

/** Returns a plan that the schema accepts, with warnings about every change; or an error if there can be none. */
export function normalizeImport(parsed: ParsedPlan, warnings = new ImportWarnings()): ImportResult {
  const parsedTables = parsed.areas.flatMap((area) => area.tables);
  if (parsedTables.length > MAX_PARTS)
    return { ok: false, error: messages.files.tooMany.tables({ found: parsedTables.length, most: MAX_PARTS }) };
  for (const list of ['areas', 'categories'] as const)
    if (parsed[list].length > MAX_GROUPS)
      return { ok: false, error: messages.files.tooMany[list]({ found: parsed[list].length, most: MAX_GROUPS }) };
  const bounds = unionBoxes(parsedTables.map((table) => boundsOf(outlineFromCoordinates(table.coordinates))));
  if (!bounds) return { ok: false, error: messages.files.import.noTable };
  const { width, height } = parsed;
  const placement = placeOnCanvas(bounds, width !== undefined && height !== undefined ? { width, height } : undefined);
  if (!placement) return { ok: false, error: messages.files.import.tooFarApart };
  if (placement.dx !== 0 || placement.dy !== 0) warnings.add(messages.files.import.moved);

  const assignCategoryId = idAssigner(parsed.categories.map(({ key }) => key));
  const categories = new Map(
    parsed.categories.map(({ key, name, color, price }, i): [string, Category] => [
      key,
      {
        id: assignCategoryId(key),
        name: truncate(name, MAX_NAME_LENGTH) || `Category ${i + 1}`,
        color,
        ...readPrice(price),
      },
    ]),
  );
  const categoryOf = (key: string): Category => {
    const existing = categories.get(key);
    if (existing) return existing;
    const category = { id: assignCategoryId(key), name: 'Tables', color: DEFAULT_TABLE_COLOR };
    categories.set(key, category);
    return category;
  };
  const assignAreaId = idAssigner(parsed.areas.map(({ id }) => id));
  const ids = new Set(parsedTables.map(({ id }) => toTableId(id)));
  const assignTableId = idAssigner(parsedTables.map(({ id }) => id));
  let tableCount = 0;
  const areas = parsed.areas.map((area, a) => ({
    id: assignAreaId(area.id),
    name: truncate(area.name, MAX_NAME_LENGTH) || `Area ${a + 1}`,
    ...readPrice(area.price),
    rooms: area.tables.map((table): Room => {
      tableCount += 1;
      const name = truncate(table.name, MAX_NAME_LENGTH) || `Table ${tableCount}`;
      const room = toRoom(table, assignTableId(table.id), name, categoryOf(table.category), placement, warnings);
      const joins = roomSchema.shape.joins
        .safeParse(table.joins)
        .data?.filter((join) => join.with.every((id) => ids.has(id)));
      return joins?.length ? { ...room, joins } : room;
    }),
  }));
  const plan = planSchema.parse({
    version: 1,
    width: placement.width,
    height: placement.height,
    ...(isScale(parsed.unitsPerMeter) ? { units_per_meter: parsed.unitsPerMeter } : {}),
    categories: [...categories.values()],
    areas,
    decor: normalizeDecor(parsed.decor, placement, warnings),
  });
  return { ok: true, plan, warnings: warnings.lines() };
}

/** Returns a price as a field, if it is one. */
function readPrice(value: unknown): { price?: Price } {
  const price = priceSchema.safeParse(value).data;
  return price ? { price } : {};
}

function isScale(value: number | undefined): value is number {
  return value !== undefined && value >= UNITS_PER_METER_RANGE.min && value <= UNITS_PER_METER_RANGE.max;
}

/** The offset of every item, and the size of the plan, in plan units. */
type Placement = { readonly dx: number; readonly dy: number; readonly width: number; readonly height: number };

/** Keeps positions if they are usable. Returns undefined if the tables don't fit on the largest plan. */
function placeOnCanvas(bounds: Box, size: { width: number; height: number } | undefined): Placement | undefined {
  const margin = Math.max(bounds.width, bounds.height) * MARGIN_RATIO;
  const whole = (size && unionBoxes([bounds, { x: 0, y: 0, ...size }])) ?? bounds;
  const gap = size ? 0 : margin;
  const offset = (start: number, length: number): number =>
    start < 0 || (!size && start > length + margin) ? gap - start : 0;
  const dx = offset(whole.x, whole.width);
  const dy = offset(whole.y, whole.height);
  const width = Math.ceil(whole.x + whole.width + dx + gap);
  const height = Math.ceil(whole.y + whole.height + dy + gap);
  const isValid = (length: number): boolean => length > 0 && length <= MAX_COORDINATE;
  return isValid(width) && isValid(height) ? { dx, dy, width, height } : undefined;
}

/**
 * Returns a function that keeps an id if it is a positive integer and not yet taken, and otherwise assigns a new one.
 */
function idAssigner(requested: readonly unknown[]): (id: unknown) => number {
  const unclaimed = new Set(requested.map(toTableId).filter((id) => id !== undefined));
  const reserved = new Set(unclaimed);
  let next = 0;
  return (requestedId) => {
    const id = toTableId(requestedId);
    if (id !== undefined && unclaimed.delete(id)) return id;
    do next++;
    while (reserved.has(next));
    return next;
  };
}

function toTableId(id: unknown): number | undefined {
  const number = toNumber(id);
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function toRoom(
  table: ParsedTable,
  id: number,
  name: string,
  category: Category,
  placement: Placement,
  warnings: ImportWarnings,
): Room {
  // A drawing has no ids.
  if (table.id !== undefined && (toText(table.id) ?? '') !== String(id))
    warnings.add(messages.files.import.newId, name);
  const beds = clamp(Math.round(table.seats), 1, MAX_SEATS);
  if (beds !== table.seats) warnings.add(messages.files.import.checkSeats({ most: MAX_SEATS }), name);
  const { description, picture, viewPicture } = table;
  const isTooLong = description !== undefined && description.length > MAX_DESCRIPTION_LENGTH;
  if (isTooLong) warnings.add(messages.files.import.longDescription({ most: MAX_DESCRIPTION_LENGTH }), name);
  const least = roomSchema.shape.min_guests.safeParse(table.minGuests);
  const isOwn = (path: string | undefined): boolean => path !== undefined && pictureSchema.safeParse(path).success;
  if ((picture && !isOwn(picture)) || (viewPicture && !isOwn(viewPicture)))
    warnings.add(messages.files.import.foreignPicture, name);
  return {
    id,
    room_id: category.id,
    name,
    beds,
    ...(least.success && least.data !== undefined ? { min_guests: least.data } : {}),
    coordinates: normalizeCoordinates(table.coordinates, name, category.color, placement),
    ...(description && !isTooLong ? { room_description: description } : {}),
    ...(isOwn(picture) ? { picture } : {}),
    ...(isOwn(viewPicture) ? { view_picture: viewPicture } : {}),
    ...(table.availableUntil === undefined ? {} : { available_until: formatTimeOfDay(table.availableUntil) }),
    ...readPrice(table.price),
  };
}

/** Drops values that are invalid or equal to what applies without them. */
function normalizeCoordinates(
  at: Coordinates,
  name: string,
  categoryColor: string,
  { dx, dy }: Placement,
): Room['coordinates'] {
  const offset = (value: number | undefined): number | undefined =>
    value !== undefined && Math.abs(value) <= MAX_COORDINATE ? value : undefined;
  const fontSize = (value: number | undefined): number | undefined =>
    value !== undefined && value > 0 && value <= MAX_FONT_SIZE ? value : undefined;
  const rotation = ((((at.rotation ?? 0) % 360) + 540) % 360) - 180;
  const text = at.text === undefined ? undefined : truncate(at.text, MAX_TABLE_TEXT_LENGTH);
  return withoutUndefined({
    x: at.x + dx,
    y: at.y + dy,
    width: at.width,
    height: at.height,
    color: at.color?.toLowerCase() === categoryColor.toLowerCase() ? undefined : at.color,
    text: text === name ? undefined : text,
    text_offset_x: offset(at.text_offset_x),
    text_offset_y: offset(at.text_offset_y),
    font_size: fontSize(at.font_size),
    seats_offset_x: offset(at.seats_offset_x),
    seats_offset_y: offset(at.seats_offset_y),
    seats_font_size: fontSize(at.seats_font_size),
    shape: at.shape === 'ellipse' ? at.shape : undefined,
    rotation: rotation === 0 ? undefined : rotation,
  });
}

type WithoutUndefined<Value> = { [Field in keyof Value]: Exclude<Value[Field], undefined> };

function withoutUndefined<Value extends object>(value: Value): WithoutUndefined<Value> {
  const defined: Partial<Value> = {};
  for (const field of Object.keys(value) as (keyof Value)[])
    if (value[field] !== undefined) defined[field] = value[field];
  return defined as WithoutUndefined<Value>;
}

function normalizeDecor(decor: readonly Decor[], { dx, dy }: Placement, warnings: ImportWarnings): Decor[] {
  const valid: Decor[] = [];
  for (const piece of decor.slice(0, MAX_PARTS)) {
    const moved =
      'points' in piece
        ? { ...piece, points: piece.points.map(([x, y]) => [x + dx, y + dy]) }
        : { ...piece, x: piece.x + dx, y: piece.y + dy };
    const read = decorSchema.safeParse(moved);
    if (read.success) valid.push(read.data);
    else warnings.add(messages.files.import.invalidDecor);
  }
  if (decor.length > MAX_PARTS) warnings.add(messages.files.import.tooMuchDecor({ most: MAX_PARTS }));
  return valid;
}

/** Returns the pieces that are decor of a plan. */
export function readDecor(pieces: readonly unknown[]): Decor[] {
  return pieces.flatMap((piece) => decorSchema.safeParse(piece).data ?? []);
}

/** Joins lines and cuts the text to `maxLength` UTF-16 units, never inside a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  const line = text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

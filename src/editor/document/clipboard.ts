/** Serializes tables and decor as text, for copying between plans, windows and venues. */
import { clamp } from '../../domain/geometry/numbers.ts';
import * as z from 'zod/mini';
import type { Point } from '../../domain/geometry/boxes.ts';
import { MAX_NAME_LENGTH } from '../../domain/plan/limits.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { type Decor, type Plan, categorySchema, decorSchema, priceSchema, roomSchema } from '../../domain/plan/plan.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { MAX_COORDINATE } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';

/** The value of `kind` in copied text. */
const MARKER = 'tidetable/items/1';
/** Where the marker has to be: a copied book is not searched for tables. */
const MAX_MARKER_OFFSET = 200;
const MAX_TEXT_LENGTH = 4_000_000;
const MAX_ITEMS = 5_000;

export const clipboardItemsSchema = z.strictObject({
  categories: z.array(categorySchema).check(z.maxLength(MAX_ITEMS)),
  tables: z
    .array(z.strictObject({ area: z.string().check(z.maxLength(MAX_NAME_LENGTH)), room: roomSchema }))
    .check(z.maxLength(MAX_ITEMS)),
  /** By the area's name. */
  area_prices: z.optional(z.record(z.string().check(z.maxLength(MAX_NAME_LENGTH)), priceSchema)),
  decor: z.array(decorSchema).check(z.maxLength(MAX_ITEMS)),
  /** Places of the items of each group in the tables, followed by the decor. */
  groups: z.optional(z.array(z.array(z.int()).check(z.maxLength(2 * MAX_ITEMS))).check(z.maxLength(MAX_ITEMS))),
});
const clipboardSchema = z.extend(clipboardItemsSchema, { kind: z.literal(MARKER) });
/** Copied items: decor, tables with the names and prices of their areas, and the categories of these tables. */
export type ClipboardItems = z.infer<typeof clipboardItemsSchema>;
type ClipboardTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly error: string };
type ClipboardResult =
  | { readonly ok: true; readonly items: ClipboardItems }
  | { readonly ok: false; readonly error: string };

/** Returns clipboard text with some of a plan's tables, by id, and decor. `groups` are those of table ids and decor. */
export function serializeClipboard(
  plan: Pick<Plan, 'categories' | 'areas'>,
  tableIds: ReadonlySet<number>,
  decor: readonly Decor[],
  groups: ReadonlyMap<number | Decor, string> = new Map(),
): ClipboardTextResult {
  const tables = plan.areas.flatMap((area) =>
    area.rooms.filter(({ id }) => tableIds.has(id)).map((room) => ({ area: area.name, room })),
  );
  if (tables.length === 0 && decor.length === 0) return { ok: false, error: messages.clipboardErrors.empty };
  const placesOfGroup = new Map<string, number[]>();
  for (const [place, item] of [...tables.map(({ room }) => room.id), ...decor].entries()) {
    const group = groups.get(item);
    if (group !== undefined) placesOfGroup.set(group, [...(placesOfGroup.get(group) ?? []), place]);
  }
  const categoryIds = new Set(tables.map(({ room }) => room.room_id));
  const pricedAreas = plan.areas.flatMap(({ name, price, rooms }) =>
    price && rooms.some(({ id }) => tableIds.has(id)) ? [[name, price] as const] : [],
  );
  const text = JSON.stringify({
    kind: MARKER,
    categories: plan.categories.filter(({ id }) => categoryIds.has(id)),
    tables,
    ...(pricedAreas.length > 0 ? { area_prices: Object.fromEntries(pricedAreas) } : {}),
    decor,
    ...(placesOfGroup.size > 0 ? { groups: [...placesOfGroup.values()] } : {}),
  });
  if (tables.length > MAX_ITEMS || decor.length > MAX_ITEMS || text.length > MAX_TEXT_LENGTH)
    return {
      ok: false,
      error: messages.clipboardErrors.tooMuchToCopy({ most: MAX_ITEMS }),
    };
  return { ok: true, text };
}

/** Parses clipboard text. */
export function parseClipboard(text: string): ClipboardResult {
  const foreign = { ok: false, error: messages.clipboardErrors.foreign } as const;
  const incomplete = { ok: false, error: messages.clipboardErrors.incomplete } as const;
  if (!text.slice(0, MAX_MARKER_OFFSET).includes(MARKER)) return foreign;
  if (text.length > MAX_TEXT_LENGTH) return { ok: false, error: messages.clipboardErrors.tooMuchToPaste };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return incomplete;
  }
  if (!isObject(json) || json['kind'] !== MARKER) return foreign;
  const read = parseWithSchema(clipboardSchema, json);
  if (!read.ok) return { ok: false, error: messages.clipboardErrors.modified };
  const { kind: _, ...items } = read.value;
  return hasCategoryOfEachTable(items) ? { ok: true, items } : incomplete;
}

export function hasCategoryOfEachTable({ categories, tables }: ClipboardItems): boolean {
  const ids = new Set(categories.map(({ id }) => id));
  return tables.every(({ room }) => ids.has(room.room_id));
}

/** Returns the items moved by `offset` (plan units). */
export function movedItems(items: ClipboardItems, offset: Point): ClipboardItems {
  return {
    ...items,
    tables: items.tables.map(({ area, room }) => ({
      area,
      room: { ...room, coordinates: { ...room.coordinates, ...movePoint(room.coordinates, offset) } },
    })),
    decor: items.decor.map((piece) => moveDecor(piece, offset)),
  };
}

function moveDecor(piece: Decor, offset: Point): Decor {
  if (!('points' in piece)) return { ...piece, ...movePoint(piece, offset) };
  const points = piece.points.map(([x, y]): [number, number] => {
    const moved = movePoint({ x, y }, offset);
    return [moved.x, moved.y];
  });
  return { ...piece, points };
}

function movePoint({ x, y }: Point, offset: Point): Point {
  const clampAxis = (value: number): number => clamp(value, -MAX_COORDINATE, MAX_COORDINATE);
  return { x: clampAxis(x + offset.x), y: clampAxis(y + offset.y) };
}

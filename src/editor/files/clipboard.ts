/** Tables and decor as text, for copying between plans, windows and venues. */
import * as z from 'zod/mini';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import {
  type Category,
  type Decor,
  type Plan,
  type Room,
  categorySchema,
  decorSchema,
  roomSchema,
} from '../../domain/plan/plan.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { MAX_COORDINATE } from '../../domain/plan/table.ts';

const MARKER = 'tidetable/items/1';
/** Characters, and items. */
const MOST_TEXT = 4_000_000;
const MOST_ITEMS = 5_000;

const itemsSchema = z.strictObject({
  kind: z.literal(MARKER),
  categories: z.array(categorySchema).check(z.maxLength(MOST_ITEMS)),
  tables: z
    .array(z.strictObject({ area: z.string().check(z.maxLength(80)), room: roomSchema }))
    .check(z.maxLength(MOST_ITEMS)),
  decor: z.array(decorSchema).check(z.maxLength(MOST_ITEMS)),
});
/** Copied items: tables with the name of their area, and the categories that they name by id. */
export type ClipboardItems = Omit<z.infer<typeof itemsSchema>, 'kind'>;
export type ClipboardTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };
/** `foreign` of a text that is simply something else, which nobody need be told of at length. */
export type ClipboardResult =
  | { readonly ok: true; readonly items: ClipboardItems }
  | { readonly ok: false; readonly foreign: boolean; readonly reason: string };

/** The text for the clipboard of some of a plan's tables and pieces of decor. */
export function serializeClipboard(
  plan: Pick<Plan, 'categories' | 'areas'>,
  tables: ReadonlySet<number>,
  decor: readonly Decor[],
): ClipboardTextResult {
  const copied = plan.areas.flatMap((area) =>
    area.rooms.filter(({ id }) => tables.has(id)).map((room) => ({ area: area.name, room })),
  );
  if (copied.length === 0 && decor.length === 0) return { ok: false, reason: 'Nothing is selected.' };
  const named = new Set(copied.map(({ room }) => room.room_id));
  const text = JSON.stringify({
    kind: MARKER,
    categories: plan.categories.filter(({ id }) => named.has(id)),
    tables: copied,
    decor,
  });
  if (copied.length > MOST_ITEMS || decor.length > MOST_ITEMS || text.length > MOST_TEXT)
    return {
      ok: false,
      reason: `That is too much to copy at once: up to ${MOST_ITEMS.toLocaleString('en')} tables can be.`,
    };
  return { ok: true, text };
}

/** The items that a text holds, or why it holds none. */
export function parseClipboard(text: string): ClipboardResult {
  const foreign = { ok: false, foreign: true, reason: 'What was copied last are no tables of a plan.' } as const;
  // A copied book is not searched for tables.
  if (!text.slice(0, 200).includes(MARKER)) return foreign;
  if (text.length > MOST_TEXT) return { ok: false, foreign: false, reason: 'That is too much to paste at once.' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, foreign: false, reason: 'What was copied is not whole: copy it again.' };
  }
  if (!isObject(json) || json['kind'] !== MARKER) return foreign;
  const read = parseWithSchema(itemsSchema, json);
  if (!read.ok)
    return {
      ok: false,
      foreign: false,
      reason:
        'What was copied can’t be pasted here: it was changed on the way, or comes from another version of the editor.',
    };
  const { categories, tables, decor } = read.value;
  const known = new Set(categories.map(({ id }) => id));
  if (tables.some(({ room }) => !known.has(room.room_id)))
    return { ok: false, foreign: false, reason: 'What was copied is not whole: copy it again.' };
  return { ok: true, items: { categories, tables, decor } };
}

/** What a paste adds to a plan: new categories and areas only where it has none of that name. */
export type PasteResult = {
  readonly categories: readonly Category[];
  readonly areas: readonly { readonly id: number; readonly name: string }[];
  readonly tables: readonly { readonly area: number; readonly room: Room }[];
  readonly decor: readonly Decor[];
};
export type PasteTarget = {
  readonly categories: readonly Category[];
  readonly areas: readonly { readonly id: number; readonly name: string }[];
  readonly tables: readonly Pick<Room, 'id' | 'name'>[];
};

/** The items with ids and names of their own in a plan, moved by `by` (plan units). */
export function preparePaste(
  items: ClipboardItems,
  into: PasteTarget,
  by: { readonly x: number; readonly y: number },
): PasteResult {
  const categories: Category[] = [];
  const areas: { id: number; name: string }[] = [];
  const nextCategory = freeIds(into.categories.map(({ id }) => id));
  const nextArea = freeIds(into.areas.map(({ id }) => id));
  const nextTable = freeIds(into.tables.map(({ id }) => id));
  const names = new Set(into.tables.map(({ name }) => name));
  const nth = new Map<string, number>();

  const categoryOf = new Map(
    items.categories.map(({ id, name, color }) => {
      const alike = [...into.categories, ...categories].filter((category) => isSameName(category.name, name));
      let category = alike.find((one) => one.color.toLowerCase() === color.toLowerCase()) ?? alike[0];
      if (!category) categories.push((category = { id: nextCategory(), name, color }));
      return [id, category.id];
    }),
  );
  const areaOf = (name: string): number => {
    // A table without an area's name joins the first one.
    const known = [...into.areas, ...areas].find((area) => name === '' || isSameName(area.name, name));
    if (known) return known.id;
    const area = { id: nextArea(), name: name.trim() || 'Tables' };
    areas.push(area);
    return area.id;
  };
  const tables = items.tables.map(({ area, room }) => {
    const name = freeName(room.name, names, nth);
    const { text } = room.coordinates;
    const coordinates = { ...room.coordinates, ...within(room.coordinates, by) };
    // A short name that stands on the table counts on as its name does.
    if (text !== undefined && name !== room.name) {
      const number = /\d+$/.exec(name)?.[0];
      if (number !== undefined && /\d+$/.exec(text)?.[0] === /\d+$/.exec(room.name)?.[0])
        coordinates.text = text.replace(/\d+$/, number).slice(0, 40);
    }
    return {
      area: areaOf(area),
      room: { ...room, id: nextTable(), room_id: categoryOf.get(room.room_id)!, name, coordinates },
    };
  });
  const decor = items.decor.map((piece): Decor =>
    'points' in piece
      ? {
          ...piece,
          points: piece.points.map(([x, y]): [number, number] => {
            const moved = within({ x, y }, by);
            return [moved.x, moved.y];
          }),
        }
      : { ...piece, ...within(piece, by) },
  );
  return { categories, areas, tables, decor };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function freeIds(taken: readonly number[]): () => number {
  let last = taken.reduce((most, id) => Math.max(most, id), 0);
  return () => ++last;
}

/** The name itself where nobody has it, else with the next number that is free; at most 80 characters. */
function freeName(name: string, names: Set<string>, nth: Map<string, number>): string {
  const [, stem, number] = /^(.*?)(\d{1,9})?$/s.exec(name)!;
  let free = name;
  // Where a hundred copies are pasted, the hundredth need not try all numbers again.
  for (let n = nth.get(stem!) ?? Number(number ?? 1); names.has(free); nth.set(stem!, n)) {
    n++;
    const end = number === undefined ? ` ${n}` : String(n);
    free = `${stem!.slice(0, 80 - end.length)}${end}`;
  }
  names.add(free);
  return free;
}

function within(
  { x, y }: { readonly x: number; readonly y: number },
  by: { readonly x: number; readonly y: number },
): { x: number; y: number } {
  const axis = (value: number): number => Math.min(Math.max(value, -MAX_COORDINATE), MAX_COORDINATE);
  return { x: axis(x + by.x), y: axis(y + by.y) };
}

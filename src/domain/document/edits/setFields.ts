/** Edits of what stands in an item's fields, as an inspector shows them. */
import * as z from 'zod/mini';
import type { EditorDocument, TableItem } from '../editorDocument.ts';
import { type Decor, coordinatesSchema, decorSchema, roomSchema } from '../../plan/plan.ts';
import { type Coordinates, outlineFromCoordinates } from '../../plan/table.ts';
import { type ItemKeys, updateItems } from './updateItems.ts';
import { fitTableToBox } from './itemTransform.ts';

/** New values of a table's fields, `area` among them; undefined takes an optional one away. Its id stays for good. */
export type RoomChange = {
  readonly [Field in 'name' | 'room_description' | 'beds' | 'room_id' | 'picture' | 'available_until']?:
    | z.infer<typeof roomSchema>[Field]
    | undefined;
} & {
  readonly coordinates?: { readonly [Field in keyof Coordinates]?: Coordinates[Field] | undefined } | undefined;
  readonly area?: number | undefined;
};

const changeSchema = z.partial(
  z.extend(z.omit(roomSchema, { id: true, coordinates: true }), {
    coordinates: z.partial(coordinatesSchema),
    area: z.number(),
  }),
);
const NEEDED = new Set(['name', 'beds', 'room_id', 'x', 'y', 'width', 'height']);

export type FieldError = { readonly field: string; readonly message: string };
export type RoomChangeResult =
  | { readonly ok: true; readonly change: RoomChange }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Whether the plan can hold these values: the change as it will be written, texts trimmed, else what is wrong by field. */
export function validateRoomChange(change: RoomChange): RoomChangeResult {
  const read = changeSchema.safeParse(change);
  if (!read.success)
    return {
      ok: false,
      errors: read.error.issues.map(({ path, message }) => ({ field: String(path.at(-1) ?? ''), message })),
    };
  const missing = [...Object.entries(read.data), ...Object.entries(read.data.coordinates ?? {})].filter(
    ([field, value]) => value === undefined && NEEDED.has(field),
  );
  return missing.length > 0
    ? { ok: false, errors: missing.map(([field]) => ({ field, message: 'is needed' })) }
    : { ok: true, change: read.data };
}

/** Tables with other values in some fields. A value that no plan can hold, or the id of no area or category, changes nothing. */
export function setRoom(drawing: EditorDocument, keys: ItemKeys, change: RoomChange): EditorDocument {
  const read = validateRoomChange(change);
  if (!read.ok) return drawing;
  const { coordinates, area, ...fields } = read.change;
  if (area !== undefined && !drawing.areas.some(({ id }) => id === area)) return drawing;
  if (fields.room_id !== undefined && !drawing.categories.some(({ id }) => id === fields.room_id)) return drawing;
  return updateItems(
    drawing,
    keys,
    (item) => {
      const moved = coordinates ? withCoordinates(item, coordinates, drawing) : item;
      const room = merged(moved.room, fields);
      const into = area ?? moved.area;
      return room === item.room && into === item.area ? item : { ...moved, room, area: into };
    },
    (item) => item,
  );
}

function withCoordinates(
  item: TableItem,
  change: NonNullable<RoomChange['coordinates']>,
  drawing: EditorDocument,
): TableItem {
  const { x, y, width, height, rotation, ...rest } = change;
  const { box, rotation: turn } = outlineFromCoordinates(item.room.coordinates);
  // The place first, since it takes the texts' places with it, which may be named as well.
  const to = {
    box: { x: x ?? box.x, y: y ?? box.y, width: width ?? box.width, height: height ?? box.height },
    rotation: 'rotation' in change ? (rotation ?? 0) : turn,
  };
  const placed = fitTableToBox(item, to, drawing);
  const coordinates = merged(placed.room.coordinates, rest);
  return coordinates === placed.room.coordinates ? placed : { ...placed, room: { ...placed.room, coordinates } };
}

/** A value with some of its fields set, and those taken away whose new value is undefined; the same where nothing differs. */
function merged<Value extends object>(
  value: Value,
  change: { readonly [Field in keyof Value]?: Value[Field] | undefined },
): Value {
  let result: Value | undefined;
  for (const field of Object.keys(change) as (keyof Value)[]) {
    if (Object.is(value[field], change[field]) && (change[field] !== undefined || !(field in value))) continue;
    result ??= { ...value };
    if (change[field] === undefined) delete result[field];
    else result[field] = change[field] as Value[typeof field];
  }
  return result ?? value;
}

type FieldOf<Piece, Field> = Piece extends unknown ? (Field extends keyof Piece ? Piece[Field] : never) : never;
type FieldsOf<Piece> = Piece extends unknown ? keyof Piece : never;
/** New values of fields that some kind of decor has. */
export type DecorChange = { readonly [Field in FieldsOf<Decor>]?: FieldOf<Decor, Field> | undefined };

/** Decor with other values in some fields. A piece that has no such field, or can't hold the value, stays as it is. */
export function setDecor(drawing: EditorDocument, keys: ItemKeys, change: DecorChange): EditorDocument {
  return updateItems(
    drawing,
    keys,
    (item) => item,
    (item) => {
      const decor = merged<object>(item.decor, change);
      const read = decor === item.decor ? undefined : decorSchema.safeParse(decor);
      return read?.success ? { ...item, decor: read.data } : item;
    },
  );
}

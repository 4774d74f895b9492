/** Edits of fields, as in the inspector. */
import * as z from 'zod/mini';
import type { EditorDocument, TableItem } from '../editorDocument.ts';
import { type Decor, coordinatesSchema, decorSchema, roomSchema } from '../../plan/plan.ts';
import { type Coordinates, outlineFromCoordinates } from '../../plan/table.ts';
import { type ItemKeys, updateItems } from './updateItems.ts';
import { fitTableToBox } from './itemTransform.ts';

/** New values for fields of a table, including its area. Undefined removes an optional field. The id never changes. */
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
const REQUIRED_FIELDS = new Set(['name', 'beds', 'room_id', 'x', 'y', 'width', 'height']);

export type FieldError = { readonly field: string; readonly message: string };
export type RoomChangeResult =
  | { readonly ok: true; readonly change: RoomChange }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Validates a change. Returns it with trimmed texts, or the errors by field. */
export function validateRoomChange(change: RoomChange): RoomChangeResult {
  const read = changeSchema.safeParse(change);
  if (!read.success)
    return {
      ok: false,
      errors: read.error.issues.map(({ path, message }) => ({ field: String(path.at(-1) ?? ''), message })),
    };
  const missing = [...Object.entries(read.data), ...Object.entries(read.data.coordinates ?? {})].filter(
    ([field, value]) => value === undefined && REQUIRED_FIELDS.has(field),
  );
  return missing.length > 0
    ? { ok: false, errors: missing.map(([field]) => ({ field, message: 'is required' })) }
    : { ok: true, change: read.data };
}

/** Changes fields of tables. An invalid value or an unknown area or category changes nothing. */
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
      const room = withChanges(moved.room, fields);
      const newArea = area ?? moved.area;
      return room === item.room && newArea === item.area ? item : { ...moved, room, area: newArea };
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
  const { box, rotation: oldRotation } = outlineFromCoordinates(item.room.coordinates);
  // The box comes first: it moves the texts, whose positions may be part of the change too.
  const to = {
    box: { x: x ?? box.x, y: y ?? box.y, width: width ?? box.width, height: height ?? box.height },
    rotation: 'rotation' in change ? (rotation ?? 0) : oldRotation,
  };
  const placed = fitTableToBox(item, to, drawing);
  const coordinates = withChanges(placed.room.coordinates, rest);
  return coordinates === placed.room.coordinates ? placed : { ...placed, room: { ...placed.room, coordinates } };
}

/**
 * Returns a value with fields changed, and without those whose new value is undefined. Returns the same object if
 * nothing changes.
 */
function withChanges<Value extends object>(
  value: Value,
  change: { readonly [Field in keyof Value]?: Value[Field] | undefined },
): Value {
  let result: Value | undefined;
  for (const field of Object.keys(change) as (keyof Value)[]) {
    if (Object.is(value[field], change[field]) && (change[field] !== undefined || !(field in value))) continue;
    result ??= { ...value };
    if (change[field] === undefined) delete result[field];
    else result[field] = change[field];
  }
  return result ?? value;
}

type FieldOf<Piece, Field> = Piece extends unknown ? (Field extends keyof Piece ? Piece[Field] : never) : never;
type FieldsOf<Piece> = Piece extends unknown ? keyof Piece : never;
/** New values for fields of decor. */
export type DecorChange = { readonly [Field in FieldsOf<Decor>]?: FieldOf<Decor, Field> | undefined };

/** Changes fields of decor. Decor without such a field, or that can't have the value, stays. */
export function setDecor(drawing: EditorDocument, keys: ItemKeys, change: DecorChange): EditorDocument {
  return updateItems(
    drawing,
    keys,
    (item) => item,
    (item) => {
      const decor = withChanges<object>(item.decor, change);
      const read = decor === item.decor ? undefined : decorSchema.safeParse(decor);
      return read?.success ? { ...item, decor: read.data } : item;
    },
  );
}

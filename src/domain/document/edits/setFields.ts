/** Edits of fields, as in the inspector. */
import * as z from 'zod/mini';
import { distinctTexts, nameAfterTextEdit, nameSeries, textAfterRename } from '../autoNaming.ts';
import type { EditorDocument, TableItem } from '../editorDocument.ts';
import { MAX_TABLE_TEXT_LENGTH } from '../../plan/limits.ts';
import type { Surface } from '../../plan/decorKinds.ts';
import { type Decor, type Room, coordinatesSchema, decorSchema, roomSchema } from '../../plan/plan.ts';
import { type Coordinates, outlineFromCoordinates } from '../../plan/table.ts';
import { type ItemKeys, updateDecor, updateItems, updateTables } from './updateItems.ts';
import { fitTableToBox } from './itemTransform.ts';

/** New values for fields of a table, including its area. Undefined removes an optional field. The id never changes. */
export type RoomChange = {
  readonly [
    Field in
      | 'name'
      | 'room_description'
      | 'beds'
      | 'min_guests'
      | 'room_id'
      | 'picture'
      | 'view_picture'
      | 'available_until'
      | 'price'
  ]?: z.infer<typeof roomSchema>[Field] | undefined;
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

type FieldError = { readonly field: string; readonly message: string };
type RoomChangeResult =
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
  return updateTables(drawing, keys, (item) => {
    const moved = coordinates ? withCoordinates(item, coordinates, drawing) : item;
    const room = withChanges(moved.room, fields);
    const newArea = area ?? moved.area;
    return room === item.room && newArea === item.area ? item : { ...moved, room, area: newArea };
  });
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
  return updateDecor(drawing, keys, (item) => {
    const decor = withChanges<object>(item.decor, change);
    const read = decor === item.decor ? undefined : decorSchema.safeParse(decor);
    return read?.success ? { ...item, decor: read.data } : item;
  });
}

/** Decor can become another kind that is drawn in the same way: a prop another prop, a shape another shape. */
export type DecorKind = Exclude<Decor['kind'], 'text' | 'picture'>;

/** The ground and line width, in plan units, of a shape that had none as its former kind. */
const NEW_SURFACE: Surface = 'pavement';
const NEW_LINE_WIDTH = 12;

/** Changes the kind of decor. Decor that can't have it stays: a shape needs enough points, and a prop has none. */
export function setDecorKind(drawing: EditorDocument, keys: ItemKeys, kind: DecorKind): EditorDocument {
  return updateDecor(drawing, keys, (item) => {
    if (item.decor.kind === kind) return item;
    const read = decorSchema.safeParse(withKind(item.decor, kind));
    return read.success ? { ...item, decor: read.data } : item;
  });
}

function withKind(decor: Decor, kind: DecorKind): unknown {
  if (!('points' in decor)) return { ...decor, kind };
  const { points } = decor;
  const surface = 'surface' in decor ? decor.surface : NEW_SURFACE;
  const width = 'width' in decor ? decor.width : NEW_LINE_WIDTH;
  const smooth = {
    ...('smooth' in decor && decor.smooth ? { smooth: true } : {}),
    ...('corners' in decor && decor.corners ? { corners: decor.corners } : {}),
  };
  switch (kind) {
    case 'area':
      return { kind, surface, points, ...smooth };
    case 'path':
      return { kind, surface, points, width, ...smooth };
    default:
      return { kind, points, width };
  }
}

/**
 * Renames tables, and changes their texts with them. Several tables get a series of names that starts with `name`. An
 * invalid name changes nothing.
 */
export function renameTables(drawing: EditorDocument, keys: ItemKeys, name: string): EditorDocument {
  const read = validateRoomChange({ name });
  if (!read.ok || read.change.name === undefined) return drawing;
  const first = read.change.name;
  const taken = new Set(drawing.tables.filter(({ key }) => !keys.has(key)).map(({ room }) => room.name));
  const names = keys.size === 1 ? [first] : nameSeries(first, keys.size, taken);
  return withNames(drawing, new Map([...keys].map((key, index) => [key, names[index] ?? first])));
}

/** Renames tables by key, and changes the texts that show their names or numbers. */
function withNames(drawing: EditorDocument, names: ReadonlyMap<string, string>): EditorDocument {
  const renamed = drawing.tables.filter(({ key }) => names.has(key));
  const others = drawing.tables.filter(({ key }) => !names.has(key));
  const tables = renamed.map(({ key, room }) => {
    const name = names.get(key) ?? room.name;
    return { name, text: textAfterRename(room.coordinates.text, room.name, name) };
  });
  const texts = distinctTexts(tables, others.map(labelOf));
  const rooms = new Map(
    renamed.map(({ key, room }, index) => {
      const name = names.get(key) ?? room.name;
      return [key, name === room.name ? room : { ...withText(room, texts[index]), name }];
    }),
  );
  return updateTables(drawing, new Set(names.keys()), (item) => ({
    ...item,
    room: rooms.get(item.key) ?? item.room,
  }));
}

/** Returns the name and the own text of a table. */
export function labelOf({ room }: TableItem): { readonly name: string; readonly text: string | undefined } {
  return { name: room.name, text: room.coordinates.text };
}

/**
 * Replaces a part of the names of tables, and of the texts that show it, in any case of letters. A name that would be
 * empty or too long stays.
 */
export function replaceInNames(
  drawing: EditorDocument,
  keys: ItemKeys,
  find: string,
  replacement: string,
): EditorDocument {
  const pattern = new RegExp(find.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), 'giu');
  const names = drawing.tables.flatMap(({ key, room: { name } }): [string, string][] => {
    const read = keys.has(key) ? validateRoomChange({ name: name.replaceAll(pattern, () => replacement) }) : undefined;
    const newName = read?.ok ? read.change.name : undefined;
    return newName === undefined || newName === name ? [] : [[key, newName]];
  });
  return withNames(drawing, new Map(names));
}

/**
 * Sets the texts of tables. Several tables get a series of texts that starts with `text` and skips the texts of other
 * tables of the same areas. Undefined removes the texts, so that the map shows the names.
 */
export function setTableTexts(drawing: EditorDocument, keys: ItemKeys, text: string | undefined): EditorDocument {
  if (keys.size === 1 || text === undefined) return setRoom(drawing, keys, { coordinates: { text } });
  if (!validateRoomChange({ coordinates: { text } }).ok) return drawing;
  const areas = new Set(drawing.tables.filter(({ key }) => keys.has(key)).map(({ area }) => area));
  const others = drawing.tables.filter(({ key, area }) => !keys.has(key) && areas.has(area));
  const taken = new Set(others.map(({ room }) => room.coordinates.text ?? room.name));
  const series = nameSeries(text, keys.size, taken);
  const texts = new Map([...keys].map((key, index) => [key, series[index]]));
  return updateTables(drawing, keys, (item) => {
    const own = texts.get(item.key) ?? text;
    return { ...item, room: withText(item.room, own.length > MAX_TABLE_TEXT_LENGTH ? text : own) };
  });
}

/** Replaces a picture on all tables and in all decor that use it. */
export function replacePicture(drawing: EditorDocument, picture: string, replacement: string): EditorDocument {
  const read = changeSchema.safeParse({ picture: replacement });
  if (!read.success) return drawing;
  const keys = new Set([...drawing.tables, ...drawing.decor].map(({ key }) => key));
  return updateItems(
    drawing,
    keys,
    (item) => {
      const { picture: own, view_picture: view } = item.room;
      if (own !== picture && view !== picture) return item;
      return {
        ...item,
        room: {
          ...item.room,
          ...(own === picture ? { picture: replacement } : {}),
          ...(view === picture ? { view_picture: replacement } : {}),
        },
      };
    },
    (item) =>
      item.decor.kind === 'picture' && item.decor.picture === picture
        ? { ...item, decor: { ...item.decor, picture: replacement } }
        : item,
  );
}

/** Sets the text of a table that was edited in place, and the name with it if the text showed the name. */
export function editTableText(drawing: EditorDocument, key: string, text: string): EditorDocument {
  const item = drawing.tables.find((table) => table.key === key);
  if (!item) return drawing;
  const { name, coordinates } = item.room;
  return setRoom(drawing, new Set([key]), {
    name: nameAfterTextEdit(name, coordinates.text, text),
    coordinates: { text: coordinates.text === undefined && text !== '' ? undefined : text },
  });
}

/** Returns a room with this text on its table; undefined lets the map show the name. */
export function withText(room: Room, text: string | undefined): Room {
  const { text: _, ...coordinates } = room.coordinates;
  return { ...room, coordinates: text === undefined ? coordinates : { ...coordinates, text } };
}

/** The settings of tables: what of a room each field reads and writes. */
import type { Drawing, TableItem } from '../../domain/drawing.ts';
import { type RoomChange, readRoomChange, setRoom } from '../../domain/edits/fields.ts';
import { type Keys, changeItems } from '../../domain/edits/items.ts';
import { seriesOf } from '../../domain/numbering.ts';
import type { Coordinates } from '../../domain/table.ts';
import { type Setting, useSetting } from './setting.ts';
import { inspectorWords as words } from './words.ts';

/** A field of tables. An undefined value takes an optional field away. */
export function useRoomSetting<Value>(
  items: readonly TableItem[],
  label: string,
  read: (item: TableItem) => Value,
  change: (value: Value) => RoomChange,
): Setting<Value> {
  return useSetting(items, words.step(label, items.length), read, (drawing, keys, value) =>
    setRoom(drawing, keys, change(value)),
  );
}

/** A field of tables' coordinates. */
export function useCoordinate<Field extends keyof Coordinates>(
  items: readonly TableItem[],
  label: string,
  field: Field,
): Setting<Coordinates[Field]> {
  return useRoomSetting(
    items,
    label,
    ({ room }) => room.coordinates[field] as Coordinates[Field],
    (value) => ({ coordinates: { [field]: value } }),
  );
}

/** The name; of many tables it is numbered on, in the order of the items, since no two should have the same. */
export function useNameSetting(items: readonly TableItem[], label: string): Setting<string> {
  return useSetting(items, words.step(label, items.length), ({ room }) => room.name, renameTables);
}

/** Tables by other names: one by this name, many numbered on from it. A name that no plan can hold changes nothing. */
export function renameTables(drawing: Drawing, keys: Keys, name: string): Drawing {
  if (keys.size === 1 || !readRoomChange({ name }).ok) return setRoom(drawing, keys, { name });
  const taken = new Set(drawing.tables.filter(({ key }) => !keys.has(key)).map(({ room }) => room.name));
  const names = seriesOf(name, keys.size, taken);
  const nameOf = new Map([...keys].map((key, place) => [key, names[place]!]));
  // In one pass: each of ten thousand set for itself would go through all of them.
  return changeItems(
    drawing,
    keys,
    (item) => {
      const to = nameOf.get(item.key)!;
      return to === item.room.name ? item : { ...item, room: { ...item.room, name: to } };
    },
    (item) => item,
  );
}

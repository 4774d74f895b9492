/** The settings of tables: what of a room each field reads and writes. */
import type { EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';
import { type RoomChange, validateRoomChange, setRoom } from '../../../domain/document/edits/setFields.ts';
import { type ItemKeys, updateItems } from '../../../domain/document/edits/updateItems.ts';
import { nameSeries } from '../../../domain/document/autoNaming.ts';
import type { Coordinates } from '../../../domain/plan/table.ts';
import { type SharedField, useSharedField } from './fields/useSharedField.ts';
import { inspectorMessages as words } from './messages.ts';

/** A field of tables. An undefined value takes an optional field away. */
export function useTableField<Value>(
  items: readonly TableItem[],
  label: string,
  read: (item: TableItem) => Value,
  change: (value: Value) => RoomChange,
): SharedField<Value> {
  return useSharedField(items, words.step(label, items.length), read, (drawing, keys, value) =>
    setRoom(drawing, keys, change(value)),
  );
}

/** A field of tables' coordinates. */
export function useCoordinateField<Field extends keyof Coordinates>(
  items: readonly TableItem[],
  label: string,
  field: Field,
): SharedField<Coordinates[Field]> {
  return useTableField(
    items,
    label,
    ({ room }) => room.coordinates[field] as Coordinates[Field],
    (value) => ({ coordinates: { [field]: value } }),
  );
}

/** The name; of many tables it is numbered on, in the order of the items, since no two should have the same. */
export function useNameField(items: readonly TableItem[], label: string): SharedField<string> {
  return useSharedField(items, words.step(label, items.length), ({ room }) => room.name, renameTables);
}

/** Tables by other names: one by this name, many numbered on from it. A name that no plan can hold changes nothing. */
export function renameTables(drawing: EditorDocument, keys: ItemKeys, name: string): EditorDocument {
  if (keys.size === 1 || !validateRoomChange({ name }).ok) return setRoom(drawing, keys, { name });
  const taken = new Set(drawing.tables.filter(({ key }) => !keys.has(key)).map(({ room }) => room.name));
  const names = nameSeries(name, keys.size, taken);
  const nameOf = new Map([...keys].map((key, place) => [key, names[place]!]));
  // In one pass: each of ten thousand set for itself would go through all of them.
  return updateItems(
    drawing,
    keys,
    (item) => {
      const to = nameOf.get(item.key)!;
      return to === item.room.name ? item : { ...item, room: { ...item.room, name: to } };
    },
    (item) => item,
  );
}

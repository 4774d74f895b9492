/** Fields of tables: what each one reads and writes. */
import type { EditorDocument, TableItem } from '../../../domain/document/editorDocument.ts';
import { type RoomChange, validateRoomChange, setRoom } from '../../../domain/document/edits/setFields.ts';
import { type ItemKeys, updateItems } from '../../../domain/document/edits/updateItems.ts';
import { nameSeries } from '../../../domain/document/autoNaming.ts';
import type { Coordinates } from '../../../domain/plan/table.ts';
import { type SharedField, useSharedField } from './fields/useSharedField.ts';
import { inspectorMessages } from './messages.ts';

/** A field of tables. An undefined value removes an optional one. */
export function useTableField<Value>(
  items: readonly TableItem[],
  label: string,
  read: (item: TableItem) => Value,
  change: (value: Value) => RoomChange,
): SharedField<Value> {
  return useSharedField(items, inspectorMessages.step(label, items.length), read, (drawing, keys, value) =>
    setRoom(drawing, keys, change(value)),
  );
}

/** A field of the tables' coordinates. */
export function useCoordinateField<Field extends keyof Coordinates>(
  items: readonly TableItem[],
  label: string,
  field: Field,
): SharedField<Coordinates[Field]> {
  return useTableField(
    items,
    label,
    ({ room }) => room.coordinates[field],
    (value) => ({ coordinates: { [field]: value } }),
  );
}

/** The name field. Several tables get numbered names in the order of the items. */
export function useNameField(items: readonly TableItem[], label: string): SharedField<string> {
  return useSharedField(items, inspectorMessages.step(label, items.length), ({ room }) => room.name, renameTables);
}

/** Renames tables. Several tables get a series of names that starts with `name`. An invalid name changes nothing. */
export function renameTables(drawing: EditorDocument, keys: ItemKeys, name: string): EditorDocument {
  if (keys.size === 1 || !validateRoomChange({ name }).ok) return setRoom(drawing, keys, { name });
  const taken = new Set(drawing.tables.filter(({ key }) => !keys.has(key)).map(({ room }) => room.name));
  const names = nameSeries(name, keys.size, taken);
  const nameOf = new Map([...keys].map((key, index) => [key, names[index] ?? name]));
  return updateItems(
    drawing,
    keys,
    (item) => {
      const to = nameOf.get(item.key) ?? item.room.name;
      return to === item.room.name ? item : { ...item, room: { ...item.room, name: to } };
    },
    (item) => item,
  );
}

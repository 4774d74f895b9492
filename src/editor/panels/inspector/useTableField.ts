/** Fields of tables: what each one reads and writes. */
import type { TableItem } from '../../../domain/document/editorDocument.ts';
import { type RoomChange, setRoom } from '../../../domain/document/edits/setFields.ts';
import type { Coordinates } from '../../../domain/plan/table.ts';
import type { Room } from '../../../domain/plan/plan.ts';
import { type SharedField, useSharedField } from './fields/useSharedField.ts';

/** A field of tables. An undefined value removes an optional one. */
export function useTableField<Value>(
  items: readonly TableItem[],
  label: string,
  read: (item: TableItem) => Value,
  change: (value: Value) => RoomChange,
): SharedField<Value> {
  return useSharedField(items, label, read, (drawing, keys, value) => setRoom(drawing, keys, change(value)));
}

/** A field of the tables' rooms. */
export function useRoomField<Field extends keyof RoomChange & keyof Room>(
  items: readonly TableItem[],
  label: string,
  field: Field,
): SharedField<Room[Field]> {
  return useTableField(
    items,
    label,
    ({ room }) => room[field],
    (value) => ({ [field]: value }),
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

/** Fields of tables: what each one reads and writes. */
import type { TableItem } from '../../../domain/document/editorDocument.ts';
import { type RoomChange, setRoom, renameTables, setTableTexts } from '../../../domain/document/edits/setFields.ts';
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

/** The text field. Several tables get numbered texts in the order of the items. */
export function useTextField(items: readonly TableItem[], label: string): SharedField<string | undefined> {
  return useSharedField(
    items,
    inspectorMessages.step(label, items.length),
    ({ room }) => room.coordinates.text,
    setTableTexts,
  );
}

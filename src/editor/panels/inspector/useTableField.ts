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
  return useSharedField(items, inspectorMessages.step({ label, count: items.length }), read, (drawing, keys, value) =>
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

/** Puts tables in the order in which they are numbered. */
type Numbering = (items: readonly TableItem[]) => readonly TableItem[];

/** The name field. Several tables get numbered names. */
export function useNameField(items: readonly TableItem[], label: string, inOrder: Numbering): SharedField<string> {
  const step = inspectorMessages.step({ label, count: items.length });
  return useSharedField(items, step, ({ room }) => room.name, renameTables, inOrder);
}

/** The text field. Several tables get numbered texts. */
export function useTextField(
  items: readonly TableItem[],
  label: string,
  inOrder: Numbering,
): SharedField<string | undefined> {
  const step = inspectorMessages.step({ label, count: items.length });
  return useSharedField(items, step, ({ room }) => room.coordinates.text, setTableTexts, inOrder);
}

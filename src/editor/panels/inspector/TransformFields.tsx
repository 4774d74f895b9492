/** Position, size and rotation of tables and decor. */
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { type ItemPlacement, setItemPlacement, itemPlacement } from '../../../domain/document/edits/transform.ts';
import { FieldGroup } from './fields/Field.tsx';
import { ROTATION_RANGE, LENGTH_RANGE, type NumberRange, POSITION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { useSharedField } from './fields/useSharedField.ts';
import { tableFieldLabels as labels, inspectorMessages } from './messages.ts';
import type { Elements } from '../../../ui/jsx.ts';

type TransformFieldsProps = { readonly items: readonly Item[]; readonly children?: Elements };

export function TransformFields({ items, children }: TransformFieldsProps): ReactNode {
  // Locked items don't move, so the fields show the others.
  const unlocked = items.filter(({ locked }) => !locked);
  const isLocked = unlocked.length === 0;
  const shown = isLocked ? items : unlocked;
  const has = (field: keyof ItemPlacement): boolean => shown.every((item) => itemPlacement(item)[field] !== undefined);
  return (
    <FieldGroup title={inspectorMessages.place}>
      <TransformField items={shown} isLocked={isLocked} field="x" label={labels.x} range={POSITION_RANGE} />
      <TransformField items={shown} isLocked={isLocked} field="y" label={labels.y} range={POSITION_RANGE} />
      {has('width') && (
        <TransformField items={shown} isLocked={isLocked} field="width" label={labels.width} range={LENGTH_RANGE} />
      )}
      {has('height') && (
        <TransformField items={shown} isLocked={isLocked} field="height" label={labels.height} range={LENGTH_RANGE} />
      )}
      {has('rotation') && (
        <TransformField
          items={shown}
          isLocked={isLocked}
          field="rotation"
          label={labels.rotation}
          range={ROTATION_RANGE}
        />
      )}
      {children}
      {isLocked && <p className="editor-field-note">{inspectorMessages.lockedHint}</p>}
    </FieldGroup>
  );
}

type TransformFieldProps = {
  readonly items: readonly Item[];
  readonly isLocked: boolean;
  readonly field: keyof ItemPlacement;
  readonly label: string;
  readonly range: NumberRange;
};

function TransformField({ items, isLocked, field, label, range }: TransformFieldProps): ReactNode {
  const setting = useSharedField(
    items,
    inspectorMessages.step({ label, count: items.length }),
    (item) => itemPlacement(item)[field] ?? 0,
    (drawing, keys, value) => setItemPlacement(drawing, keys, { [field]: value }),
  );
  return (
    <NumberField
      label={label}
      range={range}
      setting={setting}
      disabled={isLocked}
      isAngle={field === 'rotation'}
      isLength={field !== 'rotation'}
    />
  );
}

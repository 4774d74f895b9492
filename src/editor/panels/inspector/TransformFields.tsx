/** Position, size and rotation of tables and decor. */
import { atom, useAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { type ItemPlacement, itemCenter, itemPlacement } from '../../../domain/document/itemBounds.ts';
import { setItemCenter, setItemPlacement } from '../../../domain/document/edits/transform.ts';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { ROTATION_RANGE, LENGTH_RANGE, type NumberRange, POSITION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { useSharedField } from './fields/useSharedField.ts';
import { tableFieldLabels as labels, inspectorMessages } from './messages.ts';
import type { Elements } from '../../../ui/jsx.ts';

/** Which point of an item X and Y are. */
const originAtom = atom<'corner' | 'center'>('corner');

type TransformFieldsProps = { readonly items: readonly Item[]; readonly children?: Elements };

export function TransformFields({ items, children }: TransformFieldsProps): ReactNode {
  // Locked items don't move, so the fields show the others.
  const unlocked = items.filter(({ locked }) => !locked);
  const isLocked = unlocked.length === 0;
  const shown = isLocked ? items : unlocked;
  const has = (field: keyof ItemPlacement): boolean => shown.every((item) => itemPlacement(item)[field] !== undefined);
  const [origin, setOrigin] = useAtom(originAtom);
  const isCenter = origin === 'center';
  return (
    <FieldGroup title={inspectorMessages.place}>
      {(['x', 'y'] as const).map((field) => (
        <TransformField
          key={field}
          items={shown}
          isLocked={isLocked}
          field={field}
          isCenter={isCenter}
          label={labels[field]}
          range={POSITION_RANGE}
        />
      ))}
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
      <ChoiceField
        half
        label={inspectorMessages.origin}
        shared={{ mixed: false, value: origin }}
        choices={(['corner', 'center'] as const).map((value) => ({ value, name: inspectorMessages.origins[value] }))}
        write={(value) => setOrigin(value === 'center' ? value : 'corner')}
      />
      {children}
      {isLocked && <p className="editor-field-note">{inspectorMessages.lockedHint}</p>}
    </FieldGroup>
  );
}

type TransformFieldProps = {
  readonly items: readonly Item[];
  readonly isLocked: boolean;
  readonly field: keyof ItemPlacement;
  readonly isCenter?: boolean;
  readonly label: string;
  readonly range: NumberRange;
};

function TransformField({ items, isLocked, field, isCenter, label, range }: TransformFieldProps): ReactNode {
  const setting = useSharedField(
    items,
    inspectorMessages.step({ label, count: items.length }),
    (item) => (isCenter ? itemCenter(item)[field === 'x' ? 'x' : 'y'] : (itemPlacement(item)[field] ?? 0)),
    (drawing, keys, value) => (isCenter ? setItemCenter : setItemPlacement)(drawing, keys, { [field]: value }),
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

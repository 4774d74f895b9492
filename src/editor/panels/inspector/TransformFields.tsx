/** Position, size and rotation of tables and decor. */
import { atom, useAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { type ItemPlacement, itemCenter, itemPlacement } from '../../../domain/document/itemBounds.ts';
import { setItemCenter, setItemPlacement } from '../../../domain/document/edits/transform.ts';
import { ChoiceField, choicesOf } from './fields/ChoiceField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { ROTATION_RANGE, LENGTH_RANGE, type NumberRange, POSITION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { plainField, useSharedField } from './fields/useSharedField.ts';
import { tableFieldLabels as labels, inspectorMessages } from './messages.ts';
import type { Elements } from '../../../ui/jsx.ts';

/** Which point of an item X and Y are. */
const originAtom = atom<'corner' | 'center'>('corner');

const RANGES = {
  x: POSITION_RANGE,
  y: POSITION_RANGE,
  width: LENGTH_RANGE,
  height: LENGTH_RANGE,
  rotation: ROTATION_RANGE,
} satisfies Readonly<Record<keyof ItemPlacement, NumberRange>>;
const FIELDS = ['x', 'y', 'width', 'height', 'rotation'] as const;

type TransformFieldsProps = { readonly items: readonly Item[]; readonly children?: Elements };

export function TransformFields({ items, children }: TransformFieldsProps): ReactNode {
  // Locked items don't move, so the fields show the others.
  const unlocked = items.filter(({ locked }) => !locked);
  const isLocked = unlocked.length === 0;
  const shown = isLocked ? items : unlocked;
  const has = (field: keyof ItemPlacement): boolean => shown.every((item) => itemPlacement(item)[field] !== undefined);
  const [origin, setOrigin] = useAtom(originAtom);
  return (
    <FieldGroup title={inspectorMessages.place}>
      {FIELDS.filter((field) => has(field)).map((field) => (
        <TransformField key={field} items={shown} isLocked={isLocked} field={field} isCenter={origin === 'center'} />
      ))}
      <ChoiceField
        half
        label={inspectorMessages.origin}
        setting={plainField(origin, setOrigin)}
        choices={choicesOf(['corner', 'center'], inspectorMessages.origins)}
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
  /** X and Y are those of the center. */
  readonly isCenter: boolean;
};

function TransformField({ items, isLocked, field, isCenter }: TransformFieldProps): ReactNode {
  const axis = isCenter && (field === 'x' || field === 'y') ? field : undefined;
  const setting = useSharedField(
    items,
    labels[field],
    (item) => (axis ? itemCenter(item)[axis] : (itemPlacement(item)[field] ?? 0)),
    (drawing, keys, value) => (axis ? setItemCenter : setItemPlacement)(drawing, keys, { [field]: value }),
  );
  return (
    <NumberField
      label={labels[field]}
      range={RANGES[field]}
      setting={setting}
      disabled={isLocked}
      isAngle={field === 'rotation'}
      isLength={field !== 'rotation'}
    />
  );
}

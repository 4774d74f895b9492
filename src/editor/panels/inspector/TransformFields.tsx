/** Where items stand, how large they are and how they are turned: of tables and decor alike. */
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { type ItemPlacement, setItemPlacement, itemPlacement } from '../../../domain/document/edits/transform.ts';
import { FieldGroup } from './fields/Field.tsx';
import { ROTATION_RANGE, LENGTH_RANGE, type NumberRange, POSITION_RANGE } from './fields/fieldLimits.ts';
import { NumberField } from './fields/NumberField.tsx';
import { useSharedField } from './fields/useSharedField.ts';
import { tableFieldLabels as labels, inspectorMessages as words } from './messages.ts';

type PlaceFieldsProps = { readonly items: readonly Item[]; readonly children?: ReactNode };

export function TransformFields({ items, children }: PlaceFieldsProps): ReactNode {
  // What is locked is not moved: the fields are those of the others.
  const free = items.filter(({ locked }) => !locked);
  const isLocked = free.length === 0;
  const shown = isLocked ? items : free;
  const has = (field: keyof ItemPlacement): boolean => shown.every((item) => itemPlacement(item)[field] !== undefined);
  return (
    <FieldGroup title={words.place}>
      <PlaceField items={shown} isLocked={isLocked} field="x" label={labels.x} range={POSITION_RANGE} />
      <PlaceField items={shown} isLocked={isLocked} field="y" label={labels.y} range={POSITION_RANGE} />
      {has('width') && (
        <PlaceField items={shown} isLocked={isLocked} field="width" label={labels.width} range={LENGTH_RANGE} />
      )}
      {has('height') && (
        <PlaceField items={shown} isLocked={isLocked} field="height" label={labels.height} range={LENGTH_RANGE} />
      )}
      {has('rotation') && (
        <PlaceField items={shown} isLocked={isLocked} field="rotation" label={labels.rotation} range={ROTATION_RANGE} />
      )}
      {children}
      {isLocked && <p className="field-note">{words.lockedHint}</p>}
    </FieldGroup>
  );
}

type PlaceFieldProps = {
  readonly items: readonly Item[];
  readonly isLocked: boolean;
  readonly field: keyof ItemPlacement;
  readonly label: string;
  readonly range: NumberRange;
};

function PlaceField({ items, isLocked, field, label, range }: PlaceFieldProps): ReactNode {
  const setting = useSharedField(
    items,
    words.step(label, items.length),
    (item) => itemPlacement(item)[field] ?? 0,
    (drawing, keys, value) => setItemPlacement(drawing, keys, { [field]: value }),
  );
  return <NumberField label={label} range={range} setting={setting} disabled={isLocked} turns={field === 'rotation'} />;
}

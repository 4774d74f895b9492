/** Where items stand, how large they are and how they are turned: of tables and decor alike. */
import type { ReactNode } from 'react';
import type { Item } from '../../domain/drawing.ts';
import { type Place, placeItems, placeOf } from '../../domain/edits/move.ts';
import { Group } from './Field.tsx';
import { DEGREES, LENGTH, type NumberRange, POSITION } from './limits.ts';
import { NumberField } from './NumberField.tsx';
import { useSetting } from './setting.ts';
import { roomLabels as labels, inspectorWords as words } from './words.ts';

type PlaceFieldsProps = { readonly items: readonly Item[]; readonly children?: ReactNode };

export function PlaceFields({ items, children }: PlaceFieldsProps): ReactNode {
  // What is locked is not moved: the fields are those of the others.
  const free = items.filter(({ locked }) => !locked);
  const isLocked = free.length === 0;
  const shown = isLocked ? items : free;
  const has = (field: keyof Place): boolean => shown.every((item) => placeOf(item)[field] !== undefined);
  return (
    <Group title={words.place}>
      <PlaceField items={shown} isLocked={isLocked} field="x" label={labels.x} range={POSITION} />
      <PlaceField items={shown} isLocked={isLocked} field="y" label={labels.y} range={POSITION} />
      {has('width') && (
        <PlaceField items={shown} isLocked={isLocked} field="width" label={labels.width} range={LENGTH} />
      )}
      {has('height') && (
        <PlaceField items={shown} isLocked={isLocked} field="height" label={labels.height} range={LENGTH} />
      )}
      {has('rotation') && (
        <PlaceField items={shown} isLocked={isLocked} field="rotation" label={labels.rotation} range={DEGREES} />
      )}
      {children}
      {isLocked && <p className="field-note">{words.lockedHint}</p>}
    </Group>
  );
}

type PlaceFieldProps = {
  readonly items: readonly Item[];
  readonly isLocked: boolean;
  readonly field: keyof Place;
  readonly label: string;
  readonly range: NumberRange;
};

function PlaceField({ items, isLocked, field, label, range }: PlaceFieldProps): ReactNode {
  const setting = useSetting(
    items,
    words.step(label, items.length),
    (item) => placeOf(item)[field] ?? 0,
    (drawing, keys, value) => placeItems(drawing, keys, { [field]: value }),
  );
  return <NumberField label={label} range={range} setting={setting} disabled={isLocked} turns={field === 'rotation'} />;
}

/** What only the drawing knows of items: whether they can be moved, and whether they are in the drawer's sight. */
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { setItemFlags } from '../../../domain/document/edits/itemFlags.ts';
import { CheckboxField } from './fields/ChoiceField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { useSharedField } from './fields/useSharedField.ts';
import { inspectorMessages as words } from './messages.ts';

export function FlagFields({ items }: { readonly items: readonly Item[] }): ReactNode {
  const locked = useSharedField(
    items,
    words.step(words.lockedField, items.length),
    (item) => item.locked ?? false,
    (drawing, keys, value) => setItemFlags(drawing, keys, { locked: value }),
  );
  const hidden = useSharedField(
    items,
    words.step(words.hiddenField, items.length),
    (item) => item.hidden ?? false,
    (drawing, keys, value) => setItemFlags(drawing, keys, { hidden: value }),
  );
  return (
    <FieldGroup title={words.editing}>
      <CheckboxField label={words.lockedField} shared={locked.shared} write={locked.write} />
      <CheckboxField label={words.hiddenField} shared={hidden.shared} write={hidden.write} />
    </FieldGroup>
  );
}

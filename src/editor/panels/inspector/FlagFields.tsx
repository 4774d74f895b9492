/** The flags of items that exist only in the editor: locked and hidden. */
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { setItemFlags } from '../../../domain/document/edits/itemFlags.ts';
import { CheckboxField } from './fields/ChoiceField.tsx';
import { FieldGroup } from './fields/Field.tsx';
import { useSharedField } from './fields/useSharedField.ts';
import { inspectorMessages } from './messages.ts';

export function FlagFields({ items }: { readonly items: readonly Item[] }): ReactNode {
  const locked = useSharedField(
    items,
    inspectorMessages.lockedField,
    (item) => item.locked ?? false,
    (drawing, keys, value) => setItemFlags(drawing, keys, { locked: value }),
  );
  const hidden = useSharedField(
    items,
    inspectorMessages.hiddenField,
    (item) => item.hidden ?? false,
    (drawing, keys, value) => setItemFlags(drawing, keys, { hidden: value }),
  );
  return (
    <FieldGroup title={inspectorMessages.editing}>
      <CheckboxField label={inspectorMessages.lockedField} setting={locked} />
      <CheckboxField label={inspectorMessages.hiddenField} setting={hidden} />
    </FieldGroup>
  );
}

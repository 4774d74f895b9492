/** What only the drawing knows of items: whether they can be moved, and whether they are in the drawer's sight. */
import type { ReactNode } from 'react';
import type { Item } from '../../domain/drawing.ts';
import { setMarks } from '../../domain/edits/marks.ts';
import { MarkField } from './ChoiceField.tsx';
import { Group } from './Field.tsx';
import { useSetting } from './setting.ts';
import { inspectorWords as words } from './words.ts';

export function MarkFields({ items }: { readonly items: readonly Item[] }): ReactNode {
  const locked = useSetting(
    items,
    words.step(words.lockedField, items.length),
    (item) => item.locked ?? false,
    (drawing, keys, value) => setMarks(drawing, keys, { locked: value }),
  );
  const hidden = useSetting(
    items,
    words.step(words.hiddenField, items.length),
    (item) => item.hidden ?? false,
    (drawing, keys, value) => setMarks(drawing, keys, { hidden: value }),
  );
  return (
    <Group title={words.editing}>
      <MarkField label={words.lockedField} shared={locked.shared} write={locked.write} />
      <MarkField label={words.hiddenField} shared={hidden.shared} write={hidden.write} />
    </Group>
  );
}

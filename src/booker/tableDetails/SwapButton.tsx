import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { tableTitle } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { type RefusedTap, showTapNoteAtom } from '../reservation/notices.ts';
import { selectedTablesAtom, titleOf, toggleTableAtom } from '../reservation/selection.ts';

/** Selects a table that was refused because the seats suffice, in the place of the one selected last. */
export function SwapButton({ refusal: { tableKey, replacedKey } }: { readonly refusal: RefusedTap }): ReactNode {
  const replaced = useAtomValue(selectedTablesAtom).find(({ key }) => key === replacedKey);
  const toggle = useSetAtom(toggleTableAtom);
  const showTapNote = useSetAtom(showTapNoteAtom);
  if (!replaced) return null;
  const swap = (): void => {
    toggle(replaced.key);
    const result = toggle(tableKey);
    if (result.ok)
      showTapNote(tableKey, messages.swapped({ table: titleOf(result.tables), replaced: tableTitle(replaced) }));
  };
  return (
    <button type="button" className="booker-link-button" onClick={swap}>
      {messages.swap({ table: replaced.name })}
    </button>
  );
}

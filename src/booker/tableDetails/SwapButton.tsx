import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { RefusedTap } from '../reservation/notices.ts';
import { selectedTablesAtom, swapTablesAtom } from '../reservation/selection.ts';

/** Selects a table that was refused because the seats suffice, in the place of the one selected last. */
export function SwapButton({ refusal: { tableKey, replacedKey } }: { readonly refusal: RefusedTap }): ReactNode {
  const replaced = useAtomValue(selectedTablesAtom).find(({ key }) => key === replacedKey);
  const swap = useSetAtom(swapTablesAtom);
  if (!replaced) return null;
  return (
    <button type="button" className="booker-link-button" onClick={() => swap(tableKey, replaced.key)}>
      {messages.swap({ table: replaced.name })}
    </button>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Table } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { comeAtAtom, freeTimesAtom } from '../reservation/selection.ts';
import { pendingAtom } from '../reservation/steps.ts';

/** Buttons that change the time to the nearest ones at which the party can have a table, and select the table. */
export function TimeButtons({ table }: { readonly table: Table }): ReactNode {
  const free = useAtomValue(freeTimesAtom)(table);
  const pending = useAtomValue(pendingAtom);
  const comeAt = useSetAtom(comeAtAtom);
  return free?.starts.map((start) => (
    <button
      key={start}
      type="button"
      className="booker-link-button"
      disabled={pending !== undefined}
      onClick={() => comeAt(table.key, start)}
    >
      {messages.comeAt({ at: messages.formatShortTime(start) })}
    </button>
  ));
}

import Clock from 'lucide-react/icons/clock';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Table } from '../../domain/plan/table.ts';
import { messages } from '../messages.ts';
import { timeAtom } from '../reservation/form.ts';
import { closesTooSoonAtom } from '../reservation/selection.ts';

/** Shows until when a table is available, with a warning if the selected time is later. */
export function AvailableUntilNote({ table }: { readonly table: Table }): ReactNode {
  const time = useAtomValue(timeAtom);
  const closesTooSoon = useAtomValue(closesTooSoonAtom);
  if (table.availableUntil === undefined) return null;
  const isTooLate = time !== undefined && closesTooSoon(table);
  return (
    <p className={isTooLate ? 'booker-until booker-until-past' : 'booker-until'}>
      <Clock aria-hidden size="1rem" />
      <span>
        {[
          messages.availableUntil({ at: messages.formatTime(table.availableUntil) }),
          ...(isTooLate ? [messages.unavailableAt({ at: messages.formatTime(time) })] : []),
        ].join(' ')}
      </span>
    </p>
  );
}

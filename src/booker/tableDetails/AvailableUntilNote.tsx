import Clock from 'lucide-react/icons/clock';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isPastAvailableUntil } from '../../domain/booking/occupancy.ts';
import { formatWireTime } from '../../domain/booking/time.ts';
import type { Table } from '../../domain/plan/table.ts';
import { formatTime, messages } from '../messages.ts';
import { timeAtom } from '../reservation/form.ts';

/** Says until when a table is available, with a warning if the selected time is later. */
export function AvailableUntilNote({ table }: { readonly table: Table }): ReactNode {
  const time = useAtomValue(timeAtom);
  if (table.availableUntil === undefined) return null;
  const isTooLate = time !== undefined && isPastAvailableUntil(table.availableUntil, time);
  return (
    <p className={isTooLate ? 'booker-until booker-until-past' : 'booker-until'}>
      <Clock aria-hidden size={16} />
      <span>
        {messages.availableUntil(formatTime(table.availableUntil))}
        {isTooLate && <> {messages.unavailableAt(formatWireTime(time))}</>}
      </span>
    </p>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { areaOccupancy } from '../../domain/booking/venue.ts';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import type { Elements } from '../../ui/jsx.ts';
import { messages } from '../messages.ts';
import { comeOnDaysAtom, nearestDaysAtom } from '../choosing/otherDays.ts';
import { comeAtAtom, freeTimesAtom, nearestFreeAtom, shorterStayAtom } from '../choosing/otherTimes.ts';
import { texts } from '../days/messages.ts';
import { daysText } from '../days/splitText.tsx';
import { venueAtom } from '../page/page.ts';
import { timeAtom } from '../reservation/form.ts';
import { selectedKeysAtom } from '../reservation/selection.ts';
import { pendingAtom, requestToggleAtom } from '../reservation/steps.ts';

/**
 * What comes nearest to the wish for a table that the party can't have as long as it wants, a button each: the table for
 * a shorter stay or fewer days, the table at other times, the nearest table for the whole stay.
 */
export function TimeButtons({ table }: { readonly table: Table }): ReactNode {
  const free = useAtomValue(freeTimesAtom)(table);
  const shorter = useAtomValue(shorterStayAtom)(table);
  const nearestTo = useAtomValue(nearestFreeAtom);
  const hasSelection = useAtomValue(selectedKeysAtom).length > 0;
  const time = useAtomValue(timeAtom) ?? 0;
  const pending = useAtomValue(pendingAtom);
  const comeAt = useSetAtom(comeAtAtom);
  const toggle = useSetAtom(requestToggleAtom);
  const run = useAtomValue(nearestDaysAtom)(table);
  const venue = useAtomValue(venueAtom);
  const comeOnDays = useSetAtom(comeOnDaysAtom);
  // Of a table that is not free on any of the days either.
  const isTaken = areaOccupancy(venue, table.areaId) === 'days' && !table.available;
  const nearest = (free || run || isTaken) && !hasSelection ? nearestTo(table) : undefined;
  if (!free && !run && !nearest) return null;
  const button = (text: string, onClick: () => void): Elements => (
    <button key={text} type="button" className="booker-offer" disabled={pending !== undefined} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <span className="booker-offers">
      {shorter &&
        button(
          messages.stayUntil({ stay: shorter.name, at: messages.formatShortTime(time + (shorter.minutes ?? 0)) }),
          () => comeAt(table, { stay: shorter.name }),
        )}
      {run && button(texts.comeOnDays({ dates: daysText(run, venue.language) }), () => void comeOnDays(table.key, run))}
      {free?.starts.map((start) =>
        button(messages.comeAt({ at: messages.formatShortTime(start) }), () => comeAt(table, { time: start })),
      )}
      {nearest &&
        button(`${messages.suggest({ area: undefined, kind: 'nearest' })}: ${tableTitle(nearest)}`, () =>
          toggle(nearest.key),
        )}
    </span>
  );
}

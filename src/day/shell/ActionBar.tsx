/** What the door does most, in the thumb's reach: guests who walk in by their number, and reservations by telephone. */
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Footprints from 'lucide-react/icons/footprints';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { venueAtom } from '../state/day.ts';
import { PartySizes } from '../controls/PartySizes.tsx';
import { dialogAtom } from '../controls/dialogs.ts';
import { startModeAtom } from '../state/selection.ts';
import { messages } from '../messages.ts';

/** Larger parties are entered in the dialog. */
const MAX_QUICK_GUESTS = 8;

export function ActionBar(): ReactNode {
  const startMode = useSetAtom(startModeAtom);
  const setDialog = useSetAtom(dialogAtom);
  const largest = useAtomValue(venueAtom)?.guests.max ?? MAX_QUICK_GUESTS;
  return (
    <div className="day-actions">
      <fieldset className="day-walk-in" aria-label={messages.walkInSizes}>
        <button type="button" className="day-walk-in-more" onClick={() => setDialog({ type: 'walk_in' })}>
          <Footprints aria-hidden size={18} />
          <span>{messages.walkIn}</span>
        </button>
        <div className="day-sizes">
          <PartySizes
            most={Math.min(Math.max(largest, 2), MAX_QUICK_GUESTS)}
            onChoose={(guests) => startMode({ type: 'walk_in', guests })}
          />
        </div>
      </fieldset>
      <button
        type="button"
        className="day-add"
        aria-label={messages.addReservation}
        title={messages.addReservation}
        onClick={() => setDialog({ type: 'add' })}
      >
        <CalendarPlus aria-hidden size={20} />
        <span>{messages.addReservation}</span>
      </button>
    </div>
  );
}

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
import { Button } from '../../ui/Button.tsx';

/** Larger parties are entered in the dialog. */
const MAX_QUICK_GUESTS = 8;

export function ActionBar(): ReactNode {
  const startMode = useSetAtom(startModeAtom);
  const setDialog = useSetAtom(dialogAtom);
  const largest = useAtomValue(venueAtom)?.guests.max ?? MAX_QUICK_GUESTS;
  return (
    <div className="day-actions">
      <fieldset className="day-walk-in" aria-label={messages.walkInSizes}>
        <Button icon={Footprints} className="day-walk-in-more" onClick={() => setDialog({ type: 'walk_in' })}>
          {messages.walkIn}
        </Button>
        <div className="day-sizes">
          <PartySizes
            most={Math.min(Math.max(largest, 2), MAX_QUICK_GUESTS)}
            onChoose={(guests) => startMode({ type: 'walk_in', guests })}
          />
        </div>
      </fieldset>
      <Button
        icon={CalendarPlus}
        className="day-add"
        aria-label={messages.addReservation}
        title={messages.addReservation}
        onClick={() => setDialog({ type: 'add' })}
      >
        {messages.addReservation}
      </Button>
    </div>
  );
}

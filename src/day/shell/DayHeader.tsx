/** The head of the page: which day it is and what time, how many come, and whether it is up to date. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CloudOff from 'lucide-react/icons/cloud-off';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Radio from 'lucide-react/icons/radio';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { addDays, farthestDate, formatDisplayDate } from '../../domain/booking/time.ts';
import { connectionAtom } from '../state/connection.ts';
import { dateAtom, dayStateAtom, venueTimeAtom } from '../state/day.ts';
import { showDateAtom } from '../live/loading.ts';
import { summaryAtom } from './summary.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { pageLocale } from '../../ui/pageLanguage.ts';
import { messages } from '../messages.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

/** `name` is the venue's. */
export function DayHeader({ name }: { readonly name: string }): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  return (
    <header className="day-header">
      <h1 className="ui-visually-hidden">{`${messages.day} · ${name}`}</h1>
      <DayPicker />
      <Summary />
      <div className="day-header-end">
        <Clock />
        <ConnectionState />
        <IconButton label={messages.menu} icon={EllipsisVertical} onClick={() => setDialog({ type: 'menu' })} />
      </div>
    </header>
  );
}

function DayPicker(): ReactNode {
  const date = useAtomValue(dateAtom);
  const today = useAtomValue(venueTimeAtom)?.date;
  const showDate = useSetAtom(showDateAtom);
  const last = today === undefined ? undefined : farthestDate(today);
  if (date === undefined) return <div className="day-picker" aria-busy="true" />;
  return (
    <fieldset className="day-picker" aria-label={messages.date}>
      <IconButton
        label={messages.previousDay}
        icon={ChevronLeft}
        className="day-flips"
        onClick={() => showDate(addDays(date, -1))}
      />
      <span className="day-date">
        <span aria-hidden>
          {formatDisplayDate(date, pageLocale(), { weekday: 'short', day: 'numeric', month: 'short' })}
        </span>
        <input
          type="date"
          aria-label={messages.date}
          value={date}
          max={last}
          onClick={({ currentTarget }) => {
            // The native picker opens wherever the date is pressed.
            if ('showPicker' in currentTarget) currentTarget.showPicker();
          }}
          onChange={({ target }) => {
            if (target.value !== '' && target.validity.valid) showDate(target.value);
          }}
        />
      </span>
      <IconButton
        label={messages.nextDay}
        icon={ChevronRight}
        className="day-flips"
        disabled={date === last}
        onClick={() => showDate(addDays(date, 1))}
      />
      {today !== undefined && today !== date && <Button onClick={() => showDate(today)}>{messages.today}</Button>}
    </fieldset>
  );
}

/** The venue's time, whatever the device's own. */
function Clock(): ReactNode {
  const time = useAtomValue(venueTimeAtom);
  if (!time) return null;
  return (
    <time className="day-clock day-figures" title={messages.venueTime}>
      {messages.time(time.minutes)}
    </time>
  );
}

function Summary(): ReactNode {
  const { covers, parties, seated } = useAtomValue(summaryAtom);
  const isLoaded = useAtomValue(dayStateAtom) !== undefined;
  if (!isLoaded) return <p className="day-summary" />;
  return (
    <p className="day-summary day-figures">
      <strong>{messages.covers({ count: covers })}</strong>
      <span>{messages.parties({ count: parties })}</span>
      <span>{messages.seatedNow({ seated })}</span>
    </p>
  );
}

const CONNECTION_ICONS = { connecting: LoaderCircle, live: Radio, offline: CloudOff } as const;

function ConnectionState(): ReactNode {
  const connection = useAtomValue(connectionAtom);
  const Icon = CONNECTION_ICONS[connection];
  return (
    <output className="day-connection" data-connection={connection}>
      <Icon aria-hidden size={16} />
      <span>{messages.connection[connection]}</span>
    </output>
  );
}

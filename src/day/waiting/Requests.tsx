/** The requests of parties that are too large to reserve online, of today and later, until somebody answers them. */
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import type { PartyRequest } from '../../domain/day/party.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { isolate } from '../isolate.ts';
import { showDateAtom } from '../live/loading.ts';
import { messages } from '../messages.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { requestsAtom } from './waiting.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

export function Requests(): ReactNode {
  const requests = useAtomValue(requestsAtom);
  const id = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={id} className="day-requests">
      <h3 id={id}>{messages.requests}</h3>
      <ul>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { readonly request: PartyRequest }): ReactNode {
  const showDate = useSetAtom(showDateAtom);
  const setDialog = useSetAtom(dialogAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const { id, revision, date, time, name, guests, phone, email, notes } = request;
  const when = messages.log.when({ date: messages.onDate(date), time: messages.time(time) });
  return (
    <li className="day-waiting-entry" aria-label={[name, messages.guests({ count: guests }), when].join(', ')}>
      <p className="day-card-name">
        <bdi>{name}</bdi>
      </p>
      <p className="day-card-where day-figures">
        <span>{messages.guests({ count: guests })}</span>
        <span>{when}</span>
      </p>
      {notes !== '' && (
        <p className="day-waiting-status">
          <bdi>{notes}</bdi>
        </p>
      )}
      <p className="day-card-where">
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
        <a href={`tel:${phone}`} dir="ltr">
          {phone}
        </a>
      </p>
      <div className="day-waiting-steps">
        <Button
          icon={CalendarPlus}
          kind="primary"
          onClick={() => {
            showDate(date);
            setDialog({ type: 'add', request });
          }}
        >
          {messages.addReservation}
        </Button>
        <IconButton
          label={messages.declineRequest({ name: isolate(name) })}
          icon={X}
          onClick={() => dispatch({ type: 'request_decline', entry: id, revision })}
        />
      </div>
    </li>
  );
}

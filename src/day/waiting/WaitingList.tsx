/** Who waits for a table: since when, what they were told, and what is offered to them. */
import Armchair from 'lucide-react/icons/armchair';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { type WaitingEntry, canBeOffered } from '../../domain/day/party.ts';
import { minuteAtom } from '../state/clock.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { startModeAtom } from '../state/selection.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { Requests } from './Requests.tsx';
import { requestsAtom, waitingAtom } from './waiting.ts';
import './waiting.css';
import { Button, IconButton } from '../../ui/Button.tsx';

const MS_PER_MINUTE = 60_000;

/** Where it has a column of its own. The style sheet has the same. */
const COLUMN = '(min-width: 68rem)';

/** On smaller screens only its head is shown until it is opened. */
export function WaitingList(): ReactNode {
  const entries = useAtomValue(waitingAtom);
  const requests = useAtomValue(requestsAtom).length;
  const setDialog = useSetAtom(dialogAtom);
  const [isOpen, setOpen] = useState(false);
  const hasColumn = useMediaQuery(COLUMN);
  const id = useId();
  const title = (
    <>
      <span className="day-waiting-name">{`${messages.waitingList} `}</span>
      <span className="day-count day-figures">{entries.length}</span>
      {requests > 0 && (
        <>
          <span aria-hidden className="day-count day-requests-count day-figures">
            {requests}
          </span>
          <span className="ui-visually-hidden">{messages.requestCount({ count: requests })}</span>
        </>
      )}
    </>
  );
  return (
    <section className="day-waiting" aria-label={messages.waitingList} data-open={isOpen}>
      <header className="day-waiting-head">
        {hasColumn ? (
          <h2 className="day-waiting-title">{title}</h2>
        ) : (
          <button
            type="button"
            className="day-waiting-toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden size={18} />
            {title}
          </button>
        )}
        <IconButton label={messages.putOnWaitingList} icon={UserPlus} onClick={() => setDialog({ type: 'wait_add' })} />
      </header>
      <div id={id} className="day-waiting-body">
        <Requests />
        {entries.length === 0 && <p className="day-muted">{messages.nobodyWaits}</p>}
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Entry({ entry }: { readonly entry: WaitingEntry }): ReactNode {
  const now = useAtomValue(minuteAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const startMode = useSetAtom(startModeAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const { id, revision, name, guests, quotedMinutes, joinedAt, state, offer } = entry;
  const waited = Math.max(0, Math.floor((now - joinedAt) / MS_PER_MINUTE));
  const status =
    offer && (state === 'offered' || state === 'accepted')
      ? messages.offers[state]({
          tables: nameTables(offer.tables),
          minutes: messages.minutes({ value: Math.max(0, Math.ceil((offer.until - now) / MS_PER_MINUTE)) }),
        })
      : messages.waitingStates[state];
  return (
    <li
      className="day-waiting-entry"
      aria-label={[
        name,
        messages.guests({ count: guests }),
        messages.waited({ minutes: waited, quoted: quotedMinutes }),
        status,
      ].join(', ')}
      data-over={waited > quotedMinutes}
      data-state={state}
    >
      <p className="day-card-name">
        <bdi>{name}</bdi>
      </p>
      <p className="day-card-where day-figures">
        <span>{messages.guests({ count: guests })}</span>
        <span>{messages.waited({ minutes: waited, quoted: quotedMinutes })}</span>
      </p>
      {state !== 'waiting' && <p className="day-waiting-status">{status}</p>}
      {id > 0 && (
        <div className="day-waiting-steps">
          <Button
            icon={Armchair}
            kind="primary"
            onClick={() =>
              offer && state === 'accepted'
                ? dispatch({ type: 'wait_seat', entry: id, revision, tables: offer.tables })
                : startMode({ type: 'wait_seat', entry: id })
            }
          >
            {messages.nextSteps.seat}
          </Button>
          {canBeOffered(entry) && state !== 'offered' && state !== 'accepted' && (
            <Button icon={MailQuestion} onClick={() => startMode({ type: 'wait_offer', entry: id })}>
              {messages.offerTable}
            </Button>
          )}
          <IconButton
            label={messages.waitingLeft({ name: isolate(name) })}
            icon={X}
            onClick={() => dispatch({ type: 'wait_leave', entry: id, revision })}
          />
        </div>
      )}
    </li>
  );
}

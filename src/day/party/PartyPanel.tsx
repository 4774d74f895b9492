/** Everything about the selected party, and every step that it allows. */
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Ban from 'lucide-react/icons/ban';
import CalendarX from 'lucide-react/icons/calendar-x';
import CheckCheck from 'lucide-react/icons/check-check';
import Combine from 'lucide-react/icons/combine';
import Mail from 'lucide-react/icons/mail';
import MailPlus from 'lucide-react/icons/mail-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import UserX from 'lucide-react/icons/user-x';
import X from 'lucide-react/icons/x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isKnownAgain } from '../../domain/day/guestTags.ts';
import { hasOccupancy, occupancyOf } from '../../domain/booking/occupancy.ts';
import type { Party } from '../../domain/day/party.ts';
import { endingAt, heldFrom, isAwaited } from '../../domain/day/visit.ts';
import { MINUTES_PER_DAY } from '../../domain/plan/timeOfDay.ts';
import { minuteAtom } from '../state/clock.ts';
import { dayStateAtom, pendingPartiesAtom, venueAtom } from '../state/day.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { partyName, partyTimes, stateWords } from '../state/partyWords.ts';
import { movingPartyAtom, selectPartyAtom, selectedPartyAtom, startModeAtom } from '../state/selection.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { undecidedAtom } from '../state/undecided.ts';
import { CheckField, NumberStepper, TextField, TimeField } from '../controls/Fields.tsx';
import { useEscape } from '../controls/useEscape.ts';
import { messages } from '../messages.ts';
import { Guest } from './Guest.tsx';
import { KeepButton } from './KeepButton.tsx';
import { TagMarks } from './TagMarks.tsx';
import { WaitingMails } from './WaitingMails.tsx';
import { StateMark } from './StateMark.tsx';
import { nextSteps, setStatusAtom, takeStepAtom } from './nextStep.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

const MAX_NOTE_LENGTH = 1_000;

export function PartyPanel(): ReactNode {
  const party = useAtomValue(selectedPartyAtom);
  return party ? <Panel key={party.id} party={party} /> : null;
}

function Panel({ party }: { readonly party: Party }): ReactNode {
  const venue = useAtomValue(venueAtom);
  const now = useAtomValue(minuteAtom);
  const isPending = useAtomValue(pendingPartiesAtom).has(party.id);
  const reason = useAtomValue(undecidedAtom).get(party.id);
  const nameTables = useAtomValue(nameTablesAtom);
  const select = useSetAtom(selectPartyAtom);
  const movingId = useAtomValue(movingPartyAtom)?.id;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const close = (): void => {
    select(undefined);
    focusParty(party);
  };
  useEscape(close, panel);
  if (!venue) return null;
  const times = partyTimes(party, venue, now);
  const name = partyName(party);
  const isByDays = occupancyOf(venue, party.tables[0] ?? '') === 'days';
  const until = party.stay === null || isByDays ? undefined : party.time + party.stay;
  return (
    <section
      ref={panel}
      className="day-party"
      data-covers-plan="side"
      data-moving={movingId === party.id}
      aria-label={messages.party}
    >
      <header className="day-party-head">
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <IconButton label={messages.close} icon={X} onClick={close} />
        <p className="day-party-facts day-figures">
          <span>{messages.guests({ count: party.guests })}</span>
          <span>
            {until === undefined
              ? messages.time(party.time)
              : messages.span({ from: messages.time(party.time), until: messages.time(until) })}
          </span>
          <bdi>{party.tables.length === 0 ? messages.noTable : nameTables(party.tables)}</bdi>
          {party.dayOfStay && <span>{messages.dayOfStay(party.dayOfStay)}</span>}
        </p>
        <p className="day-card-state">
          <StateMark state={times.state} words={stateWords(party, times)} />
          <TagMarks tags={party.tags} />
          {times.holdMinutes !== undefined && (
            <span className="day-card-hold">
              {times.holdMinutes > 0 ? messages.holdLeft({ minutes: times.holdMinutes }) : messages.holdOver}
            </span>
          )}
          {reason && <span className="day-card-hold">{messages.notCovered[reason]}</span>}
          {isPending && <span className="day-card-pending">{messages.pending}</span>}
        </p>
      </header>
      <WaitingMails party={party} />
      {party.id > 0 && (
        <Steps
          party={party}
          isLate={times.state === 'late'}
          isUndecided={reason !== undefined}
          hasEnded={times.hasEnded}
        />
      )}
      <Contacts party={party} />
      {party.id > 0 && party.phone !== '' && <Consent party={party} />}
      {party.notes !== '' && (
        <div className="day-party-note">
          <h3>{messages.guestNotes}</h3>
          <p>
            <bdi>{party.notes}</bdi>
          </p>
        </div>
      )}
      {party.id > 0 && <StaffNote party={party} />}
      {party.id > 0 && isKnownAgain(party) && <Guest party={party} />}
      <p className="day-party-source">
        <span>{messages.source[party.source]}</span>
        {party.code !== '' && (
          <>
            <span>{` · ${messages.code} `}</span>
            <span className="day-figures" translate="no">
              {party.code}
            </span>
          </>
        )}
      </p>
    </section>
  );
}

/** Focuses a party in the view that is shown: its card, its bar, or its table on the plan. */
function focusParty({ id, tables: [table = ''] }: Party): void {
  const places = [`[data-party="${id}"] button`, `button[data-party="${id}"]`, `[data-key="${CSS.escape(table)}"]`];
  document.querySelector<HTMLElement>(`.day-panel:not([inert]) :is(${places.join(', ')})`)?.focus();
}

type StepsProps = {
  readonly party: Party;
  readonly isLate: boolean;
  readonly isUndecided: boolean;
  readonly hasEnded: boolean;
};

function Steps({ party, isLate, isUndecided, hasEnded }: StepsProps): ReactNode {
  const takeStep = useSetAtom(takeStepAtom);
  const setStatus = useSetAtom(setStatusAtom);
  const startMode = useSetAtom(startModeAtom);
  const setDialog = useSetAtom(dialogAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const venue = useAtomValue(venueAtom);
  const { id, status, cancelled, guests, arrived, dayOfStay } = party;
  const steps = isUndecided ? [] : nextSteps(party, hasEnded);
  const isExpected = !cancelled && (status === 'reserved' || status === 'confirmed');
  /** The day has ended by itself, and nobody has marked what became of the party. */
  const isUnmarked = !cancelled && hasEnded && status === 'left' && party.seatedAt === null && party.leftAt === null;
  const isActive = !cancelled && status !== 'left' && status !== 'no_show';
  return (
    <>
      <div className="day-party-steps">
        {isUndecided && <KeepButton party={party} />}
        {steps.map((step, index) => (
          <Button
            // The focus stays on the first one as steps follow one another.
            key={index}
            kind={index === 0 ? 'primary' : undefined}
            onClick={() => takeStep(party, step)}
          >
            {messages.nextSteps[step]}
          </Button>
        ))}
        {isActive && (
          <>
            <Button icon={ArrowRightLeft} onClick={() => startMode({ type: 'move', party: id })}>
              {messages.move}
            </Button>
            {party.tables.length > 0 && (
              <Button icon={Combine} onClick={() => startMode({ type: 'join', party: id })}>
                {messages.join}
              </Button>
            )}
          </>
        )}
        {(isExpected || isUnmarked) && (
          <Button icon={UserX} onClick={() => setStatus(party, 'no_show')}>
            {isLate ? messages.freeTable : messages.noShow}
          </Button>
        )}
        {isExpected && status === 'reserved' && (
          <Button icon={CheckCheck} onClick={() => setStatus(party, 'confirmed')}>
            {messages.confirm}
          </Button>
        )}
        {!cancelled && (
          <Button icon={Pencil} onClick={() => setDialog({ type: 'edit', party: id })}>
            {messages.edit}
          </Button>
        )}
        {isActive && status !== 'seated' && (
          <Button icon={Ban} onClick={() => setDialog({ type: 'cancel', party: id })}>
            {dayOfStay ? messages.cancelStay.day : messages.cancelReservation}
          </Button>
        )}
        {isActive && status !== 'seated' && dayOfStay && dayOfStay.day < dayOfStay.days && (
          <Button icon={CalendarX} onClick={() => setDialog({ type: 'cancel', party: id, rest: true })}>
            {messages.cancelStay.rest}
          </Button>
        )}
      </div>
      {isActive && venue && hasOccupancy(venue, 'stay') && (
        <TimeField
          label={messages.until}
          value={party.stay === null ? MINUTES_PER_DAY : party.time + party.stay}
          after={heldFrom(party, venue.timeZone)}
          onChange={(end) => {
            const { revision } = party;
            const { time, stay } = endingAt(party, end, venue.timeZone);
            dispatch({ type: 'edit', party: id, revision, stay, ...(time === party.time ? {} : { time }) });
          }}
        />
      )}
      {(isExpected || status === 'arrived') && guests > 1 && !cancelled && (
        <NumberStepper
          label={messages.arrivedCount}
          value={arrived}
          min={0}
          max={guests}
          onChange={(count) => {
            if (count === 0) setStatus(party, 'reserved');
            else setStatus(party, 'arrived', count);
          }}
        />
      )}
    </>
  );
}

function Contacts({ party }: { readonly party: Party }): ReactNode {
  const { id, revision, cancelled, phone, email, whatsApp, messageError } = party;
  const dispatch = useSetAtom(dispatchActionAtom);
  const waits = useAtomValue(dayStateAtom)?.mails.some((mail) => mail.party === id) ?? false;
  if (phone === '' && email === '') return null;
  return (
    <p className="day-party-contacts">
      {phone !== '' && (
        <a className="ui-button" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label={messages.call({ phone })}>
          <Phone aria-hidden size={18} />
          <bdi className="day-figures">{phone}</bdi>
        </a>
      )}
      {whatsApp !== undefined && (
        <a className="ui-button" href={whatsApp} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden size={18} />
          <span>{messages.whatsApp}</span>
        </a>
      )}
      {email !== '' && (
        <a
          className="ui-button"
          href={`mailto:${encodeURIComponent(email)}`}
          aria-label={messages.mail({ address: email })}
        >
          <Mail aria-hidden size={18} />
          <bdi>{email}</bdi>
        </a>
      )}
      {email !== '' && id > 0 && !waits && (cancelled || isAwaited(party)) && (
        <Button icon={MailPlus} onClick={() => dispatch({ type: 'send_again', party: id, revision })}>
          {messages.sendAgain}
        </Button>
      )}
      {messageError !== undefined && (
        <span className="day-card-hold">{messages.messageNotSent({ reason: messageError })}</span>
      )}
    </p>
  );
}

/** Whether the guest agrees to messages, where the host sends some. */
function Consent({ party }: { readonly party: Party }): ReactNode {
  const hasMessenger = useAtomValue(dayStateAtom)?.hasMessenger;
  const dispatch = useSetAtom(dispatchActionAtom);
  const { id, revision, cancelled, messages: agrees = false } = party;
  if (!hasMessenger || cancelled) return null;
  return (
    <CheckField
      label={messages.messagesConsent}
      checked={agrees}
      onChange={(checked) => dispatch({ type: 'edit', party: id, revision, messages: checked })}
    />
  );
}

function StaffNote({ party }: { readonly party: Party }): ReactNode {
  const dispatch = useSetAtom(dispatchActionAtom);
  const [draft, setDraft] = useState<string>();
  const save = (): void => {
    if (draft === undefined || draft.trim() === party.staffNote) return;
    dispatch({ type: 'edit', party: party.id, revision: party.revision, staffNote: draft.trim() });
    setDraft(undefined);
  };
  return (
    <form
      className="day-staff-note"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={messages.staffNote}
        isLong
        maxLength={MAX_NOTE_LENGTH}
        value={draft ?? party.staffNote}
        onChange={setDraft}
      />
      {draft !== undefined && draft.trim() !== party.staffNote && <Button type="submit">{messages.save}</Button>}
    </form>
  );
}

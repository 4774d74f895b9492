/**
 * What everybody should know of the day: its note, a pause of online reservations, that the connection is lost, and
 * guests who are still at the tables of others or come when the venue is closed.
 */
import CalendarOff from 'lucide-react/icons/calendar-off';
import CirclePause from 'lucide-react/icons/circle-pause';
import CloudOff from 'lucide-react/icons/cloud-off';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useAtomValue, useSetAtom } from 'jotai';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useMemo, useState } from 'react';
import { zonedTime } from '../../domain/booking/time.ts';
import type { Party } from '../../domain/day/party.ts';
import { findBookedTwice } from '../../domain/day/bookedTwice.ts';
import { findOverstays } from '../../domain/day/overstay.ts';
import { takeStepAtom } from '../party/nextStep.ts';
import { partyName } from '../state/partyWords.ts';
import { selectPartyAtom, startModeAtom } from '../state/selection.ts';
import { nameTablesAtom } from '../state/tables.ts';
import { minuteAtom } from '../state/clock.ts';
import { connectionAtom } from '../state/connection.ts';
import { dayStateAtom, partiesAtom } from '../state/day.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { loadDayAtom } from '../live/loading.ts';
import { dispatchActionAtom, waitingStepsAtom } from '../state/steps.ts';
import { undecidedAtom } from '../state/undecided.ts';
import { TextField } from '../controls/Fields.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';

const MAX_NOTE_LENGTH = 2_000;
/** The plan needs its room. Others follow when these are settled. */
const MAX_OVERSTAYS = 2;
const MAX_UNDECIDED = 3;
const MAX_BOOKED_TWICE = 2;

export function Notes(): ReactNode {
  const state = useAtomValue(dayStateAtom);
  const now = useAtomValue(minuteAtom);
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  const waiting = useAtomValue(waitingStepsAtom);
  const setDialog = useSetAtom(dialogAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const load = useSetAtom(loadDayAtom);
  const pausedUntil = state?.pausedUntil ?? 0;
  return (
    <div className="day-notes">
      {isOffline && state && (
        <div className="day-note day-note-offline" role="alert">
          <CloudOff aria-hidden size={18} />
          <p>
            <span>{messages.offlineHint}</span>
            {waiting > 0 && <strong>{` ${messages.waitingSteps({ count: waiting })}`}</strong>}
          </p>
          <Button onClick={() => void load()}>{messages.retry}</Button>
        </div>
      )}
      <Undecided />
      <Overstays />
      <BookedTwice />
      {state && pausedUntil > now && (
        <div className="day-note">
          <CirclePause aria-hidden size={18} />
          <p>{messages.pausedUntil({ time: messages.time(zonedTime(pausedUntil, state.venue.timeZone).minutes) })}</p>
          <Button onClick={() => dispatch({ type: 'pause', until: null })}>{messages.resume}</Button>
        </div>
      )}
      {state && state.note !== '' && (
        <button type="button" className="day-note day-note-text" onClick={() => setDialog({ type: 'note' })}>
          <StickyNote aria-hidden size={18} />
          <span className="ui-visually-hidden">{`${messages.note}: `}</span>
          <bdi>{state.note}</bdi>
        </button>
      )}
    </div>
  );
}

/** Parties that were reserved before the venue changed its hours or closed their area. They are decided about one by one. */
function Undecided(): ReactNode {
  const undecided = useAtomValue(undecidedAtom);
  const parties = useAtomValue(partiesAtom);
  const select = useSetAtom(selectPartyAtom);
  const [first] = undecided;
  if (!first) return null;
  const words = {
    closed: messages.closedButExpected,
    outside_hours: messages.outsideButExpected,
    area_closed: messages.areaClosedButExpected,
  }[first[1]];
  return (
    <div className="day-note day-note-warning">
      <CalendarOff aria-hidden size={18} />
      <output>{words({ count: undecided.size })}</output>
      <div>
        {[...undecided.keys()].slice(0, MAX_UNDECIDED).map((id) => (
          <Button key={id} onClick={() => select(id)}>
            <bdi>{partyName(parties.get(id) ?? { name: '' })}</bdi>
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Guests who stay longer than promised at tables that others have reserved for now: who moves, and where? */
function Overstays(): ReactNode {
  const state = useAtomValue(dayStateAtom);
  const now = useAtomValue(minuteAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const takeStep = useSetAtom(takeStepAtom);
  const startMode = useSetAtom(startModeAtom);
  const overstays = useMemo(() => (state ? findOverstays(state.parties, state.venue, now) : []), [state, now]);
  const nameOf = (party: Party): string => isolate(partyName(party));
  return overstays.slice(0, MAX_OVERSTAYS).map(({ sitting, next, tables }) => (
    <div key={`${sitting.id} ${next.id}`} className="day-note day-note-warning">
      <TriangleAlert aria-hidden size={18} />
      <output>
        {messages.overstay({
          tables: nameTables(tables),
          sitting: nameOf(sitting),
          next: nameOf(next),
          time: messages.time(next.time),
        })}
      </output>
      <div>
        <Button onClick={() => takeStep(sitting, 'leave')}>{messages.hasLeft({ name: nameOf(sitting) })}</Button>
        <Button onClick={() => startMode({ type: 'move', party: next.id })}>
          {messages.moveParty({ name: nameOf(next) })}
        </Button>
      </div>
    </div>
  ));
}

/** Parties that collide since the plan or the settings have changed: one of them moves. */
function BookedTwice(): ReactNode {
  const state = useAtomValue(dayStateAtom);
  const nameTables = useAtomValue(nameTablesAtom);
  const startMode = useSetAtom(startModeAtom);
  const found = useMemo(() => (state ? findBookedTwice(state, state.venue) : []), [state]);
  return found.slice(0, MAX_BOOKED_TWICE).map(({ party, other, tables }) => {
    const isBlock = 'reason' in other;
    const name = isolate(partyName(party));
    const otherName = isBlock ? other.reason || messages.states.blocked : partyName(other);
    return (
      <div key={`${party.id} ${other.id}`} className="day-note day-note-warning">
        <TriangleAlert aria-hidden size={18} />
        <output>{messages.bookedTwice({ tables: nameTables(tables), party: name, other: isolate(otherName) })}</output>
        <div>
          <Button onClick={() => startMode({ type: 'move', party: party.id })}>{messages.moveParty({ name })}</Button>
          {!isBlock && (
            <Button onClick={() => startMode({ type: 'move', party: other.id })}>
              {messages.moveParty({ name: isolate(otherName) })}
            </Button>
          )}
        </div>
      </div>
    );
  });
}

export function NoteDialog(): ReactNode {
  const note = useAtomValue(dayStateAtom)?.note ?? '';
  const [text, setText] = useState(note);
  const setDialog = useSetAtom(dialogAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const submit = (): void => {
    setDialog(undefined);
    if (text.trim() !== note) dispatch({ type: 'note', text: text.trim() });
  };
  return (
    <FormDialog title={messages.note} submitLabel={messages.save} onSubmit={submit}>
      <TextField label={messages.note} isLong maxLength={MAX_NOTE_LENGTH} value={text} onChange={setText} />
      <p className="day-muted">{messages.noteHint}</p>
    </FormDialog>
  );
}

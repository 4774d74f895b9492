/** Adds a reservation, or changes one. Name and size are enough; the table is chosen on the plan afterwards. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { DayState } from '../../api/day/dayContract.ts';
import { SLOT_STEP_MINUTES, hoursOn } from '../../domain/booking/bookingCalendar.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import type { Party, PartyRequest } from '../../domain/day/party.ts';
import { isAwaited } from '../../domain/day/visit.ts';
import { MAX_SEATS } from '../../domain/plan/limits.ts';
import { minuteAtom } from '../state/clock.ts';
import { dayStateAtom } from '../state/day.ts';
import { type DayDialog, dialogAtom } from '../controls/dialogs.ts';
import { startModeAtom } from '../state/selection.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { CheckField, NumberStepper, TextField, TimeField } from '../controls/Fields.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import { messages } from '../messages.ts';

const LIMITS = { name: 200, phone: 40, email: 254, notes: 1_000 } as const;
const DEFAULT_GUESTS = 2;

export function ReservationDialog({ dialog }: { readonly dialog: DayDialog }): ReactNode {
  const state = useAtomValue(dayStateAtom);
  const now = useAtomValue(minuteAtom);
  const party = dialog.type === 'edit' ? state?.parties.find(({ id }) => id === dialog.party) : undefined;
  const request = dialog.type === 'add' ? dialog.request : undefined;
  if (!state || (dialog.type === 'edit' && !party)) return null;
  // The day of the request is still loading.
  if (request && request.date !== state.date) return null;
  return <ReservationForm state={state} party={party} request={request} now={now} />;
}

type ReservationFormProps = {
  readonly state: DayState;
  /** The one to change; undefined for a new one. */
  readonly party: Party | undefined;
  /** The one that a new reservation answers. */
  readonly request: PartyRequest | undefined;
  readonly now: number;
};

function ReservationForm({ state, party, request, now }: ReservationFormProps): ReactNode {
  const { venue } = state;
  const setDialog = useSetAtom(dialogAtom);
  const startMode = useSetAtom(startModeAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  // The party may change while the form is open: the host then tells, since the form keeps the revision that it saw.
  const [seen] = useState(party);
  const known = party ?? request;
  const [fields, setFields] = useState({
    name: known?.name ?? '',
    date: known?.date ?? state.date,
    guests: known?.guests ?? Math.max(DEFAULT_GUESTS, venue.guests.min),
    time: known?.time ?? nextSlot(state, now),
    phone: known?.phone ?? '',
    email: known?.email ?? '',
    messages: party?.messages ?? false,
    notes: request?.notes ?? '',
  });
  const change = (changes: Partial<typeof fields>): void => setFields({ ...fields, ...changes });
  const canAgree = state.hasMessenger === true && fields.phone.trim() !== '';
  const title = seen ? messages.edit : messages.addReservation;
  const submit = (): void => {
    const entered = {
      name: fields.name.trim(),
      guests: fields.guests,
      time: fields.time,
      phone: fields.phone.trim(),
      email: fields.email.trim(),
      ...(canAgree ? { messages: fields.messages } : {}),
    };
    setDialog(undefined);
    if (seen) {
      const changes = Object.fromEntries(
        Object.entries(entered).filter(([name, value]) => value !== (seen[name as keyof typeof entered] ?? false)),
      );
      // The host offers others if somebody has them there.
      const move = fields.date === seen.date ? {} : { date: fields.date, tables: seen.tables };
      if (Object.keys({ ...changes, ...move }).length > 0)
        dispatch({ type: 'edit', party: seen.id, revision: seen.revision, ...changes, ...move });
      return;
    }
    const answered = request ? { request: { entry: request.id, revision: request.revision } } : {};
    startMode({ type: 'add', reservation: { ...entered, notes: fields.notes.trim(), ...answered } });
  };
  return (
    <FormDialog title={title} submitLabel={seen ? messages.save : messages.chooseTable} onSubmit={submit}>
      <TextField
        label={messages.name}
        required={seen?.source !== 'walk_in'}
        isFirst
        enterKeyHint="next"
        maxLength={LIMITS.name}
        value={fields.name}
        onChange={(name) => change({ name })}
      />
      {seen && isAwaited(seen) && (
        <TextField
          label={messages.date}
          type="date"
          required
          min={zonedTime(now, venue.timeZone).date}
          value={fields.date}
          onChange={(date) => change({ date })}
        />
      )}
      <div className="day-form-row">
        <NumberStepper
          label={messages.guestCount}
          value={fields.guests}
          min={1}
          max={MAX_SEATS}
          onChange={(guests) => change({ guests })}
        />
        <TimeField label={messages.timeOfDay} value={fields.time} onChange={(time) => change({ time })} />
      </div>
      <div className="day-form-row">
        <TextField
          label={messages.phone}
          type="tel"
          maxLength={LIMITS.phone}
          value={fields.phone}
          onChange={(phone) => change({ phone })}
        />
        <TextField
          label={messages.email}
          type="email"
          maxLength={LIMITS.email}
          value={fields.email}
          onChange={(email) => change({ email })}
        />
      </div>
      {canAgree && (
        <CheckField
          label={messages.messagesConsent}
          checked={fields.messages}
          onChange={(agrees) => change({ messages: agrees })}
        />
      )}
      {!seen && (
        <TextField
          label={messages.notes}
          isLong
          maxLength={LIMITS.notes}
          value={fields.notes}
          onChange={(notes) => change({ notes })}
        />
      )}
    </FormDialog>
  );
}

/** Returns the next slot of the venue's hours on the date that is shown. */
function nextSlot({ date, venue }: DayState, now: number): number {
  const hours = hoursOn(venue.opening, date);
  const today = zonedTime(now, venue.timeZone);
  if (today.date !== date) return hours.first;
  const next = Math.ceil(today.minutes / SLOT_STEP_MINUTES) * SLOT_STEP_MINUTES;
  return Math.min(Math.max(next, hours.first), hours.last);
}

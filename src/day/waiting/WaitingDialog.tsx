/** Puts a party on the waiting list, with the time that it is told. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { MAX_SEATS } from '../../domain/plan/limits.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { dayStateAtom } from '../state/day.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { CheckField, NumberStepper, TextField } from '../controls/Fields.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import { messages } from '../messages.ts';
import { quoteAtom } from './waiting.ts';

const LIMITS = { name: 200, phone: 40, email: 254 } as const;
const DEFAULT_GUESTS = 2;
/** The quoted time grows and shrinks in steps, as nobody is told 17 minutes. */
const QUOTES_MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;

export function WaitingDialog(): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const quote = useAtomValue(quoteAtom);
  const [name, setName] = useState('');
  const [guests, setGuests] = useState(DEFAULT_GUESTS);
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [agrees, setAgrees] = useState(false);
  const canAgree = useAtomValue(dayStateAtom)?.hasMessenger && phone.trim() !== '';
  const [chosen, setChosen] = useState<number>();
  const quotes = useId();
  const foreseen = quote(guests);
  const quotedMinutes = chosen ?? QUOTES_MINUTES.find((minutes) => minutes >= (foreseen ?? Infinity));
  const submit = (): void => {
    if (quotedMinutes === undefined) return;
    setDialog(undefined);
    dispatch({
      type: 'wait_add',
      name: name.trim(),
      guests,
      phone: phone.trim(),
      email: email.trim(),
      ...(canAgree ? { messages: agrees } : {}),
      quotedMinutes,
    });
  };
  return (
    <FormDialog title={messages.putOnWaitingList} submitLabel={messages.putOnWaitingList} onSubmit={submit}>
      <TextField label={messages.name} required isFirst maxLength={LIMITS.name} value={name} onChange={setName} />
      <NumberStepper label={messages.guestCount} value={guests} min={1} max={MAX_SEATS} onChange={setGuests} />
      <fieldset className="day-quotes">
        <legend>{messages.quotedTime}</legend>
        {QUOTES_MINUTES.map((minutes) => (
          <label key={minutes} className="day-choice day-figures">
            <input
              type="radio"
              name={quotes}
              required
              checked={minutes === quotedMinutes}
              onChange={() => setChosen(minutes)}
            />
            <span>{messages.minutes({ value: minutes })}</span>
          </label>
        ))}
        <p className="day-muted" aria-live="polite">
          {foreseen === undefined ? messages.quoteUnknown : messages.quoteForeseen({ minutes: foreseen })}
        </p>
      </fieldset>
      <div className="day-form-row">
        <TextField label={messages.phone} type="tel" maxLength={LIMITS.phone} value={phone} onChange={setPhone} />
        <TextField label={messages.email} type="email" maxLength={LIMITS.email} value={email} onChange={setEmail} />
      </div>
      {canAgree && <CheckField label={messages.messagesConsent} checked={agrees} onChange={setAgrees} />}
    </FormDialog>
  );
}

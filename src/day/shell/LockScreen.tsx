/** Hides the day until somebody enters the PIN of this tab, or signs in again. */
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PIN_PATTERN, hasPinAtom, unlockAtom } from '../live/lock.ts';
import { pageAtom } from '../state/page.ts';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';

export function LockScreen(): ReactNode {
  const { name } = useAtomValue(pageAtom);
  const hasPin = useAtomValue(hasPinAtom);
  return (
    <main className="day-closed">
      <p className="day-closed-venue">
        <bdi>{name}</bdi>
      </p>
      <LockKeyhole aria-hidden size={40} />
      <h1>{messages.locked}</h1>
      {hasPin ? <Unlock /> : <p aria-busy="true">{messages.endingSession}</p>}
    </main>
  );
}

function Unlock(): ReactNode {
  const unlock = useSetAtom(unlockAtom);
  const [pin, setPin] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (unlock(pin)) return;
    setPin('');
    setWrong(true);
  };
  return (
    <form className="day-unlock" onSubmit={submit}>
      <PinField label={messages.pin} value={pin} isWrong={isWrong} onChange={setPin} />
      <p role="alert">{isWrong && messages.wrongPin}</p>
      <Button kind="primary" type="submit">
        {messages.unlock}
      </Button>
    </form>
  );
}

type PinFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly isWrong?: boolean;
  onChange(pin: string): void;
};

/** Four to eight digits, typed on the large keys of a phone. */
export function PinField({ label, value, isWrong = false, onChange }: PinFieldProps): ReactNode {
  return (
    <label className="day-field">
      <span>{label}</span>
      <input
        ref={focusOnOpen}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        pattern={PIN_PATTERN.source}
        maxLength={8}
        required
        aria-invalid={isWrong}
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
      />
    </label>
  );
}

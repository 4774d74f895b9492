/** Chooses the PIN that unlocks this tab, and locks it. */
import { useSetAtom } from 'jotai';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { choosePinAtom, lockAtom } from '../live/lock.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from '../messages.ts';
import { PinField } from './LockScreen.tsx';

export function LockDialog(): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const choosePin = useSetAtom(choosePinAtom);
  const lock = useSetAtom(lockAtom);
  const [pin, setPin] = useState('');
  const formId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDialog(undefined);
    choosePin(pin);
    lock();
  };
  return (
    <Dialog
      title={messages.choosePin}
      className="day-dialog"
      closeLabel={messages.close}
      onClose={() => setDialog(undefined)}
      actions={
        <button type="submit" form={formId} className="day-button day-primary">
          {messages.lockNow}
        </button>
      }
    >
      <form id={formId} className="day-form" onSubmit={submit}>
        <PinField label={messages.newPin} value={pin} onChange={setPin} />
        <p className="day-muted">{messages.pinHint}</p>
      </form>
    </Dialog>
  );
}

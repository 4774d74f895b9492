/** Chooses the PIN that unlocks this tab, and locks it. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { choosePinAtom, lockAtom } from '../live/lock.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { FormDialog } from '../controls/FormDialog.tsx';
import { messages } from '../messages.ts';
import { PinField } from './LockScreen.tsx';

export function LockDialog(): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const choosePin = useSetAtom(choosePinAtom);
  const lock = useSetAtom(lockAtom);
  const [pin, setPin] = useState('');
  const submit = (): void => {
    setDialog(undefined);
    choosePin(pin);
    lock();
  };
  return (
    <FormDialog title={messages.choosePin} submitLabel={messages.lockNow} onSubmit={submit}>
      <PinField label={messages.newPin} value={pin} onChange={setPin} />
      <p className="day-muted">{messages.pinHint}</p>
    </FormDialog>
  );
}

/** Guests who walk in and are more than the quick buttons offer, or give their name. Without a table they can wait. */
import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { MAX_SEATS } from '../../domain/plan/limits.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { startModeAtom } from '../state/selection.ts';
import { NumberStepper, TextField } from '../controls/Fields.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import { messages } from '../messages.ts';

const MAX_NAME_LENGTH = 200;
const DEFAULT_GUESTS = 2;

export function WalkInDialog(): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const startMode = useSetAtom(startModeAtom);
  const [guests, setGuests] = useState(DEFAULT_GUESTS);
  const [name, setName] = useState('');
  const submit = (): void => {
    setDialog(undefined);
    startMode({ type: 'walk_in', guests, name: name.trim() });
  };
  return (
    <FormDialog
      title={messages.walkIn}
      submitLabel={messages.chooseTable}
      other={{ label: messages.putOnWaitingList, onPress: () => setDialog({ type: 'wait_add' }) }}
      onSubmit={submit}
    >
      <NumberStepper label={messages.guestCount} value={guests} min={1} max={MAX_SEATS} onChange={setGuests} />
      <TextField label={messages.nameOptional} maxLength={MAX_NAME_LENGTH} value={name} onChange={setName} />
    </FormDialog>
  );
}

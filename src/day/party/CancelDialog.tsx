/** Asks before a reservation is canceled, and whether the guest is told. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { partiesAtom } from '../state/day.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { CheckField } from '../controls/Fields.tsx';
import { shownPartyLineAtom } from '../state/partyLine.ts';
import { partyName } from '../state/partyWords.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { isolate } from '../isolate.ts';
import { messages } from '../messages.ts';

export function CancelDialog({ id }: { readonly id: number }): ReactNode {
  const party = useAtomValue(partiesAtom).get(id);
  const line = useAtomValue(shownPartyLineAtom);
  const setDialog = useSetAtom(dialogAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const [tell, setTell] = useState(true);
  if (!party) return null;
  const canTell = party.email !== '';
  const close = (): void => setDialog(undefined);
  return (
    <Dialog
      title={messages.cancelQuestion({ name: isolate(partyName(party)) })}
      className="day-dialog"
      onClose={close}
      actions={
        <>
          <button type="button" className="day-button" onClick={close}>
            {messages.keepReservation}
          </button>
          <button
            type="button"
            className="day-button day-danger"
            onClick={() => {
              close();
              dispatch({ type: 'cancel', party: id, revision: party.revision, tell: canTell && tell });
            }}
          >
            {messages.cancelReservation}
          </button>
        </>
      }
    >
      <p>{line(party)}</p>
      {canTell ? (
        <CheckField label={messages.tellGuest} checked={tell} onChange={setTell} />
      ) : (
        <p className="day-muted">{messages.noMailAddress}</p>
      )}
    </Dialog>
  );
}

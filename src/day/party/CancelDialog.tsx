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
import { Button } from '../../ui/Button.tsx';

type Props = {
  readonly id: number;
  /** Whether the later days of the stay are canceled as well. */
  readonly rest: boolean;
};

export function CancelDialog({ id, rest }: Props): ReactNode {
  const party = useAtomValue(partiesAtom).get(id);
  const line = useAtomValue(shownPartyLineAtom);
  const setDialog = useSetAtom(dialogAtom);
  const dispatch = useSetAtom(dispatchActionAtom);
  const [tell, setTell] = useState(true);
  if (!party) return null;
  const canTell = party.email !== '';
  const close = (): void => setDialog(undefined);
  const stay = party.dayOfStay;
  const scope = rest ? 'rest' : stay && 'day';
  return (
    <Dialog
      title={messages.cancelQuestion({ name: isolate(partyName(party)), scope: scope ?? 'all' })}
      className="day-dialog"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{messages.keepReservation}</Button>
          <Button
            kind="danger"
            onClick={() => {
              close();
              const { revision } = party;
              dispatch({ type: 'cancel', party: id, revision, tell: canTell && tell, ...(rest ? { rest } : {}) });
            }}
          >
            {scope ? messages.cancelStay[scope] : messages.cancelReservation}
          </Button>
        </>
      }
    >
      <p>{line(party)}</p>
      {rest && stay && <p>{messages.restDays(stay)}</p>}
      {canTell ? (
        <CheckField label={messages.tellGuest} checked={tell} onChange={setTell} />
      ) : (
        <p className="day-muted">{messages.noMailAddress}</p>
      )}
    </Dialog>
  );
}

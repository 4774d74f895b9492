/** The mails to a guest that are about to be sent because of a step of staff, each with a button that stops it. */
import MailX from 'lucide-react/icons/mail-x';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import type { Party } from '../../domain/day/party.ts';
import { dayStateAtom } from '../state/day.ts';
import { loadDayAtom } from '../live/loading.ts';
import { dispatchActionAtom } from '../state/steps.ts';
import { messages } from '../messages.ts';
import { Button } from '../../ui/Button.tsx';

/** The outbox looks for due mails every other second. */
const SENDING_MS = 5_000;

/** With `mail`, only that one. */
export function WaitingMails({
  party,
  mail,
}: {
  readonly party: Pick<Party, 'id'>;
  readonly mail?: number;
}): ReactNode {
  const mails = useAtomValue(dayStateAtom)?.mails ?? [];
  return mails
    .filter(({ id, party: of }) => of === party.id && (mail === undefined || id === mail))
    .map(({ id, dueIn }) => <WaitingMail key={id} id={id} party={party.id} dueIn={dueIn} />);
}

function WaitingMail({ id, party, dueIn }: { readonly id: number; readonly party: number; readonly dueIn: number }) {
  const dispatch = useSetAtom(dispatchActionAtom);
  const load = useSetAtom(loadDayAtom);
  // Nobody tells the page that a mail has left.
  useEffect(() => {
    const timer = setTimeout(() => void load(), Math.max(0, dueIn) + SENDING_MS);
    return () => clearTimeout(timer);
  }, [dueIn, load]);
  return (
    <p className="day-waiting-mail">
      <span>{messages.mailWaits}</span>
      <Button icon={MailX} onClick={() => dispatch({ type: 'stop_mail', party, mail: id })}>
        {messages.stopMail}
      </Button>
    </p>
  );
}

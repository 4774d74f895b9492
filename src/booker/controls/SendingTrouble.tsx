import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { type SendingTrouble as Trouble, sendingTroubleAtom, stopSendingAtom } from '../reservation/sending.ts';

function textOf(trouble: Trouble): string {
  if (typeof trouble === 'number') return messages.placeInLine({ place: trouble });
  return trouble === 'askingAgain' ? messages.askingAgain : messages.waitingForNetwork;
}

/** Says why a request takes longer, and lets the visitor stop waiting. Mounted empty, so that it is announced. */
export function SendingTrouble(): ReactNode {
  const trouble = useAtomValue(sendingTroubleAtom);
  const stop = useSetAtom(stopSendingAtom);
  return (
    <div className={trouble ? 'booker-notice' : undefined} aria-live="polite">
      {trouble && (
        <p>
          <span>{textOf(trouble)}</span>
          <button type="button" className="booker-secondary-button" onClick={() => stop()}>
            {messages.stopWaiting}
          </button>
        </p>
      )}
    </div>
  );
}

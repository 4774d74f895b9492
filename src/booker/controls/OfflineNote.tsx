import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { isOfflineAtom } from '../page/connection.ts';
import { formErrorAtom } from '../reservation/formErrors.ts';
import { sendingTroubleAtom } from '../reservation/sending.ts';
import './controls.css';

/**
 * Says that the visitor is offline, unless the page says what became of a request because of it. The region is mounted
 * before its text, so that screen readers announce it.
 */
export function OfflineNote(): ReactNode {
  const isOffline = useAtomValue(isOfflineAtom);
  const hasTrouble = useAtomValue(sendingTroubleAtom) !== undefined;
  const hasFailed = useAtomValue(formErrorAtom) !== undefined;
  return (
    <div className="booker-offline" aria-live="polite">
      {isOffline && !hasTrouble && !hasFailed && <p>{messages.offline}</p>}
    </div>
  );
}

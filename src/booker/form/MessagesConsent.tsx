/** Asks whether the visitor wants messages on the telephone besides mails, where the host sends them. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { changeFormAtom, formAtom } from '../reservation/form.ts';

export function MessagesConsent(): ReactNode {
  const { messages: agreed = false } = useAtomValue(formAtom);
  const change = useSetAtom(changeFormAtom);
  return (
    <label className="booker-terms">
      <input
        type="checkbox"
        name="messages"
        checked={agreed}
        onChange={({ target }) => {
          change({ messages: target.checked });
        }}
      />
      <span>{messages.messagesConsent}</span>
    </label>
  );
}

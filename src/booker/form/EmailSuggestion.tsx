/** Asks about a probable typing error in the address, as the mail is the visitor's only proof. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { changeFormAtom, formAtom } from '../reservation/form.ts';
import { suggestEmail } from './suggestEmail.ts';

export function EmailSuggestion(): ReactNode {
  const { email } = useAtomValue(formAtom);
  const change = useSetAtom(changeFormAtom);
  const suggestion = suggestEmail(email);
  return (
    <p className="booker-hint booker-suggestion" aria-live="polite">
      {suggestion !== undefined && (
        <>
          <span>{`${messages.emailSuggestion} `}</span>
          <button type="button" className="booker-link-button" onClick={() => change({ email: suggestion })}>
            {suggestion}
          </button>
          <span>?</span>
        </>
      )}
    </p>
  );
}

/**
 * What a screen reader hears of the choice: one message for whatever the visitor does. A refused tap is an alert, and a
 * table lost to somebody else a notice; of both, nothing is said here.
 */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { termsAtom } from '../reservation/form.ts';
import { announcementAtom } from '../reservation/notices.ts';
import { messages } from '../messages.ts';

/** `missing` is what the button waits for, in words. */
export function SelectionAnnouncer({ missing, busy }: { readonly missing: string; readonly busy: boolean }): ReactNode {
  const done = useAtomValue(announcementAtom);
  const terms = useAtomValue(termsAtom);
  const before = useRef({ turn: done?.id, terms, busy });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = { turn: done?.id, terms, busy };
    if (done && done.id !== was.turn) setSaid(`${done.text} ${missing}`);
    else if (busy && !was.busy) setSaid(messages.sending);
    else if (terms !== was.terms) setSaid(missing);
  }, [done, missing, terms, busy]);
  return (
    <p className="ui-visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}

/**
 * What a screen reader hears of the choice: one message for whatever the visitor does. A refused tap is an alert, and a
 * table lost to somebody else a notice; of both, nothing is said here.
 */
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { termsAtom } from '../atoms/form.ts';
import { doneAtom } from '../atoms/notices.ts';
import { words } from '../words.ts';

/** `missing` is what the button waits for, in words. */
export function Said({ missing, busy }: { readonly missing: string; readonly busy: boolean }): ReactNode {
  const done = useAtomValue(doneAtom);
  const terms = useAtomValue(termsAtom);
  const before = useRef({ turn: done?.turn, terms, busy });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = { turn: done?.turn, terms, busy };
    if (done && done.turn !== was.turn) setSaid(`${done.words} ${missing}`);
    else if (busy && !was.busy) setSaid(words.sending);
    else if (terms !== was.terms) setSaid(missing);
  }, [done, missing, terms, busy]);
  return (
    <p className="unseen" aria-live="polite">
      {said}
    </p>
  );
}

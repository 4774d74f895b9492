import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { termsAtom } from '../reservation/form.ts';
import { announcementAtom, noticeAtom } from '../reservation/notices.ts';

type SelectionAnnouncerProps = {
  /** Why the reservation can't be submitted yet, that it can, or that it is being sent. */
  readonly status: string;
  readonly busy: boolean;
};

/**
 * Announces each action of the visitor once: a selection or release, the terms, the submit. Refused taps are alerts and
 * lost tables are notices; they announce themselves. Nothing is left here that they have made untrue.
 */
export function SelectionAnnouncer({ status, busy }: SelectionAnnouncerProps): ReactNode {
  const announcement = useAtomValue(announcementAtom);
  const notice = useAtomValue(noticeAtom);
  const terms = useAtomValue(termsAtom);
  const previous = useRef({ id: announcement?.id, notice, terms, busy });
  const [message, setMessage] = useState('');
  useEffect(() => {
    const before = previous.current;
    previous.current = { id: announcement?.id, notice, terms, busy };
    if (announcement && announcement.id !== before.id) setMessage(`${announcement.text} ${status}`);
    else if ((busy && !before.busy) || terms !== before.terms) setMessage(status);
    else if ((notice && notice !== before.notice) || (!busy && before.busy)) setMessage('');
  }, [announcement, notice, status, terms, busy]);
  return <LiveRegion message={message} />;
}

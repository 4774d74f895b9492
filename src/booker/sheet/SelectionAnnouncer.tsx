import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { messages } from '../messages.ts';
import { termsAtom } from '../reservation/form.ts';
import { announcementAtom } from '../reservation/notices.ts';

type SelectionAnnouncerProps = {
  /** Why the reservation can't be submitted yet, or that it can. */
  readonly status: string;
  readonly busy: boolean;
};

/**
 * Announces each action of the visitor once: a selection or release, the terms, the submit. Refused taps are alerts and
 * lost tables are notices; they announce themselves.
 */
export function SelectionAnnouncer({ status, busy }: SelectionAnnouncerProps): ReactNode {
  const announcement = useAtomValue(announcementAtom);
  const terms = useAtomValue(termsAtom);
  const previous = useRef({ id: announcement?.id, terms, busy });
  const [message, setMessage] = useState('');
  useEffect(() => {
    const before = previous.current;
    previous.current = { id: announcement?.id, terms, busy };
    if (announcement && announcement.id !== before.id) setMessage(`${announcement.text} ${status}`);
    else if (busy && !before.busy) setMessage(messages.sending);
    else if (terms !== before.terms) setMessage(status);
  }, [announcement, status, terms, busy]);
  return <LiveRegion message={message} />;
}

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { noticeAtom } from '../reservation/notices.ts';
import type { Elements } from '../../ui/jsx.ts';

/** The status region for notices. It is mounted before its first notice, so that screen readers announce it. */
export function Notice({ children }: { readonly children?: Elements }): ReactNode {
  const notice = useAtomValue(noticeAtom);
  return (
    <output className="booker-notice">
      {notice && <p key={notice.id}>{notice.text}</p>}
      {children}
    </output>
  );
}

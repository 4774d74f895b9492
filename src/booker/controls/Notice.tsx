/** What the visitor is told in passing. The region stands from the start, so that a screen reader hears what comes into it. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { noticeAtom } from '../reservation/notices.ts';

export function Notice({ children }: { readonly children?: ReactNode }): ReactNode {
  const notice = useAtomValue(noticeAtom);
  return (
    <output className="notice">
      {notice && <p key={notice.id}>{notice.text}</p>}
      {children}
    </output>
  );
}

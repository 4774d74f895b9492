import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { pageAtom } from '../page/page.ts';
import { extrasAtom } from './lazyExtras.ts';

/** A table's description, sanitized when it is rendered; nothing until its code is loaded. */
export function Description({ html }: { readonly html: string }): ReactNode {
  const extras = useAtomValue(extrasAtom);
  const { venueLanguage } = useAtomValue(pageAtom);
  if (html.trim() === '' || !extras) return null;
  return (
    <div
      className="booker-description"
      lang={venueLanguage}
      dir="auto"
      dangerouslySetInnerHTML={{ __html: extras.sanitizeHtml(html) }}
    />
  );
}

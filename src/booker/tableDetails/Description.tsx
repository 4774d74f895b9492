import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { pageAtom } from '../page/page.ts';
import { sanitizerAtom } from './lazySanitizer.ts';

/** A table's description, sanitized when it is rendered; nothing until the sanitizer is loaded. */
export function Description({ html }: { readonly html: string }): ReactNode {
  const sanitizer = useAtomValue(sanitizerAtom);
  const { venueLanguage } = useAtomValue(pageAtom);
  if (html.trim() === '' || !sanitizer) return null;
  return (
    <div
      className="booker-description"
      lang={venueLanguage}
      dir="auto"
      dangerouslySetInnerHTML={{ __html: sanitizer.sanitizeHtml(html) }}
    />
  );
}

/** A table's description, sanitised as it is rendered, and not shown before the sanitiser is there. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { sanitizerAtom } from './lazySanitizer.ts';

export function Description({ html }: { readonly html: string }): ReactNode {
  const sanitiser = useAtomValue(sanitizerAtom);
  if (html.trim() === '' || !sanitiser) return null;
  return <div className="description" dangerouslySetInnerHTML={{ __html: sanitiser.sanitizeHtml(html) }} />;
}

/** What a fixture says of the table that is pointed out: its description is a host's, and untrusted. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { sanitizeHtml } from '../../api/sanitizeHtml.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { findHighlight } from '../findings/highlight.ts';
import { messages } from '../messages.ts';

export function TableFacts({ fixture }: { readonly fixture: Fixture }): ReactNode {
  const { mark } = useAtomValue(galleryStateAtom);
  const pointed = mark === undefined ? undefined : findHighlight(fixture, mark);
  if (!pointed) return null;
  const { table, drawnTable: drawn } = pointed;
  return (
    <section className="panel" aria-label={messages.table}>
      <h2>
        <bdi>{table.name}</bdi>
      </h2>
      <p className="soft figures">{messages.tableFacts(table)}</p>
      {drawn && drawn !== table && <p className="not-drawn">{messages.notDrawn(table, drawn)}</p>}
      {table.description.trim() !== '' && (
        <div className="description" dir="auto" dangerouslySetInnerHTML={{ __html: sanitizeHtml(table.description) }} />
      )}
    </section>
  );
}

/** Facts about the highlighted table. Its description comes from a host and is sanitized. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { sanitizeHtml } from '../../api/sanitizeHtml.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { findHighlight } from '../findings/highlight.ts';
import { messages } from '../messages.ts';

export function TableFacts({ fixture }: { readonly fixture: Fixture }): ReactNode {
  const { highlighted } = useAtomValue(galleryStateAtom);
  const highlight = highlighted === undefined ? undefined : findHighlight(fixture, highlighted);
  if (!highlight) return null;
  const { table, drawnTable } = highlight;
  return (
    <section className="gallery-panel" aria-label={messages.table}>
      <h2>
        <bdi>{table.name}</bdi>
      </h2>
      <p className="gallery-muted gallery-figures">{messages.tableFacts(table)}</p>
      {drawnTable && drawnTable !== table && (
        <p className="gallery-not-drawn">{messages.notDrawn(table, drawnTable)}</p>
      )}
      {table.description.trim() !== '' && (
        <div
          className="gallery-description"
          lang=""
          dir="auto"
          dangerouslySetInnerHTML={{ __html: sanitizeHtml(table.description) }}
        />
      )}
    </section>
  );
}

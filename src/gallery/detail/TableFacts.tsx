/** Facts about the highlighted table. Its description comes from a host and is sanitized. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { sanitizeHtml } from '../../api/sanitizeHtml.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { messages } from '../messages.ts';

export function TableFacts({ fixture }: { readonly fixture: Fixture }): ReactNode {
  const { highlighted } = useAtomValue(galleryStateAtom);
  const table = fixture.tables.find(({ key }) => key === highlighted);
  if (!table) return null;
  return (
    <section className="gallery-panel" aria-label={messages.table}>
      <h2>
        <bdi>{table.name}</bdi>
      </h2>
      <p className="gallery-muted gallery-figures">{messages.tableFacts(table)}</p>
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

/** The gallery: all fixtures as cards, or one fixture in detail. */
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { entriesAtom } from './fixtures/fixtures.ts';
import { galleryStateAtom } from './states/galleryState.ts';
import { FixtureCards } from './cards/FixtureCards.tsx';
import { messages } from './messages.ts';

/** Loaded with Konva when a fixture is opened for the first time. */
const FixtureDetail = lazy(async () => ({ default: (await import('./detail/FixtureDetail.tsx')).FixtureDetail }));

export function Gallery(): ReactNode {
  const { fixture } = useAtomValue(galleryStateAtom);
  const entries = useAtomValue(entriesAtom);
  const open = typeof entries === 'string' ? undefined : entries.find(({ name }) => name === fixture);
  const title = open?.name ?? messages.title;
  useEffect(() => {
    document.title = `${title} · Tidetable`;
  }, [title]);
  if (!open) return <FixtureCards />;
  return (
    <Suspense
      fallback={
        <main className="opened">
          <p className="empty" aria-busy="true">
            {messages.loadingPlan}
          </p>
        </main>
      }
    >
      <FixtureDetail key={open.name} entry={open} />
    </Suspense>
  );
}

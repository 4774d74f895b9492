/** The gallery: all fixtures as cards, or one of them open. */
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { entriesAtom, unknownFixtureAtom } from './fixtures/fixtures.ts';
import { galleryStateAtom } from './states/galleryState.ts';
import { FixtureCards } from './cards/FixtureCards.tsx';
import { messages } from './messages.ts';

/** Konva and all that stands around a map comes when one is opened. */
const OpenedFixture = lazy(async () => ({ default: (await import('./detail/FixtureDetail.tsx')).FixtureDetail }));

export function Gallery(): ReactNode {
  const { fixture } = useAtomValue(galleryStateAtom);
  const entries = useAtomValue(entriesAtom);
  const unknown = useAtomValue(unknownFixtureAtom);
  const open = fixture !== undefined && unknown === undefined && typeof entries !== 'string' ? fixture : undefined;
  useEffect(() => {
    document.title = `${open ?? messages.title} · Tidetable`;
  }, [open]);
  if (open === undefined) return <FixtureCards />;
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
      <OpenedFixture
        key={open}
        name={open}
        entry={(entries as Exclude<typeof entries, string>).find((entry) => entry.name === open)!}
      />
    </Suspense>
  );
}

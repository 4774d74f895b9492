/** The gallery: all fixtures as cards, or one of them open. */
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { entriesAtom, unknownFixtureAtom } from './atoms/fixtures.ts';
import { stateAtom } from './atoms/state.ts';
import { Cards } from './cards/Cards.tsx';
import { words } from './words.ts';

/** Konva and all that stands around a map comes when one is opened. */
const OpenedFixture = lazy(async () => ({ default: (await import('./opened/OpenedFixture.tsx')).OpenedFixture }));

export function Gallery(): ReactNode {
  const { fixture } = useAtomValue(stateAtom);
  const entries = useAtomValue(entriesAtom);
  const unknown = useAtomValue(unknownFixtureAtom);
  const open = fixture !== undefined && unknown === undefined && typeof entries !== 'string' ? fixture : undefined;
  useEffect(() => {
    document.title = `${open ?? words.title} · Tidetable`;
  }, [open]);
  if (open === undefined) return <Cards />;
  return (
    <Suspense
      fallback={
        <main className="opened">
          <p className="empty" aria-busy="true">
            {words.opening}
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

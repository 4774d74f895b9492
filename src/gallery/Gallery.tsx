/** The gallery: all fixtures as cards, or one fixture in detail. */
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import './gallery.css';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { entriesAtom, openOwnFilesAtom } from './fixtures/fixtures.ts';
import { galleryStateAtom } from './states/galleryState.ts';
import { FixtureCards } from './cards/FixtureCards.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useFileDrop } from '../ui/useFileDrop.ts';
import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../ui/lazyModule.ts';
import { messages } from './messages.ts';

/** Loaded with Konva when a fixture is opened for the first time. */
const lazyDetail = lazyModule(() => import('./detail/FixtureDetail.tsx'), 'The fixture view', QUIET_RETRY_DELAYS_MS);

export function Gallery(): ReactNode {
  return (
    <ErrorBoundary text={messages.broken} goOn={messages.goOn} loadAgain={messages.loadAgain}>
      <Page />
    </ErrorBoundary>
  );
}

function Page(): ReactNode {
  const { fixture } = useAtomValue(galleryStateAtom);
  const entries = useAtomValue(entriesAtom);
  const open = typeof entries === 'string' ? undefined : entries.find(({ name }) => name === fixture);
  const detail = useAtomValue(lazyDetail.moduleAtom);
  const loadDetail = useSetAtom(lazyDetail.loadAtom);
  const title = open?.name ?? messages.title;
  useEffect(() => {
    document.title = `${title} · Tidetable`;
  }, [title]);
  const isOpen = open !== undefined;
  useEffect(() => {
    if (isOpen) void loadDetail();
  }, [isOpen, loadDetail]);
  return (
    <>
      {!open && <FixtureCards />}
      {open && detail && <detail.FixtureDetail key={open.name} entry={open} />}
      {open && !detail && (
        <main>
          <p className="gallery-empty" aria-busy="true">
            {messages.loadingPlan}
          </p>
        </main>
      )}
      <FileDropZone />
    </>
  );
}

function FileDropZone(): ReactNode {
  const isDraggingOver = useFileDrop(useSetAtom(openOwnFilesAtom));
  return isDraggingOver ? (
    <p className="ui-drop-zone" aria-hidden>
      {messages.dropHere}
    </p>
  ) : null;
}

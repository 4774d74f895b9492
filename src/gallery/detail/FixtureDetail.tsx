/** The open fixture: its map, the controls and the findings. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FixtureEntry } from '../../api/bookingContract.ts';
import { boundsOf, expandBox } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { opensNewTab } from '../states/opensNewTab.ts';
import { formatUrlState } from '../states/urlState.ts';
import { loadedFixtureAtom } from '../fixtures/fixtures.ts';
import { updateStateAtom, closeFixtureAtom, galleryStateAtom, lastOpenAtom } from '../states/galleryState.ts';
import { messages } from '../messages.ts';
import { Controls } from './Controls.tsx';
import { DevicePreview } from './DevicePreview.tsx';
import { FindingsPanel } from '../findings/FindingsPanel.tsx';
import { ScreenPreview } from './ScreenPreview.tsx';
import { TableFacts } from './TableFacts.tsx';
import './detail.css';

export function FixtureDetail({ entry }: { readonly entry: FixtureEntry }): ReactNode {
  const { name } = entry;
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = useAtomValue(loadedFixtureAtom);
  const updateState = useSetAtom(updateStateAtom);
  const setLastOpen = useSetAtom(lastOpenAtom);
  const { screen } = useAtomValue(galleryStateAtom);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    setLastOpen(name);
  }, [name, setLastOpen]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const fixture = loaded?.reading.ok ? loaded.reading.fixture : undefined;
  const isMapShown = screen === 'map';
  const showTable = (table: Table): void => {
    updateState({ highlighted: table.key, screen: 'map' });
    handle?.flyTo(expandBox(boundsOf(table), Math.max(table.box.width, table.box.height) * 2));
    handle?.element.scrollIntoView({ block: 'nearest' });
  };
  return (
    <main className="gallery-detail">
      <header className="gallery-detail-header">
        <BackLink />
        <div className="gallery-detail-name">
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{name.slice(name.indexOf('/') + 1)}</bdi>
          </h1>
          {entry.about !== undefined && (
            <p className="gallery-muted" lang="" dir="auto">
              {entry.about}
            </p>
          )}
        </div>
      </header>
      <div className="gallery-detail-body">
        <section className="gallery-device-area" aria-label={messages.devicePreview}>
          {!loaded && (
            <p className="gallery-empty" aria-busy="true">
              {messages.loadingPlan}
            </p>
          )}
          {loaded && !loaded.reading.ok && (
            <p className="gallery-empty" role="alert">
              {loaded.reading.error}
            </p>
          )}
          {fixture && screen !== 'map' && <ScreenPreview name={name} screen={screen} />}
          {fixture && loaded?.scene && isMapShown && (
            <DevicePreview
              key={name}
              fixture={fixture}
              scene={loaded.scene}
              name={name}
              handle={handle}
              handleRef={setHandle}
            />
          )}
        </section>
        <div className="gallery-detail-side">
          <Controls fixture={fixture} />
          {fixture && <TableFacts fixture={fixture} />}
          <FindingsPanel fixture={fixture} onShowTable={showTable} />
        </div>
      </div>
    </main>
  );
}

function BackLink(): ReactNode {
  const close = useSetAtom(closeFixtureAtom);
  const state = useAtomValue(galleryStateAtom);
  const handleClick = (event: MouseEvent): void => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    close();
  };
  return (
    <a
      className="ui-button gallery-back"
      href={`/gallery${formatUrlState({ ...state, fixture: undefined })}`}
      onClick={handleClick}
    >
      <ArrowLeft aria-hidden size={18} />
      <span>{messages.back}</span>
    </a>
  );
}
